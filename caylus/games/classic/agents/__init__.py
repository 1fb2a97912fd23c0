"""How programs of others play classic Caylus: its notation as words, and the table as numbers.

The words have their numbers for ever: what comes new comes in a group at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from caylus.games.classic.rules.board import COLOURS, SECTIONS, Board
from caylus.games.classic.rules.favors import LINE_NAMES
from caylus.games.classic.rules.goods import GOODS
from caylus.games.classic.rules.points import SOURCES
from caylus.games.classic.rules.spaces import ROAD, SPACES
from caylus.games.classic.rules.tiles import BUILDINGS

if TYPE_CHECKING:
    from caylus.games.classic.rules.sight import Sight

_PHASES = (
    *("setup", "income", "workers", "specials", "provost", "buildings", "castle"),
    *("end", "over"),
)
_MOST = 8


def _runs(letter: str) -> tuple[str, ...]:
    return tuple(letter * count for count in range(1, _MOST + 1))


WORDS = {
    "what seats do": (
        *("place", "pass", "move", "decline", "provost", "joust", "stay", "leave", "take"),
        *("sell", "buy", "trade", "build", "residence", "favor", "use", "give", "batch", "none"),
    ),
    "what chance does": ("deal", "next"),
    "buildings": tuple(building.key for building in BUILDINGS if building.key != "residence"),
    "spaces": SPACES,
    "lines of favors, and what they use": (*LINE_NAMES, "barter", "carpenter"),
    "colours": COLOURS,
    "steps of the Provost": ("-3", "-2", "-1", "0", "+1", "+2", "+3"),
    "food": _runs("F"),
    "wood": _runs("W"),
    "stone": _runs("S"),
    "cloth": _runs("C"),
    "gold": _runs("G"),
    "deniers": _runs("d"),
    "points": _runs("P"),
}
"""The words of the notation, in groups."""


def told(sight: Sight) -> str:
    """What somebody sees, as text: equal texts are equal sights."""
    return str(sight.table.to_json())


def seen(sight: Sight) -> list[int]:
    """What somebody sees, as numbers, as many at all times; seats count from the own one."""
    table, own = sight.table, sight.seat or 0
    seats = [(own + number) % table.players for number in range(table.players)]
    numbers = [table.round, _PHASES.index(table.phase), table.bailiff, table.provost, table.scored]
    numbers += [_from(own, table, -1 if table.actor is None else table.actor)]
    numbers += [*table.castle, *table.supply, table.edition.is_simple]
    numbers += [_from(own, table, seat) for seat in table.inn]
    for seat in seats:
        numbers += _of_seat(table, seat)
    for space in range(ROAD):
        kind, people = table.road_kind[space], (table.road_owner[space], table.turning[space])
        numbers += [kind, *(_from(own, table, seat) for seat in people)]
    return numbers + [_from(own, table, seat) for seat in table.worker]


def _from(own: int, table: Board, seat: int) -> int:
    """A seat, counted from the own one; what is no seat stays what it is."""
    return seat if seat < 0 else (seat - own) % table.players


def _of_seat(table: Board, seat: int) -> Iterator[int]:
    for each, size in ((table.goods, GOODS), (table.points, len(SOURCES))):
        yield from each[seat * size : (seat + 1) * size]
    for each, size in ((table.levels, len(LINE_NAMES)), (table.houses, len(SECTIONS))):
        yield from each[seat * size : (seat + 1) * size]
    yield from (table.used[seat] >> line & 1 for line in range(len(LINE_NAMES)))
    yield from (table.workers[seat], table.batches[seat])
    for line in (table.order, table.stables, table.queue, table.bridge):
        yield _place_in(line, seat)


def _place_in(line: Sequence[int], seat: int) -> int:
    return line.index(seat) if seat in line else -1
