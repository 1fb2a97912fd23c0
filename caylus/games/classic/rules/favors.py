"""Royal favors: the four lines, their columns, and receiving one (rules: 4.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from caylus.games.classic.rules.construction import Construct, ConstructPrestige, MakeResidence
from caylus.games.classic.rules.points import FAVORS
from caylus.games.classic.rules.tiles import BLUE, STONY, WOODEN
from caylus.games.classic.rules.words import DECLINE, NOWHERE, Barter, Choose, Word
from caylus.kernel.state import Action, Step
from caylus.kernel.text import N_

if TYPE_CHECKING:
    from caylus.games.classic.rules.board import Board

COLUMNS = 5
CAPS = (2, 4, 5)
"""The highest column by how many sections of the castle have been scored."""
SIMPLE_POINTS = 3


class Column(NamedTuple):
    """One effect of a line: taken at once, or a word used by its name, or nothing."""

    word: Word | None
    name: str = ""


def _taken(*gains: str) -> tuple[Column, ...]:
    return tuple(Column(Choose(gain, source=FAVORS)) for gain in gains)


LINES: dict[str, tuple[Column, ...]] = {
    N_("prestige"): _taken("P", "PP", "PPP", "PPPP", "PPPPP"),
    N_("deniers"): _taken("ddd", "dddd", "ddddd", "dddddd", "ddddddd"),
    N_("cubes"): (
        *_taken("F"),
        Column(Choose("W", "S", source=FAVORS)),
        *_taken("C"),
        Column(Barter(), "barter"),
        *_taken("G"),
    ),
    N_("buildings"): (
        Column(None),
        Column(Construct(WOODEN, less="W"), "carpenter"),
        Column(Construct(STONY, less="S"), "mason"),
        Column(MakeResidence(price=0), "lawyer"),
        Column(ConstructPrestige(BLUE), "architect"),
    ),
}
"""The columns of every line, from 1."""
LINE_NAMES = tuple(LINES)


class Use(Action):
    """Using an effect that offers a choice of its own."""

    __slots__ = ("step",)

    def __init__(self, step: UseColumn) -> None:
        super().__init__(f"use {step.name}")
        self.step: UseColumn = step

    def happen(self, state: Board, seat: int) -> None:
        """Ask for that choice."""
        state.agenda.append((seat, self.step))


class UseColumn(Step):
    """The word of a column is used."""

    __slots__ = ("column", "line", "name", "word")

    def __init__(self, line: int, column: int, word: Word, name: str) -> None:
        super().__init__(f"use-{name}")
        self.line = line
        self.column = column
        self.word = word
        self.name = name

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Run the word, which stands nowhere on the road; what is forced happens."""
        return _unless_forced(state, seat, self.word.run(state, seat, NOWHERE))


def _unless_forced(state: Board, seat: int, offered: Sequence[Action]) -> Sequence[Action]:
    """What is on offer; the only choice happens by itself."""
    if len(offered) != 1:
        return offered
    offered[0].happen(state, seat)
    return ()


class LineEffect(Step):
    """One effect of a line is chosen, up to the column of the seat's marker, or none."""

    __slots__ = ("columns", "line")

    def __init__(self, line: int, name: str, columns: Sequence[Column]) -> None:
        super().__init__(f"effect-{name}")
        self.line = line
        self.columns: list[tuple[Word | None, Use | None]] = [
            (column.word, _use(line, number, column)) for number, column in enumerate(columns, 1)
        ]

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer what every column reached allows now, if anything."""
        offered: list[Action] = []
        for word, use in self.columns[: state.level(seat, self.line)]:
            offers = word.run(state, seat, NOWHERE) if word else ()
            if offers:
                offered += [use] if use else offers
        return [*offered, DECLINE] if offered else ()


def _use(line: int, number: int, column: Column) -> Use | None:
    if column.word is None or not column.name:
        return None
    return Use(UseColumn(line, number, column.word, column.name))


class ChooseLine(Action):
    """Choosing a line for a royal favor: its marker advances if it may."""

    __slots__ = ("effect", "line")

    def __init__(self, line: int, effect: LineEffect) -> None:
        super().__init__(f"favor {LINE_NAMES[line]}")
        self.line = line
        self.effect = effect

    def happen(self, state: Board, seat: int) -> None:
        """Note the line, move its marker, then choose an effect."""
        state.used[seat] |= 1 << self.line
        if state.level(seat, self.line) < CAPS[state.scored]:
            state.levels[seat * len(LINES) + self.line] += 1
        state.agenda.append((seat, self.effect))


class Favor(Step):
    """A royal favor is received: a line that the seat has not used in this phase."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer those lines, or take the last one; without any the favor is lost."""
        used = state.used[seat]
        return _unless_forced(
            state, seat, [choice for choice in LINE_CHOICES if not used >> choice.line & 1]
        )


class SimpleFavor(Step):
    """A royal favor of the simplified rules: points at once."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Score them."""
        state.earn(seat, FAVORS, SIMPLE_POINTS)
        return ()


LINE_EFFECTS = [
    LineEffect(line, name, columns) for line, (name, columns) in enumerate(LINES.items())
]
LINE_CHOICES = [ChooseLine(effect.line, effect) for effect in LINE_EFFECTS]
USED_COLUMNS: list[UseColumn] = [
    use.step for effect in LINE_EFFECTS for _, use in effect.columns if use is not None
]
FAVOR, SIMPLE_FAVOR = Favor("favor"), SimpleFavor("favor")
