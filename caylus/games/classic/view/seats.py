"""The players' rows: what they own and how they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.numbers import PRESTIGE_KINDS
from caylus.games.classic.rules.tiles import BUILDINGS, Building
from caylus.games.classic.view.changes import goods_changed, points_gained
from caylus.games.classic.view.points import tally
from caylus.games.classic.view.tiles import things
from caylus.view.players import Gained, Owned
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed, ngettext, passage

LETTERS = {"denier": "d", "food": "F", "wood": "W", "stone": "S", "cloth": "C", "gold": "G"}
GOODS = tuple(LETTERS)


class Row(NamedTuple):
    """One player's row.

    `place` is the place in the turn order, `passed` that on the bridge, or 0.
    """

    seat: int
    colour: str
    name: str
    owned: Owned
    residences: int
    monuments: tuple[Building, ...]
    is_asked: bool
    is_me: bool
    is_guest: bool
    place: int
    passed: int

    @property
    def spoken(self) -> str:
        """The row in words."""
        built = [_(building.name) for building in self.monuments]
        return passage(
            [
                self._owned(),
                ngettext("{count} worker left.", "{count} workers left.", self.owned.workers),
                ngettext("{count} residence.", "{count} residences.", self.residences)
                if self.residences
                else "",
                _("Built: {names}.", names=listed(built)) if built else "",
                _("Place {number} in the turn order.", number=self.place) if self.place else "",
                _("Guest of the inn: places workers for 1 denier.") if self.is_guest else "",
                _("Has passed.") if self.passed else "",
            ]
        )

    def _owned(self) -> str:
        counts = dict(self.owned.goods)
        owned = things("".join(letter * counts[icon] for icon, letter in LETTERS.items()))
        return ngettext(
            "{name}: {count} point, {owned}.",
            "{name}: {count} points, {owned}.",
            self.owned.points,
            name=self.name,
            owned=owned or _("nothing"),
        )


def rows(shown: Table) -> list[Row]:
    """Every player's row, in seat order."""
    return [_row(shown, seat) for seat in range(len(shown.seats))]


def _row(shown: Table, seat: int) -> Row:
    table: Board = shown.sight.table
    seats = shown.seats
    *cubes, deniers = table.goods_of(seat)
    return Row(
        seat=seat,
        colour=seats[seat].colour,
        name=name_of(seats, seat),
        owned=Owned(
            goods=tuple(zip(GOODS, (deniers, *cubes), strict=True)),
            workers=table.workers[seat],
            points=tally(table, seat),
            title=_("Prestige points"),
        ),
        residences=len(table.residences(seat)),
        monuments=_monuments(table, seat),
        is_asked=table.actor == seat,
        is_me=shown.sight.seat == seat,
        is_guest=table.inn[1] == seat,
        place=table.order.index(seat) + 1 if seat in table.order else 0,
        passed=table.bridge.index(seat) + 1 if seat in table.bridge else 0,
    )


def gains(shown: Table) -> Iterator[Gained]:
    """What every player has gained since the viewer last chose, in seat order."""
    table, before = shown.sight.table, shown.before
    for seat in range(len(shown.seats)):
        *cubes, deniers = goods_changed(before, table, seat) if before else [0] * len(GOODS)
        yield Gained((deniers, *cubes), points_gained(before, table, seat))


def _monuments(table: Board, seat: int) -> tuple[Building, ...]:
    """The prestige buildings of a seat, along the road."""
    tiles = zip(table.road_kind, table.road_owner, strict=True)
    return tuple(
        BUILDINGS[kind] for kind, owner in tiles if owner == seat and kind in PRESTIGE_KINDS
    )
