"""What the phases of a turn have in common."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.spaces import FREE, SPACES
from caylus.kernel.state import Action, Entry, Step


class Phase(Step):
    """A phase of the turn; its name is its text."""

    def work(self, state: Board) -> list[Entry]:
        """What it puts on the agenda, the next last."""
        raise NotImplementedError

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Begin the phase: every line of favors may be used again."""
        state.phase = self.text
        state.used = [0] * state.players
        state.agenda += self.work(state)
        return ()

    def may_wait(self, state: Board, entries: list[Entry]) -> bool:
        """Whether some entries of the agenda can be what is left of the work on this board."""
        return entries == self.work(state)[: len(entries)]


class SpaceStep(Step):
    """A step about one space that takes a single worker."""

    __slots__ = ("space",)

    def __init__(self, verb: str, space: int) -> None:
        super().__init__(f"{verb}-{SPACES[space]}")
        self.space = space


class WorkerHome(SpaceStep):
    """A worker comes home; a tile that was reserved turns into a residence."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Free the space, then turn the tile; a worker that has moved on stays away."""
        space = self.space
        if state.worker[space] == seat:
            state.worker[space] = FREE
            state.workers[seat] += 1
            if space < len(state.turning) and state.turning[space] != FREE:
                state.turn(space, state.turning[space])
        return ()
