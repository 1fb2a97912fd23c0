"""Where opponents are trained and measured: on a terminal, never in the page."""
