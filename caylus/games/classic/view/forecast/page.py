"""The forecast as a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from caylus.games.classic.rules.board import COLOURS, ROOM, SECTIONS, Board
from caylus.games.classic.rules.castle import HOUSE_POINTS
from caylus.games.classic.rules.provost import FARTHEST
from caylus.games.classic.rules.sight import Sight
from caylus.games.classic.rules.spaces import FREE, INN, ROAD, SPACES, STABLES
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.view.forecast import sentences
from caylus.games.classic.view.forecast.castle import Mark, castle_queue, marks, next_scoring
from caylus.games.classic.view.forecast.reach import Shift, shifts
from caylus.games.classic.view.forecast.walk import Mover, Yield, forecast, yields_at
from caylus.games.classic.view.places import name_of_space
from caylus.games.classic.view.tiles import Icons, Shown, icons
from caylus.kernel.header import Seat
from caylus.kernel.text import N_
from caylus.view.environment import render
from caylus.view.seats import name_of
from caylus.view.text import _

GOODS = (
    ("food", N_("food")),
    ("wood", N_("wood")),
    ("stone", N_("stone")),
    ("cloth", N_("cloth")),
    ("gold", N_("gold")),
    ("denier", N_("deniers")),
)
"""The icon and the name of each kind of goods."""


@dataclass(frozen=True)
class Line:
    """One yield as it is drawn: each way is its icons and whether it can be chosen now."""

    colour: str
    name: str
    as_owner: bool
    gain: Shown
    ways: list[tuple[Icons, bool]]
    spoken: str


@dataclass(frozen=True)
class Stop:
    """A space where workers stand: what it brings, and notes; `is_lost` beyond the Provost.

    `paid` is the colour of the owner who has taken a point for the visit.
    """

    number: int
    thing: str
    key: str
    name: str
    owner: str
    worker: str
    player: str
    lines: list[Line]
    notes: list[str]
    paid: str = ""
    paid_spoken: str = ""
    is_lost: bool = False


@dataclass(frozen=True)
class Cell:
    """A space near the Provost: its number, who stands there, and what is there besides."""

    number: int
    worker: str
    provost: bool
    bailiff: bool


@dataclass(frozen=True)
class Reach:
    """A mover's row: the price of each cell, None where he cannot be put."""

    colour: str
    name: str
    prices: list[int | None]
    spoken: str


@dataclass(frozen=True)
class Standing:
    """One player's goods, (now, then) each, and points."""

    colour: str
    name: str
    goods: list[tuple[int, int]]
    points: tuple[int, int]


