"""The vocabulary that cards are written in: each word offers what a card's effect allows.

A word is run for a seat on a road place. It returns the actions to choose from; an effect that
only gives something happens at once, and one that cannot be used is passed over: both return none.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from caylus.games.magna_carta.rules.payments import CUBES, DENIER, FOOD, GOLD, GOODS, LETTERS
from caylus.kernel.state import Action

if TYPE_CHECKING:
    from caylus.games.magna_carta.rules.board import Board

COMMON = "FWS"


class Trade(NamedTuple):
    """One line of an effect: goods given and goods gained.

    Both are texts of one letter a thing: F W S G cubes, `?` any common cube, `*` any cube,
    `d` a denier, `T` a castle token, `c` the cube lying on the card, `R` an own card turned.
    """

    give: str
    gain: str


class Word:
    """One effect a card can have."""

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
    """Goods given and gained in one go; `delta` pairs kinds of goods with what becomes of them."""

    __slots__ = ("delta", "trade")

    def __init__(self, text: str, trade: Trade) -> None:
        super().__init__(text)
        self.trade = trade
        self.delta = _delta(trade)

    def happen(self, state: Board, seat: int) -> None:
        """Change the seat's goods."""
        for kind, count in self.delta:
            state.goods[seat * GOODS + kind] += count


DECLINE = Decline("decline")


def _delta(trade: Trade) -> list[tuple[int, int]]:
    """The kinds of goods that a trade changes, and by how much."""
    counts = (trade.gain.count(goods) - trade.give.count(goods) for goods in LETTERS + "d")
    return [(kind, count) for kind, count in enumerate(counts) if count]


class Gain(Word):
    """Take goods from the stock."""

    def __init__(self, goods: str) -> None:
        self.goods = goods
        self.delta = _delta(Trade("", goods))

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Take them."""
        for kind, count in self.delta:
            state.goods[seat * GOODS + kind] += count
        return ()

    def trades(self) -> tuple[Trade, ...]:
        """The goods, for nothing."""
        return (Trade("", self.goods),)


class TakeFromCard(Word):
    """Take one of the cubes lying on the card, as long as there are any."""

    def __init__(self, cube: str) -> None:
        self.cube = cube
        self.kind = LETTERS.index(cube)

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Take one."""
        if state.road_cubes[place]:
            state.road_cubes[place] -= 1
            state.goods[seat * GOODS + self.kind] += 1
        return ()

    def trades(self) -> tuple[Trade, ...]:
        """One cube off the card."""
        return (Trade("c", self.cube),)


class Buy(Word):
    """Buy up to `at_most` food, wood or stone for `price` deniers each."""

    def __init__(self, at_most: int, price: int) -> None:
        self.at_most = at_most
        self.price = price
        self.offers: list[list[Action]] = [[]]
        bought: list[Action] = []
        for count in range(1, at_most + 1):
            for cubes in itertools.combinations_with_replacement(COMMON, count):
                text = "".join(cubes)
                bought.append(Exchange(f"buy {text}", Trade("d" * price * count, text)))
            self.offers.append([*bought, DECLINE])

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer every mix of cubes that the deniers pay."""
        affordable: int = state.goods[seat * GOODS + DENIER] // self.price
        return self.offers[min(affordable, self.at_most)]

    def trades(self) -> tuple[Trade, ...]:
        """One line for each number of cubes."""
        counts = range(1, self.at_most + 1)
        return tuple(Trade("d" * self.price * count, "?" * count) for count in counts)


class Sell(Word):
    """Give one of the cubes named in `cubes` for the goods in `gain`; `verb` is its notation."""

    def __init__(self, verb: str, cubes: str, gain: str) -> None:
        self.cubes = cubes
        self.gain = gain
        self.sales = {
            LETTERS.index(cube): Exchange(f"{verb} {cube}", Trade(cube, gain)) for cube in cubes
        }

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer each kind of cube that the seat owns."""
        owned = state.goods[seat * GOODS : seat * GOODS + CUBES]
        offered: list[Action] = [sale for kind, sale in self.sales.items() if owned[kind]]
        return [*offered, DECLINE] if offered else ()

    def trades(self) -> tuple[Trade, ...]:
        """One cube for the goods."""
        return (Trade("*" if self.cubes == LETTERS else "?", self.gain),)


