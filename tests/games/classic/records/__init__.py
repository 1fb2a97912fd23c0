"""Recorded games, replayed to their scores."""

LONGEST_LINKS = {2: 400, 3: 900, 4: 900, 5: 900}
"""The most letters of a finished game's link, by the number of players."""
