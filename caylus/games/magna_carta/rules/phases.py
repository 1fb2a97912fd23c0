"""What the phases of a round have in common."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.board import Board
from caylus.kernel.state import Action, Entry, Step


class Phase(Step):
    """A phase of the round; its name is its text."""

    def work(self, state: Board) -> list[Entry]:
        """What it puts on the agenda, the next last."""
        raise NotImplementedError

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Begin the phase."""
        state.phase = self.text
        state.agenda += self.work(state)
        return ()

    def may_wait(self, state: Board, entries: list[Entry]) -> bool:
        """Whether some entries of the agenda can be what is left of the work on this board."""
        return entries == self.work(state)[: len(entries)]
