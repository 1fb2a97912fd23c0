"""Recorded games, replayed to their scores."""

LONGEST_LINKS = {2: 300, 3: 700, 4: 700, 5: 700}
"""The most letters of a finished game's link, by the number of players."""
