"""What runs in a browser: the page under MicroPython, the workers under Pyodide."""
