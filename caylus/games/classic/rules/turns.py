"""Phase 2: workers are placed until everybody has passed (rules: 4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.board import COLOURS, Board
from caylus.games.classic.rules.goods import DENIER, GOODS
from caylus.games.classic.rules.phases import Phase
from caylus.games.classic.rules.placing import OWN_PRICE, bridge_price, open_spaces, price, put
from caylus.games.classic.rules.spaces import FREE, ROAD, SPACES
from caylus.kernel.state import Action, Entry, Step

FIRST_PASS = 1
"""The deniers of the first player to pass."""


class Place(Action):
    """Placing a worker."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"place {SPACES[space]}")
        self.space = space

    def happen(self, state: Board, seat: int) -> None:
        """Pay and place."""
        state.goods[seat * GOODS + DENIER] -= price(state, seat, self.space)
        state.workers[seat] -= 1
        put(state, seat, self.space)
        _next_turn(state, seat)


class Pass(Action):
    """Passing; the first to pass receives a denier."""

    def happen(self, state: Board, seat: int) -> None:
        """Take the lowest free place of the bridge."""
        if not state.bridge:
            state.goods[seat * GOODS + DENIER] += FIRST_PASS
        state.bridge.append(seat)
        _next_turn(state, seat)


def _next_turn(state: Board, seat: int) -> None:
    """Put the turn of the next player who has not passed on the agenda."""
    order, bridge = state.order, state.bridge
    if len(bridge) == state.players:
        return
    place = order.index(seat)
    for following in (*order[place + 1 :], *order[: place + 1]):
        if following not in bridge:
            state.agenda.append(_TURNS[following])
            return


PASS = Pass("pass")
PLACES = [Place(space) for space in range(len(SPACES))]


class Turn(Step):
    """A player places a worker or passes; who can place nowhere passes."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer every space that the seat can pay for, and to pass."""
        offered = self._places(state, seat)
        if not offered:
            PASS.happen(state, seat)
            return ()
        return [*offered, PASS]

    def _places(self, state: Board, seat: int) -> list[Place]:
        deniers = state.goods[seat * GOODS + DENIER]
        if not state.workers[seat] or deniers < OWN_PRICE:
            return []
        if deniers >= bridge_price(state, seat):
            return open_spaces(state, seat, PLACES)
        owners = state.road_owner
        own = [space for space in range(ROAD) if owners[space] == seat]
        return [PLACES[space] for space in own if state.worker[space] == FREE]


class Workers(Phase):
    """Phase 2: turns in order until everybody has passed."""

    def work(self, state: Board) -> list[Entry]:
        """Begin with the first player."""
        return [(state.order[0], TURN)]

    def may_wait(self, state: Board, entries: list[Entry]) -> bool:
        """Whether they are at most one turn, of somebody who has not passed."""
        return entries == [] or (
            len(entries) == 1 and entries[0][1] is TURN and entries[0][0] not in state.bridge
        )


TURN = Turn("turn")
_TURNS = [(seat, TURN) for seat in range(len(COLOURS))]
WORKERS_PHASE = Workers("workers")
