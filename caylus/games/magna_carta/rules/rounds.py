"""The round: its phases in order, income, and the end of the round (rules: phases 1 and 6)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.buildings import BUILDINGS_PHASE
from caylus.games.magna_carta.rules.castle import CASTLE_PHASE
from caylus.games.magna_carta.rules.numbers import INCOME
from caylus.games.magna_carta.rules.payments import DENIER, GOODS
from caylus.games.magna_carta.rules.phases import Phase
from caylus.games.magna_carta.rules.provost import PROVOST_PHASE
from caylus.games.magna_carta.rules.turns import ACTIONS_PHASE
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Action, Entry, Step

INCOME_A_ROUND = 2
PROVOST_STRIDE = 2


class Round(Step):
    """A round begins."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Put its phases on the agenda."""
        state.round += 1
        state.agenda += WHOLE_ROUND[state.standard]
        return ()


class Income(Phase):
    """Phase 1: everybody receives deniers."""

    def work(self, state: Board) -> list[Entry]:
        """Nothing: it happens at once."""
        return []

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Two each, and what residences and the Hotel bring."""
        state.phase = self.text
        for player in range(state.players):
            state.goods[player * GOODS + DENIER] += INCOME_A_ROUND
        for kind, owner in zip(state.road_kind, state.road_owner, strict=True):
            if INCOME[kind]:
                state.goods[owner * GOODS + DENIER] += INCOME[kind]
        return ()


class EndOfRound(Step):
    """Phase 6: the Provost strides, the first player card moves, an empty castle ends the game."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Do so, and begin the next round unless the game is over."""
        if state.standard:
            state.provost = min(state.provost + PROVOST_STRIDE, len(state.road_kind) - 1)
        state.first = (state.first + 1) % state.players
        state.passed = []
        state.batches = [0] * state.players
        if any(state.castle):
            state.agenda.append((NOBODY, ROUND))
        else:
            state.phase = "over"
        return ()


ROUND = Round("round")
INCOME_PHASE = Income("income")
END_OF_ROUND = EndOfRound("end-of-round")

STANDARD = (
    INCOME_PHASE,
    ACTIONS_PHASE,
    PROVOST_PHASE,
    BUILDINGS_PHASE,
    CASTLE_PHASE,
    END_OF_ROUND,
)
INTRODUCTORY = tuple(phase for phase in STANDARD if phase is not PROVOST_PHASE)
WHOLE_ROUND: dict[bool, list[Entry]] = {
    standard: [(NOBODY, phase) for phase in reversed(phases)]
    for standard, phases in ((True, STANDARD), (False, INTRODUCTORY))
}
"""What a round puts on the agenda, by whether the standard rules are played."""
