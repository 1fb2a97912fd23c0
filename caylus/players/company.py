"""Who sits at a table: a seat is judged as it plays, not as the strongest would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caylus.kernel.header import Seat
from caylus.players.mind import Around, Mind, Outlook


class Company(Around):
    """A mind that knows by how many points each seat falls short of it from a decision on.

    They are the same wherever a search leads, even to the end: it plays well for all on the way.
    """

    def __init__(self, knows: Mind, short: Sequence[float]) -> None:
        super().__init__(knows)
        self.short = short

    def values(self, state: Any) -> list[float]:
        """The points that each seat will probably end with."""
        values = self.knows.values(state)
        return [value - short for value, short in zip(values, self.short, strict=True)]

    def outlooks(self, state: Any) -> list[Outlook]:
        """What each seat will probably end with, and what it consists of."""
        outlooks = self.knows.outlooks(state)
        return [
            each._replace(points=each.points - short)
            for each, short in zip(outlooks, self.short, strict=True)
        ]

    def winners(self, state: Any) -> list[int]:
        """Who would win a finished game if every seat had fallen short; ties are broken as ever."""
        values = self.values(state)
        ahead = [seat for seat, value in enumerate(values) if value == max(values)]
        return [seat for seat in state.winners() if seat in ahead] or ahead


def in_company(
    knows: Mind, company: Sequence[str], shortfalls: Mapping[str, float], left: float
) -> Mind:
    """The mind in a company, by the names of players, with such a part of the game left.

    Their levels fall short by some points of a whole game. People, and whoever has no shortfall,
    are judged as the mind itself plays.
    """
    short = [left * shortfalls.get(level_of(name), 0.0) for name in company]
    return Company(knows, short) if any(short) else knows


def company_of(seats: Sequence[Seat]) -> list[str]:
    """The names of the players at seats."""
    return [seat.player for seat in seats]


def level_of(name: str) -> str:
    """The level of a player's name: without a temperament or seconds."""
    return name.partition("@")[0].partition("-")[0]
