"""What a seat sees before it judges actions."""

from __future__ import annotations

from caylus.games.magna_carta.mind.stage import Stage
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.numbers import RESIDENCE_KIND
from caylus.games.magna_carta.rules.payments import DENIER, GOODS, STONE, WOOD

ENOUGH_DENIERS = 5


class Glance:
    """What a seat sees; `worth` has a number for each kind of good."""

    __slots__ = (
        "dearest_cube",
        "denier",
        "early",
        "residence",
        "seat",
        "start",
        "state",
        "token",
        "turning",
        "worth",
    )

    def __init__(self, stage: Stage, state: Board, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.start = start = seat * GOODS
        self.early = stage.early
        self.token = stage.token
        self.residence = stage.residence
        self.turning = stage.turning
        goods = state.goods
        held = (
            goods[start],
            goods[start + WOOD],
            goods[start + STONE],
            goods[start + DENIER] > ENOUGH_DENIERS,
            bool(RESIDENCE_KIND in state.road_kind and state.residences(seat)),
        )
        self.worth, self.denier, self.dearest_cube = stage.worth_of(held)
