"""What has changed on the table since the viewer last chose."""

from __future__ import annotations

from collections import Counter

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.goods import GOODS, LETTERS
from caylus.games.classic.rules.spaces import CASTLE, INN, SINGLE, STABLES
from caylus.view.table import Before

# The spaces that take several workers.
SEVERAL = (STABLES, INN, CASTLE)


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


def fresh_spaces(before: Before | None, table: Board) -> set[int]:
    """The spaces that have a new tile, or where somebody new stands."""
    if before is None:
        return set()
    then: Board = before.table
    tiles = zip(then.road_kind, table.road_kind, strict=True)
    workers = zip(then.worker, table.worker, strict=True)
    found = {space for space, (old, new) in enumerate(tiles) if old != new}
    found |= {space for space, (old, new) in enumerate(workers) if new >= 0 and new != old}
    return found | {space for space in SEVERAL if _has_come(then, table, space)}


def _has_come(then: Board, table: Board, space: int) -> bool:
    """Whether somebody new stands on a space."""
    come, _gone = come_and_gone(standing(then, space), standing(table, space))
    return bool(come)


def come_and_gone(then: list[int], now: list[int]) -> tuple[list[int], list[int]]:
    """The seats whose workers have come to where some stand, and those whose have left it."""
    if then == now:
        return [], []
    before, after = Counter(then), Counter(now)
    return sorted((after - before).elements()), sorted((before - after).elements())


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
