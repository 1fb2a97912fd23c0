"""What can be asked about the table on the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from caylus.games.classic.rules.board import ROOM, SECTIONS, Board
from caylus.games.classic.rules.favors import CAPS, LINE_NAMES, SIMPLE_POINTS
from caylus.games.classic.rules.goods import LETTERS
from caylus.games.classic.rules.spaces import (
    EMPTY,
    FREE,
    INN,
    ROAD,
    SINGLE,
    SPACES,
    STABLES,
)
from caylus.games.classic.view import forecast as forecasts
from caylus.games.classic.view.asking import name_at
from caylus.games.classic.view.tiles import known_faces, special_effect, things
from caylus.games.classic.view.wordings.castle import section_name
from caylus.games.classic.view.wordings.favors import line_name
from caylus.kernel.header import Seat
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed, ngettext, passage, series


def spelled(word: str) -> str:
    """A word as the notation has it: cubes and points are capital letters, all else is small."""
    return word.upper() if set(word) <= set(f"{LETTERS}P".lower()) else word


def _road(shown: Table) -> str:
    table = shown.sight.table
    laid = [space for space in range(ROAD) if table.road_kind[space] != EMPTY]
    empty = ROAD - len(laid)
    return passage(
        [
            *(part for space in laid for part in _space(table, shown.seats, space)),
            ngettext("{count} space is empty.", "{count} spaces are empty.", empty),
            _(
                "The Provost stands on {provost}, the Bailiff on {bailiff}.",
                provost=table.provost + 1,
                bailiff=table.bailiff + 1,
            ),
        ]
    )


def _space(table: Board, seats: Sequence[Seat], space: int) -> Iterator[str]:
    """The building on a space of the road, whose it is, and who stands there."""
    yield _("{number} {name}.", number=space + 1, name=name_at(table, space))
    owner, worker, turning = table.road_owner[space], table.worker[space], table.turning[space]
    if owner != FREE:
        yield _("Owner: {name}.", name=name_of(seats, owner))
    if worker >= 0:
        yield _("Worker: {name}.", name=name_of(seats, worker))
    if turning != FREE:
        yield _("It will be a residence of {name}.", name=name_of(seats, turning))


def _specials(shown: Table) -> str:
    table = shown.sight.table
    return passage(
        part for space in range(ROAD, INN + 1) for part in _special(table, shown.seats, space)
    )


def _special(table: Board, seats: Sequence[Seat], space: int) -> Iterator[str]:
    """A special building, and who stands there."""
    yield _("{name}.", name=name_at(table, space))
    yield special_effect(SPACES[space])
    if space < SINGLE:
        standing = [table.worker[space]]
    else:
        standing = table.stables if space == STABLES else table.inn
    names = [name_of(seats, seat) for seat in standing if seat != FREE]
    if names:
        yield _("Workers there: {names}.", names=listed(names))
    if space == INN and table.inn[1] != FREE:
        yield _("{name} is its guest.", name=name_of(seats, table.inn[1]))


def _players(shown: Table) -> str:
    table = shown.sight.table
    return passage(part for seat in table.order for part in _player(table, shown.seats, seat))


def _player(table: Board, seats: Sequence[Seat], seat: int) -> Iterator[str]:
    """What a player owns, in turn order."""
    letters = zip(f"{LETTERS}d", table.goods_of(seat), strict=True)
    owned = things("".join(letter * count for letter, count in letters))
    yield ngettext(
        "{name}: {count} point, {owned}.",
        "{name}: {count} points, {owned}.",
        sum(table.points_of(seat)),
        name=name_of(seats, seat),
        owned=owned or _("nothing"),
    )
    workers = table.workers[seat]
    yield ngettext("{count} worker left.", "{count} workers left.", workers)
    if seat in table.bridge:
        yield _("Has passed.")


def _castle(shown: Table) -> str:
    table, seats = shown.sight.table, shown.seats
    sections = [_section(table, seats, section) for section in range(len(SECTIONS))]
    waiting = listed([name_of(seats, seat) for seat in table.queue])
    at_castle = _("Workers at the castle: {names}.", names=waiting) if waiting else ""
    return passage([*sections, at_castle])


def _section(table: Board, seats: Sequence[Seat], section: int) -> str:
    """The houses in a section of the castle."""
    houses = table.houses[section :: len(SECTIONS)]
    owners = [
        _("{name} {number}", name=name_of(seats, seat), number=count)
        for seat, count in enumerate(houses)
        if count
    ]
    told = {"section": section_name(section), "count": sum(houses), "room": ROOM[section]}
    built = _("{section}: {count} of {room} houses.", **told)
    scored = _("It has been scored.") if section < table.scored else ""
    return passage([built, _("{names}.", names=series(owners)) if owners else "", scored])


def _favors(shown: Table) -> str:
    table = shown.sight.table
    if table.edition.is_simple:
        return _("A royal favor is worth {gain}.", gain=things("P" * SIMPLE_POINTS))
    lines = [_markers(table, shown.seats, seat) for seat in table.order]
    cap = CAPS[min(table.scored, len(CAPS) - 1)]
    return passage([*lines, _("The columns up to {number} are open.", number=cap)])


def _markers(table: Board, seats: Sequence[Seat], seat: int) -> str:
    """Where a player's four markers stand."""
    columns = [
        _("{name} {number}", name=line_name(line), number=table.level(seat, line))
        for line in range(len(LINE_NAMES))
    ]
    return _("{name}: {columns}.", name=name_of(seats, seat), columns=series(columns))


def _stock(shown: Table) -> str:
    table = shown.sight.table
    faces = known_faces(table.edition)
    left = [faces[kind].spoken for kind, count in enumerate(table.supply) if count]
    return passage(left) or _("No building is left in the supply.")


QUESTIONS: dict[str, Callable[[Table], str]] = {
    "road": _road,
    "specials": _specials,
    "players": _players,
    "castle": _castle,
    "favors": _favors,
    "stock": _stock,
    "forecast": forecasts.told,
}
