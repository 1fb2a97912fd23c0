"""What an action of Magna Carta is worth at a glance, in points, before anybody looks ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caylus.games.magna_carta.rules.board import TOKENS, Board
from caylus.games.magna_carta.rules.cards import PLAYER_BUILDINGS
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.numbers import (
    OWNER_EFFECT,
    PRESTIGE,
    RESIDENCE_KIND,
    WORKER_EFFECT,
)
from caylus.games.magna_carta.rules.payments import DENIER, FOOD, GOLD, GOODS
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.scoring import best_token
from caylus.games.magna_carta.rules.setup import Keep, Mulligan
from caylus.games.magna_carta.rules.turns import Build, BuildPrestige, Draw, Pass, Place, Replace
from caylus.games.magna_carta.rules.words import (
    Buy,
    BuyGold,
    BuyTokens,
    Decline,
    Exchange,
    Gain,
    Sell,
    TakeFromCard,
    Tokens,
    Turn,
    TurnOwnCard,
    Word,
)
from caylus.kernel.state import Action

GOODS_NAMES = ("food", "wood", "stone", "gold", "denier")
ENOUGH_CUBES = 2
ENOUGH_DENIERS = 5
FARTHEST_REACH = 4

# Where the evolution of the weights begins: points, or shares of them. What ends with "_early" is
# added while the castle is whole and fades with it.
FIRST_WEIGHTS: dict[str, float] = {
    "food": 0.7,
    "food_early": 0.4,
    "wood": 0.7,
    "wood_early": 0.4,
    "stone": 0.7,
    "stone_early": 0.5,
    "gold": 1.0,
    "gold_early": 1.0,
    "denier": 0.33,
    "denier_early": 0.17,
    "scarcest_cube_early": 0.3,
    "further_cubes": 0.6,
    "further_deniers": 0.6,
    "gold_with_residence_early": 0.5,
    "reach_0": 0.97,
    "reach_1": 0.8,
    "reach_2": 0.6,
    "reach_3": 0.35,
    "reach_4": 0.08,
    "rival": 0.3,
    "own_card": 0.0,
    "point": 1.0,
    "card": 0.3,
    "card_early": 0.5,
    "small-farm": 1.0,
    "small-sawmill": 1.0,
    "small-quarry": 1.0,
    "peddler": 0.5,
    "market": 1.5,
    "lawyer": 1.5,
    "large-farm": 2.0,
    "large-sawmill": 2.0,
    "large-quarry": 2.0,
    "gold-mine": 1.5,
    "bank": 1.5,
    "church": 0.5,
    "prestige_point": 1.0,
    "prestige_early": -0.5,
    "residence": 0.2,
    "residence_early": 2.0,
    "turned_point": 1.0,
    "draw": 0.3,
    "draw_each_card": -0.35,
    "draw_early": 0.5,
    "replace": -0.8,
    "replace_each_card": 0.1,
    "pass_late": 0.0,
    "pass_early": 0.0,
    "pass_first": 0.6,
    "mulligan": -1.0,
    "token_point": 1.0,
    "batch": 0.4,
    "provost_rival": 0.4,
    "provost_denier": 1.0,
}


class Glance:
    """What a seat sees before it judges actions: what each good is worth to it, and the time.

    `early` is the part of the castle that is left. `worth` has a number for each kind of good.
    """

    __slots__ = ("early", "residence", "seat", "start", "state", "token", "worth")

    def __init__(self, instinct: Instinct, state: Board, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.start = start = seat * GOODS
        self.early = early = sum(state.castle) / sum(TOKENS[state.players])
        self.token = instinct.token_point * best_token(state)
        self.residence = instinct.residence + instinct.residence_early * early
        self.worth = worth = [
            late + more * early for late, more in zip(instinct.late, instinct.more, strict=True)
        ]
        cubes = state.goods[start : start + GOLD]
        scarcest, scarce = min(cubes), instinct.scarcest_cube_early * early
        for kind, count in enumerate(cubes):
            if count == scarcest:
                worth[kind] += scarce
            if count > ENOUGH_CUBES:
                worth[kind] *= instinct.further_cubes
        if state.goods[start + DENIER] > ENOUGH_DENIERS:
            worth[DENIER] *= instinct.further_deniers
        if _has_residence(state, seat):
            worth[GOLD] += instinct.gold_with_residence_early * early


class Instinct:
    """Judges actions by what they give and take at once; each weight is an attribute."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        unknown = weights.keys() ^ FIRST_WEIGHTS.keys()
        if unknown:
            raise ValueError(
                f"weights of instinct: {', '.join(sorted(unknown))} missing or unknown"
            )
        vars(self).update(weights)
        self.late = [weights[name] for name in GOODS_NAMES]
        self.more = [weights[f"{name}_early"] for name in GOODS_NAMES]
        self.reach = [weights[f"reach_{places}"] for places in range(FARTHEST_REACH + 1)]
        self.owned = [weights[building.key] for building in PLAYER_BUILDINGS]
        self.judges: dict[type[Action], Callable[[Glance, Any], float]] = {
            Place: self._place,
            Build: self._build,
            BuildPrestige: self._prestige,
            Draw: self._draw,
            Replace: self._replace,
            Pass: self._pass,
            MoveProvost: self._provost,
            Exchange: self._exchange,
            Tokens: self._tokens,
            Turn: self._turn,
            Decline: _nothing,
            Offer: self._offer,
            Keep: _nothing,
            Mulligan: lambda glance, action: self.mulligan,
        }

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> float: ...

    def ranked(self, state: Board) -> list[tuple[Action, float]]:
        """What the actor may sensibly do, each with its worth: of several payments the best."""
        seat = state.actor
        assert seat is not None
        glance = Glance(self, state, seat)
        judges = self.judges
        found: list[tuple[Action, float]] = []
        paid: dict[object, tuple[Action, float]] = {}
        for action in state.offered:
            kind = type(action)
            worth = judges[kind](glance, action)
            name = PAID.get(kind)
            if name is None:
                found.append((action, worth))
                continue
            what = getattr(action, name)
            if what not in paid or worth > paid[what][1]:
                paid[what] = (action, worth)
        return found + list(paid.values()) if paid else found

    def effect(self, glance: Glance, word: Word | None, seat: int, place: int, coins: int) -> float:
        """What an effect is worth for a seat that has so many deniers then."""
        judge = _EFFECTS.get(type(word))
        if judge is None:
            return 0.0
        start = seat * GOODS
        return judge(self, glance, word, glance.state.goods[start : start + GOLD + 1], coins, place)

    def _cost(self, glance: Glance, payment: Sequence[int]) -> float:
        cost = 0.0
        for count, worth in zip(payment, glance.worth, strict=False):
            if count:
                cost += count * worth
        return cost

    def _place(self, glance: Glance, action: Place) -> float:
        state, seat, place = glance.state, glance.seat, action.place
        kind, owner = state.road_kind[place], state.road_owner[place]
        coins = state.goods[glance.start + DENIER] - 1
        worth = self.effect(glance, WORKER_EFFECT[kind], seat, place, coins)
        if owner == seat:
            worth += self.own_card
        elif owner >= 0:
            worth -= self.rival * self._bonus(glance, owner, kind, place)
        beyond = place - state.reach
        reach = self.reach[min(max(beyond, 0), FARTHEST_REACH)]
        return worth * reach - glance.worth[DENIER]

    def _bonus(self, glance: Glance, owner: int, kind: int, place: int) -> float:
        coins = glance.state.goods[owner * GOODS + DENIER]
        return self.effect(glance, OWNER_EFFECT[kind], owner, place, coins)

    def _build(self, glance: Glance, action: Build) -> float:
        kind = action.kind
        worth = self.point * PRESTIGE[kind] + self.card
        worth += (self.card_early + self.owned[kind]) * glance.early
        return worth - self._cost(glance, action.payment)

    def _prestige(self, glance: Glance, action: BuildPrestige) -> float:
        worth = self.prestige_point * PRESTIGE[action.kind] + self.prestige_early * glance.early
        return worth - glance.residence - self._cost(glance, action.payment)

    def _draw(self, glance: Glance, action: Draw) -> float:
        cards = glance.state.hand[glance.seat].bit_count()
        worth = self.draw + self.draw_each_card * cards + self.draw_early * glance.early
        return worth - glance.worth[DENIER]

    def _replace(self, glance: Glance, action: Replace) -> float:
        cards = glance.state.hand[glance.seat].bit_count()
        worth = self.replace + self.replace_each_card * cards + self.draw_early * glance.early
        return worth - glance.worth[DENIER]

    def _pass(self, glance: Glance, action: Pass) -> float:
        worth = self.pass_late + self.pass_early * glance.early
        return worth if glance.state.passed else worth + self.pass_first

    def _provost(self, glance: Glance, action: MoveProvost) -> float:
        """The workers that come within reach or fall out of it, less the deniers."""
        state, places = glance.state, action.places
        worth = -self.provost_denier * glance.worth[DENIER] * abs(places)
        passed = range(state.provost + 1, state.provost + places + 1)
        sign = 1
        if places < 0:
            passed, sign = range(state.provost + places + 1, state.provost + 1), -1
        for place in passed:
            worker = state.road_worker[place]
            if worker >= 0:
                worth += sign * self._work(glance, place, worker)
        return worth

    def _work(self, glance: Glance, place: int, worker: int) -> float:
        state, seat = glance.state, glance.seat
        kind, owner = state.road_kind[place], state.road_owner[place]
        coins = state.goods[worker * GOODS + DENIER]
        worth = self.effect(glance, WORKER_EFFECT[kind], worker, place, coins)
        worth = worth if worker == seat else -self.provost_rival * worth
        if owner >= 0 and owner != worker:
            bonus = self._bonus(glance, owner, kind, place)
            worth += bonus if owner == seat else -self.provost_rival * bonus
        return worth

    def _exchange(self, glance: Glance, action: Exchange) -> float:
        return sum(count * glance.worth[kind] for kind, count in action.delta)

    def _tokens(self, glance: Glance, action: Tokens) -> float:
        return action.count * glance.token - action.price * glance.worth[DENIER]

    def _turn(self, glance: Glance, action: Turn) -> float:
        lost = self.turned_point * PRESTIGE[glance.state.road_kind[action.place]]
        return glance.residence - lost - glance.worth[action.kind]

    def _offer(self, glance: Glance, action: Offer) -> float:
        worth = action.count * (glance.token + self.batch)
        return worth - self._cost(glance, action.payment)


