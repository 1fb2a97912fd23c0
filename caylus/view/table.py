"""What a screen shows of a game, and the parts of it that are drawn alike for every game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from caylus import games
from caylus.kernel.header import Seat
from caylus.kernel.state import Action, Sight
from caylus.view.environment import macros
from caylus.view.history import History, Way, caution
from caylus.view.lesson import Said
from caylus.view.log import Entry
from caylus.view.memory import kept
from caylus.view.offers import Offers, offers
from caylus.view.parts import Part
from caylus.view.prompt import prompt
from caylus.view.seats import name_of
from caylus.view.text import _
from caylus.view.tips import tip

if TYPE_CHECKING:
    from caylus.games.contract import GameView

TOLD = 16
COACH = "coach"


@dataclass(frozen=True)
class Before:
    """What stood on the table after a seat's last choice; `entries` counts those of the log."""

    entries: int
    table: Any


@dataclass(frozen=True)
class Table:
    """What is drawn: a sight, who sits where, what has happened, and what this screen shows.

    `curtain` is the seat that must look on alone before its hand is shown; `covered` leaves the
    hand out although its seat must choose; `undo` tells what was new since the last choice, if it
    can be taken back; `before` is what stood when the viewer last chose; `learned` are the tips
    that need not be given any more; `remark` is what a coach says in place of one; `ways` lead
    through the lines of the game, of which a trial is one; `by_link` others play elsewhere. A
    position that is only looked at has a `history`, and nothing can be played there; the position's
    `note` is shown beside it. With a `lesson`, only what its step asks can be played.
    """

    sight: Sight
    seats: Sequence[Seat]
    log: Sequence[Entry]
    curtain: int | None = None
    covered: bool = False
    undo: str = ""
    before: Before | None = None
    learned: Collection[str] | None = None
    remark: str = ""
    ways: tuple[Way, ...] = ()
    is_trial: bool = False
    by_link: bool = False
    history: History | None = None
    lesson: Said | None = None
    note: str = ""

    @property
    def view(self) -> GameView:
        """How the game is shown."""
        return games.view(self.sight.table.game)

    @cached_property
    def lit(self) -> Offers:
        """What can be clicked to play it."""
        return Offers() if self.history else offers(self.sight.table, self.actions)

    @property
    def actions(self) -> Sequence[Action]:
        """What can be played here: what is on offer, or what of it a lesson asks for."""
        offered = self.sight.actions()
        if self.lesson is None:
            return offered
        return [action for action in offered if action.text in self.lesson.step.actions]

    @property
    def can_hint(self) -> bool:
        """Whether there is something to give a hint about."""
        is_free = not (self.covered or self.history or self.lesson)
        return is_free and len(self.sight.actions()) > 1

    @property
    def reader(self) -> int | None:
        """The seat that reads the log."""
        return None if self.covered else self.sight.seat

    @property
    def new(self) -> int:
        """How many entries of the log have come since the viewer last chose."""
        return len(self.log) - self.before.entries if self.before else 0

    @property
    def me(self) -> str:
        """The colour of the seat that looks on, if it is one."""
        return "" if self.sight.seat is None else self.seats[self.sight.seat].colour

    @cached_property
    def board(self) -> list[Part]:
        """The parts of the table, from the bar at the top to the curtain over it all."""
        return self.view.board(self)

    @property
    def html(self) -> str:
        """The HTML text of the table."""
        return "".join(part.html for part in self.board)


@kept
def drawn(key: str, template: str, macro: str, *values: object) -> Part:
    """A part that a macro of a template draws; the values must be hashable."""
    return Part(key, _text(template, macro, *values))


@kept
def opening(template: str, macro: str, *values: object) -> str:
    """What a macro of a template draws before the children of a part; the values are hashable."""
    return _text(template, macro, *values)


def _text(template: str, macro: str, *values: object) -> str:
    return str(getattr(macros(template), macro)(*values))


def frame(key: str, label: str, children: Sequence[Part], looks: str = "", later: int = 0) -> Part:
    """A labelled part that holds others; `looks` are its classes.

    When a table is new, parts marked `later` are laid out after the others, by their numbers.
    """
    tag = opening("table.html", "frame", key, label, looks, later)
    return Part(key, tag, tuple(children), "</div>")