class _Page:
    """What the template draws of a table."""

    def __init__(self, table: Board, seats: Sequence[Seat]) -> None:
        self.table = table
        self.seats = seats
        self.coming = forecast(table)

    def values(self) -> dict[str, object]:
        """The values of the template."""
        table, coming, seats = self.table, self.coming, self.seats
        shifted = shifts(table, coming)
        return {
            "holds": sentences.holds(table),
            "specials": self.specials(),
            "road": self.road(),
            "cells": self.cells(),
            "reaches": [self.reach(mover) for mover in coming.movers],
            "together": sentences.of_all_movers(table, coming),
            "shifts": [self.shift(shift) for shift in shifted if shift.workers],
            "rooms": self.rooms(),
            "guests": self.guests(),
            "bailiff": sentences.of_bailiff(table, coming.then),
            "marks": [self.mark(mark) for mark in marks(table)],
            "counts": self.counts(),
            "section": sentences.section_name(table.scored) if self.counts() else "",
            "goods_shown": [{"icon": icon, "name": _(name)} for icon, name in GOODS],
            "standings": [self.standing(seat) for seat in range(len(seats))],
        }

    def specials(self) -> list[Stop]:
        """The special buildings where somebody stands."""
        found = [
            self.stop(space) for space in range(ROAD, STABLES) if self.table.worker[space] != FREE
        ]
        order = sentences.of_stables(self.coming, self.table, self.seats)
        lodging = sentences.of_inn(self.coming, self.table, self.seats)
        for space, note in ((STABLES, order), (INN, lodging)):
            if note and self.table.phase in ("workers", "specials"):
                found.append(self.house(space, note))
        return found

    def road(self) -> list[Stop]:
        """The spaces of the road where a worker stands."""
        in_reach = {found.space for found in self.coming.yields if found.space < ROAD}
        spaces = sorted([*in_reach, *(space for space, _seat in self.coming.beyond)])
        return [self.stop(space) for space in spaces]

    def stop(self, space: int) -> Stop:
        """A space with one worker."""
        table, seats = self.table, self.seats
        found, on_road = yields_at(self.coming, space), space < ROAD
        owner = table.road_owner[space] if on_road else FREE
        visit = sentences.visit(table, seats, space) if on_road else ""
        note = sentences.turning(table, seats, space) if on_road else ""
        return Stop(
            number=space + 1 if on_road else 0,
            thing=SPACES[space],
            key=BUILDINGS[table.road_kind[space]].key if on_road else SPACES[space],
            name=name_of_space(table, space).removeprefix(f"{space + 1} "),
            owner=COLOURS[owner] if owner >= 0 else "",
            worker=COLOURS[table.worker[space]],
            player=name_of(seats, table.worker[space]),
            lines=[self.line(one) for one in found],
            notes=[note] if note else [],
            paid=COLOURS[owner] if visit else "",
            paid_spoken=visit,
            is_lost=on_road and not found,
        )

    def house(self, space: int, note: str) -> Stop:
        """A special building that takes several workers."""
        name = name_of_space(self.table, space)
        return Stop(0, SPACES[space], SPACES[space], name, "", "", "", [], [note])

    def line(self, found: Yield) -> Line:
        """One yield."""
        ways = [
            (Icons(icons(trade.give), icons(trade.gain)), found.must or found.can(trade))
            for trade in found.trades
        ]
        name, said = name_of(self.seats, found.seat), sentences.sentence(found, self.seats)
        return Line(COLOURS[found.seat], name, found.as_owner, icons(found.gain), ways, said)

    def cells(self) -> list[Cell]:
        """The spaces where one player can put the Provost."""
        table = self.table
        first, last = max(0, table.provost - FARTHEST), min(ROAD - 1, table.provost + FARTHEST)
        workers = table.worker
        return [
            Cell(
                space + 1,
                COLOURS[workers[space]] if workers[space] >= 0 else "",
                space == table.provost,
                space == table.bailiff,
            )
            for space in range(first, last + 1)
        ]

    def reach(self, mover: Mover) -> Reach:
        """What each space costs somebody who is still to move the Provost."""
        provost = self.table.provost
        prices = [
            abs(cell.number - 1 - provost) * mover.price
            if cell.number - 1 in mover.spaces
            else None
            for cell in self.cells()
        ]
        spoken = sentences.of_mover(mover, self.seats)
        return Reach(COLOURS[mover.seat], name_of(self.seats, mover.seat), prices, spoken)

    def shift(self, shift: Shift) -> dict[str, object]:
        """What changes if the Provost stands so far on or back."""
        workers = [
            (COLOURS[seat], name_of(self.seats, seat), name_of_space(self.table, space))
            for space, seat in shift.workers
        ]
        return {
            "number": shift.space + 1,
            "comes": shift.distance > 0,
            "workers": workers,
            "lines": [self.line(found) for found in shift.yields],
            "spoken": sentences.of_shift(shift, self.table, self.seats),
        }

    def rooms(self) -> list[tuple[str, str, int, int, int, bool]]:
        """Each section: its key and name, its houses, its size, points of a house, if closed."""
        table = self.table
        return [
            (
                section,
                sentences.section_name(number),
                ROOM[number] - table.castle[number],
                ROOM[number],
                HOUSE_POINTS[number],
                number < table.scored,
            )
            for number, section in enumerate(SECTIONS)
        ]

    def guests(self) -> list[dict[str, object]]:
        """Everybody in the castle's queue."""
        return [
            {
                "colour": COLOURS[guest.seat],
                "name": name_of(self.seats, guest.seat),
                "guest": guest,
                "spoken": sentences.of_guest(guest, self.seats),
            }
            for guest in castle_queue(self.coming.then)
        ]

    def counts(self) -> list[dict[str, object]]:
        """What the next scoring gives or costs everybody."""
        return [
            {
                "colour": COLOURS[count.seat],
                "name": name_of(self.seats, count.seat),
                "count": count,
                "spoken": sentences.of_count(count, self.table.scored, self.seats),
            }
            for count in next_scoring(self.table)
        ]

    def mark(self, mark: Mark) -> dict[str, object]:
        """When a section is scored."""
        name = sentences.section_name(mark.section)
        return {"mark": mark, "name": name, "spoken": sentences.of_mark(mark)}

    def standing(self, seat: int) -> Standing:
        """A player's goods and points now and after the buildings."""
        table, then = self.table, self.coming.then
        goods = list(zip(table.goods_of(seat), then.goods_of(seat), strict=True))
        points = sum(table.points_of(seat)), sum(then.points_of(seat))
        return Standing(COLOURS[seat], name_of(self.seats, seat), goods, points)


def page(sight: Sight, seats: Sequence[Seat]) -> str:
    """The HTML text of the forecast, the same for everybody."""
    table = sight.table
    laid = table.phase not in ("setup", "over")
    values = _Page(table, seats).values() if laid else {"holds": sentences.holds(table)}
    return render("classic/forecast.html", laid=laid, **values)
