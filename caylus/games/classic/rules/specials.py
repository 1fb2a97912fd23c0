"""Phase 3: the special buildings, from the gate to the inn (rules: 4.3, 5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.phases import Phase, SpaceStep, WorkerHome
from caylus.games.classic.rules.placing import open_spaces, put
from caylus.games.classic.rules.provost import GuideProvost
from caylus.games.classic.rules.spaces import (
    FREE,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    SPACES,
    STABLES,
    TRADING_POST,
)
from caylus.games.classic.rules.words import DECLINE, BuyFavor, Gain, Trade, Word
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Action, Entry, Step
from caylus.kernel.text import N_


class Move(Action):
    """Moving the worker at the gate to another space, for nothing."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"move {SPACES[space]}")
        self.space = space

    def happen(self, state: Board, seat: int) -> None:
        """Move it."""
        state.worker[GATE] = FREE
        put(state, seat, self.space)


_MOVES = [Move(space) for space in range(len(SPACES))]


class MoveOn(Word):
    """The worker goes on to any open space (the gate)."""

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer every space that is open, and to come home."""
        offered: list[Action] = [*open_spaces(state, seat, _MOVES)]
        return [*offered, DECLINE] if offered else ()

    def trades(self) -> tuple[Trade, ...]:
        """The worker is moved on."""
        return (Trade("", "m"),)


@dataclass(frozen=True)
class Special:
    """A special building that takes one worker, and what it does."""

    space: int
    name: str
    effect: Word


SPECIAL_BUILDINGS = (
    Special(GATE, N_("Gate"), MoveOn()),
    Special(TRADING_POST, N_("Trading Post"), Gain("ddd")),
    Special(GUILD, N_("Merchants' Guild"), GuideProvost()),
    Special(JOUST_FIELD, N_("Joust Field"), BuyFavor()),
)


class UseSpecial(SpaceStep):
    """The player of a worker uses the special building that he stands at."""

    __slots__ = ("effect",)

    def __init__(self, special: Special) -> None:
        super().__init__("worker", special.space)
        self.effect = special.effect

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Run its word."""
        return self.effect.run(state, seat, self.space)


class Visit(Step):
    """A special building with one worker is activated."""

    __slots__ = ("entries", "space")

    def __init__(self, special: Special) -> None:
        super().__init__(SPACES[special.space])
        self.space = special.space
        self.entries = [HOME_FROM_SPECIALS[special.space], USE_SPECIALS[special.space]]

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Its worker uses it and comes home."""
        worker = state.worker[self.space]
        if worker != FREE:
            state.agenda += [(worker, step) for step in self.entries]
        return ()


class Stables(Step):
    """The stables set the turn order (rules: 4.3)."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Those in the stables come first, in their order; all of them go home."""
        others = [player for player in state.order if player not in state.stables]
        state.order = state.stables + others
        for player in state.stables:
            state.workers[player] += 1
        state.stables = []
        return ()


class Inn(Step):
    """Who arrives at the inn becomes its guest; a guest nobody follows may stay (rules: 4.3)."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Move the worker on the left, or ask the guest."""
        arrived, guest = state.inn
        if arrived != FREE:
            if guest != FREE:
                state.workers[guest] += 1
            state.inn = [FREE, arrived]
        elif guest != FREE:
            state.agenda.append((guest, LODGING))
        return ()


class Stay(Action):
    """Staying at the inn."""

    def happen(self, state: Board, seat: int) -> None:
        """Do nothing."""


class Leave(Action):
    """Leaving the inn."""

    def happen(self, state: Board, seat: int) -> None:
        """Take the worker home."""
        state.inn = [FREE, FREE]
        state.workers[seat] += 1


class Lodging(Step):
    """The guest of the inn stays or leaves."""

    offered = (Stay("stay"), Leave("leave"))

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer both."""
        return self.offered


USE_SPECIALS = {special.space: UseSpecial(special) for special in SPECIAL_BUILDINGS}
HOME_FROM_SPECIALS = {
    special.space: WorkerHome("home", special.space) for special in SPECIAL_BUILDINGS
}
VISITS = [Visit(special) for special in SPECIAL_BUILDINGS]
STABLES_STEP, INN_STEP, LODGING = Stables(SPACES[STABLES]), Inn(SPACES[INN]), Lodging("lodging")
_IN_ORDER: list[Step] = [*VISITS, STABLES_STEP, INN_STEP]


class SpecialsPhase(Phase):
    """Phase 3: the special buildings in order from the castle."""

    def work(self, state: Board) -> list[Entry]:
        """All of them, whoever is there: the gate sends workers to those behind it."""
        return [(NOBODY, step) for step in reversed(_IN_ORDER)]

    def may_wait(self, state: Board, entries: list[Entry]) -> bool:
        """Whether they are the later buildings, and what is left of one before them."""
        work = self.work(state)
        coming = [entry for entry in entries if entry in work]
        left = entries[len(coming) :]
        if coming != work[: len(coming)] or entries[: len(coming)] != coming:
            return False
        if not left:
            return True
        if len(coming) == 0:
            return left == [(state.inn[1], LODGING)] and state.inn[0] == FREE
        current = work[len(coming)][1] if len(coming) < len(work) else None
        if not isinstance(current, Visit):
            return False
        worker = state.worker[current.space]
        return worker != FREE and left in (
            [(worker, current.entries[0])],
            [(worker, step) for step in current.entries],
        )


SPECIALS_PHASE = SpecialsPhase("specials")
