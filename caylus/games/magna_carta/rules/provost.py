"""Phase 3: the Provost (standard rules)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.payments import DENIER, GOODS
from caylus.games.magna_carta.rules.phases import Phase
from caylus.kernel.state import Action, Entry, Step

FARTHEST = 3


class MoveProvost(Action):
    """Moving the Provost by some places, a denier each; 0 leaves him."""

    __slots__ = ("places",)

    def __init__(self, places: int) -> None:
        super().__init__(f"provost {places:+d}" if places else "provost 0")
        self.places = places

    def happen(self, state: Board, seat: int) -> None:
        """Pay and move."""
        state.goods[seat * GOODS + DENIER] -= abs(self.places)
        state.provost += self.places


_MOVES: list[Action] = [MoveProvost(places) for places in range(-FARTHEST, FARTHEST + 1)]


class Influence(Step):
    """A player's one chance to move the Provost."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer every distance that coins and road allow, if there is any but 0."""
        farthest = min(FARTHEST, state.goods[seat * GOODS + DENIER])
        back = min(farthest, state.provost)
        forward = min(farthest, len(state.road_kind) - 1 - state.provost)
        if back == forward == 0:
            return ()
        return _MOVES[FARTHEST - back : FARTHEST + forward + 1]


class ProvostPhase(Phase):
    """Phase 3: in passing order."""

    def work(self, state: Board) -> list[Entry]:
        """Ask everybody once."""
        return [(player, INFLUENCE) for player in reversed(state.passed)]


INFLUENCE = Influence("influence")
PROVOST_PHASE = ProvostPhase("provost")
