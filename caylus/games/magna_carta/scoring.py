"""Points by source (rules: end and scoring)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from caylus.games.magna_carta.numbers import (
    FIRST_PRESTIGE_KIND,
    PRESTIGE,
    PRESTIGE_KINDS,
    RESIDENCE_KIND,
)
from caylus.games.magna_carta.payments import DENIER, FOOD, GOLD, GOODS

if TYPE_CHECKING:
    from caylus.games.magna_carta.state import MagnaCarta

TOKEN_POINTS = (4, 3, 2)
GOODS_A_POINT = 3


class Points(NamedTuple):
    """Where a seat's points come from."""

    tokens: int
    buildings: int
    residences: int
    prestige: int
    gold: int
    cubes: int
    deniers: int


def points(state: MagnaCarta, seat: int) -> Points:
    """The points of a seat by source, as if the game ended now."""
    owned = [
        kind for kind, owner in zip(state.road_kind, state.road_owner, strict=True) if owner == seat
    ]
    in_front = [kind for kind in PRESTIGE_KINDS if state.prestige[seat] >> kind & 1]
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    return Points(
        tokens=sum(
            count * worth
            for count, worth in zip(
                state.tokens[seat * 3 : seat * 3 + 3], TOKEN_POINTS, strict=True
            )
        ),
        buildings=sum(PRESTIGE[kind] for kind in owned if kind < RESIDENCE_KIND),
        residences=sum(PRESTIGE[kind] for kind in owned if kind == RESIDENCE_KIND),
        prestige=sum(PRESTIGE[kind] for kind in owned + in_front if kind >= FIRST_PRESTIGE_KIND),
        gold=goods[GOLD],
        cubes=sum(goods[FOOD:GOLD]) // GOODS_A_POINT,
        deniers=goods[DENIER] // GOODS_A_POINT,
    )
