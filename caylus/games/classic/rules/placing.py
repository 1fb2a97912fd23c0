"""Where a worker may go, what that costs, and going there (rules: 4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.points import VISITS
from caylus.games.classic.rules.spaces import CASTLE, FREE, INN, ROAD, SINGLE, STABLES
from caylus.kernel.state import Action

STALLS = 3
"""How many workers the stables take."""
OWN_PRICE = 1
AFTER_THE_OTHER = 3
"""What a worker costs when the only other player has passed."""
Going = TypeVar("Going", bound=Action)


def open_spaces(state: Board, seat: int, to: Sequence[Going]) -> list[Going]:
    """Of an action for each space, those of the spaces that a worker of the seat may go to."""
    worker = state.worker
    offered = [to[space] for space in range(SINGLE) if worker[space] == FREE]
    if state.players > 2 and len(state.stables) < STALLS and seat not in state.stables:
        offered.append(to[STABLES])
    if state.inn[0] == FREE:
        offered.append(to[INN])
    if seat not in state.queue:
        offered.append(to[CASTLE])
    return offered


def price(state: Board, seat: int, space: int) -> int:
    """The deniers that a worker on a space costs."""
    if space < ROAD and state.road_owner[space] == seat:
        return OWN_PRICE
    return bridge_price(state, seat)


def bridge_price(state: Board, seat: int) -> int:
    """The deniers that a worker costs anywhere but on an own building."""
    if state.inn[1] == seat:
        return OWN_PRICE
    if state.players == 2 and state.bridge:
        return AFTER_THE_OTHER
    return len(state.bridge) + 1


def put(state: Board, seat: int, space: int) -> None:
    """Put a worker on a space; the owner of a building gets a point for somebody else's."""
    if space < SINGLE:
        state.worker[space] = seat
        if space < ROAD and state.road_owner[space] not in (FREE, seat):
            state.earn(state.road_owner[space], VISITS, 1)
    elif space == STABLES:
        state.stables.append(seat)
    elif space == INN:
        state.inn[0] = seat
    else:
        state.queue.append(seat)
