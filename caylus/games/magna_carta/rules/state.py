"""A state of Magna Carta: the board, and what is told of it."""

from __future__ import annotations

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.rules.writing import written


class MagnaCarta(Board):
    """A game of Magna Carta."""

    __slots__ = ()

    def sight(self, seat: int | None) -> Sight:
        """What a seat may know (None: somebody watching)."""
        return Sight(self, seat)

    def to_json(self) -> str:
        """This position as one line of JSON."""
        return written(self)
