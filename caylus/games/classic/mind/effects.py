"""What the effects of buildings and favors are worth to a seat, in points, by their words.

Each judge gets the instinct, the glance, the word, the seat that uses it, and the goods that it
has then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from caylus.games.classic.mind.glance import Counts, Glance, has_residence
from caylus.games.classic.rules.construction import Construct, ConstructPrestige, MakeResidence
from caylus.games.classic.rules.goods import CLOTH, COMMON, CUBES, DENIER, GOLD, LETTERS, Cost
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.words import (
    Barter,
    BuyFavor,
    Choose,
    Exchange,
    Gain,
    Rates,
    Trade,
    Word,
)

if TYPE_CHECKING:
    from caylus.games.classic.mind.instinct import Instinct

Effect = Callable[["Instinct", Glance, Any, int, Sequence[int]], float]


class Rate(NamedTuple):
    """A printed rate, counted: `free` cubes of one's choice are below a kind, `most`."""

    given: Counts
    free_given: int
    most: int
    gained: Counts
    free_gained: int
    points: int


class Tiles(NamedTuple):
    """Tiles of one cost: cubes of some kinds, and some that any cube pays."""

    fixed: Counts
    free: int
    kinds: Sequence[int]


class Choice(NamedTuple):
    """The tiles that a word builds, by cost, and the kinds of cubes that all of them cost."""

    tiles: Sequence[Tiles]
    common: Sequence[int]


def _rate(trade: Trade) -> Rate:
    return Rate(
        _counted(trade.give),
        trade.give.count("?") + trade.give.count("*"),
        CUBES if "*" in trade.give else GOLD,
        _counted(trade.gain),
        trade.gain.count("?"),
        trade.gain.count("P"),
    )


def _counted(side: str) -> Counts:
    return [(kind, side.count(one)) for kind, one in enumerate(LETTERS + "d") if one in side]


RATES: dict[Word, list[Rate]] = {}
CHOICES: dict[Word, Choice] = {}


def _rates_of(word: Rates) -> list[Rate]:
    """The rates of a word, counted once."""
    found = RATES.get(word)
    if found is None:
        found = RATES[word] = [_rate(trade) for trade in word.rates]
    return found


def _choice_of(word: Construct) -> Choice:
    """What a word may build, counted once."""
    found = CHOICES.get(word)
    if found is None:
        by_cost: dict[Cost, list[int]] = {}
        for kind, building in enumerate(BUILDINGS):
            if building.family == word.family:
                by_cost.setdefault(building.cost.less(word.less), []).append(kind)
        tiles = [_tiles(cost, kinds) for cost, kinds in by_cost.items()]
        paid = [{cube for cube, _count in tile.fixed} for tile in tiles]
        found = CHOICES[word] = Choice(tiles, sorted(set.intersection(*paid)))
    return found


def _tiles(cost: Cost, kinds: Sequence[int]) -> Tiles:
    fixed = [(cube, count) for cube, count in enumerate(cost[:CUBES]) if count]
    return Tiles(fixed, cost.any, kinds)


def cheapest(worth: Sequence[float], goods: Sequence[int], number: int, most: int) -> float | None:
    """What so many owned cubes of kinds below `most` cost at least; None if there are too few."""
    costs: list[float] = []
    for kind in range(most):
        if goods[kind] > 0:
            costs += [worth[kind]] * min(number, goods[kind])
    if len(costs) < number:
        return None
    costs.sort()
    return sum(costs[:number])


def exchanged(i: Instinct, glance: Glance, action: Exchange) -> float:
    """What goods and points change by."""
    worth = glance.worth
    total = action.points * i.point
    for kind, count in action.delta:
        total += count * worth[kind]
    return total


def _gain(i: Instinct, glance: Glance, word: Gain, seat: int, goods: Sequence[int]) -> float:
    return exchanged(i, glance, word.taken)


def _choose(i: Instinct, glance: Glance, word: Choose, seat: int, goods: Sequence[int]) -> float:
    return max([exchanged(i, glance, taken) for taken in word.taken])


def _rates(i: Instinct, glance: Glance, word: Rates, seat: int, goods: Sequence[int]) -> float:
    best, worth = 0.0, glance.worth
    for given, free_given, most, gained, free_gained, points in _rates_of(word):
        cost = -points * i.point
        for kind, count in given:
            if goods[kind] < count:
                break
            cost += count * worth[kind]
        else:
            if free_given:
                free = cheapest(worth, goods, free_given, most)
                if free is None:
                    continue
                cost += free
            for kind, count in gained:
                cost -= count * worth[kind]
            if free_gained:
                cost -= free_gained * max(worth[: len(COMMON)])
            best = max(best, -cost)
    return best


def _construct(
    i: Instinct, glance: Glance, word: Construct, seat: int, goods: Sequence[int]
) -> float:
    """The best tile that the goods pay."""
    tiles, common = _choice_of(word)
    for cube in common:
        if goods[cube] < 1:
            return 0.0
    best, worth = 0.0, glance.worth
    supply, built = glance.state.supply, glance.stage.built
    for fixed, free, kinds in tiles:
        cost = 0.0
        for cube, count in fixed:
            if goods[cube] < count:
                break
            cost += count * worth[cube]
        else:
            if free:
                more = _cheapest_left(worth, goods, fixed, free)
                if more is None:
                    continue
                cost += more
            for kind in kinds:
                if supply[kind] and built[kind] - cost > best:
                    best = built[kind] - cost
    return best


def _cheapest_left(
    worth: Sequence[float], goods: Sequence[int], paid: Counts, number: int
) -> float | None:
    """What so many cubes cost at least after others were paid; None if there are too few."""
    left = list(goods)
    for cube, count in paid:
        left[cube] -= count
    return cheapest(worth, left, number, CUBES)


def _prestige(
    i: Instinct, glance: Glance, word: Construct, seat: int, goods: Sequence[int]
) -> float:
    if goods[GOLD] < 1 or not has_residence(glance.state, seat):
        return 0.0
    return _construct(i, glance, word, seat, goods)


def _residence(
    i: Instinct, glance: Glance, word: MakeResidence, seat: int, goods: Sequence[int]
) -> float:
    if goods[CLOTH] < 1 or goods[DENIER] < word.price:
        return 0.0
    cost = glance.worth[CLOTH] + word.price * glance.worth[DENIER]
    return max(0.0, glance.stage.residence - glance.turned() - cost)


def _favor(i: Instinct, glance: Glance, word: BuyFavor, seat: int, goods: Sequence[int]) -> float:
    cost = 0.0
    for kind, count in word.price:
        if goods[kind] < count:
            return 0.0
        cost += count * glance.worth[kind]
    return max(0.0, glance.favor - cost)


def _barter(i: Instinct, glance: Glance, word: Barter, seat: int, goods: Sequence[int]) -> float:
    given = cheapest(glance.worth, goods, 1, CUBES)
    return 0.0 if given is None else max(0.0, 2 * max(glance.worth[: len(COMMON)]) - given)


EFFECTS: dict[type, Effect] = {
    Gain: _gain,
    Choose: _choose,
    Rates: _rates,
    Construct: _construct,
    ConstructPrestige: _prestige,
    MakeResidence: _residence,
    BuyFavor: _favor,
    Barter: _barter,
}
"""The judge of each word; other words are judged where their buildings are."""
