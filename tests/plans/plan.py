"""What all scripted plans of Magna Carta share: care for whatever the plan does not speak of."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from caylus.games.magna_carta.mind import value, what_is_due
from caylus.games.magna_carta.mind.stage import part_left
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.payments import DENIER, FOOD, GOLD, Cost
from caylus.games.magna_carta.rules.provost import INFLUENCE
from caylus.games.magna_carta.rules.setup import Mulligan
from caylus.games.magna_carta.rules.turns import (
    DRAW,
    PASS,
    REPLACE,
    TURN,
    Build,
    BuildPrestige,
    Replace,
)
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, Sight
from caylus.players.player import Player

A_KIND = 0.8
A_SPARE_CUBE = 0.1
AN_IDLE_DENIER = 0.3
ENOUGH = 5
RICH = 6
TOO_LATE = 0.5


class Plan(Player):
    """A script: it takes what leads its plan farthest by the end of the round.

    What the plan has no opinion on is worth what `greedy` thinks of it, so a plan takes places
    within the Provost's reach, keeps what it needs, and passes when nothing is worth a denier.
    """

    def leaning(self, state: Board, seat: int) -> float:
        """The points that the plan sees in a position beyond what everybody sees in it."""
        raise NotImplementedError

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """The action after which the end of the round looks best, the first of equals."""
        state: Board = sight.sample(random)
        seat = sight.actor or 0
        best = self.wish(state, seat, actions) or max(
            thrifty(actions),
            key=lambda action: self.worth(self.foreseen(state, action, random), seat),
        )
        return DRAW if best is PASS and DRAW in actions and waits(state, seat) else best

    def wish(self, state: Board, seat: int, actions: list[Action]) -> Action | None:
        """What the plan does before it weighs anything, if there is such a thing."""
        return None

    def worth(self, state: Board, seat: int) -> float:
        """What a position is worth to the plan; in the end only the points count."""
        worth = value(state, seat)
        return worth if state.is_over else worth + care(state, seat) + self.leaning(state, seat)

    def foreseen(self, state: Board, action: Action, random: Random) -> Board:
        """The end of the round after an action, if nobody does anything more in it."""
        state, seat, now = state.clone(), state.actor, state.round
        state.apply(action)
        while not state.is_over and state.round == now:
            if state.actor == CHANCE:
                state.apply(state.outcome(random.random()))
            else:
                state.apply(self.due(state) if state.actor == seat else what_is_due(state))
        return state

    def due(self, state: Board) -> Action:
        """What the plan itself will do with effects and castle in the rest of the round."""
        if state.step is TURN:
            return PASS
        if state.step is INFLUENCE:
            return self.push(state)
        seat = state.actor or 0
        return max(thrifty(state.offered), key=lambda action: self._at_once(state, action, seat))

    def push(self, state: Board) -> Action:
        """How the plan expects to move the Provost: not at all, unless it says otherwise."""
        return what_is_due(state)

    def _at_once(self, state: Board, action: Action, seat: int) -> float:
        state = state.clone()
        state.apply(action)
        return self.worth(state, seat)


def waits(state: Board, seat: int) -> bool:
    """Whether a rich seat draws rather than passes: who passes last has the Provost last."""
    at_risk = any(worker == seat for worker in state.road_worker[1:])
    is_rich = state.goods_of(seat)[DENIER] >= RICH
    return state.standard and at_risk and is_rich and len(state.passed) < state.players - 1


def search_for(kind: int, state: Board, seat: int, actions: list[Action]) -> Action | None:
    """The way to another hand, until a card is in hand or on the road: cheap, and early."""
    if state.hand[seat] >> kind & 1 or kind in state.road_kind or part_left(state) < TOO_LATE:
        return None
    poor = state.goods_of(seat)[DENIER] < ENOUGH
    ways = [action for action in actions if isinstance(action, (Mulligan, Replace))]
    return None if not ways or (poor and ways[0] is REPLACE) else ways[0]


def build(kind: int, actions: list[Action]) -> Action | None:
    """The way to build a card with the least gold, if it can be built."""
    builds = (action for action in actions if isinstance(action, Build))
    return next((action for action in builds if action.kind == kind), None)


def near(kind: int, state: Board, seat: int) -> float:
    """How near a card is to the road: 1 on it, and less in hand for each cube it lacks."""
    if kind in state.road_kind:
        return 1.0
    if not state.hand[seat] >> kind & 1:
        return 0.0
    return 0.6 - 0.15 * missing(BUILDINGS[kind].cost, state.goods_of(seat))


def care(state: Board, seat: int) -> float:
    """What every careful player sees: cubes of all kinds are wanted, idle deniers are not."""
    goods = state.goods_of(seat)
    kinds = sum(count > 0 for count in goods[FOOD:GOLD])
    spare = sum(goods[FOOD:GOLD]) - kinds
    return A_KIND * kinds - A_SPARE_CUBE * spare - AN_IDLE_DENIER * max(0, goods[DENIER] - ENOUGH)


def thrifty(actions: Iterable[Action]) -> list[Action]:
    """The actions, but of several payments for the same thing only that with the least gold."""
    first: dict[object, Action] = {}
    for action in actions:
        what: object = action
        if isinstance(action, (Build, BuildPrestige)):
            what = action.kind
        elif isinstance(action, Offer):
            what = Offer, action.count
        first.setdefault(what, action)
    return list(first.values())


def owned(state: Board, seat: int) -> list[int]:
    """The kinds of a seat's cards on the road, as they show now."""
    cards = zip(state.road_kind, state.road_owner, strict=True)
    return [kind for kind, owner in cards if owner == seat]


def missing(cost: Cost, goods: tuple[int, ...]) -> int:
    """How many cubes a seat lacks for a cost; gold stands in for any."""
    food, wood, stone, gold = goods[:4]
    kinds = zip(cost[:3], (food, wood, stone), strict=True)
    lacking = sum(max(0, asked - has) for asked, has in kinds)
    spare = sum(max(0, has - asked) for asked, has in zip(cost[:3], goods, strict=False))
    lacking += max(0, cost.any - spare)
    return max(0, cost.gold - gold) + max(0, lacking - max(0, gold - cost.gold))
