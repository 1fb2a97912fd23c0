"""Who sits at a table: a seat is judged as it plays, not as the strongest would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caylus.kernel.header import Seat
from caylus.players.mind import Around, Mind, Outlook


class Company(Around):
    """A mind that knows by how many points each seat will fall short, as it plays less well.

    These are points of a whole game: at its end nothing is left to play badly.
    """

    def __init__(self, knows: Mind, short: Sequence[float]) -> None:
        super().__init__(knows)
        self.short = short

    def values(self, state: Any) -> list[float]:
        """The points that each seat will probably end with."""
        left = self.left(state)
        values = self.knows.values(state)
        return [value - left * short for value, short in zip(values, self.short, strict=True)]

    def outlooks(self, state: Any) -> list[Outlook]:
        """What each seat will probably end with, and what it consists of."""
        left = self.left(state)
        outlooks = self.knows.outlooks(state)
        return [
            each._replace(points=each.points - left * short)
            for each, short in zip(outlooks, self.short, strict=True)
        ]


def in_company(knows: Mind, company: Sequence[str], shortfalls: Mapping[str, float]) -> Mind:
    """The mind in a company, by the names of players, whose levels fall short by some points.

    People, and whoever has no shortfall, are judged as the mind itself plays.
    """
    short = [shortfalls.get(level_of(name), 0.0) for name in company]
    return Company(knows, short) if any(short) else knows


def company_of(seats: Sequence[Seat]) -> list[str]:
    """The names of the players at seats."""
    return [seat.player for seat in seats]


def level_of(name: str) -> str:
    """The level of a player's name: without a temperament or seconds."""
    return name.partition("@")[0].partition("-")[0]
