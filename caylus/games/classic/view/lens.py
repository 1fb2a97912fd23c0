"""The things of the table as the lens shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from caylus.games.classic.rules.board import COLOURS, ROOM, SECTIONS, Board
from caylus.games.classic.rules.castle import HOUSE_POINTS
from caylus.games.classic.rules.ending import MARKS
from caylus.games.classic.rules.favors import CAPS, LINE_NAMES, LINES
from caylus.games.classic.rules.numbers import CRAFT_KINDS, PRESTIGE_KINDS, RESIDENCE_KIND
from caylus.games.classic.rules.placing import price
from caylus.games.classic.rules.spaces import CASTLE, EMPTY, FREE, ROAD, SPACES
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.turns import PLACES, TURN
from caylus.games.classic.view import art
from caylus.games.classic.view import forecast as forecasts
from caylus.games.classic.view.asking import name_at
from caylus.games.classic.view.changes import standing
from caylus.games.classic.view.favor_table import LINE_ICONS, favor_lines
from caylus.games.classic.view.forecast import sentences
from caylus.games.classic.view.places import SPACE_OF_THING
from caylus.games.classic.view.spaces import special_space
from caylus.games.classic.view.tiles import (
    LINE_TITLES,
    cost_letters,
    effects,
    known_faces,
    printed,
    special_effect,
    things,
)
from caylus.view.environment import macros
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed, ngettext
from caylus.view.thing import Thing

TEMPLATE = "classic/lens.html"
_SECTIONS = {f"castle-{section}": number for number, section in enumerate(SECTIONS)}
_LINES = {f"line-{key}": line for line, key in enumerate(LINE_NAMES)}
_COLUMNS = {
    f"column-{key}-{number}": (line, number)
    for line, (key, columns) in enumerate(LINES.items())
    for number in range(1, len(columns) + 1)
}
_STOCK = {
    f"stock-{BUILDINGS[kind].key}": kind for kind in (*CRAFT_KINDS, *PRESTIGE_KINDS, RESIDENCE_KIND)
}


def thing(shown: Table, name: str) -> Thing | None:
    """A thing such as "road-3", "special-gate" or "line-cubes"; None if it is none."""
    if name in SPACE_OF_THING:
        return _space(shown, SPACE_OF_THING[name])
    if name in _SECTIONS:
        return _section(shown, _SECTIONS[name])
    if name in _STOCK:
        return _stock(shown, _STOCK[name])
    if name in _LINES:
        return _line(shown, _LINES[name])
    if name in _COLUMNS:
        return _column(shown, *_COLUMNS[name])
    make = _PIECES.get(name)
    return make(shown) if make else None


def _space(shown: Table, space: int) -> Thing:
    if space == CASTLE:
        return _castle(shown)
    if space >= ROAD:
        return _special(shown, space)
    table: Board = shown.sight.table
    facts = [*_of_space(shown, space), *_visit(shown, space), *_marks(table, space)]
    kind = table.road_kind[space]
    if kind == EMPTY:
        first = _("The next building comes here.") if space == table.empty_space() else ""
        empty = _("Nothing is built here yet.")
        return Thing(
            _("Space {number}", number=space + 1), "", list(filter(None, [empty, first, *facts]))
        )
    owner = table.road_owner[space]
    face = known_faces(table.edition)[kind]
    picture = macros("cards.html").enlarged(face, COLOURS[owner] if owner != FREE else "")
    return Thing(_(BUILDINGS[kind].name), picture, [*effects(table.edition, kind), *facts])


def _of_space(shown: Table, space: int) -> Iterator[str]:
    """Whose a tile is, and what it brings whoever has a worker on it."""
    table, seats = shown.sight.table, shown.seats
    owner, worker = table.road_owner[space], table.worker[space]
    if owner != FREE:
        yield _("It belongs to {name}.", name=name_of(seats, owner))
    if worker >= 0:
        found = forecasts.yields_at(forecasts.forecast(table), space)
        yield from (forecasts.sentence(one, seats) for one in found)
        if not found:
            yield _("{name}'s worker finds nothing here.", name=name_of(seats, worker))
        yield from filter(
            None, (sentences.visit(table, seats, space), sentences.turning(table, seats, space))
        )


def _marks(table: Board, space: int) -> Iterator[str]:
    """The pieces and the mark of a space."""
    if space in MARKS[table.scored :]:
        section = sentences.section_name(MARKS.index(space))
        yield _(
            "When the Bailiff gets here, the houses of the {section} are counted.", section=section
        )
    if space == table.provost:
        yield _("The Provost stands here.")
    if space == table.bailiff:
        yield _("The Bailiff stands here.")


def _visit(shown: Table, space: int) -> Iterator[str]:
    """What a worker of who looks on costs here now, and who else would gain by it."""
    table, seat = shown.sight.table, shown.sight.seat
    if seat is None or table.step is not TURN or PLACES[space] not in table.offered:
        return
    paid = things("d" * price(table, seat, space))
    yield _("A worker here costs you {price} now.", price=paid)
    owner = table.road_owner[space] if space < ROAD else FREE
    if owner not in (FREE, seat):
        yield _("{name}, the owner, takes 1 point for it.", name=name_of(shown.seats, owner))
    if table.provost < space < ROAD:
        yield _("The Provost does not reach it now.")


def _special(shown: Table, space: int) -> Thing:
    table, key = shown.sight.table, SPACES[space]
    coming = forecasts.forecast(table)
    names = [name_of(shown.seats, seat) for seat in standing(table, space)]
    facts = [
        special_effect(key),
        _("Here: {names}.", names=listed(names)) if names else "",
        *(forecasts.sentence(one, shown.seats) for one in forecasts.yields_at(coming, space)),
        sentences.of_stables(coming, table, shown.seats) if key == "stables" else "",
        sentences.of_inn(coming, table, shown.seats) if key == "inn" else "",
        *_visit(shown, space),
    ]
    picture = macros(TEMPLATE).special(special_space(shown, key))
    return Thing(name_at(table, space), picture, list(filter(None, facts)))


def _castle(shown: Table) -> Thing:
    """The castle: its queue, and what it gives or costs those in it."""
    table: Board = shown.sight.table
    then = forecasts.forecast(table).then
    names = [name_of(shown.seats, seat) for seat in table.queue]
    facts = [
        _("Food and two other cubes of different kinds are a batch: it builds a house."),
        _("In the queue: {names}.", names=listed(names)) if names else "",
        *(sentences.of_guest(guest, shown.seats) for guest in forecasts.castle_queue(then)),
        sentences.of_room(table),
        *_visit(shown, CASTLE),
    ]
    picture = macros(TEMPLATE).emblem("castle")
    return Thing(_("Castle"), picture, list(filter(None, facts)))


def _section(shown: Table, section: int) -> Thing:
    """A section of the castle: its room, whose houses it has, and its scoring."""
    table: Board = shown.sight.table
    counts = table.houses[section :: len(SECTIONS)]
    houses = tuple(COLOURS[seat] for seat, count in enumerate(counts) for _house in range(count))
    worth = ngettext(
        "A house here is worth {count} point.",
        "A house here is worth {count} points.",
        HOUSE_POINTS[section],
    )
    facts = [worth, *_scoring(table, section)]
    if section == table.scored:
        counted = forecasts.next_scoring(table)
        facts += [sentences.of_count(count, section, shown.seats) for count in counted]
    else:
        facts += _houses(shown, counts)
    is_scored = section < table.scored
    drawn = art.castle_section(SECTIONS[section], houses, ROOM[section], closed=is_scored)
    return Thing(sentences.section_name(section), macros(TEMPLATE).drawn(drawn), facts)


def _scoring(table: Board, section: int) -> Iterator[str]:
    """The room that is left in a section, and when it is scored."""
    if section < table.scored:
        yield _("It has been scored: no house comes here any more.")
        return
    yield ngettext(
        "There is room for {count} house.",
        "There is room for {count} houses.",
        table.castle[section],
    )
    yield from (
        sentences.of_mark(mark) for mark in forecasts.marks(table) if mark.section == section
    )


def _houses(shown: Table, counts: list[int]) -> list[str]:
    """Whose houses stand in a section."""
    parts = [
        _("{name} {count}", name=name_of(shown.seats, seat), count=count)
        for seat, count in enumerate(counts)
        if count
    ]
    return [_("Houses: {parts}.", parts=listed(parts))] if parts else []


def _stock(shown: Table, kind: int) -> Thing | None:
    """A tile of the stock."""
    table: Board = shown.sight.table
    building, left = BUILDINGS[kind], table.supply[kind]
    if kind != RESIDENCE_KIND and not table.edition.supply[kind]:
        return None
    told = [*printed(table.edition, kind), _left(left) if cost_letters(building) else ""]
    picture = macros("cards.html").enlarged(known_faces(table.edition)[kind], "")
    return Thing(_(building.name), picture, list(filter(None, told)))


def _left(left: int) -> str:
    if not left:
        return _("It is on the road already.")
    return ngettext("{count} is left.", "{count} are left.", left) if left > 1 else ""


def _line(shown: Table, line: int) -> Thing | None:
    """A line of favors: what its columns bring, and whose markers stand where."""
    found = favor_lines(shown)
    if not found:
        return None
    told = found[line]
    facts = [
        _("Column {number}: {effect}.", number=cell.number, effect=cell.effect)
        for cell in told.cells
    ]
    facts += [_markers(shown, line), _cap(shown.sight.table)]
    picture = macros(TEMPLATE).emblem(told.icon)
    return Thing(told.name, picture, list(filter(None, facts)))


def _markers(shown: Table, line: int) -> str:
    """The columns where everybody's markers stand."""
    table = shown.sight.table
    parts = [
        _("{name} {count}", name=name_of(shown.seats, seat), count=table.level(seat, line))
        for seat in table.order
    ]
    return _("Markers: {parts}.", parts=listed(parts)) if parts else ""


