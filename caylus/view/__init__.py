"""Drawing: pure functions from what a seat may see and do to HTML and SVG text."""
