"""What an action of classic Caylus is worth at a glance, in points, before anybody looks ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from caylus.games.classic.mind.effects import exchanged
from caylus.games.classic.mind.errands import effect, errand, house, provost_moves
from caylus.games.classic.mind.glance import Glance
from caylus.games.classic.mind.stage import Stage
from caylus.games.classic.mind.tastes import FIRST_WEIGHTS, GOODS_NAMES, LINE_NAMES, REACH
from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.castle import IDLE_PENALTY, Batch, NoBatch
from caylus.games.classic.rules.construction import Build, BuildPrestige, Residence
from caylus.games.classic.rules.editions import Edition
from caylus.games.classic.rules.favors import CAPS, LINES, ChooseLine, Use
from caylus.games.classic.rules.goods import CLOTH, DENIER
from caylus.games.classic.rules.placing import OWN_PRICE, bridge_price
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.rules.specials import Leave, Move, Stay
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.turns import Pass, Place
from caylus.games.classic.rules.words import Decline, Exchange, Give, Joust
from caylus.kernel.state import Action

Ranked = list[tuple[Action, float]]
COLUMNS = list(LINES.values())
MOST_ACTIONS = 10
"""How many actions are worth a thought, beside the last one: it starts nothing new."""


class Instinct:
    """Judges actions by what they give and take; each weight is an attribute."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        unknown = weights.keys() ^ FIRST_WEIGHTS.keys()
        if unknown:
            raise ValueError(
                f"weights of instinct: {', '.join(sorted(unknown))} missing or unknown"
            )
        vars(self).update(weights)
        self.late = [weights[name] for name in GOODS_NAMES]
        self.more = [weights[f"{name}_early"] for name in GOODS_NAMES]
        self.reach = [weights[f"reach_{spaces}"] for spaces in REACH]
        self.markers = [weights[f"{name}_marker"] for name in LINE_NAMES]
        self.owned = [weights.get(building.key, 0.0) for building in BUILDINGS]
        self.stages: dict[tuple[Edition, int, int], Stage] = {}
        self.judges: dict[type[Action], Callable[[Glance, Any], float]] = {
            Pass: self._pass,
            Move: self._move,
            Decline: _nothing,
            Exchange: lambda glance, action: exchanged(self, glance, action),
            Joust: lambda glance, action: glance.favor - glance.worth[CLOTH] - glance.worth[DENIER],
            Stay: lambda glance, action: self.stay + (self.inn + self.inn_early * glance.early),
            Leave: _nothing,
            Build: self._build,
            BuildPrestige: self._build,
            Residence: self._residence,
            ChooseLine: self._line,
            Use: self._use,
            Give: lambda glance, action: -glance.worth[action.kind],
            Batch: self._batch,
            NoBatch: self._no_batch,
        }

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> float: ...

    def ranked(self, state: Board) -> Ranked:
        """What the actor may sensibly do, each with its worth, the best first.

        Of several payments for one thing there is only the cheapest, and no column of a line that
        gives less than another one of the same.
        """
        seat = state.actor
        assert seat is not None
        offered = state.offered
        kind = type(offered[0])
        if kind is Place:
            return self._placed(Glance(self, state, seat, plans=True), offered)
        glance = Glance(self, state, seat, plans=kind is Move)
        if kind is MoveProvost:
            return self._influenced(glance, offered)
        best: dict[object, tuple[Action, float]] = {}
        judges = self.judges
        for action in offered:
            worth = judges[type(action)](glance, action)
            thing = _thing(action)
            if thing not in best or worth > best[thing][1]:
                best[thing] = (action, worth)
        return _shortened(list(best.values()))

    def stage(self, state: Board) -> Stage:
        """What the weights come to now."""
        key = state.edition, state.bailiff, sum(state.castle[state.scored :])
        found = self.stages.get(key)
        if found is None:
            found = self.stages[key] = Stage(self, state)
        return found

    def _placed(self, glance: Glance, offered: Sequence[Action]) -> Ranked:
        state, seat = glance.state, glance.seat
        price = bridge_price(state, seat)
        denier, owners = glance.worth[DENIER], state.road_owner
        found: Ranked = []
        for action in offered:
            if type(action) is Place:
                space = action.space
                cost = OWN_PRICE if space < ROAD and owners[space] == seat else price
                found.append((action, errand(self, glance, space, cost) - cost * denier))
            else:
                found.append((action, self._pass(glance, action)))
        return _shortened(found)

    def _influenced(self, glance: Glance, offered: Sequence[Action]) -> Ranked:
        moves = [action for action in offered if isinstance(action, MoveProvost)]
        spaces = [move.spaces for move in moves]
        return list(zip(moves, provost_moves(self, glance, moves[0].price, spaces), strict=True))

    def _pass(self, glance: Glance, action: Action) -> float:
        worth = self.pass_late + self.pass_early * glance.early
        return worth if glance.state.bridge else worth + self.pass_first

    def _move(self, glance: Glance, action: Move) -> float:
        return errand(self, glance, action.space, 0)

    def _build(self, glance: Glance, action: Build) -> float:
        worth = glance.stage.built[action.kind]
        for kind, count in action.needed:
            worth -= count * glance.worth[kind]
        return worth

    def _residence(self, glance: Glance, action: Residence) -> float:
        lost = glance.stage.lost[glance.state.road_kind[action.place]]
        cost = glance.worth[CLOTH] + action.price * glance.worth[DENIER]
        return glance.stage.residence - lost - cost

    def _line(self, glance: Glance, action: ChooseLine) -> float:
        """The best column within reach, and the step of the marker."""
        state, line = glance.state, action.line
        level = state.level(glance.seat, line)
        worth = 0.0
        if level < CAPS[state.scored]:
            level += 1
            worth += self.markers[line] * glance.early
        best = 0.0
        for column in COLUMNS[line][:level]:
            best = max(best, effect(self, glance, column.word, glance.seat, glance.goods))
        return worth + best

    def _use(self, glance: Glance, action: Use) -> float:
        return effect(self, glance, action.step.word, glance.seat, glance.goods)

    def _batch(self, glance: Glance, action: Batch) -> float:
        worth = house(self, glance.state, glance.seat, glance.favor, 0)
        for kind in action.kinds:
            worth -= glance.worth[kind]
        return worth

    def _no_batch(self, glance: Glance, action: NoBatch) -> float:
        return 0.0 if glance.state.batches[glance.seat] else -self.idle * IDLE_PENALTY


def _nothing(glance: Glance, action: Action) -> float:
    return 0.0


def _thing(action: Action) -> object:
    """What tells apart actions of which only the best deserves a thought."""
    if isinstance(action, Build):
        return action.kind
    if isinstance(action, Exchange):
        give, gain = action.trade
        return gain if give else (gain[0] if gain[0] in "Pd" else gain)
    return Batch if isinstance(action, Batch) else action


def _shortened(found: Ranked) -> Ranked:
    """The best actions, and the last one offered."""
    last = found[-1]
    found.sort(key=itemgetter(1), reverse=True)
    short = found[:MOST_ACTIONS]
    return short if last in short else [*short, last]
