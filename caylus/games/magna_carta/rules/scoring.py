"""Points by source (rules: end and scoring)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from caylus.games.magna_carta.rules.numbers import (
    FIRST_PRESTIGE_KIND,
    PRESTIGE,
    PRESTIGE_KINDS,
    RESIDENCE_KIND,
)
from caylus.games.magna_carta.rules.payments import DENIER, FOOD, GOLD, GOODS

if TYPE_CHECKING:
    from caylus.games.magna_carta.rules.board import Board

TOKEN_POINTS = (4, 3, 2)
GOODS_A_POINT = 3


def best_token(state: Board) -> int:
    """The points of the best token that the castle has left; 0 of an empty one."""
    for points, left in zip(TOKEN_POINTS, state.castle, strict=True):
        if left:
            return points
    return 0


def token_points(state: Board, seat: int) -> int:
    """The points of a seat's tokens."""
    dungeon, walls, towers = state.tokens[seat * 3 : seat * 3 + 3]
    return dungeon * TOKEN_POINTS[0] + walls * TOKEN_POINTS[1] + towers * TOKEN_POINTS[2]


def in_front(state: Board, seat: int) -> list[int]:
    """The prestige buildings in front of a seat (introductory rules)."""
    built = state.prestige[seat]
    return [kind for kind in PRESTIGE_KINDS if built >> kind & 1] if built else []


class Points(NamedTuple):
    """Where a seat's points come from."""

    tokens: int
    buildings: int
    residences: int
    prestige: int
    gold: int
    cubes: int
    deniers: int


def points(state: Board, seat: int) -> Points:
    """The points of a seat by source, as if the game ended now."""
    owned = [
        kind for kind, owner in zip(state.road_kind, state.road_owner, strict=True) if owner == seat
    ]
    prestige = [kind for kind in owned if kind >= FIRST_PRESTIGE_KIND] + in_front(state, seat)
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    return Points(
        tokens=token_points(state, seat),
        buildings=sum(PRESTIGE[kind] for kind in owned if kind < RESIDENCE_KIND),
        residences=sum(PRESTIGE[kind] for kind in owned if kind == RESIDENCE_KIND),
        prestige=sum(PRESTIGE[kind] for kind in prestige),
        gold=goods[GOLD],
        cubes=sum(goods[FOOD:GOLD]) // GOODS_A_POINT,
        deniers=goods[DENIER] // GOODS_A_POINT,
    )
