"""Where prestige points come from (rules: 4, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caylus.games.classic.rules.goods import DENIER, FOOD, GOLD, GOODS

if TYPE_CHECKING:
    from caylus.games.classic.rules.board import Board

SOURCES = ("buildings", "residences", "prestige", "castle", "favors", "trades", "visits", "lost")
"""What a seat has been given points for: `visits` are others' workers on its buildings."""
BUILDINGS, RESIDENCES, PRESTIGE, CASTLE, FAVORS, TRADES, VISITS, LOST = range(len(SOURCES))
A_GOLD = 3
CUBES_A_POINT = 3
DENIERS_A_POINT = 4


def last_points(state: Board, seat: int) -> tuple[int, int, int]:
    """The points that a seat's gold, other cubes and deniers are worth at the end (rules: 6)."""
    start = seat * GOODS
    cubes = sum(state.goods[start + FOOD : start + GOLD])
    return (
        A_GOLD * state.goods[start + GOLD],
        cubes // CUBES_A_POINT,
        state.goods[start + DENIER] // DENIERS_A_POINT,
    )
