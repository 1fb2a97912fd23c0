"""What the weights of instinct come to at a point of the game: worths that fade with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caylus.games.classic.rules.board import ROOM, Board
from caylus.games.classic.rules.ending import MARKS
from caylus.games.classic.rules.numbers import CRAFT_KINDS, INCOME
from caylus.games.classic.rules.spaces import START
from caylus.games.classic.rules.tiles import BUILDINGS

if TYPE_CHECKING:
    from caylus.games.classic.mind.instinct import Instinct

WAY, WHOLE = MARKS[-1] - START, sum(ROOM)


def part_left(state: Board) -> float:
    """How much of the game is left, by the way of the bailiff or the room in the castle."""
    way = (MARKS[-1] - state.bailiff) / WAY
    return max(0.0, min(way, sum(state.castle[state.scored :]) / WHOLE))


class Stage:
    """The worths of one edition while `early`, the part of the game that is left, stays the same.

    `worth` are those of goods by kind, `built` of tiles to their builder without what they cost,
    `lost` of tiles that turn into residences.
    """

    __slots__ = ("built", "early", "favor", "lost", "residence", "worth")

    def __init__(self, instinct: Instinct, state: Board) -> None:
        i = instinct
        self.early = early = part_left(state)
        self.favor = i.favor + i.favor_early * early
        self.residence = i.residence + i.residence_early * early
        self.worth = [late + more * early for late, more in zip(i.late, i.more, strict=True)]
        kinds = range(len(BUILDINGS))
        self.lost = [
            (i.building_early + i.owned[kind] if kind in CRAFT_KINDS else i.neutral_turned) * early
            for kind in kinds
        ]
        self.built = [self._built(i, state, kind) for kind in kinds]

    def _built(self, i: Instinct, state: Board, kind: int) -> float:
        edition = state.edition
        worth = edition.favors[kind] * self.favor
        if kind in CRAFT_KINDS:
            return worth + i.point * edition.points[kind] + i.building + self.lost[kind]
        income = i.income_early * (INCOME[kind] - 1) * self.early
        return worth + i.prestige_point * edition.points[kind] + i.prestige_building + income
