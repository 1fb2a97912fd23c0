"""The table of royal favors as it is drawn: its lines, their columns, and the markers there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from caylus.games.classic.rules.board import COLOURS, Board
from caylus.games.classic.rules.construction import Construct
from caylus.games.classic.rules.favors import CAPS, LINES, Column
from caylus.games.classic.rules.words import Word
from caylus.games.classic.view.tiles import LINE_TITLES, Icons, Shown, counted, icons, sentence
from caylus.view.memory import kept
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed, passage

LINE_ICONS = {
    "prestige": "favor-prestige",
    "deniers": "favor-deniers",
    "cubes": "favor-cubes",
    "buildings": "favor-buildings",
}


class Cell(NamedTuple):
    """One column of a line: what it brings, in icons and in words, and whose markers stand on it.

    `is_open` tells whether markers may get here yet, `reached` whether the actor's may use it.
    """

    number: int
    lines: tuple[Icons, ...]
    effect: str
    markers: tuple[str, ...]
    names: tuple[str, ...]
    is_open: bool
    action: str

    @property
    def spoken(self) -> str:
        """The column in words."""
        told = [_("Column {number}: {effect}.", number=self.number, effect=self.effect)]
        if self.names:
            told.append(_("Here: {names}.", names=listed(self.names)))
        if not self.is_open:
            told.append(_("Not open yet."))
        return passage(told)


class FavorLine(NamedTuple):
    """A line of favors: who stands before its first column, its columns, and how it is chosen."""

    key: str
    icon: str
    name: str
    before: tuple[str, ...]
    cells: tuple[Cell, ...]
    is_used: bool
    action: str

    @property
    def is_lit(self) -> bool:
        """Whether it or one of its columns can be chosen."""
        return bool(self.action) or any(cell.action for cell in self.cells)


def favor_lines(shown: Table) -> Iterator[FavorLine]:
    """The lines as whoever looks on sees them; none with simplified favors."""
    table: Board = shown.sight.table
    if table.edition.is_simple:
        return
    lit, seat = shown.lit.on, table.actor
    cap = CAPS[min(table.scored, len(CAPS) - 1)]
    for line, key in enumerate(LINES):
        standing = [table.level(player, line) for player in range(table.players)]
        yield FavorLine(
            key=key,
            icon=LINE_ICONS[key],
            name=_(LINE_TITLES[key]),
            before=tuple(COLOURS[one] for one, level in enumerate(standing) if not level),
            cells=tuple(_cell(shown, key, n, standing, cap) for n in range(1, len(LINES[key]) + 1)),
            is_used=seat is not None and seat >= 0 and bool(table.used[seat] >> line & 1),
            action=lit.get(f"line-{key}", ""),
        )


def _cell(shown: Table, key: str, number: int, standing: list[int], cap: int) -> Cell:
    here = [seat for seat, level in enumerate(standing) if level == number]
    pictured, effect = _effects()[key][number - 1]
    return Cell(
        number=number,
        lines=pictured,
        effect=effect,
        markers=tuple(COLOURS[seat] for seat in here),
        names=tuple(name_of(shown.seats, seat) for seat in here),
        is_open=number <= cap,
        action=shown.lit.on.get(f"column-{key}-{number}", ""),
    )


@kept
def _effects() -> dict[str, list[tuple[tuple[Icons, ...], str]]]:
    """What every column of every line brings, in icons and in words."""
    return {key: [_effect(column) for column in columns] for key, columns in LINES.items()}


def _effect(column: Column) -> tuple[tuple[Icons, ...], str]:
    word = column.word
    if word is None:
        return (), _("nothing")
    pictured = tuple(Icons(icons(trade.give), _gained(trade.gain)) for trade in word.trades())
    return pictured, passage([sentence(word), _cheaper(word)])


def _gained(letters: str) -> Shown:
    """What a column brings, as narrow as it can be."""
    return counted(letters) if "??" in letters else icons(letters)


def _cheaper(word: Word) -> str:
    """By what a building costs less."""
    less = word.less if isinstance(word, Construct) else ""
    told = {"W": _("(for 1 wood less)"), "S": _("(for 1 stone less)")}
    return told.get(less, "")
