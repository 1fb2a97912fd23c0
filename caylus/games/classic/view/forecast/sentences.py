"""The forecast in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.spaces import FREE
from caylus.games.classic.rules.words import Trade
from caylus.games.classic.view.forecast.castle import (
    Count,
    Guest,
    Mark,
    bailiff_goes_to,
    castle_queue,
    marks,
    next_scoring,
)
from caylus.games.classic.view.forecast.reach import Shift, shifts, span
from caylus.games.classic.view.forecast.walk import Forecast, Mover, Yield, forecast
from caylus.games.classic.view.places import name_of_space
from caylus.games.classic.view.tiles import SECTION_NAMES, things
from caylus.kernel.header import Seat
from caylus.kernel.text import N_
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, alternatives, either, listed, ngettext, passage

# What is told of a worker's player, and of an owner.
GAINED = (N_("{name} takes {gain}."), N_("{name}, the owner, takes {gain}."))
# An effect that is no exchange of goods, by the letter of what it gains.
_DEEDS = {
    "w": N_("build a wood building"),
    "s": N_("build a stone building"),
    "p": N_("build a prestige building"),
    "R": N_("make a residence for {give}"),
    "v": N_("move the Provost up to three spaces for nothing"),
    "m": N_("move the worker on to any open space"),
}


def sentence(found: Yield, seats: Sequence[Seat]) -> str:
    """What a space brings a seat, in one sentence or two."""
    name, who = name_of(seats, found.seat), int(found.as_owner)
    if found.gain or found.must:
        gains = [found.gain] if found.gain else [trade.gain for trade in found.trades]
        return _(GAINED[who], name=name, gain=either(list(map(things, gains))))
    now = [_deed(trade) for trade in found.trades if found.can(trade)]
    later = [_deed(trade) for trade in found.trades if not found.can(trade)]
    return passage(
        [
            _("{name} may {deeds}.", name=name, deeds=alternatives(now)) if now else "",
            _("{name} cannot yet {deeds}.", name=name, deeds=alternatives(later)) if later else "",
        ]
    )


def _deed(trade: Trade) -> str:
    give = things(trade.give)
    if trade.gain[0] in _DEEDS:
        return _(_DEEDS[trade.gain[0]], give=give)
    return _("take {gain} for {give}", gain=things(trade.gain), give=give)


def holds(table: Board) -> str:
    """For which space of the Provost the forecast holds."""
    if table.phase == "setup":
        return _("The road is not laid yet.")
    place = name_of_space(table, table.provost)
    if table.phase in ("workers", "specials", "provost"):
        return _("With the Provost where he stands now: on {place}.", place=place)
    return _("Still to come, with the Provost on {place}.", place=place)


def deserter(table: Board, seats: Sequence[Seat], space: int, seat: int) -> str:
    """That a worker comes home with nothing."""
    return _(
        "{name}'s worker on {place} comes home with nothing.",
        name=name_of(seats, seat),
        place=name_of_space(table, space),
    )


def visit(table: Board, seats: Sequence[Seat], space: int) -> str:
    """That an owner has been paid for a visit already; empty if there is none."""
    owner = table.road_owner[space]
    if owner in (FREE, table.worker[space]):
        return ""
    return _("{name}, the owner, has already taken 1 point for it.", name=name_of(seats, owner))


def turning(table: Board, seats: Sequence[Seat], space: int) -> str:
    """That a building turns into a residence; empty if it does not."""
    if table.turning[space] == FREE:
        return ""
    return _("It will be a residence of {name}.", name=name_of(seats, table.turning[space]))


def of_stables(coming: Forecast, table: Board, seats: Sequence[Seat]) -> str:
    """The turn order that the stables make; empty if nobody is there."""
    if not table.stables:
        return ""
    names = [name_of(seats, seat) for seat in coming.then.order]
    return _("The turn order will be {names}.", names=listed(names))


def of_inn(coming: Forecast, table: Board, seats: Sequence[Seat]) -> str:
    """Who is the guest of the inn next turn; empty if nobody is there."""
    if table.inn == [FREE, FREE]:
        return ""
    arrived, guest = table.inn
    if arrived == FREE:
        return _("{name} may stay at the Inn or leave it.", name=name_of(seats, guest))
    sentences = [
        _("{name} will be the guest of the Inn.", name=name_of(seats, coming.then.inn[1])),
        _("{name}'s worker comes home.", name=name_of(seats, guest)) if guest != FREE else "",
    ]
    return passage(sentences)


def of_mover(mover: Mover, seats: Sequence[Seat]) -> str:
    """Where somebody could put the Provost, and for how much."""
    name = name_of(seats, mover.seat)
    if not mover.spaces:
        return _("{name} cannot move the Provost.", name=name)
    ends = {"name": name, "first": mover.spaces[0] + 1, "last": mover.spaces[-1] + 1}
    if not mover.price:
        return _("{name} can move the Provost to {first} up to {last} for nothing.", **ends)
    return ngettext(
        "{name}, with {count} denier, can move the Provost to {first} up to {last}.",
        "{name}, with {count} deniers, can move the Provost to {first} up to {last}.",
        mover.deniers,
        **ends,
    )


def of_all_movers(table: Board, coming: Forecast) -> str:
    """Where all of them together could put the Provost; empty unless there are several."""
    if sum(bool(mover.spaces) for mover in coming.movers) < 2:
        return ""
    first, last = span(table, coming)
    return _(
        "Together they can move the Provost to {first} up to {last}.",
        first=first + 1,
        last=last + 1,
    )


def of_shift(shift: Shift, table: Board, seats: Sequence[Seat]) -> str:
    """Whose workers gain or lose if the Provost stands so far on or back; empty if nobody's do."""
    if not shift.workers:
        return ""
    workers = [
        _(
            "{name}'s worker on {place}",
            name=name_of(seats, seat),
            place=name_of_space(table, space),
        )
        for space, seat in shift.workers
    ]
    said = {"number": shift.space + 1, "workers": listed(workers)}
    if shift.distance > 0:
        return _("From {number} on he reaches {workers} as well.", **said)
    return _("From {number} back he no longer reaches {workers}.", **said)


