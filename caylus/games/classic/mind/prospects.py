"""What a position of classic Caylus is worth to each seat: the points it will probably end with.

A position is judged between rounds. The points already scored count in full; for what is still to
come each feature below has a weight, and another one that is added at the start of the game and
fades towards its end. The weights are learned from games (see `caylus.arena.fitting`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caylus.games.classic.mind.road import ARCHITECTS, GOLDEN, LAWYERS, MASONS, Holdings, Road
from caylus.games.classic.mind.stage import part_left
from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.ending import MARKS, PENALTIES, reward
from caylus.games.classic.rules.favors import LINES
from caylus.games.classic.rules.goods import DENIER, GOLD, GOODS
from caylus.games.classic.rules.numbers import PRESTIGE_KINDS
from caylus.games.classic.rules.points import SOURCES
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.players.mind import Fading

# The features, gathered under names for people.
TERMS = {
    "deniers": ("deniers, the first five", "deniers, the next five", "deniers beyond ten"),
    "food": ("food, the first two", "food beyond two"),
    "wood": ("wood, the first two", "wood beyond two"),
    "stone": ("stone, the first two", "stone beyond two"),
    "cloth": ("cloth, the first two", "cloth beyond two"),
    "gold": ("gold, the first two", "gold beyond two"),
    "batches": ("batches that can be paid", "kinds of cubes"),
    "plans": (
        "a wooden building can be paid",
        "a stone building can be paid",
        "a residence can be paid",
        "gold and a residence",
        "points of the best prestige building that can be paid",
        "points of the best prestige building with a residence",
    ),
    "favors": (
        "steps in the line of prestige",
        "steps in the line of deniers",
        "steps in the line of cubes",
        "steps in the line of buildings",
    ),
    "residences": ("residences, the first", "residences beyond one", "deniers a turn"),
    "buildings": (
        "stone producers",
        "other craft buildings",
        "own buildings that the provost reaches",
        "own buildings far beyond him",
    ),
    "castle": (
        "no house in the section",
        "no house in the section, and it is soon scored",
        "houses in the section",
        "favors that the section will bring",
        "favors of the section, and it is soon scored",
        "houses in later sections",
    ),
    "turn": ("place in the turn order",),
    "inn": ("guest of the inn",),
    "rivals": (
        "best rival's deniers",
        "best rival's cubes",
        "best rival's gold",
        "best rival's steps in favors",
    ),
    "road": (
        "buildings on the road",
        "buildings that the provost reaches",
        "masons",
        "lawyers",
        "architects",
        "sources of gold",
        "spaces to the next mark",
        "room in the section",
    ),
    "beginning": ("whatever else",),
}
FEATURES = tuple(name for names in TERMS.values() for name in names)
FULL_PURSE, FULL_CHEST = 5, 10
SOON = 5
"""From how many spaces before its mark a section will soon be scored."""
BEST_PRESTIGE_FIRST = sorted(PRESTIGE_KINDS, key=lambda kind: -BUILDINGS[kind].points)
PRESTIGE_COSTS = [
    (kind, BUILDINGS[kind].points, [(c, n) for c, n in enumerate(BUILDINGS[kind].cost) if n])
    for kind in BEST_PRESTIGE_FIRST
]


def features(state: Board) -> tuple[list[list[float]], list[int]]:
    """The features of every seat, twice as many as have names, and the points scored.

    The second half are the first, faded with the game.
    """
    seen, points = seats(state)
    early = part_left(state)
    return [own + [feature * early for feature in own] for own in seen], points


def seats(state: Board) -> tuple[list[list[float]], list[int]]:
    """What is seen of every seat, a number for each name, and the points scored."""
    road = Road(state)
    shared = _shared(state, road)
    seen: list[list[float]] = []
    points: list[int] = []
    sources = len(SOURCES)
    for seat, held in enumerate(road.holdings):
        own = [*_goods(state, seat), *_plans(state, seat, held), *_standing(state, seat, held)]
        seen.append([*own, *_castle(state, seat), *_others(state, seat), *shared])
        points.append(sum(state.points[seat * sources : (seat + 1) * sources]))
    return seen, points


def _goods(state: Board, seat: int) -> list[float]:
    start = seat * GOODS
    food, wood, stone, cloth, gold, deniers = state.goods[start : start + GOODS]
    kinds = (wood > 0) + (stone > 0) + (cloth > 0) + (gold > 0)
    return [
        min(deniers, FULL_PURSE),
        min(max(deniers - FULL_PURSE, 0), FULL_CHEST - FULL_PURSE),
        max(deniers - FULL_CHEST, 0),
        food if food < 2 else 2,
        food - 2 if food > 2 else 0,
        wood if wood < 2 else 2,
        wood - 2 if wood > 2 else 0,
        stone if stone < 2 else 2,
        stone - 2 if stone > 2 else 0,
        cloth if cloth < 2 else 2,
        cloth - 2 if cloth > 2 else 0,
        gold if gold < 2 else 2,
        gold - 2 if gold > 2 else 0,
        _batches(food, wood, stone, cloth, gold),
        kinds + (food > 0),
    ]


def _batches(food: int, *others: int) -> int:
    """How many batches so many cubes pay."""
    given = min(food, sum(others) // 2)
    while given and sum([min(count, given) for count in others]) < 2 * given:
        given -= 1
    return given


def _plans(state: Board, seat: int, held: Holdings) -> list[float]:
    start = seat * GOODS
    goods = state.goods[start : start + GOODS]
    food, wood, stone, cloth, gold, deniers = goods
    best = _best_prestige(state, goods) if gold else 0
    return [
        wood > 0 and food + wood + cloth > 1,
        stone > 0 and food + wood + cloth > 0,
        cloth > 0 and deniers > 0,
        gold > 0 and held.residences > 0,
        best,
        best if held.residences else 0,
    ]


def _best_prestige(state: Board, goods: Sequence[int]) -> int:
    """The points of the best prestige building that goods pay."""
    for kind, points, cost in PRESTIGE_COSTS:
        if state.supply[kind]:
            for cube, count in cost:
                if goods[cube] < count:
                    break
            else:
                return points
    return 0


def _standing(state: Board, seat: int, held: Holdings) -> list[float]:
    lines = len(LINES)
    return [
        *state.levels[seat * lines : (seat + 1) * lines],
        min(held.residences, 1),
        max(held.residences - 1, 0),
        held.income,
        held.large,
        held.others,
        held.within,
        held.beyond,
    ]


def _castle(state: Board, seat: int) -> list[float]:
    sections, section = len(SECTIONS), state.scored
    houses = state.houses[seat * sections : (seat + 1) * sections]
    if section == sections:
        return [0.0] * 6
    way = MARKS[section] - state.bailiff
    soon = max(max(0.0, 1 - way / SOON), 1.0 if state.castle[section] <= 1 else 0.0)
    own = houses[section]
    favors = reward(section, own)
    loss = 0 if own else PENALTIES[section]
    return [loss, loss * soon, own, favors, favors * soon, sum(houses[section + 1 :])]


def _others(state: Board, seat: int) -> list[float]:
    """The place in the turn order, the inn, and what the best rival has."""
    deniers = cubes = gold = steps = 0
    goods, lines = state.goods, len(LINES)
    for other in range(state.players):
        if other != seat:
            start = other * GOODS
            deniers = max(deniers, goods[start + DENIER])
            cubes = max(cubes, sum(goods[start : start + GOLD]))
            gold = max(gold, goods[start + GOLD])
            steps = max(steps, sum(state.levels[other * lines : (other + 1) * lines]))
    place = state.order.index(seat) / (state.players - 1)
    return [place, state.inn[1] == seat, deniers / 3, cubes / 3, gold, steps / 2]


def _shared(state: Board, road: Road) -> list[float]:
    section = state.scored
    is_over = section == len(SECTIONS)
    return [
        road.tiles / 10,
        road.reached / 10,
        road.sorts[MASONS],
        road.sorts[LAWYERS],
        road.sorts[ARCHITECTS],
        road.sorts[GOLDEN],
        0.0 if is_over else (MARKS[section] - state.bailiff) / 3,
        0.0 if is_over else state.castle[section] / 5,
        1.0,
    ]


class Prospects(Fading):
    """Tells what every seat will probably end with."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(weights, FEATURES)

    def values(self, state: Board) -> list[float]:
        """The points of every seat at the end: those counted, or those expected."""
        if state.is_over:
            return [float(score) for score in state.scores()]
        return self.added(part_left(state), *seats(state))
