"""Costs in cubes and every way to pay them (rules: phase 2, paying cubes)."""

import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

FOOD, WOOD, STONE, GOLD, DENIER = range(5)
GOODS = 5
CUBES = 4
LETTERS = "FWSG"

Payment = tuple[int, int, int, int]


class Cost(NamedTuple):
    """The cubes on a card: four kinds that must be met, and white ones that any cube pays."""

    food: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    any: int = 0

    @property
    def total(self) -> int:
        """How many cubes are paid, whatever their kinds."""
        return sum(self)


def letters(payment: Sequence[int]) -> str:
    """A payment in notation: the letters of its cubes in the order F W S G."""
    return "".join(letter * count for letter, count in zip(LETTERS, payment, strict=True))


def paid(text: str) -> Payment:
    """The payment of a notation; other letters count for nothing."""
    food, wood, stone, gold = map(text.count, LETTERS)
    return food, wood, stone, gold


def payments(cost: Cost, owned: Sequence[int]) -> tuple[Payment, ...]:
    """Every legal payment from the owned cubes, those with the least gold first.

    Gold stands in for any cube; only gold pays a gold cube; anything pays a white one.
    """
    total = cost.total
    return _payments(cost, *(count if count < total else total for count in owned))


@functools.lru_cache(maxsize=1 << 14)
def _payments(cost: Cost, *owned: int) -> tuple[Payment, ...]:
    total = cost.total
    most = [min(count, part + cost.any) for count, part in zip(owned, cost[:GOLD], strict=False)]
    legal = []
    for food, wood, stone in itertools.product(*(range(count + 1) for count in most)):
        gold = total - food - wood - stone
        if not cost.gold <= gold <= owned[GOLD]:
            continue
        spare = max(0, food - cost.food) + max(0, wood - cost.wood) + max(0, stone - cost.stone)
        if spare <= cost.any:
            legal.append((food, wood, stone, gold))
    return tuple(sorted(legal, key=lambda payment: (payment[GOLD], [-count for count in payment])))


def most_batches(owned: Sequence[int], left: int) -> int:
    """The largest number of batches the owned cubes pay, gold standing in, at most `left`."""
    count = 0
    while count < left and sum(max(0, count + 1 - cubes) for cubes in owned[:3]) <= owned[GOLD]:
        count += 1
    return count


def batch_payments(count: int, owned: Sequence[int]) -> list[Payment]:
    """Every way to pay `count` batches of one food, one wood and one stone (phase 5)."""
    return [
        (count - food, count - wood, count - (gold - food - wood), gold)
        for gold, food, woods in _replaced(count, owned)
        for wood in woods
    ]


def pays_batches(payment: Payment, count: int, owned: Sequence[int]) -> bool:
    """Whether a payment is one of the ways to pay `count` batches."""
    food, wood, stone, gold = payment
    return (
        food + wood + stone + gold == 3 * count
        and count >= food <= owned[FOOD]
        and count >= wood <= owned[WOOD]
        and count >= stone <= owned[STONE]
        and gold <= owned[GOLD]
    )


def batch_ways(count: int, owned: Sequence[int]) -> int:
    """How many ways there are to pay `count` batches."""
    return sum(len(woods) for _, _, woods in _replaced(count, owned))


def _replaced(count: int, owned: Sequence[int]) -> Iterator[tuple[int, int, range]]:
    """What gold may replace in `count` batches: it, the food, and each number of wood."""
    food, wood, stone = (max(0, count - cubes) for cubes in owned[:GOLD])
    for gold in range(food + wood + stone, min(owned[GOLD], 3 * count) + 1):
        for fewer in range(food, min(count, gold - wood - stone) + 1):
            left = gold - fewer
            yield gold, fewer, range(max(wood, left - count), min(count, left - stone) + 1)
