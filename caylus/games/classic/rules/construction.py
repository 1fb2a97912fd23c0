"""The words that build: craft buildings, prestige buildings and residences (rules: 4.6, 4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caylus.games.classic.rules.goods import (
    CLOTH,
    CUBES,
    DENIER,
    GOODS,
    Payment,
    letters,
    payments,
)
from caylus.games.classic.rules.points import RESIDENCES
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.rules.words import DECLINE, Trade, Word
from caylus.kernel.state import Action

if TYPE_CHECKING:
    from caylus.games.classic.rules.board import Board
    from caylus.games.classic.rules.editions import Edition

RESIDENCE_POINTS = 2


class Build(Action):
    """Building a tile of the supply with some cubes."""

    __slots__ = ("kind", "needed", "payment")

    def __init__(self, kind: int, key: str, payment: Payment) -> None:
        super().__init__(f"build {key} {letters(payment)}")
        self.kind = kind
        self.payment = payment
        self.needed = [(kind, count) for kind, count in enumerate(payment) if count]

    def is_paid_by(self, cubes: Sequence[int]) -> bool:
        """Whether the cubes are enough."""
        return all(cubes[kind] >= count for kind, count in self.needed)

    def happen(self, state: Board, seat: int) -> None:
        """Pay, lay the tile on the lowest empty space, score it, then receive its favors."""
        for kind, count in self.needed:
            state.goods[seat * GOODS + kind] -= count
        self.lay(state, seat)
        state.earn(seat, state.edition.sources[self.kind], state.edition.points[self.kind])
        state.grant_favors(seat, state.edition.favors[self.kind])

    def lay(self, state: Board, seat: int) -> None:
        """Put the tile where it belongs."""
        state.lay(self.kind, state.empty_space(), seat)


class BuildPrestige(Build):
    """Building a prestige building over an own residence."""

    __slots__ = ()

    def lay(self, state: Board, seat: int) -> None:
        """Replace the lowest residence: which one makes no difference."""
        state.cover(self.kind, state.residences(seat)[0])


class Construct(Word):
    """Build one tile of a family, for one cube less of a kind if `less` names one."""

    made: type[Build] = Build

    def __init__(self, family: str, less: str = "") -> None:
        self.family = family
        self.less = less
        self.ways: list[tuple[int, list[Build]]] = []

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer every tile of the supply and every payment, if there is a site."""
        if not self.has_site(state, seat):
            return ()
        ways = self.ways or self._make(state.edition)
        cubes = state.goods[seat * GOODS : seat * GOODS + CUBES]
        offered: list[Action] = [
            build
            for kind, builds in ways
            if state.supply[kind]
            for build in builds
            if build.is_paid_by(cubes)
        ]
        return [*offered, DECLINE] if offered else ()

    def has_site(self, state: Board, seat: int) -> bool:
        """Whether the road has an empty space."""
        return state.empty_space() < ROAD

    def trades(self) -> tuple[Trade, ...]:
        """A tile for what it costs."""
        return (Trade("", self.family[0]),)

    def _make(self, edition: Edition) -> list[tuple[int, list[Build]]]:
        """Every way to build each tile of the family; tiles cost the same in all editions."""
        for kind in edition.of_family(self.family):
            cost = edition.costs[kind].less(self.less)
            key = edition.buildings[kind].key
            builds = [self.made(kind, key, payment) for payment in payments(cost)]
            self.ways.append((kind, builds))
        return self.ways


class ConstructPrestige(Construct):
    """Build one prestige building over an own residence (rules: the architect)."""

    made = BuildPrestige

    def has_site(self, state: Board, seat: int) -> bool:
        """Whether the seat has a residence on the road."""
        return bool(state.residences(seat))


class Residence(Action):
    """Paying for a residence: a tile turns into it, now or once the worker on it is done."""

    __slots__ = ("place", "price")

    def __init__(self, place: int, price: int) -> None:
        super().__init__(f"residence {place + 1}")
        self.place = place
        self.price = price

    def happen(self, state: Board, seat: int) -> None:
        """Pay and score; turn the tile, or reserve it while a worker stands on it."""
        state.goods[seat * GOODS + CLOTH] -= 1
        state.goods[seat * GOODS + DENIER] -= self.price
        state.earn(seat, RESIDENCES, RESIDENCE_POINTS)
        if state.worker[self.place] >= 0:
            state.turning[self.place] = seat
        else:
            state.turn(self.place, seat)


class MakeResidence(Word):
    """Turn a neutral or an own craft building into a residence, for a cloth and some deniers."""

    def __init__(self, price: int) -> None:
        self.price = price
        self.residences = [Residence(place, price) for place in range(ROAD)]

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer every tile that may turn, to who can pay."""
        start = seat * GOODS
        if not state.goods[start + CLOTH] or state.goods[start + DENIER] < self.price:
            return ()
        offered: list[Action] = [self.residences[place] for place in state.turnable(seat)]
        return [*offered, DECLINE] if offered else ()

    def trades(self) -> tuple[Trade, ...]:
        """A cloth and deniers for a residence."""
        return (Trade("C" + "d" * self.price, "R"),)