class BuyGold(Word):
    """Buy gold cubes: `prices[0]` deniers for one, `prices[1]` for two."""

    def __init__(self, *prices: int) -> None:
        self.prices = prices
        self.purchases: list[tuple[int, Action]] = [
            (price, Exchange(f"gold {count}", Trade("d" * price, "G" * count)))
            for count, price in enumerate(prices, 1)
        ]

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer each number that the deniers pay."""
        deniers = state.goods[seat * GOODS + DENIER]
        offered = [purchase for price, purchase in self.purchases if price <= deniers]
        return [*offered, DECLINE] if offered else ()

    def trades(self) -> tuple[Trade, ...]:
        """One line for each number of cubes."""
        return tuple(Trade("d" * price, "G" * n) for n, price in enumerate(self.prices, 1))


class Tokens(Action):
    """Buying castle tokens."""

    __slots__ = ("count", "price")

    def __init__(self, count: int, price: int) -> None:
        super().__init__(f"tokens {count}")
        self.count = count
        self.price = price

    def happen(self, state: Board, seat: int) -> None:
        """Pay and take the tokens, each from the best section that has any."""
        state.goods[seat * GOODS + DENIER] -= self.price
        state.take_tokens(seat, self.count)


class BuyTokens(Word):
    """Buy castle tokens: `prices[0]` deniers for one, `prices[1]` for two."""

    def __init__(self, *prices: int) -> None:
        self.prices = prices
        self.purchases = [Tokens(count, price) for count, price in enumerate(prices, 1)]

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer each number that the castle has and the deniers pay."""
        deniers = state.goods[seat * GOODS + DENIER]
        left = sum(state.castle)
        offered: list[Action] = [
            tokens for tokens in self.purchases if tokens.price <= deniers and tokens.count <= left
        ]
        return [*offered, DECLINE] if offered else ()

    def trades(self) -> tuple[Trade, ...]:
        """One line for each number of tokens."""
        return tuple(Trade("d" * price, "T" * n) for n, price in enumerate(self.prices, 1))


class Turn(Action):
    """Paying for a residence: the own card on a place is turned, now or once its worker is done."""

    __slots__ = ("kind", "place")

    def __init__(self, place: int, kind: int) -> None:
        super().__init__(f"turn {place + 1} {LETTERS[kind]}")
        self.place = place
        self.kind = kind

    def happen(self, state: Board, seat: int) -> None:
        """Pay the cube; turn the card unless a worker on it has yet to be done."""
        state.goods[seat * GOODS + self.kind] -= 1
        if state.is_waiting(self.place):
            state.marked.append(self.place)
        else:
            state.turn_card(self.place)


LONGEST_ROAD = 65
"""Every player card of five players and the neutral buildings."""
_TURNS = {kind: [Turn(place, kind) for place in range(LONGEST_ROAD)] for kind in (FOOD, GOLD)}


class TurnOwnCard(Word):
    """Pay one food to turn an own card on the road to its residence side (the Lawyer)."""

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer every own card that may be turned, paid with food or with gold."""
        paid = [kind for kind in (FOOD, GOLD) if state.goods[seat * GOODS + kind]]
        places = state.turnable(seat) if paid else ()
        offered: list[Action] = [_TURNS[kind][place] for place in places for kind in paid]
        return [*offered, DECLINE] if offered else ()

    def trades(self) -> tuple[Trade, ...]:
        """One food for one residence."""
        return (Trade("F", "R"),)
