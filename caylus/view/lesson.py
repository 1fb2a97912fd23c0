"""Lessons: a game that is played at the real table, a step at a time, and what is said of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from caylus.kernel.text import N_
from caylus.view.environment import render
from caylus.view.text import _

LATER = N_("Later. The lesson asks for something else now.")
READ = N_("Look around as you like, then go on.")
RESULTS = "results"
"""What a step looks at that shows the closing screen of a game that is over."""
MOST_WORDS = 25
"""The most words that a step says."""


@dataclass(frozen=True)
class Step:
    """One idea: what is said, the things to look at, and the actions that go on.

    `look` names one thing, or several with spaces between them. What is not seen, as on a small
    screen, is left out; if nothing of it is seen, `instead` is looked at. Without actions the
    learner reads and goes on. `then` is what the others do next, whichever action it was. `reply`
    answers any other click; it is empty where the text says enough.
    """

    text: str
    look: str = ""
    actions: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    reply: str = ""
    instead: str = ""

    @property
    def ringed(self) -> str:
        """What is ringed, and after a bar what is ringed if nothing of that is seen."""
        return f"{self.look}|{self.instead}" if self.instead else self.look


def record(beginning: str, *moves: str) -> str:
    """The record of a game that begins so, then goes on with moves that have commas between."""
    return "\n".join([beginning.rstrip(), *(line.replace(", ", "\n") for line in moves), ""])


@dataclass(frozen=True)
class Chapter:
    """Two or three minutes of a lesson: its title, the record that it begins with, its steps."""

    title: str
    record: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """What is taught in one go: its name in addresses, its title, its chapters."""

    name: str
    title: str
    about: str
    chapters: tuple[Chapter, ...]


def page(game: str, lessons: Sequence[Lesson], done: Collection[str]) -> str:
    """The HTML text of a game's lessons; `done` are the places of chapters that are done."""
    places = {
        one.name: [f"{game}/{one.name}/{number}" for number, _chapter in enumerate(one.chapters)]
        for one in lessons
    }
    return render("lessons.html", lessons=lessons, places=places, done=done)


@dataclass(frozen=True)
class Said:
    """What a lesson of a game says now: a step of a chapter, its number and how many there are."""

    game: str
    chapter: str
    step: Step
    number: int
    count: int
    next_chapter: str = ""

    @property
    def reply(self) -> str:
        """What answers a click that does not go on."""
        return _(self.step.reply or (LATER if self.step.actions else READ))

    @property
    def is_last(self) -> bool:
        """Whether the chapter ends with it."""
        return self.number == self.count