PAID: dict[type[Action], str] = {
    Build: "kind",
    BuildPrestige: "kind",
    Offer: "count",
    Turn: "place",
}
"""Actions that can be paid in several ways, and what tells apart what is paid for."""


def _nothing(glance: Glance, action: Action) -> float:
    return 0.0


def _has_residence(state: Board, seat: int) -> bool:
    for kind, owner in zip(state.road_kind, state.road_owner, strict=True):
        if owner == seat and kind == RESIDENCE_KIND:
            return True
    return False


Effect = Callable[[Instinct, Glance, Any, Sequence[int], int, int], float]


def _gain(
    i: Instinct, glance: Glance, word: Gain, goods: Sequence[int], coins: int, at: int
) -> float:
    return sum(count * glance.worth[kind] for kind, count in word.delta)


def _take(
    i: Instinct, glance: Glance, word: TakeFromCard, goods: Sequence[int], coins: int, at: int
) -> float:
    return glance.worth[word.kind] if glance.state.road_cubes[at] else 0.0


def _buy(
    i: Instinct, glance: Glance, word: Buy, goods: Sequence[int], coins: int, at: int
) -> float:
    count = min(coins // word.price, word.at_most)
    worth = max(glance.worth[FOOD:GOLD]) - word.price * glance.worth[DENIER]
    return count * worth if count > 0 and worth > 0 else 0.0


def _sell(
    i: Instinct, glance: Glance, word: Sell, goods: Sequence[int], coins: int, at: int
) -> float:
    owned = [glance.worth[kind] for kind in word.sales if goods[kind]]
    if not owned:
        return 0.0
    unit = glance.worth[GOLD if word.gain == "G" else DENIER]
    return max(0.0, len(word.gain) * unit - min(owned))


def _turn_own(
    i: Instinct, glance: Glance, word: TurnOwnCard, goods: Sequence[int], coins: int, at: int
) -> float:
    if not goods[FOOD] and not goods[GOLD]:
        return 0.0
    return max(0.0, glance.residence - i.turned_point - glance.worth[FOOD])


def _priced(
    i: Instinct, glance: Glance, word: Any, goods: Sequence[int], coins: int, at: int
) -> float:
    unit = glance.worth[GOLD] if type(word) is BuyGold else glance.token
    best = 0.0
    for count, price in enumerate(word.prices, 1):
        if price <= coins:
            best = max(best, count * unit - price * glance.worth[DENIER])
    return best


_EFFECTS: dict[type, Effect] = {
    Gain: _gain,
    TakeFromCard: _take,
    Buy: _buy,
    Sell: _sell,
    TurnOwnCard: _turn_own,
    BuyGold: _priced,
    BuyTokens: _priced,
}
