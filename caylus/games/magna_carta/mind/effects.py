"""What an effect on a card is worth to a seat at a glance, in points."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from caylus.games.magna_carta.mind.glance import Glance
from caylus.games.magna_carta.rules.payments import FOOD, GOLD
from caylus.games.magna_carta.rules.words import (
    Buy,
    BuyGold,
    BuyTokens,
    Gain,
    Sell,
    TakeFromCard,
    TurnOwnCard,
    Word,
)

Judge = Callable[[Glance, int, int, int], float]
"""Tells the worth to the seat whose goods begin there and who has so many deniers, at a place.

Goods are worth to everybody what they are worth to the seat that judges.
"""


def nothing(glance: Glance, start: int, coins: int, place: int) -> float:
    """An effect of no worth."""
    return 0.0


def judge(word: Word | None) -> Judge:
    """What judges an effect; judges are made once a card, as they are asked most of all."""
    make = _MAKERS.get(type(word))
    return make(word) if make else nothing


def _gain(word: Gain) -> Judge:
    (kind, count), *more = word.delta

    def one(glance: Glance, start: int, coins: int, place: int) -> float:
        return count * glance.worth[kind]

    def several(glance: Glance, start: int, coins: int, place: int) -> float:
        return sum(count * glance.worth[kind] for kind, count in word.delta)

    return several if more else one


def _take(word: TakeFromCard) -> Judge:
    kind = word.kind

    def take(glance: Glance, start: int, coins: int, place: int) -> float:
        return glance.worth[kind] if glance.state.road_cubes[place] else 0.0

    return take


def _buy(word: Buy) -> Judge:
    price, at_most = word.price, word.at_most

    def buy(glance: Glance, start: int, coins: int, place: int) -> float:
        count = min(coins // price, at_most)
        worth = glance.dearest_cube - price * glance.denier
        return count * worth if count > 0 and worth > 0 else 0.0

    return buy


def _sell(word: Sell) -> Judge:
    kinds, gained = list(word.sales), len(word.gain)
    gold = word.gain == "G"

    def sell(glance: Glance, start: int, coins: int, place: int) -> float:
        goods, worth, least = glance.state.goods, glance.worth, math.inf
        for kind in kinds:
            if goods[start + kind] and worth[kind] < least:
                least = worth[kind]
        unit = worth[GOLD] if gold else glance.denier
        return max(0.0, gained * unit - least)

    return sell


def _turn(word: TurnOwnCard) -> Judge:
    def turn(glance: Glance, start: int, coins: int, place: int) -> float:
        goods = glance.state.goods
        if not goods[start + FOOD] and not goods[start + GOLD]:
            return 0.0
        return max(0.0, glance.turning - glance.worth[FOOD])

    return turn


def _priced(word: BuyGold | BuyTokens) -> Judge:
    prices = list(enumerate(word.prices, 1))
    gold = isinstance(word, BuyGold)

    def priced(glance: Glance, start: int, coins: int, place: int) -> float:
        unit = glance.worth[GOLD] if gold else glance.token
        best = 0.0
        for count, price in prices:
            if price <= coins:
                best = max(best, count * unit - price * glance.denier)
        return best

    return priced


_MAKERS: dict[type, Callable[[Any], Judge]] = {
    Gain: _gain,
    TakeFromCard: _take,
    Buy: _buy,
    Sell: _sell,
    TurnOwnCard: _turn,
    BuyGold: _priced,
    BuyTokens: _priced,
}
