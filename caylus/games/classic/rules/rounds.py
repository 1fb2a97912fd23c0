"""A whole turn: its phases in order, and income (rules: 4, 4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.activation import BUILDINGS_PHASE
from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.castle import CASTLE_PHASE
from caylus.games.classic.rules.ending import END_PHASE
from caylus.games.classic.rules.goods import DENIER, GOODS
from caylus.games.classic.rules.numbers import INCOME
from caylus.games.classic.rules.phases import Phase
from caylus.games.classic.rules.provost import PROVOST_PHASE
from caylus.games.classic.rules.spaces import FREE
from caylus.games.classic.rules.specials import SPECIALS_PHASE
from caylus.games.classic.rules.turns import WORKERS_PHASE
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Action, Entry, Step

INCOME_A_TURN = 2


class Income(Phase):
    """Phase 1: the bridge empties, and everybody receives deniers."""

    def work(self, state: Board) -> list[Entry]:
        """Nothing: it happens at once."""
        return []

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Two players swap their order; two deniers each, and what buildings bring."""
        super().run(state, seat)
        state.bridge = []
        if state.players == 2 and state.round > 1:
            state.order.reverse()
        for player in range(state.players):
            state.goods[player * GOODS + DENIER] += INCOME_A_TURN
        for kind, owner in zip(state.road_kind, state.road_owner, strict=True):
            if owner != FREE and INCOME[kind]:
                state.goods[owner * GOODS + DENIER] += INCOME[kind]
        return ()


INCOME_PHASE = Income("income")
PHASES: tuple[Phase, ...] = (
    INCOME_PHASE,
    WORKERS_PHASE,
    SPECIALS_PHASE,
    PROVOST_PHASE,
    BUILDINGS_PHASE,
    CASTLE_PHASE,
    END_PHASE,
)
WHOLE_ROUND: list[Entry] = [(NOBODY, phase) for phase in reversed(PHASES)]


class Round(Step):
    """A turn begins, unless the last section of the castle has been scored (rules: 6)."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Put the phases on the agenda, and behind them the next turn; or end the game."""
        if state.scored == len(SECTIONS):
            state.phase = "over"
        else:
            state.round += 1
            state.agenda += [(NOBODY, ROUND), *WHOLE_ROUND]
        return ()


ROUND = Round("round")
