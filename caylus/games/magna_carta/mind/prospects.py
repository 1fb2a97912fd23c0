"""What a position of Magna Carta is worth to each seat: the points it will probably end with.

A position is judged between rounds. The points already banked count in full; for what is still to
come each feature below has a weight, and another one that is added while the castle is whole and
fades with it. The weights are learned from games (see `caylus.arena.fitting`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caylus.games.magna_carta.mind.stage import part_left
from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import (
    CARDS_IN,
    FIRST_NEUTRAL_KIND,
    KIND,
    LAWYER_KIND,
    PRESTIGE,
    PRESTIGE_KINDS,
    RESIDENCE_KIND,
)
from caylus.games.magna_carta.rules.payments import GOLD, GOODS, most_batches
from caylus.players.mind import Fading

# The features, gathered under names for people.
TERMS = {
    "deniers": ("deniers, the first four", "deniers beyond four"),
    "food": ("food, the first two", "food beyond two"),
    "wood": ("wood, the first two", "wood beyond two"),
    "stone": ("stone, the first two", "stone beyond two"),
    "gold": ("gold, the first two", "gold beyond two"),
    "batches": ("batches that can be offered",),
    "residences": ("residences, the first two", "residences beyond two", "hotels"),
    "cards": ("cards in hand",),
    "plans": (
        "no card in hand",
        "points of the best card that can be built",
        "points of the best prestige building within reach",
        "gold and a residence",
    ),
    "buildings": (
        "small producers",
        "cubes on small producers",
        "large producers",
        "coins that owned cards bring",
        "gold mines and banks owned",
        "churches owned",
        "peddlers owned",
        "cards that a Lawyer could turn",
    ),
    "turn": ("turns until first player",),
    "rivals": ("best rival's deniers", "best rival's cubes", "best rival's gold"),
    "road": (
        "places on the road",
        "places up to the Provost",
        "lawyers on the road",
        "gold mines and banks on the road",
        "stone on the road",
    ),
    "beginning": ("whatever else",),
}
FEATURES = tuple(name for names in TERMS.values() for name in names)
MOST_HAND = 4
MOST_TURNABLE = 5

SMALL = {KIND[key] for key in ("small-farm", "small-sawmill", "small-quarry")}
LARGE = {KIND[key] for key in ("large-farm", "large-sawmill", "large-quarry")}
GOLDEN = {KIND["gold-mine"], KIND["bank"]}
STONY = {KIND["quarry"], KIND["small-quarry"], KIND["large-quarry"]}
COINS = {KIND["market"]: 1, LAWYER_KIND: 2}
# What an owned card counts for.
ON_CARDS = {
    **dict.fromkeys(SMALL, "small"),
    **dict.fromkeys(LARGE, "large"),
    **dict.fromkeys(GOLDEN, "golden"),
    **dict.fromkeys(COINS, "coins"),
    KIND["church"]: "churches",
    KIND["peddler"]: "peddlers",
    KIND["hotel"]: "hotels",
    RESIDENCE_KIND: "residences",
}
COSTS = [(*building.cost[:4], building.cost.total) for building in BUILDINGS]
BEST_PRESTIGE_FIRST = sorted(PRESTIGE_KINDS, key=lambda kind: -PRESTIGE[kind])


class Holdings:
    """What a seat has on the road."""

    __slots__ = (
        "churches",
        "coins",
        "golden",
        "hotels",
        "large",
        "peddlers",
        "points",
        "residences",
        "small",
        "stored",
        "turnable",
    )

    def __init__(self) -> None:
        self.points = self.stored = self.turnable = 0
        self.churches = self.coins = self.golden = self.hotels = self.large = 0
        self.peddlers = self.residences = self.small = 0


class Road:
    """What lies on the road: each seat's holdings, and what everybody may use."""

    def __init__(self, state: Board) -> None:
        self.holdings = [Holdings() for _ in range(state.players)]
        self.places = self.reached = self.lawyers = self.golden = self.stony = 0
        cards = zip(state.road_kind, state.road_owner, state.road_cubes, strict=True)
        for place, (kind, owner, cubes) in enumerate(cards):
            if kind < RESIDENCE_KIND:
                self._count(kind, place <= state.reach)
            if owner >= 0:
                self._own(self.holdings[owner], kind, cubes)

    def _count(self, kind: int, reached: bool) -> None:
        self.places += 1
        self.reached += reached
        self.lawyers += kind == LAWYER_KIND
        self.golden += kind in GOLDEN
        self.stony += kind in STONY

    def _own(self, held: Holdings, kind: int, cubes: int) -> None:
        held.points += PRESTIGE[kind]
        held.stored += cubes
        if kind < FIRST_NEUTRAL_KIND and kind != LAWYER_KIND:
            held.turnable += 1
        what = ON_CARDS.get(kind)
        if what:
            setattr(held, what, getattr(held, what) + COINS.get(kind, 1))


