"""What phases 3 to 5 will do: the rules play them on a copy of the table, all choices declined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from caylus.games.classic.rules.activation import OwnerEffect, WorkerEffect
from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.goods import DENIER, GOODS
from caylus.games.classic.rules.numbers import OWNER_EFFECT
from caylus.games.classic.rules.phases import Phase, SpaceStep, WorkerHome
from caylus.games.classic.rules.provost import INFLUENCE, MoveProvost
from caylus.games.classic.rules.rounds import PHASES, ROUND
from caylus.games.classic.rules.spaces import GUILD, ROAD
from caylus.games.classic.rules.specials import UseSpecial
from caylus.games.classic.rules.turns import TURN
from caylus.games.classic.rules.words import DECLINE, Choose, Exchange, Gain, Trade, Word
from caylus.games.classic.view.changes import gained
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Action, Entry, State, Step

_PHASES = [phase.text for phase in PHASES]
_TO_BUILDINGS = _PHASES[: _PHASES.index("buildings") + 1]


@dataclass(frozen=True)
class Yield:
    """What a space brings a seat, as the player of the worker or as the building's owner.

    `gain` are the goods that come by themselves, as letters; otherwise `actions` is what is on
    offer of the effect's ways if every earlier choice is declined.
    """

    space: int
    seat: int
    as_owner: bool
    word: Word
    gain: str = ""
    actions: tuple[Action, ...] = ()

    @property
    def must(self) -> bool:
        """Whether one of the ways must be taken."""
        return isinstance(self.word, Choose)

    @property
    def trades(self) -> tuple[Trade, ...]:
        """The ways printed to choose from; none if the goods come by themselves."""
        return () if isinstance(self.word, Gain) else self.word.trades()

    def can(self, trade: Trade) -> bool:
        """Whether one of the actions on offer makes this trade."""
        return any(_makes(action, trade) for action in self.actions)


def _makes(action: Action, trade: Trade) -> bool:
    """Whether an action is this trade; of what is no exchange an effect has one way only."""
    if isinstance(action, Exchange):
        return tuple(map(len, action.trade)) == tuple(map(len, trade))
    return True


@dataclass(frozen=True)
class Mover:
    """Somebody who is still to move the Provost: where he may put him, and the price of a space."""

    seat: int
    deniers: int
    price: int
    spaces: tuple[int, ...]


@dataclass(frozen=True)
class Forecast:
    """What the rest of phases 3 to 5 does.

    `yields` go along the spaces in their order, the worker before the owner; `beyond` are the
    (space, seat) of the workers that come home with nothing. `movers` are those who are still to
    move the Provost. `then` is the table as phase 6 finds it if each choice is declined.
    """

    yields: list[Yield]
    beyond: list[tuple[int, int]]
    movers: list[Mover]
    then: Board


def forecast(table: Board) -> Forecast:
    """Let what is left of phases 3 to 5 happen on a copy of the table, every choice declined."""
    if table.phase not in _TO_BUILDINGS:
        return Forecast([], [], [], table.clone())
    walk = _Walk(table.clone())
    walk.go()
    return Forecast(walk.yields, walk.beyond, walk.movers, walk.table)


def yields_at(coming: Forecast, space: int) -> list[Yield]:
    """What one space brings, the worker before the owner."""
    return [found for found in coming.yields if found.space == space]


def declined(offered: Sequence[Action]) -> Action:
    """The answer of who starts nothing: of what must be chosen the first."""
    for action in offered:
        if action is DECLINE or (isinstance(action, MoveProvost) and not action.spaces):
            return action
    return offered[0]


@dataclass
class _Walk:
    """The rules of the phases happening on a table, and what is noted of it."""

    table: Board
    yields: list[Yield] = field(default_factory=list)
    beyond: list[tuple[int, int]] = field(default_factory=list)
    movers: list[Mover] = field(default_factory=list)
    _before: Board | None = None

    def go(self) -> None:
        """Run the phases to the end of the fifth, or what is left of them."""
        table = self.table
        table.agenda = _left(table)
        # Who has not passed yet is going to: all of them may move the Provost.
        table.bridge += [seat for seat in table.order if seat not in table.bridge]
        self._before = table.clone()
        table.proceed(self._watch)
        while table.actor is not None and table.step is not None:
            self._note(table.actor, table.step, table.offered)
            table.apply(declined(table.offered), self._watch)

    def _watch(self, state: State, seat: int, what: Action | Step) -> None:
        if isinstance(what, WorkerHome):
            used = any(found.space == what.space for found in self.yields)
            if what.space < ROAD and not used:
                self.beyond.append((what.space, seat))
        elif isinstance(what, Step):
            self._note(seat, what)
        self._before = self.table.clone()

    def _note(self, seat: int, step: Step, offered: Sequence[Action] = ()) -> None:
        if step is INFLUENCE or (isinstance(step, UseSpecial) and step.space == GUILD):
            self._note_mover(seat, int(step is INFLUENCE), offered)
        if not isinstance(step, WorkerEffect | OwnerEffect | UseSpecial):
            return
        as_owner = isinstance(step, OwnerEffect)
        word = _word(self.table, step)
        if word is not None:
            actions = tuple(action for action in offered if action is not DECLINE)
            gain = "" if offered or self._before is None else gained(self._before, self.table, seat)
            self.yields.append(Yield(step.space, seat, as_owner, word, gain, actions))

    def _note_mover(self, seat: int, price: int, offered: Sequence[Action]) -> None:
        moves = [action.spaces for action in offered if isinstance(action, MoveProvost)]
        spaces = tuple(self.table.provost + move for move in moves)
        deniers = self.table.goods[seat * GOODS + DENIER]
        self.movers.append(Mover(seat, deniers, price, spaces))


def _word(table: Board, step: SpaceStep) -> Word | None:
    """The effect that a step runs."""
    if isinstance(step, UseSpecial):
        return step.effect
    kind = table.road_kind[step.space]
    return OWNER_EFFECT[kind] if isinstance(step, OwnerEffect) else table.edition.worker[kind]


def _left(table: Board) -> list[Entry]:
    """The agenda of what is left of phases 3 to 5, the next last."""
    later = PHASES[_PHASES.index(table.phase) + 1 : len(_TO_BUILDINGS)]
    running = [
        (seat, step)
        for seat, step in table.waiting()
        if not isinstance(step, Phase) and step not in (TURN, ROUND)
    ]
    placing = [phase for phase in later if phase.text != "workers"]
    return [*((NOBODY, phase) for phase in reversed(placing)), *running]
