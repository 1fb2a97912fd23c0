"""What every game promises."""