def banked(state: Board, seat: int, on_road: int) -> int:
    """The points that a seat keeps whatever happens, `on_road` of them on the road."""
    in_front = sum(PRESTIGE[kind] for kind in scoring.in_front(state, seat))
    return on_road + scoring.token_points(state, seat) + in_front


def features(state: Board) -> tuple[list[list[float]], list[int]]:
    """The features of every seat, twice as many as have names, and the points banked.

    The second half are the first, faded with the castle.
    """
    seen, points = seats(state)
    early = part_left(state)
    return [own + [feature * early for feature in own] for own in seen], points


def seats(state: Board) -> tuple[list[list[float]], list[int]]:
    """What is seen of every seat, a number for each name, and the points banked."""
    road = Road(state)
    common = (road.places / 10, road.reached / 10, road.lawyers, road.golden, road.stony, 1.0)
    seen: list[list[float]] = []
    points: list[int] = []
    for seat, held in enumerate(road.holdings):
        seen.append(
            [*_goods(state, seat), *_cards(state, seat, held), *_rivals(state, seat), *common]
        )
        points.append(banked(state, seat, held.points))
    return seen, points


def _goods(state: Board, seat: int) -> list[float]:
    start = seat * GOODS
    food, wood, stone, gold, deniers = goods = state.goods[start : start + GOODS]
    return [
        deniers if deniers < 4 else 4,
        deniers - 4 if deniers > 4 else 0,
        food if food < 2 else 2,
        food - 2 if food > 2 else 0,
        wood if wood < 2 else 2,
        wood - 2 if wood > 2 else 0,
        stone if stone < 2 else 2,
        stone - 2 if stone > 2 else 0,
        gold if gold < 2 else 2,
        gold - 2 if gold > 2 else 0,
        most_batches(goods, sum(state.castle)),
    ]


def _cards(state: Board, seat: int, held: Holdings) -> list[float]:
    start = seat * GOODS
    goods = state.goods[start : start + GOODS]
    cards = state.hand[seat]
    sites = held.residences if state.standard else 1
    return [
        min(held.residences, 2),
        max(held.residences - 2, 0),
        held.hotels,
        min(cards.bit_count(), MOST_HAND),
        not cards,
        max([PRESTIGE[kind] for kind in CARDS_IN[cards] if _pays(goods, kind)], default=0),
        _reach(state, goods) if goods[GOLD] and sites else 0,
        bool(goods[GOLD] and held.residences),
        held.small,
        held.stored,
        held.large,
        held.coins,
        held.golden,
        held.churches,
        held.peddlers,
        min(held.turnable, MOST_TURNABLE),
    ]


def _rivals(state: Board, seat: int) -> list[float]:
    deniers = cubes = gold = 0
    for other in range(state.players):
        if other != seat:
            start = other * GOODS
            food, wood, stone, golden, coins = state.goods[start : start + GOODS]
            if coins > deniers:
                deniers = coins
            if food + wood + stone > cubes:
                cubes = food + wood + stone
            if golden > gold:
                gold = golden
    return [
        (seat - state.first) % state.players / (state.players - 1),
        deniers / 2,
        cubes / 2,
        gold / 2,
    ]


def _reach(state: Board, goods: Sequence[int]) -> int:
    for kind in BEST_PRESTIGE_FIRST:
        if state.pool >> kind & 1 and _pays(goods, kind):
            return PRESTIGE[kind]
    return 0


def _pays(goods: Sequence[int], kind: int) -> bool:
    """Whether goods pay a card, gold standing in for what is missing."""
    food, wood, stone, gold, total = COSTS[kind]
    have_food, have_wood, have_stone, have_gold, _deniers = goods
    if have_food + have_wood + have_stone + have_gold < total:
        return False
    missing = food - have_food if food > have_food else 0
    if wood > have_wood:
        missing += wood - have_wood
    if stone > have_stone:
        missing += stone - have_stone
    return gold + missing <= have_gold


class Prospects(Fading):
    """Tells what every seat will probably end with."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(weights, FEATURES)

    def values(self, state: Board) -> list[float]:
        """The points of every seat at the end: those counted, or those expected."""
        if state.is_over:
            return [float(score) for score in state.scores()]
        return self.added(part_left(state), *seats(state))
