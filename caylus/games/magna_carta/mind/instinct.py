"""What an action of Magna Carta is worth at a glance, in points, before anybody looks ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from caylus.games.magna_carta.mind.effects import judge
from caylus.games.magna_carta.mind.glance import Glance
from caylus.games.magna_carta.mind.stage import Stage
from caylus.games.magna_carta.mind.tastes import FIRST_WEIGHTS
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.cards import PLAYER_BUILDINGS
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.numbers import OWNER_EFFECT, PRESTIGE, WORKER_EFFECT
from caylus.games.magna_carta.rules.payments import CUBES, DENIER, GOODS, Payment
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.setup import Keep, Mulligan
from caylus.games.magna_carta.rules.turns import Build, BuildPrestige, Draw, Pass, Place, Replace
from caylus.games.magna_carta.rules.words import Decline, Exchange, Tokens, Turn
from caylus.kernel.state import Action

FARTHEST_REACH = 4


class Instinct:
    """Judges actions by what they give and take at once; each weight is an attribute."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        unknown = weights.keys() ^ FIRST_WEIGHTS.keys()
        if unknown:
            raise ValueError(
                f"weights of instinct: {', '.join(sorted(unknown))} missing or unknown"
            )
        vars(self).update(weights)
        self.weights = weights
        self.stages: dict[tuple[int, ...], Stage] = {}
        self.reach = [weights[f"reach_{places}"] for places in range(FARTHEST_REACH + 1)]
        self.owned = [weights[building.key] for building in PLAYER_BUILDINGS]
        self.workers = [judge(word) for word in WORKER_EFFECT]
        self.owners = [judge(word) for word in OWNER_EFFECT]
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
        glance = self.glance(state)
        judges = self.judges
        found: list[tuple[Action, float]] = []
        paid: dict[object, tuple[Action, float]] = {}
        for action in state.offered:
            kind = type(action)
            worth = judges[kind](glance, action)
            if kind not in PAID:
                found.append((action, worth))
                continue
            what = getattr(action, PAID[kind])
            if what not in paid or worth > paid[what][1]:
                paid[what] = (action, worth)
        return found + list(paid.values()) if paid else found

    def glance(self, state: Board) -> Glance:
        """What the actor sees."""
        assert state.actor is not None
        now = (state.players, *state.castle)
        stage = self.stages.get(now)
        if stage is None:
            stage = self.stages[now] = Stage(self.weights, state)
        return Glance(stage, state, state.actor)

    def _place(self, glance: Glance, action: Place) -> float:
        state, place = glance.state, action.place
        kind, owner = state.road_kind[place], state.road_owner[place]
        start = glance.start
        worth = self.workers[kind](glance, start, state.goods[start + DENIER] - 1, place)
        if owner == glance.seat:
            worth += self.own_card
        elif owner >= 0:
            worth -= self.rival * self._bonus(glance, owner, kind, place)
        beyond = place - state.reach
        if beyond < 0:
            beyond = 0
        elif beyond > FARTHEST_REACH:
            beyond = FARTHEST_REACH
        return worth * self.reach[beyond] - glance.denier

    def _bonus(self, glance: Glance, owner: int, kind: int, place: int) -> float:
        start = owner * GOODS
        return self.owners[kind](glance, start, glance.state.goods[start + DENIER], place)

    def _build(self, glance: Glance, action: Build) -> float:
        kind = action.kind
        worth = self.point * PRESTIGE[kind] + self.card
        worth += (self.card_early + self.owned[kind]) * glance.early
        return worth - _cost(glance, action.payment)

    def _prestige(self, glance: Glance, action: BuildPrestige) -> float:
        worth = self.prestige_point * PRESTIGE[action.kind] + self.prestige_early * glance.early
        return worth - glance.residence - _cost(glance, action.payment)

    def _draw(self, glance: Glance, action: Draw) -> float:
        cards = glance.state.hand[glance.seat].bit_count()
        worth = self.draw + self.draw_each_card * cards + self.draw_early * glance.early
        return worth - glance.denier

    def _replace(self, glance: Glance, action: Replace) -> float:
        cards = glance.state.hand[glance.seat].bit_count()
        worth = self.replace + self.replace_each_card * cards + self.draw_early * glance.early
        return worth - glance.denier

    def _pass(self, glance: Glance, action: Pass) -> float:
        worth = self.pass_late + self.pass_early * glance.early
        return worth if glance.state.passed else worth + self.pass_first

    def _provost(self, glance: Glance, action: MoveProvost) -> float:
        """The workers that come within reach or fall out of it, less the deniers."""
        state, places = glance.state, action.places
        worth = -self.provost_denier * glance.denier * abs(places)
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
        kind, owner, start = state.road_kind[place], state.road_owner[place], worker * GOODS
        worth = self.workers[kind](glance, start, state.goods[start + DENIER], place)
        worth = worth if worker == seat else -self.provost_rival * worth
        if owner >= 0 and owner != worker:
            bonus = self._bonus(glance, owner, kind, place)
            worth += bonus if owner == seat else -self.provost_rival * bonus
        return worth

    def _exchange(self, glance: Glance, action: Exchange) -> float:
        worth = glance.worth
        return sum([count * worth[kind] for kind, count in action.delta])

    def _tokens(self, glance: Glance, action: Tokens) -> float:
        return action.count * glance.token - action.price * glance.denier

    def _turn(self, glance: Glance, action: Turn) -> float:
        lost = self.turned_point * PRESTIGE[glance.state.road_kind[action.place]]
        return glance.residence - lost - glance.worth[action.kind]

    def _offer(self, glance: Glance, action: Offer) -> float:
        return action.count * (glance.token + self.batch) - _cost(glance, action.payment)


PAID: dict[type[Action], str] = {
    Build: "kind",
    BuildPrestige: "kind",
    Offer: "count",
    Turn: "place",
}
"""Actions that can be paid in several ways, and what tells apart what is paid for."""


def _nothing(glance: Glance, action: Action) -> float:
    return 0.0


def _cost(glance: Glance, payment: Payment) -> float:
    food, wood, stone, gold = glance.worth[:CUBES]
    return payment[0] * food + payment[1] * wood + payment[2] * stone + payment[3] * gold
