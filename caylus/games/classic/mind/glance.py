"""What a seat sees before it judges actions: the time, its plans, and what goods are worth to it.

A player who places workers thinks of the cubes that those already placed will bring, and of those
that builders and the castle will take.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.construction import Construct, ConstructPrestige, MakeResidence
from caylus.games.classic.rules.goods import (
    CLOTH,
    CUBES,
    DENIER,
    FOOD,
    GOLD,
    GOODS,
    LETTERS,
    STONE,
    WOOD,
)
from caylus.games.classic.rules.numbers import RESIDENCE_KIND
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.rules.tiles import BUILDINGS, STONY
from caylus.games.classic.rules.words import Choose, Gain

if TYPE_CHECKING:
    from caylus.games.classic.mind.instinct import Instinct

ENOUGH_CUBES = 2
ENOUGH_DENIERS = 6
NO_SITE = 99.0
"""What a residence costs that cannot be."""
SURE_REACH = 1
"""How far beyond the provost workers are still counted upon."""
Counts = Sequence[tuple[int, int]]


def counts(gain: str) -> Counts:
    """Kinds of cubes, and how many of each a text has."""
    return [(kind, gain.count(one)) for kind, one in enumerate(LETTERS) if one in gain]


def _brought(kind: int) -> list[Counts]:
    word = BUILDINGS[kind].worker
    if isinstance(word, Gain | Choose):
        return [counts(trade.gain) for trade in word.trades()]
    return []


def _taken(kind: int) -> Counts:
    word = BUILDINGS[kind].worker
    if isinstance(word, ConstructPrestige):
        return ((STONE, 2), (GOLD, 1))
    if isinstance(word, Construct):
        return ((FOOD, 1), (STONE if word.family == STONY else WOOD, 1))
    return ((CLOTH, 1),) if isinstance(word, MakeResidence) else ()


BROUGHT = [_brought(kind) for kind in range(len(BUILDINGS))]
"""By kind: the cubes that a worker brings, each of the alternatives."""
TAKEN = [_taken(kind) for kind in range(len(BUILDINGS))]
"""By kind: the cubes that its builder will probably take."""


class Glance:
    """A seat's view of a state.

    `goods` are those of the seat once its workers are home, and `worth` what each kind is worth to
    it. `stage` is the point of the game, `early` the part of it that is left. `brought` tells what
    its workers bring: space, kind and number. `purse` are the goods after the `price` of one more
    worker.
    """

    __slots__ = (
        "brought",
        "early",
        "favor",
        "goods",
        "guests",
        "price",
        "purse",
        "seat",
        "site",
        "stage",
        "start",
        "state",
        "worth",
    )

    def __init__(self, instinct: Instinct, state: Board, seat: int, plans: bool) -> None:
        self.state = state
        self.seat = seat
        self.start = start = seat * GOODS
        self.stage = stage = instinct.stage(state)
        self.early = stage.early
        self.favor = stage.favor
        self.worth = stage.worth[:]
        self.goods = state.goods[start : start + GOODS]
        self.brought: list[tuple[int, int, int]] = []
        self.guests = 0
        self.site: float | None = None
        if plans:
            self._plan(instinct)
        self._weigh(instinct)
        self.price, self.purse = 0, self.goods

    def goods_at(self, space: int, price: int) -> list[int]:
        """The goods of the seat when its worker on a space has his turn, who cost a price."""
        goods = self.purse
        if price != self.price:
            self.price = price
            goods = self.purse = self.goods[:]
            goods[DENIER] -= price
        for later, kind, count in self.brought:
            if later > space:
                if goods is self.purse:
                    goods = goods[:]
                goods[kind] = max(0, goods[kind] - count)
        return goods

    def gain(self, alternatives: Sequence[Counts]) -> float:
        """What the best of some gains is worth."""
        best, worth = 0.0, self.worth
        for gained in alternatives:
            total = 0.0
            for cube, count in gained:
                total += count * worth[cube]
            if total > best:
                best = total
        return best

    def turned(self) -> float:
        """What the tile costs the seat that it would turn into a residence."""
        if self.site is None:
            kinds, lost = self.state.road_kind, self.stage.lost
            losses = [lost[kinds[space]] for space in self.state.turnable(self.seat)]
            self.site = min(losses, default=NO_SITE)
        return self.site

    def _plan(self, instinct: Instinct) -> None:
        """Count what the workers of the seat will bring and take."""
        state, seat, goods, worth = self.state, self.seat, self.goods, self.worth
        reach, kinds = state.provost + SURE_REACH, state.road_kind
        for space in _where(state.worker, seat):
            if space > reach:
                self.guests += space < ROAD
                continue
            kind = kinds[space]
            brought = BROUGHT[kind]
            if brought:
                best = brought[0] if len(brought) == 1 else _best(brought, worth)
                for cube, count in best:
                    goods[cube] += count
                    self.brought.append((space, cube, count))
            for cube, count in TAKEN[kind]:
                goods[cube] -= count
        if seat in state.queue:
            _reserve_batch(goods)
        needed = instinct.needed
        for cube in range(CUBES):
            if goods[cube] < 0:
                goods[cube] = 0
                worth[cube] += needed

    def _weigh(self, instinct: Instinct) -> None:
        """Correct the worth of goods by how many the seat has."""
        goods, worth = self.goods, self.worth
        missing, further = instinct.missing_cube, instinct.further_cubes
        for cube in range(GOLD):
            if not goods[cube]:
                worth[cube] += missing
            elif goods[cube] > ENOUGH_CUBES:
                worth[cube] *= further
        if goods[DENIER] > ENOUGH_DENIERS:
            worth[DENIER] *= instinct.further_deniers
        if has_residence(self.state, self.seat):
            worth[GOLD] += instinct.gold_with_residence


def has_residence(state: Board, seat: int) -> bool:
    """Whether a seat has a residence that a prestige building may cover."""
    kinds = state.road_kind
    if RESIDENCE_KIND not in kinds:
        return False
    owners = state.road_owner
    return any(owners[space] == seat for space in _where(kinds, RESIDENCE_KIND))


def _where(values: list[int], value: int) -> Iterator[int]:
    """The places of a value in a list."""
    place = -1
    for _ in range(values.count(value)):
        place = values.index(value, place + 1)
        yield place


def _best(alternatives: Sequence[Counts], worth: Sequence[float]) -> Counts:
    return max(alternatives, key=lambda one: sum(count * worth[cube] for cube, count in one))


def _reserve_batch(goods: list[int]) -> None:
    """Set the cubes of a batch aside: food, and one each of the two commonest other kinds."""
    goods[FOOD] -= 1
    for cube in sorted(range(WOOD, CUBES), key=lambda cube: -goods[cube])[:2]:
        goods[cube] -= 1
