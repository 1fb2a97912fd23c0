"""The lens: one thing of the table enlarged, with what a click on it does or why it cannot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from caylus import games
from caylus.kernel.header import Seat
from caylus.kernel.state import Action, State
from caylus.view.environment import render
from caylus.view.offers import button
from caylus.view.table import Table
from caylus.view.text import _
from caylus.view.thing import Thing


@dataclass(frozen=True)
class Lens:
    """What the lens shows: a picture if the thing has one, facts about it, what a click means.

    Of the page of rules, the heading below which the `rule` stands.
    """

    title: str
    picture: str = ""
    facts: Sequence[str] = ()
    lit: bool = False
    meaning: Sequence[str] = ()
    rule: str = ""


def page(shown: Table, thing: str) -> str:
    """The HTML text of the lens over a thing such as "road-3", "hand-market" or "do-pass"."""
    return render("lens.html", lens=lens(shown, thing))


def lens(shown: Table, thing: str) -> Lens:
    """What the lens shows of a thing; one that is not there has no facts."""
    action = _action(shown, thing)
    found = shown.view.thing(shown, thing)
    if found is None:
        found = Thing(button(shown.sight.table, action).label if action else "")
    meaning = _meaning(shown, thing, action)
    rule = shown.view.rule(shown, thing)
    return Lens(found.title, found.picture, found.facts, action is not None, meaning, rule)


def _action(shown: Table, thing: str) -> Action | None:
    """The action that a click on a thing plays."""
    text = shown.lit.on.get(thing) or thing.removeprefix("do-")
    return next((action for action in shown.actions if action.text == text), None)


def _meaning(shown: Table, thing: str, action: Action | None) -> list[str]:
    sight = shown.sight
    if action is not None and sight.seat is not None:
        return list(consequences(sight.table, shown.seats, sight.seat, action))
    reason = shown.view.why_not_thing(sight, shown.seats, thing)
    return [reason] if shown.lesson is None else list(filter(None, [reason, shown.lesson.reply]))


def consequences(table: State, seats: Sequence[Seat], seat: int, action: Action) -> Iterator[str]:
    """Sentences about what an action of a seat does, made by letting it happen on a copy."""
    then = table.clone()
    action.happen(then, seat)
    shown = games.view(table.game)
    yield from shown.paid(table, then, seat)
    yield from shown.wording(action).consequences(table, then, seats, action)
    now, later = table.scores()[seat], then.scores()[seat]
    if now != later:
        yield _("Your points: {now} → {later}.", now=now, later=later)
