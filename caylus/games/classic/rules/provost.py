"""Moving the provost: at the merchants' guild, and phase 4 (rules: 4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.goods import DENIER, GOODS
from caylus.games.classic.rules.phases import Phase
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.rules.words import Trade, Word
from caylus.kernel.state import Action, Entry, Step

FARTHEST = 3


class MoveProvost(Action):
    """Moving the provost by some spaces, for a denier each or for nothing; 0 leaves him."""

    __slots__ = ("price", "spaces")

    def __init__(self, spaces: int, price: int) -> None:
        super().__init__(f"provost {spaces:+d}" if spaces else "provost 0")
        self.spaces = spaces
        self.price = price

    def happen(self, state: Board, seat: int) -> None:
        """Pay and move."""
        state.goods[seat * GOODS + DENIER] -= abs(self.spaces) * self.price
        state.provost += self.spaces


def _moves(price: int) -> list[MoveProvost]:
    return [MoveProvost(spaces, price) for spaces in range(-FARTHEST, FARTHEST + 1)]


_PAID, _FREE = _moves(1), _moves(0)


def _offered(state: Board, moves: list[MoveProvost], farthest: int) -> Sequence[Action]:
    """The moves that stay on the road; none if there is none but to stay."""
    back = min(farthest, state.provost)
    forward = min(farthest, ROAD - 1 - state.provost)
    if back <= 0 and forward <= 0:
        return ()
    return moves[FARTHEST - back : FARTHEST + forward + 1]


class GuideProvost(Word):
    """Move the provost up to three spaces for nothing (phase 3: the merchants' guild)."""

    def run(self, state: Board, seat: int, place: int) -> Sequence[Action]:
        """Offer every distance that the road allows."""
        return _offered(state, _FREE, FARTHEST)

    def trades(self) -> tuple[Trade, ...]:
        """Up to three spaces for nothing."""
        return (Trade("", "vvv"),)


class Influence(Step):
    """A player's one chance to pay for moving the provost."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer every distance that deniers and road allow."""
        return _offered(state, _PAID, min(FARTHEST, state.goods[seat * GOODS + DENIER]))


class ProvostPhase(Phase):
    """Phase 4: in the order of the bridge."""

    def work(self, state: Board) -> list[Entry]:
        """Ask everybody once."""
        return [(seat, INFLUENCE) for seat in reversed(state.bridge)]


INFLUENCE = Influence("influence")
PROVOST_PHASE = ProvostPhase("provost")
