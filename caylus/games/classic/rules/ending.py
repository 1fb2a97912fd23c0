"""Phase 7: the bailiff moves, and sections of the castle are scored (rules: 4.10)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.phases import Phase
from caylus.games.classic.rules.spaces import ROAD
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Action, Entry, Step

MARKS = (11, 17, 23)
"""The spaces, from 0, where the bailiff has a section scored."""
PENALTIES = (2, 3, 4)
"""What somebody without a house in a section loses."""
FAVORS = ((0, 0, 1), (0, 0, 1, 2, 2, 3), (0, 0, 1, 1, 2, 2, 3))
"""The favors for houses in a section, by their number; more houses bring no more."""
SLOW, FAST = 1, 2
"""How far the bailiff goes: farther if the provost is ahead of him."""


def is_due(state: Board) -> bool:
    """Whether the first section not scored yet is full, or its mark reached."""
    section = state.scored
    return section < len(SECTIONS) and (
        state.bailiff >= MARKS[section] or not state.castle[section]
    )


def reward(section: int, houses: int) -> int:
    """The royal favors that so many houses in a section bring."""
    favors = FAVORS[section]
    return favors[min(houses, len(favors) - 1)]


class Count(Step):
    """A player's houses in the section are counted."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Take points from who has none, and grant the favors of the others."""
        houses = state.houses[seat * len(SECTIONS) + state.scored]
        if houses:
            state.grant_favors(seat, reward(state.scored, houses))
        else:
            state.lose(seat, PENALTIES[state.scored])
        return ()


class Scored(Step):
    """A section has been scored, which opens further columns of favors."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Note it."""
        state.scored += 1
        return ()


class Scoring(Step):
    """Every section that is due is scored, one after the other, in turn order."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Score one section, if any is due, then look again."""
        if is_due(state):
            counts = [(player, COUNT) for player in reversed(state.order)]
            state.agenda += [(NOBODY, SCORING), (NOBODY, SCORED), *counts]
        return ()


class EndPhase(Phase):
    """Phase 7: the bailiff goes on, the provost joins him, and sections may be scored."""

    def work(self, state: Board) -> list[Entry]:
        """Score what is due."""
        return [(NOBODY, SCORING)]

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Move both, then score."""
        stride = FAST if state.provost > state.bailiff else SLOW
        state.bailiff = state.provost = min(state.bailiff + stride, ROAD - 1)
        return super().run(state, seat)

    def may_wait(self, state: Board, entries: list[Entry]) -> bool:
        """Whether they are a scoring, and what is left of the one that is going on."""
        counts = [(player, COUNT) for player in reversed(state.order)]
        whole: list[Entry] = [(NOBODY, SCORING), (NOBODY, SCORED), *counts]
        return entries == whole[: len(entries)] and (len(entries) < 2 or is_due(state))


COUNT, SCORED, SCORING = Count("count"), Scored("scored"), Scoring("scoring")
END_PHASE = EndPhase("end")