def bar(shown: Table, phases: Sequence[str]) -> Part:
    """The bar at the top, with those of the game's phases that a round has."""
    table = shown.sight.table
    named = tuple((_(shown.view.PHASES[phase]), phase == table.phase) for phase in phases)
    parts = (_bar("phases", named), _bar("round", table.round), _commands(shown))
    title = games.titles()[table.game]
    return Part("bar", opening("table.html", "bar", title), parts, "</header>")


def _commands(shown: Table) -> Part:
    """The commands in the bar; of few there is anything to draw anew."""
    commands = (
        _bar("bar-undo", caution(_("Undo"), shown.undo)),
        _bar("bar-history"),
        _bar("bar-hint", shown.can_hint),
    )
    rest = opening("table.html", "bar_rest")
    return Part("bar-commands", opening("table.html", "bar_commands"), commands, f"{rest}</nav>")


def _bar(key: str, *values: object) -> Part:
    return drawn(key, "table.html", key.replace("-", "_"), *values)


class LogLine(NamedTuple):
    """An entry of the log as who looks on may read it; the `last_new` is the oldest new one."""

    number: int
    colour: str
    sentence: str
    new: bool
    last_new: bool


def log_lines(shown: Table, most: int | None = None) -> Iterator[LogLine]:
    """The lines of the log, the newest first: all, or the last ones."""
    count = len(shown.log)
    for age in range(1, count + 1 if most is None else min(most, count) + 1):
        entry, new = shown.log[-age], shown.new
        yield LogLine(count - age, entry.colour, entry.text(shown.reader), age <= new, age == new)


def log(shown: Table) -> Part:
    """What happened last."""
    lines = tuple(map(_log_line, log_lines(shown, TOLD)))
    entries = Part("entries", '<ol id="entries" class="told">', lines, "</ol>")
    return Part("log", opening("table.html", "log"), (entries,), "</section>")


def _log_line(line: LogLine) -> Part:
    key = f"entry-{line.number}"
    return drawn(key, "table.html", "log_line", line, key)


def band(shown: Table, hand: Part) -> Part:
    """What is asked, what is held, and the choices, of whoever looks on."""
    whose, question = _asked(shown)
    lesson, sentence = tip(shown.view.TIPS, shown.sight, shown.learned)
    if shown.remark:
        lesson, sentence = COACH, shown.remark
    asked = drawn("prompt", "table.html", "prompt", whose, question, shown.new)
    if shown.lesson:
        asked = drawn("prompt", "table.html", "said", shown.lesson, _(shown.lesson.step.text))
    tips = drawn("tip", "table.html", "tip", lesson, sentence)
    noted = [drawn("caption", "table.html", "caption", shown.note)] if shown.history else []
    parts = [asked, tips, hand, *noted, _choices(shown)]
    looks = [f"of-{shown.me}"] * bool(shown.me) + ["tried"] * shown.is_trial
    looks += ["taught"] * bool(shown.lesson)
    return frame("band", _("My turn"), parts, looks=" ".join(looks))


def _asked(shown: Table) -> tuple[str, str]:
    """Whose turn it is and what is asked, or what is looked at."""
    if shown.history:
        return shown.history.remark or shown.history.where
    whose, question = prompt(shown.sight, shown.seats)
    return (_("Only tried. {whose}", whose=whose) if shown.is_trial else whose), question


def _choices(shown: Table) -> Part:
    """The buttons of the choices, or those that lead through the game."""
    is_over, lit = shown.sight.table.is_over, shown.lit
    if shown.history:
        return drawn("choices", "table.html", "history", shown.history, is_over)
    buttons = tuple(lit.buttons)
    if shown.lesson:
        return drawn("choices", "table.html", "taught", buttons, lit.ways, shown.lesson)
    return drawn("choices", "table.html", "choices", buttons, lit.ways, is_over, shown.ways)


def curtain(shown: Table) -> Part:
    """What covers the table until the one whose cards it shows looks on alone."""
    seat = shown.curtain
    if seat is None:
        return drawn("curtain", "table.html", "curtain", "", "", False, False)
    can_send = not shown.is_trial and not shown.by_link
    name, colour = name_of(shown.seats, seat), shown.seats[seat].colour
    return drawn("curtain", "table.html", "curtain", name, colour, can_send, shown.by_link)
