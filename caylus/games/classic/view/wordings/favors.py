"""Royal favors told: buying one, choosing a line, and using a column of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.favors import (
    LINE_NAMES,
    SIMPLE_POINTS,
    ChooseLine,
    LineEffect,
    Use,
)
from caylus.games.classic.rules.goods import LETTERS
from caylus.games.classic.rules.words import Choose, Give
from caylus.games.classic.view.tiles import LINE_TITLES, icons, things
from caylus.games.classic.view.wordings.placing import priced
from caylus.kernel.header import Seat
from caylus.kernel.state import Action
from caylus.kernel.text import N_
from caylus.view.text import _
from caylus.view.wording import Button, Told, Wording

# What the columns that offer a choice of their own are for, and how that is paid.
_USES = {
    "barter": (N_("Give 1 cube, take 2"), N_("any cube for two that are not gold")),
    "carpenter": (N_("Build a wood building"), N_("for 1 wood less")),
    "mason": (N_("Build a stone building"), N_("for 1 stone less")),
    "lawyer": (N_("Make a residence"), N_("for 1 cloth")),
    "architect": (N_("Build a prestige building"), N_("over one of your residences")),
}


def line_name(line: int) -> str:
    """What a line of favors is called."""
    return _(LINE_TITLES[LINE_NAMES[line]])


def column_of(effect: LineEffect, action: Action) -> int:
    """The number of the column that offers an action; 0 if none does."""
    for number, (word, use) in enumerate(effect.columns, 1):
        if action is use or (isinstance(word, Choose) and action in word.taken):
            return number
    return 0


def is_alone(effect: LineEffect, column: int) -> bool:
    """Whether a column offers one thing only, so that a click on it says what is meant."""
    word, use = effect.columns[column - 1]
    return use is not None or (isinstance(word, Choose) and len(word.taken) == 1)


def thing_of_column(effect: LineEffect, column: int) -> str:
    """The thing on the table that a column is."""
    return f"column-{LINE_NAMES[effect.line]}-{column}"


class Jousted(Wording):
    """A royal favor bought at the joust field."""

    def button(self, table: Board, action: Action) -> Button:
        """What is paid and taken."""
        label = _("Take {gain}", gain=things("K"))
        return Button(action.text, label, priced("dC"), icons("K"), give=icons("dC"), main=True)

    def line(self, told: Told, action: Action) -> str:
        """That."""
        give = things("dC")
        return _("{name} jousted for a royal favor, for {give}.", name=told.name, give=give)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Action
    ) -> Iterator[str]:
        """What a favor is."""
        if then.edition.is_simple:
            yield _("A royal favor is worth {gain}.", gain=things("P" * SIMPLE_POINTS))
        else:
            yield _("You choose one of its lines.")


class LineChosen(Wording):
    """A line of favors chosen."""

    has_button = True

    def thing(self, table: Board, action: ChooseLine) -> str:
        """The line on the table of favors."""
        return f"line-{LINE_NAMES[action.line]}"

    def button(self, table: Board, action: ChooseLine) -> Button:
        """The line, and the column that its marker comes to."""
        before, after = _levels(table, action)
        detail = _("marker to column {number}", number=after)
        if after == before:
            detail = _("marker stays in column {number}", number=after)
        return Button(action.text, line_name(action.line), detail, main=True)

    def line(self, told: Told, action: ChooseLine) -> str:
        """The line and its column."""
        return _(
            "{name} chose the royal favor of {line}, column {number}.",
            name=told.name,
            line=line_name(action.line),
            number=told.state.level(told.seat, action.line),
        )

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: ChooseLine
    ) -> Iterator[str]:
        """The column of the marker, and whether anything can be used."""
        before, after = _levels(table, action)
        if after > before:
            yield _("Your marker advances to column {number}.", number=after)
        else:
            yield _("Your marker stays in column {number}.", number=after)
        if action.effect.run(then, table.actor or 0):
            yield _("You use an effect of this line up to that column.")
        else:
            yield _("No effect of this line can be used now.")


def _levels(table: Board, action: ChooseLine) -> tuple[int, int]:
    """The column of the actor's marker before and after choosing a line."""
    seat, then = table.actor or 0, table.clone()
    action.happen(then, seat)
    return table.level(seat, action.line), then.level(seat, action.line)


class ColumnUsed(Wording):
    """A column used that offers a choice of its own."""

    has_button = True

    def thing(self, table: Board, action: Use) -> str:
        """The column on the table of favors."""
        return f"column-{LINE_NAMES[action.step.line]}-{action.step.column}"

    def button(self, table: Board, action: Use) -> Button:
        """What it is for."""
        label, detail = _USES[action.step.name]
        give, gain = action.step.word.trades()[0]
        return Button(action.text, _(label), _(detail), icons(gain), give=icons(give), main=True)


class Given(Wording):
    """A cube given for two others."""

    def button(self, table: Board, action: Give) -> Button:
        """The cube."""
        given = LETTERS[action.kind]
        label = _("Give {give}", give=things(given))
        return Button(action.text, label, _("for two cubes that are not gold"), give=icons(given))

    def line(self, told: Told, action: Give) -> str:
        """That."""
        return _("{name} gave {give}.", name=told.name, give=things(LETTERS[action.kind]))
