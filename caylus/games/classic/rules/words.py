"""The vocabulary that tiles are written in: each word offers what an effect allows.

A word is run for a seat whose worker stands on a place (NOWHERE: a favor). It returns the actions
to choose from; an effect that only gives something happens at once, and one that cannot be used
is passed over: both return none.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from caylus.games.classic.rules.goods import COMMON, DENIER, GOODS, LETTERS
from caylus.games.classic.rules.points import TRADES
from caylus.kernel.state import Action, Step

if TYPE_CHECKING:
    from caylus.games.classic.rules.board import Board

NOWHERE = -1


class Trade(NamedTuple):
    """One line of an effect: what is given and what is gained.

    Both are texts of one letter a thing: F W S C G cubes, `?` any cube but gold, `*` any cube,
    `d` a denier, `P` a prestige point, `K` a royal favor, `w` a wooden, `s` a stone and `p` a
    prestige building, `R` a residence, `v` a space that the Provost moves, `m` the worker moved on.
    """

    give: str
    gain: str


class Word:
    """One effect that a tile, a special building or a favor can have."""

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer the ways to use the effect, or do what only gives something."""
        raise NotImplementedError

    def trades(self) -> tuple[Trade, ...]:
        """The alternatives of the effect, for sentences and icons."""
        raise NotImplementedError


class Decline(Action):
    """Leaving an effect unused."""

    def happen(self, state: Board, seat: int) -> None:
        """Do nothing."""


class Exchange(Action):
    """Goods given and gained in one go, and points of a source.

    `delta` pairs kinds of goods with what becomes of them.
    """

    __slots__ = ("delta", "points", "source", "trade")

    def __init__(self, text: str, trade: Trade, source: int) -> None:
        super().__init__(text)
        self.trade = trade
        self.source = source
        self.points = trade.gain.count("P")
        counts = (trade.gain.count(one) - trade.give.count(one) for one in LETTERS + "d")
        self.delta = [(kind, count) for kind, count in enumerate(counts) if count]

    def happen(self, state: Board, seat: int) -> None:
        """Change the seat's goods and points."""
        for kind, count in self.delta:
            state.goods[seat * GOODS + kind] += count
        if self.points:
            state.earn(seat, self.source, self.points)


DECLINE = Decline("decline")


class Gain(Word):
    """Take goods from the stock."""

    def __init__(self, gain: str) -> None:
        self.gain = gain
        self.taken = Exchange(f"take {gain}", Trade("", gain), TRADES)

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Take them."""
        self.taken.happen(state, seat)
        return ()

    def trades(self) -> tuple[Trade, ...]:
        """The goods, for nothing."""
        return (self.taken.trade,)


class Choose(Word):
    """Take one of several gains; one must be taken (phase 5: production)."""

    def __init__(self, *gains: str, source: int = TRADES) -> None:
        self.taken = [Exchange(f"take {gain}", Trade("", gain), source) for gain in gains]

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer each."""
        return self.taken

    def trades(self) -> tuple[Trade, ...]:
        """A line for each."""
        return tuple(taken.trade for taken in self.taken)


class Rates(Word):
    """Trade once at one of the printed rates, or not; `?` and `*` are cubes of one's choice.

    The notation is the verb and what is given; of a purchase what is gained.
    """

    def __init__(self, verb: str, *rates: Trade) -> None:
        self.rates = rates
        spelled = [trade for rate in rates for trade in _spelled(rate)]
        self.exchanges = [
            (_needed(trade), Exchange(f"{verb} {trade[verb == 'buy']}", trade, TRADES))
            for trade in spelled
        ]
        # More of a good than the dearest rate asks makes no difference.
        self.most = list(map(max, zip(*(needed for needed, _ in self.exchanges), strict=True)))
        self.offers: dict[tuple[int, ...], Sequence[Action]] = {}

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer every trade that the seat can pay."""
        start = seat * GOODS
        owned = tuple(map(min, state.goods[start : start + GOODS], self.most))
        offered = self.offers.get(owned)
        if offered is None:
            offered = self.offers[owned] = self._paid_by(owned)
        return offered

    def _paid_by(self, owned: tuple[int, ...]) -> Sequence[Action]:
        paid = [
            exchange for needed, exchange in self.exchanges if all(map(int.__le__, needed, owned))
        ]
        return [*paid, DECLINE] if paid else ()

    def trades(self) -> tuple[Trade, ...]:
        """The printed rates."""
        return self.rates


def _needed(trade: Trade) -> tuple[int, ...]:
    """What a trade costs, by kind of goods."""
    return tuple(map(trade.give.count, LETTERS + "d"))


def _spelled(rate: Trade) -> Iterator[Trade]:
    """Every trade that a rate allows: its free cubes named."""
    for give, gain in itertools.product(_cubes(rate.give), _cubes(rate.gain)):
        yield Trade(give, gain)


def _cubes(side: str) -> Iterator[str]:
    free = LETTERS if "*" in side else COMMON
    kept = side.strip("?*")
    for cubes in itertools.combinations_with_replacement(free, len(side) - len(kept)):
        yield kept + "".join(cubes)


class Joust(Action):
    """Paying for a royal favor at the joust field."""

    def happen(self, state: Board, seat: int) -> None:
        """Pay a denier and a cloth."""
        for kind, count in BuyFavor.price:
            state.goods[seat * GOODS + kind] -= count
        state.grant_favors(seat, 1)


class BuyFavor(Word):
    """Buy one royal favor for a denier and a cloth (phase 3: the joust field)."""

    price = ((LETTERS.index("C"), 1), (DENIER, 1))
    offered = (Joust("joust"), DECLINE)

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer it to who can pay."""
        start = seat * GOODS
        can_pay = all(state.goods[start + kind] >= count for kind, count in self.price)
        return self.offered if can_pay else ()

    def trades(self) -> tuple[Trade, ...]:
        """A denier and a cloth for a favor."""
        return (Trade("Cd", "K"),)


class Give(Action):
    """Giving a cube, to take two others for it."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"give {LETTERS[kind]}")
        self.kind = kind

    def happen(self, state: Board, seat: int) -> None:
        """Give it, then take two."""
        state.goods[seat * GOODS + self.kind] -= 1
        state.agenda.append((seat, TAKE_TWO))


class TakeTwo(Step):
    """Two cubes that are not gold are taken for the one given."""

    pairs = [
        Exchange(f"take {first}{second}", Trade("", first + second), TRADES)
        for first, second in itertools.combinations_with_replacement(COMMON, 2)
    ]

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer every pair."""
        return self.pairs


TAKE_TWO = TakeTwo("take-two")


class Barter(Word):
    """Give any cube and take two that are not gold (favor of cubes, column 4)."""

    def __init__(self) -> None:
        self.gifts = [Give(kind) for kind in range(len(LETTERS))]

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer each kind of cube that the seat owns."""
        start = seat * GOODS
        return [gift for gift in self.gifts if state.goods[start + gift.kind]]

    def trades(self) -> tuple[Trade, ...]:
        """One cube for two."""
        return (Trade("*", "??"),)
