"""The place where opponents are trained and measured: in a terminal, never in the page."""
