"""Where the Provost may be moved, and whose workers that brings within or out of his reach."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.provost import FARTHEST
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.view.forecast.walk import Forecast, Yield, forecast, yields_at


@dataclass(frozen=True)
class Shift:
    """The Provost moved by some spaces: what that changes beside one space less.

    `workers` are the (space, seat) of those who come within reach if he goes on, who fall out of
    it if he goes back; `yields` is what they find or would have found.
    """

    distance: int
    space: int
    workers: tuple[tuple[int, int], ...]
    yields: tuple[Yield, ...]


def shifts(table: Board, coming: Forecast) -> list[Shift]:
    """How far somebody could move the Provost, from the farthest back to the farthest on.

    Each is played on a copy on which he stands there.
    """
    farthest = max(map(abs, _distances(table, coming)), default=0)
    back = _one_way(table, coming, -1, farthest)
    return [*reversed(back), *_one_way(table, coming, 1, farthest)]


def span(table: Board, coming: Forecast) -> tuple[int, int]:
    """The first and the last space where all of them together could move the Provost."""
    back = sum(table.provost - min(mover.spaces) for mover in coming.movers if mover.spaces)
    on = sum(max(mover.spaces) - table.provost for mover in coming.movers if mover.spaces)
    return max(0, table.provost - back), min(ROAD - 1, table.provost + on)


def _distances(table: Board, coming: Forecast) -> list[int]:
    return [space - table.provost for mover in coming.movers for space in mover.spaces]


def _one_way(table: Board, coming: Forecast, way: int, farthest: int) -> list[Shift]:
    """The shifts on or back, the nearest first."""
    found, before = [], coming
    for distance in range(1, min(farthest, FARTHEST) + 1):
        space = table.provost + way * distance
        if not 0 <= space < ROAD:
            break
        then = table.clone()
        then.provost = space
        after = forecast(then)
        less, more = (before, after) if way > 0 else (after, before)
        workers = tuple(worker for worker in less.beyond if worker not in more.beyond)
        yields = tuple(one for place, _seat in workers for one in yields_at(more, place))
        found.append(Shift(way * distance, space, workers, yields))
        before = after
    return found
