"""What lies on the road: what each seat owns there, and what everybody may use."""

from __future__ import annotations

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.construction import Construct, ConstructPrestige, MakeResidence
from caylus.games.classic.rules.numbers import CRAFT_KINDS, INCOME, OWNER_EFFECT, RESIDENCE_KIND
from caylus.games.classic.rules.spaces import EMPTY, FREE
from caylus.games.classic.rules.tiles import BUILDINGS, STONY

MASONS, LAWYERS, ARCHITECTS, GOLDEN, LARGE = range(5)
"""The sorts of buildings that are counted on the road."""
SORTS = 5
NEAR = 2
"""How many spaces beyond the provost are nearly within his reach."""


def _sort(kind: int) -> int | None:
    word = BUILDINGS[kind].worker
    if isinstance(word, ConstructPrestige):
        return ARCHITECTS
    if isinstance(word, Construct):
        return MASONS if word.family == STONY else None
    if isinstance(word, MakeResidence):
        return LAWYERS
    if word is not None and any("G" in trade.gain for trade in word.trades()):
        return GOLDEN
    return LARGE if OWNER_EFFECT[kind] else None


SORT = [_sort(kind) for kind in range(len(BUILDINGS))]
"""By kind: the sort that it counts for, if any."""


class Holdings:
    """What a seat has on the road.

    `large` are its craft buildings that give cubes to their owner, `others` the other ones;
    `within` and `beyond` are how many of all the provost reaches now or not soon; `income` are the
    deniers of its prestige buildings.
    """

    __slots__ = ("beyond", "income", "large", "others", "residences", "within")

    def __init__(self) -> None:
        self.residences = self.income = self.within = self.beyond = self.large = self.others = 0


class Road:
    """Each seat's holdings, how many buildings of each sort there are, and how many tiles."""

    def __init__(self, state: Board) -> None:
        self.holdings = [Holdings() for _ in range(state.players)]
        self.sorts = [0] * SORTS
        self.reached = self.tiles = 0
        provost = state.provost
        for space, kind in enumerate(state.road_kind):
            if kind == EMPTY:
                continue
            owner = state.road_owner[space]
            if kind in CRAFT_KINDS or owner == FREE:
                self._count(kind, owner, space - provost)
            elif kind == RESIDENCE_KIND:
                self.holdings[owner].residences += 1
            else:
                self.holdings[owner].income += INCOME[kind]

    def _count(self, kind: int, owner: int, beyond: int) -> None:
        """Count a building that takes workers, so far beyond the provost."""
        self.tiles += 1
        self.reached += beyond <= 0
        sort = SORT[kind]
        if sort is not None:
            self.sorts[sort] += beyond <= NEAR
        if owner != FREE:
            held = self.holdings[owner]
            held.within += beyond <= 0
            held.beyond += beyond > NEAR
            if sort == LARGE:
                held.large += 1
            else:
                held.others += 1
