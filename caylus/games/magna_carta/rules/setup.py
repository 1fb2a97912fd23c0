"""Set-up: the neutral cards, the hands, the mulligans and the first player (rules: set-up)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules import numbers
from caylus.games.magna_carta.rules.board import COLOURS, HAND, NEUTRALS_BEFORE_THE_PEDDLER, Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.decks import DEALS
from caylus.games.magna_carta.rules.rounds import ROUND
from caylus.games.magna_carta.rules.state import MagnaCarta
from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.state import Action, Entry, Step


class DealNeutral(Action):
    """A neutral card laid on the road."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"deal neutral {BUILDINGS[kind].key}")
        self.kind = kind

    def happen(self, state: Board, seat: int) -> None:
        """Lay it at the end of the road."""
        state.add_card(self.kind)


class FirstPlayer(Action):
    """The first player drawn by lot."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {COLOURS[seat]}")
        self.seat = seat

    def happen(self, state: Board, seat: int) -> None:
        """Give them the first player card."""
        state.first = self.seat


class Keep(Action):
    """Keeping the first hand."""

    def happen(self, state: Board, seat: int) -> None:
        """Do nothing."""


class Mulligan(Action):
    """Exchanging the first hand, once and for nothing."""

    def happen(self, state: Board, seat: int) -> None:
        """Discard all three cards and draw three."""
        state.discard[seat] |= state.hand[seat]
        state.hand[seat] = 0
        state.agenda += [(CHANCE, DEALS[seat])] * HAND


_NEUTRALS = [
    DealNeutral(kind) for kind in range(numbers.FIRST_NEUTRAL_KIND, numbers.RESIDENCE_KIND - 1)
]
_FIRSTS = [FirstPlayer(seat) for seat in range(len(COLOURS))]
_KEEP_OR_NOT = [Keep("keep"), Mulligan("mulligan")]


class NeutralDeal(Step):
    """One neutral card is dealt to the road."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer those not dealt yet."""
        return [deal for deal in _NEUTRALS if deal.kind not in state.road_kind]


class PeddlerLast(Step):
    """The neutral Peddler closes the first road, and the Provost stands on him."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Lay it."""
        state.add_card(numbers.NEUTRAL_PEDDLER_KIND)
        if state.standard:
            state.provost = len(state.road_kind) - 1
        return ()


class FirstHand(Step):
    """A player keeps or exchanges the first hand."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer both."""
        return _KEEP_OR_NOT


class FirstPlayerLot(Step):
    """The first player is drawn by lot."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer every seat."""
        return _FIRSTS[: state.players]


NEUTRAL_DEAL = NeutralDeal("neutral")
PEDDLER_LAST = PeddlerLast("peddler-last")
FIRST_HAND = FirstHand("first-hand")
FIRST_PLAYER_LOT = FirstPlayerLot("first-player")


def beginning(players: int) -> list[Entry]:
    """The agenda of a new game."""
    coming: list[Entry] = [(CHANCE, NEUTRAL_DEAL)] * NEUTRALS_BEFORE_THE_PEDDLER[players]
    coming += [(NOBODY, PEDDLER_LAST)]
    coming += [(CHANCE, DEALS[seat]) for seat in range(players) for _ in range(HAND)]
    coming += [(seat, FIRST_HAND) for seat in range(players)]
    coming += [(CHANCE, FIRST_PLAYER_LOT), (NOBODY, ROUND)]
    return coming[::-1]


def start(variant: str, players: int, seed: int | None) -> MagnaCarta:
    """The state before the first deal."""
    state = MagnaCarta(variant == "standard", players, seed)
    state.agenda = beginning(players)
    state.proceed()
    return state
