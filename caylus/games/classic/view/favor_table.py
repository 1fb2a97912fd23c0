"""The table of royal favors as it is drawn: its lines, their columns, and the markers there."""

from __future__ import annotations

from typing import NamedTuple

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.construction import Construct
from caylus.games.classic.rules.favors import CAPS, COLUMNS, LINE_NAMES, LINES, Column
from caylus.games.classic.rules.words import Word
from caylus.games.classic.view.tiles import LINE_TITLES, Icons, Shown, counted, icons, sentence
from caylus.kernel.header import Seat
from caylus.view.memory import kept
from caylus.view.parts import Part
from caylus.view.seats import name_of
from caylus.view.table import Table, drawn, opening
from caylus.view.text import _, listed, passage

TEMPLATE = "classic/board.html"
LINE_ICONS = {
    "prestige": "favor-prestige",
    "deniers": "favor-deniers",
    "cubes": "favor-cubes",
    "buildings": "favor-buildings",
}
# How the things on the table begin that are lit where a favor is chosen.
_THINGS = ("line-", "column-")


class Cell(NamedTuple):
    """One column of a line: what it brings, in icons and in words, and whose markers stand on it.

    `is_open` tells whether markers may get here yet.
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


def favor_lines(shown: Table) -> list[FavorLine]:
    """The lines as whoever looks on sees them; none with simplified favors."""
    table: Board = shown.sight.table
    if table.edition.is_simple:
        return []
    seats, seat = tuple(shown.seats), table.actor
    used = table.used[seat] if seat is not None and seat >= 0 else 0
    lit = tuple((thing, act) for thing, act in shown.lit.on.items() if thing.startswith(_THINGS))
    return [
        _line(seats, line, tuple(table.levels[line :: len(LINES)]), table.scored, used, lit)
        for line in range(len(LINES))
    ]


@kept
def _line(
    seats: tuple[Seat, ...],
    line: int,
    levels: tuple[int, ...],
    scored: int,
    used: int,
    lit: tuple[tuple[str, str], ...],
) -> FavorLine:
    """A line with everybody's marker on one of its `levels`."""
    actions, key = dict(lit), LINE_NAMES[line]
    here = [[seat for seat, on in enumerate(levels) if on == n] for n in range(COLUMNS + 1)]
    names = [tuple(name_of(seats, seat) for seat in column) for column in here]
    colours = [tuple(seats[seat].colour for seat in column) for column in here]
    cap = CAPS[min(scored, len(CAPS) - 1)]
    cells = tuple(
        Cell(n, *effect, colours[n], names[n], n <= cap, actions.get(f"column-{key}-{n}", ""))
        for n, effect in enumerate(_effects()[key], 1)
    )
    return FavorLine(
        key=key,
        icon=LINE_ICONS[key],
        name=_(LINE_TITLES[key]),
        before=colours[0],
        cells=cells,
        is_used=bool(used >> line & 1),
        action=actions.get(f"line-{key}", ""),
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


@kept
def drawn_line(line: FavorLine, where: str = "") -> Part:
    """A line in parts, so that lighting it draws no cell anew; `where` begins every id."""
    name = drawn(f"{where}line-{line.key}", TEMPLATE, "favor_name", line, where)
    columns = [
        _drawn_column(line.key, cell, cell.action or line.action, where) for cell in line.cells
    ]
    tag = opening(TEMPLATE, "favor_line", line, where)
    return Part(f"{where}favors-{line.key}", tag, (name, *columns), "</div>")


def _drawn_column(key: str, cell: Cell, action: str, where: str) -> Part:
    column = f"{where}column-{key}-{cell.number}"
    return drawn(column, TEMPLATE, "favor_column", key, cell, action, where)