def of_guest(guest: Guest, seats: Sequence[Seat]) -> str:
    """What the castle gives or costs somebody in its queue."""
    name = name_of(seats, guest.seat)
    lost = (
        ngettext(
            "To give none costs {count} point.", "To give none costs {count} points.", guest.lost
        )
        if guest.lost
        else ""
    )
    if not guest.batches:
        return passage([_("{name} can give no batch to the castle.", name=name), lost])
    gives = ngettext(
        "{name} can give {count} batch to the castle for {points}.",
        "{name} can give up to {count} batches to the castle for {points}.",
        guest.batches,
        name=name,
        points=things("P" * guest.points),
    )
    favor = _("That brings the royal favor, if all give what they can.") if guest.favor else ""
    return passage([gives, favor, lost])


def of_room(table: Board) -> str:
    """The room that is left in the castle."""
    rooms = [
        _("{count} in the {section}", count=table.castle[section], section=section_name(section))
        for section in range(table.scored, len(SECTIONS))
    ]
    return _("Room for houses: {rooms}.", rooms=listed(rooms)) if rooms else ""


def of_count(count: Count, section: int, seats: Sequence[Seat]) -> str:
    """What a scoring would give or cost a seat now."""
    houses = ngettext("{count} house", "{count} houses", count.houses)
    said = {"name": name_of(seats, count.seat), "houses": houses, "section": section_name(section)}
    if count.favors:
        gives = _(
            "{name}, {houses} in the {section}: {favors}.",
            favors=things("K" * count.favors),
            **said,
        )
    elif count.lost:
        lost = things("P" * count.lost)
        gives = _("{name}, {houses} in the {section}: {points} less.", points=lost, **said)
    else:
        gives = _("{name}, {houses} in the {section}: nothing.", **said)
    more = ngettext(
        "With {count} house more it is better.",
        "With {count} houses more it is better.",
        count.more,
    )
    return passage([gives, more if count.more else ""])


def of_bailiff(table: Board, then: Board) -> str:
    """How far the Bailiff will go this round; empty once he has gone."""
    if table.phase == "end":
        return ""
    number, goes_to = table.bailiff + 1, bailiff_goes_to(then) + 1
    return _(
        "The Bailiff on {number} goes on to {to}: by 2 spaces if the Provost is ahead of him, else"
        " by 1.",
        number=number,
        to=goes_to,
    )


def of_mark(mark: Mark) -> str:
    """When a section will be scored."""
    said = {"section": section_name(mark.section), "number": mark.space + 1}
    if not mark.slow:
        return _("The houses of the {section} are counted now.", **said)
    if mark.fast == mark.slow:
        return ngettext(
            "The houses of the {section} are counted on {number}: in {count} round,"
            " or once no room is left.",
            "The houses of the {section} are counted on {number}: in {count} rounds,"
            " or once no room is left.",
            mark.slow,
            **said,
        )
    return ngettext(
        "The houses of the {section} are counted on {number}: in {fast} to {count} round,"
        " or once no room is left.",
        "The houses of the {section} are counted on {number}: in {fast} to {count} rounds,"
        " or once no room is left.",
        mark.slow,
        fast=mark.fast,
        **said,
    )


def section_name(section: int) -> str:
    """What a section of the castle is called."""
    return _(SECTION_NAMES[SECTIONS[section]])


def told(shown: Table) -> str:
    """The whole forecast in words, for the command line."""
    table: Board = shown.sight.table
    if table.is_over:
        return _("The game is over.")
    return passage(_told(table, shown.seats))


def _told(table: Board, seats: Sequence[Seat]) -> Iterator[str]:
    coming = forecast(table)
    yield holds(table)
    if table.phase == "setup":
        return
    for found in coming.yields:
        yield _(
            "{place}: {yields}",
            place=name_of_space(table, found.space),
            yields=sentence(found, seats),
        )
    yield from (deserter(table, seats, space, seat) for space, seat in coming.beyond)
    yield of_stables(coming, table, seats)
    yield of_inn(coming, table, seats)
    yield from (of_mover(mover, seats) for mover in coming.movers)
    yield of_all_movers(table, coming)
    yield from (of_shift(shift, table, seats) for shift in shifts(table, coming))
    yield of_room(table)
    yield from (of_guest(guest, seats) for guest in castle_queue(coming.then))
    yield from (of_count(count, table.scored, seats) for count in next_scoring(table))
    yield of_bailiff(table, coming.then)
    yield from map(of_mark, marks(table))
