"""Drawing cards from the own deck (rules: phase 2, drawing)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caylus.games.magna_carta.rules.board import COLOURS
from caylus.games.magna_carta.rules.cards import PLAYER_BUILDINGS
from caylus.games.magna_carta.rules.numbers import CARDS_IN
from caylus.kernel.state import Action, Step

if TYPE_CHECKING:
    from caylus.games.magna_carta.rules.board import Board


class Deal(Action):
    """The card that a player draws."""

    __slots__ = ("bit",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"deal {PLAYER_BUILDINGS[kind].key}")
        self.bit = 1 << kind

    def happen(self, state: Board, seat: int) -> None:
        """Move it from the deck to the hand."""
        drawing: int = state.step.seat  # type: ignore[union-attr]  # a deal answers a deck's step
        state.deck[drawing] ^= self.bit
        state.hand[drawing] |= self.bit


_DEALS = [Deal(kind) for kind in range(len(PLAYER_BUILDINGS))]
_DEALS_FROM = [[_DEALS[kind] for kind in kinds] for kinds in CARDS_IN]


class DeckDeal(Step):
    """One card is drawn from a player's deck."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"deck-{COLOURS[seat]}")
        self.seat = seat

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer what is in the deck; an empty deck is made of the discard pile first."""
        if not state.deck[self.seat]:
            state.deck[self.seat] = state.discard[self.seat]
            state.discard[self.seat] = 0
        return _DEALS_FROM[state.deck[self.seat]]


DEALS = [DeckDeal(seat) for seat in range(len(COLOURS))]
