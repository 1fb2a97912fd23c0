"""Reading positions out of foreign JSON: what the readers of all games have in common."""
