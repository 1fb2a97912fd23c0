"""The row of a player, in parts: most clicks change a number or two in it."""

from __future__ import annotations

from typing import NamedTuple

from caylus.view.memory import kept
from caylus.view.parts import Part
from caylus.view.table import drawn, opening

TEMPLATE = "players.html"


class Owned(NamedTuple):
    """What a seat owns: how many of each of its `goods`, and points, told as `title` says."""

    goods: tuple[tuple[str, int], ...]
    workers: int
    points: int
    title: str


class Gained(NamedTuple):
    """How many more than when the viewer last chose: of each of the goods, and points."""

    goods: tuple[int, ...]
    points: int


@kept
def player(seat: int, colour: str, head: str, owned: Owned, gained: Gained) -> Part:
    """The row of a seat: its `head`, which begins with the row's tag, then what it owns."""
    points = _drawn(f"points-{seat}", "points", owned.title, owned.points, gained.points)
    return Part(f"row-{seat}", head, (_goods(seat, colour, owned, gained), points), "</div>")


def _goods(seat: int, colour: str, owned: Owned, gained: Gained) -> Part:
    key = f"goods-{seat}"
    counts = zip(owned.goods, gained.goods, strict=True)
    goods = [_drawn(f"{key}-{name}", "good", name, count, more) for (name, count), more in counts]
    workers = _drawn(f"workers-{seat}", "workers", colour, owned.workers)
    return Part(key, opening(TEMPLATE, "goods", key), (*goods, workers), "</ul>")


def _drawn(key: str, macro: str, *values: object) -> Part:
    return drawn(key, TEMPLATE, macro, key, *values)
