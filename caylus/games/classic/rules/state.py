"""A state of classic Caylus: the board, and what is told of it."""

from __future__ import annotations

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.sight import Sight
from caylus.games.classic.rules.writing import written


class Classic(Board):
    """A game of classic Caylus."""

    __slots__ = ()

    def sight(self, seat: int | None) -> Sight:
        """What a seat may know (None: somebody watching): everything but the seed."""
        return Sight(self, seat)

    def to_json(self) -> str:
        """This position as one line of JSON."""
        return written(self)
