"""What has changed on the table since the viewer last chose."""

from __future__ import annotations

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.goods import GOODS, LETTERS
from caylus.games.classic.rules.spaces import CASTLE, INN, ROAD, SINGLE, STABLES
from caylus.view.table import Before


def points_gained(before: Before | None, table: Board, seat: int) -> int:
    """How many more points a seat has than then."""
    if before is None:
        return 0
    then: Board = before.table
    return sum(table.points_of(seat)) - sum(then.points_of(seat))


def goods_changed(before: Before, table: Board, seat: int) -> list[int]:
    """How many more food, wood, stone, cloth, gold and deniers a seat has than then."""
    pairs = zip(table.goods_of(seat), before.table.goods_of(seat), strict=True)
    return [now - then for now, then in pairs]


def is_fresh(before: Before | None, table: Board, space: int) -> bool:
    """Whether a space has a new tile, or somebody new stands on it."""
    if before is None:
        return False
    then: Board = before.table
    if space < ROAD and table.road_kind[space] != then.road_kind[space]:
        return True
    if space < SINGLE:
        there = table.worker[space]
        return there >= 0 and there != then.worker[space]
    new = standing(table, space)
    for seat in standing(then, space):
        if seat in new:
            new.remove(seat)
    return bool(new)


def everybody(table: Board) -> tuple[list[int], ...]:
    """The seats whose workers stand anywhere."""
    return table.worker, table.inn, table.stables, table.queue


def standing(table: Board, space: int) -> list[int]:
    """The seats whose workers stand on a space, in order of arrival; at the inn the guest first."""
    if space < SINGLE:
        found = [table.worker[space]]
    elif space == INN:
        found = table.inn[::-1]
    else:
        found = {STABLES: table.stables, CASTLE: table.queue}[space]
    return [seat for seat in found if seat >= 0]


def gained(before: Board, state: Board, seat: int) -> str:
    """The goods that a seat has more of than before, as letters."""
    start = seat * GOODS
    return "".join(
        letter * (state.goods[kind] - before.goods[kind])
        for kind, letter in enumerate(LETTERS + "d", start)
    )
