"""Set-up: the neutral buildings, the turn order and the first deniers (rules: 2)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.board import COLOURS, STARTING_DENIERS, Board
from caylus.games.classic.rules.goods import DENIER, GOODS
from caylus.games.classic.rules.numbers import NEUTRAL_KINDS
from caylus.games.classic.rules.rounds import ROUND
from caylus.games.classic.rules.state import Classic
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.state import Action, Entry, Step


class DealNeutral(Action):
    """A neutral building laid on the road."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"deal {BUILDINGS[kind].key}")
        self.kind = kind

    def happen(self, state: Board, seat: int) -> None:
        """Lay it on the next space."""
        state.lay(self.kind, state.empty_space())


class NextInOrder(Action):
    """The next player in the turn order, drawn by lot."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"next {COLOURS[seat]}")
        self.seat = seat

    def happen(self, state: Board, seat: int) -> None:
        """Give them that place and its deniers."""
        deniers = STARTING_DENIERS[state.players][len(state.order)]
        state.goods[self.seat * GOODS + DENIER] = deniers
        state.order.append(self.seat)


_DEALS = [DealNeutral(kind) for kind in NEUTRAL_KINDS]
_NEXT = [NextInOrder(seat) for seat in range(len(COLOURS))]


class NeutralDeal(Step):
    """One neutral building is dealt to the road."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer those not dealt yet."""
        return [deal for deal in _DEALS if deal.kind not in state.road_kind]


class OrderLot(Step):
    """The next place in the turn order is drawn by lot."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer every seat that has none yet."""
        return [lot for lot in _NEXT[: state.players] if lot.seat not in state.order]


NEUTRAL_DEAL, ORDER_LOT = NeutralDeal("neutral"), OrderLot("order")


def beginning(players: int) -> list[Entry]:
    """The agenda of a new game."""
    deals: list[Entry] = [(CHANCE, NEUTRAL_DEAL)] * len(NEUTRAL_KINDS)
    return [(NOBODY, ROUND), *[(CHANCE, ORDER_LOT)] * players, *deals]


def start(variant: str, players: int, seed: int | None) -> Classic:
    """The state before the first deal."""
    state = Classic(variant, players, seed)
    state.agenda = beginning(players)
    state.proceed()
    return state
