"""The game that benches play: the first of the house, with its recorded games."""

from pathlib import Path

import caylus
from caylus import games

NAME, TITLE = next(iter(games.titles().items()))
VARIANT = TITLE.variants[-1]
RECORDS = Path(__file__).parents[1] / "tests" / "games" / games.place(NAME).name / "records"


def begun(*seats: tuple[str, str]) -> str:
    """The record of a game that nobody has moved in yet; a seat is a player and a name."""
    return caylus.new_match(caylus.game(NAME), VARIANT, list(seats), seed=7).text()
