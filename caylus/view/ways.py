"""Paying differently: every way to do the same, asked in small steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from caylus.games.magna_carta.rules.payments import Payment
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.rules.turns import BuildPrestige
from caylus.games.magna_carta.rules.words import Turn
from caylus.kernel.state import Action
from caylus.kernel.text import N_
from caylus.view.environment import render
from caylus.view.offers import Button, button, offers
from caylus.view.text import _

FEW = 10
Answer = Callable[[Action], int]


def _paid(kind: int) -> Answer:
    """How many cubes of a kind an action pays; a card is turned with one."""

    def count(action: Action) -> int:
        if isinstance(action, Turn):
            return int(action.kind == kind)
        paid: Payment = action.payment  # type: ignore[attr-defined]  # only what is paid is asked
        return paid[kind]

    return count


def _place(action: Action) -> int:
    place = action.place if isinstance(action, BuildPrestige) else None
    return 0 if place is None else place + 1


# What is asked in turn: its name in a path, the question, an answer, and what tells them apart.
QUESTIONS: tuple[tuple[str, str, str, Answer], ...] = (
    ("on", N_("On which residence?"), N_("place {number}"), _place),
    ("G", N_("How much gold?"), N_("{number} gold"), _paid(3)),
    ("F", N_("How much food?"), N_("{number} food"), _paid(0)),
    ("W", N_("How much wood?"), N_("{number} wood"), _paid(1)),
    ("S", N_("How much stone?"), N_("{number} stone"), _paid(2)),
)


@dataclass(frozen=True)
class Ways:
    """One step of the way to an action: a question with answers that lead on, or the last actions.

    An answer is its words and the path to ask with next; `back` is the path before this one.
    """

    question: str
    answers: Sequence[tuple[str, str]] = ()
    actions: Sequence[Button] = ()
    back: str | None = None


def ways(sight: Sight, path: str = "") -> Ways:
    """The step that a path such as "hand-market/G=1" leads to; an unknown path begins anew."""
    table = sight.table
    choices = offers(table, sight.actions()).choices
    many = {choice: found for choice, found in choices.items() if len(found) > 1}
    choice, *answered = path.split("/")
    if choice not in many and len(many) != 1:
        answers = [(button(table, found[0]).label, name) for name, found in many.items()]
        return Ways(_("What do you want to do?"), answers)
    if choice not in many:
        choice, answered = next(iter(many)), []
    back = "/".join([choice, *answered[:-1]]) if answered else ("" if len(many) > 1 else None)
    return _step(sight, many[choice], "/".join([choice, *answered]), back)


def _step(sight: Sight, actions: Sequence[Action], path: str, back: str | None) -> Ways:
    left = [action for action in actions if _fits(action, path)]
    for name, question, words, answer in QUESTIONS:
        values = sorted({answer(action) for action in left})
        few = len(left) <= FEW and name != "on"
        if len(values) > 1 and not few and f"/{name}=" not in path:
            answers = [(_(words, number=value), f"{path}/{name}={value}") for value in values]
            return Ways(_(question), answers, back=back)
    buttons = [button(sight.table, action) for action in left]
    return Ways(_("How do you pay?"), actions=buttons, back=back)


def _fits(action: Action, path: str) -> bool:
    """Whether an action gives the answers that a path holds."""
    return all(
        f"/{name}=" not in path or f"/{name}={answer(action)}/" in f"{path}/"
        for name, _question, _words, answer in QUESTIONS
    )


def page(sight: Sight, path: str) -> str:
    """The HTML text of a step."""
    return render("ways.html", ways=ways(sight, path))
