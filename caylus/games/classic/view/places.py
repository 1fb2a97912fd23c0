"""The things on the table that are spaces, and what spaces are called in sentences."""

from __future__ import annotations

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.spaces import ROAD, SPACES
from caylus.games.classic.view.asking import name_at, thing_at
from caylus.view.text import _

THINGS = [thing_at(space) for space in range(len(SPACES))]
"""The name of every space's thing on the table."""
SPACE_OF_THING = {thing: space for space, thing in enumerate(THINGS)}


def name_of_space(table: Board, space: int) -> str:
    """A space in a sentence: on the road its number and the tile that lies there."""
    name = name_at(table, space)
    if space >= ROAD:
        return name
    return _("{number} {name}", number=space + 1, name=name) if name else str(space + 1)
