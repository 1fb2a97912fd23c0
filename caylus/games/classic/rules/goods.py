"""Cubes and deniers, costs, and every way to pay them (rules: 0.3, 5)."""

import functools
import itertools
from collections.abc import Sequence
from typing import NamedTuple

FOOD, WOOD, STONE, CLOTH, GOLD, DENIER = range(6)
GOODS = 6
CUBES = 5
COMMON = "FWSC"
"""The letters of the cubes that are not gold."""
LETTERS = "FWSCG"
GOODS_NAMES = ("food", "wood", "stone", "cloth", "gold", "deniers")

Payment = tuple[int, ...]


class Cost(NamedTuple):
    """The cubes that a tile costs: five kinds that must be met, and white ones that any cube pays.

    Gold stands in for nothing.
    """

    food: int = 0
    wood: int = 0
    stone: int = 0
    cloth: int = 0
    gold: int = 0
    any: int = 0

    def less(self, letter: str) -> "Cost":
        """The cost without one cube of a kind; an empty letter takes nothing off."""
        if not letter:
            return self
        kind = LETTERS.index(letter)
        return Cost(*(count - (kind == each) for each, count in enumerate(self)))


def letters(payment: Sequence[int]) -> str:
    """A payment in notation: the letters of its cubes in the order F W S C G."""
    return "".join(letter * count for letter, count in zip(LETTERS, payment, strict=True))


@functools.cache
def payments(cost: Cost) -> tuple[Payment, ...]:
    """Every way to pay a cost, whoever owns what."""
    ways = itertools.combinations_with_replacement(range(CUBES), cost.any)
    return tuple(
        tuple(count + way.count(kind) for kind, count in enumerate(cost[:CUBES])) for way in ways
    )
