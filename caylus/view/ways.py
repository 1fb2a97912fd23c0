"""Paying differently: every way to do the same, asked in small steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from caylus.kernel.state import Action
from caylus.view.environment import render
from caylus.view.offers import button
from caylus.view.table import Table
from caylus.view.text import _
from caylus.view.wording import Button

FEW = 10


class Question(NamedTuple):
    """What is asked in turn: its name in a path, its sentence, and what an answer says.

    `answer` tells the actions apart by a number. A few actions are shown without being asked about,
    unless the question `is_always` asked.
    """

    name: str
    sentence: str
    words: str
    answer: Callable[[Any], int]
    is_always: bool = False


@dataclass(frozen=True)
class Ways:
    """One step of the way to an action: a question with answers that lead on, or the last actions.

    An answer is its words and the path to ask with next; `back` is the path before this one.
    """

    question: str
    answers: Sequence[tuple[str, str]] = ()
    actions: Sequence[Button] = ()
    back: str | None = None


def ways(shown: Table, path: str = "") -> Ways:
    """The step that a path such as "hand-market/G=1" leads to; an unknown path begins anew."""
    table = shown.sight.table
    many = {choice: found for choice, found in shown.lit.choices.items() if len(found) > 1}
    choice, *answered = path.split("/")
    if choice not in many and len(many) != 1:
        answers = [(button(table, found[0]).label, name) for name, found in many.items()]
        return Ways(_("What do you want to do?"), answers)
    if choice not in many:
        choice, answered = next(iter(many)), []
    back = "/".join([choice, *answered[:-1]]) if answered else ("" if len(many) > 1 else None)
    return _step(shown, many[choice], "/".join([choice, *answered]), back)


def _step(shown: Table, actions: Sequence[Action], path: str, back: str | None) -> Ways:
    questions = shown.view.WAYS
    left = [action for action in actions if _fits(questions, action, path)]
    for name, sentence, words, answer, is_always in questions:
        values = sorted({answer(action) for action in left})
        few = len(left) <= FEW and not is_always
        if len(values) > 1 and not few and f"/{name}=" not in path:
            answers = [(_(words, number=value), f"{path}/{name}={value}") for value in values]
            return Ways(_(sentence), answers, back=back)
    buttons = [button(shown.sight.table, action) for action in left]
    return Ways(_("How do you pay?"), actions=buttons, back=back)


def _fits(questions: Sequence[Question], action: Action, path: str) -> bool:
    """Whether an action gives the answers that a path holds."""
    return all(
        f"/{asked.name}=" not in path or f"/{asked.name}={asked.answer(action)}/" in f"{path}/"
        for asked in questions
    )


def page(shown: Table, path: str) -> str:
    """The HTML text of a step."""
    return render("ways.html", ways=ways(shown, path))