def _cap(table: Board) -> str:
    """How far markers may go."""
    cap = CAPS[min(table.scored, len(CAPS) - 1)]
    return _("Favors go up to column {number} now.", number=cap)


def _column(shown: Table, line: int, number: int) -> Thing | None:
    """A column of a line of favors."""
    found = favor_lines(shown)
    if not found:
        return None
    cell, key = found[line].cells[number - 1], LINE_NAMES[line]
    facts = [
        _("Column {number}: {effect}.", number=number, effect=cell.effect),
        _("Here: {names}.", names=listed(cell.names)) if cell.names else "",
        _("Not open yet.") if not cell.is_open else "",
    ]
    return Thing(
        _(LINE_TITLES[key]), macros(TEMPLATE).emblem(LINE_ICONS[key]), list(filter(None, facts))
    )


def _provost(shown: Table) -> Thing:
    """The Provost: how far he reaches, and where who looks on and all together can move him."""
    table, seats, seat = shown.sight.table, shown.seats, shown.sight.seat
    coming = forecasts.forecast(table)
    facts = [
        _("Workers beyond him come home with nothing."),
        sentences.holds(table),
        *(sentences.of_mover(mover, seats) for mover in coming.movers if mover.seat == seat),
        sentences.of_all_movers(table, coming),
        *(sentences.of_shift(shift, table, seats) for shift in forecasts.shifts(table, coming)),
    ]
    picture = macros(TEMPLATE).emblem("provost")
    return Thing(_("Provost"), picture, list(filter(None, facts)))


def _bailiff(shown: Table) -> Thing:
    """The Bailiff: how far he goes, and when he has sections scored."""
    table = shown.sight.table
    facts = [
        sentences.of_bailiff(table, forecasts.forecast(table).then),
        *map(sentences.of_mark, forecasts.marks(table)),
    ]
    picture = macros(TEMPLATE).emblem("bailiff")
    return Thing(_("Bailiff"), picture, list(filter(None, facts)))


_PIECES: dict[str, Callable[[Table], Thing]] = {"provost": _provost, "bailiff": _bailiff}
