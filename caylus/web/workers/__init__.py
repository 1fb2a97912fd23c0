"""The package's doors to the page, under Pyodide."""
