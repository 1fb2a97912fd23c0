"""What has changed on the table since the viewer last chose."""

from __future__ import annotations

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import Board
from caylus.view.table import Before


def points_gained(before: Before | None, table: Board, seat: int) -> int:
    """How many more points a seat has than then."""
    if before is None:
        return 0
    return sum(scoring.points(table, seat)) - sum(scoring.points(before.table, seat))


def goods_changed(before: Before, table: Board, seat: int) -> list[int]:
    """How many more food, wood, stone, gold and deniers a seat has than then."""
    pairs = zip(table.goods_of(seat), before.table.goods_of(seat), strict=True)
    return [now - then for now, then in pairs]


def is_fresh(before: Before, table: Board, place: int) -> bool:
    """Whether a place of the road has a new card or a new worker."""
    then: Board = before.table
    if place >= len(then.road_kind):
        return True
    worker, now = then.road_worker[place], table.road_worker[place]
    is_new = table.road_kind[place] != then.road_kind[place]
    return is_new or (now != worker and now >= 0)
