"""The lens: one thing of the table enlarged, with what a click on it does or why it cannot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from caylus import games
from caylus.kernel.header import Seat
from caylus.kernel.state import Action, State
from caylus.view.environment import render
from caylus.view.offers import button
from caylus.view.refusal import Refusal
from caylus.view.table import Table
from caylus.view.text import _
from caylus.view.thing import Thing


@dataclass(frozen=True)
class Lens:
    """What the lens shows: a picture if the thing has one, facts about it, what a click means.

    The `rule` is the place in the page of rules that speaks of the thing, `refused` the one that
    refuses a click, if it is another. After a space follows what a row or point there begins with.
    """

    title: str
    picture: str = ""
    facts: Sequence[str] = ()
    lit: bool = False
    meaning: Sequence[str] = ()
    rule: str = ""
    refused: str = ""


def page(shown: Table, thing: str) -> str:
    """The HTML text of the lens over a thing such as "road-3", "hand-market" or "do-pass"."""
    return render("lens.html", lens=lens(shown, thing))


def lens(shown: Table, thing: str) -> Lens:
    """What the lens shows of a thing; one that is not there has no facts."""
    action = _action(shown, thing)
    found = shown.view.thing(shown, thing)
    if found is None:
        found = Thing(button(shown.sight.table, action).label if action else "")
    is_lit = action is not None
    refusal = shown.view.why_not_thing(shown.sight, shown.seats, thing)
    meaning = _consequences(shown, action) if action else _answers(shown, refusal)
    about = shown.view.rule(shown, thing)
    rule = f"{about} {found.title}".strip() if about else refusal.rule
    refused = "" if refusal.rule in (about, rule) else refusal.rule
    return Lens(found.title, found.picture, found.facts, is_lit, meaning, rule, refused)


def _consequences(shown: Table, action: Action) -> list[str]:
    seat = shown.sight.seat
    assert seat is not None
    return list(consequences(shown.sight.table, shown.seats, seat, action))


def _answers(shown: Table, refusal: Refusal) -> list[str]:
    reply = shown.lesson.reply if shown.lesson else ""
    return list(filter(None, [refusal, reply]))


def _action(shown: Table, thing: str) -> Action | None:
    """The action that a click on a thing plays."""
    text = shown.lit.on.get(thing) or thing.removeprefix("do-")
    return next((action for action in shown.actions if action.text == text), None)


def consequences(table: State, seats: Sequence[Seat], seat: int, action: Action) -> Iterator[str]:
    """Sentences about what an action of a seat does, made by letting it happen on a copy."""
    then = table.clone()
    action.happen(then, seat)
    shown = games.view(table.game)
    yield from shown.paid(table, then, seat)
    yield from shown.wording(action).consequences(table, then, seats, action)
    now, later = shown.tally(table, seat), shown.tally(then, seat)
    if now != later:
        yield _("Your points: {now} → {later}.", now=now, later=later)
