"""Advice at a decision: the best actions, what each probably leads to, and why, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from caylus.games.magna_carta.rules.sight import Sight
from caylus.kernel.header import Seat
from caylus.kernel.state import Action
from caylus.kernel.text import N_
from caylus.view.environment import render
from caylus.view.offers import Button, button, offers
from caylus.view.seats import name_of
from caylus.view.text import _, listed, ngettext

# A part of a thing more is told without a number.
LEAST_AMOUNT = 0.75
MOST_REASONS = 3
# A chance that is smaller by less is about as good.
LEAST_LOSS = 0.02
# What can be counted: how it is told with a number, and without, for its owner and for a rival.
COUNTED: dict[str, tuple[tuple[str, str], str, tuple[str, str], str]] = {
    "points": (
        (N_("{count} point more this round"), N_("{count} points more this round")),
        N_("somewhat more points this round"),
        (N_("{count} point fewer this round"), N_("{count} points fewer this round")),
        N_("somewhat fewer points this round"),
    ),
    "deniers": (
        (N_("{count} denier more"), N_("{count} deniers more")),
        N_("more deniers"),
        (N_("{count} denier fewer"), N_("{count} deniers fewer")),
        N_("fewer deniers"),
    ),
    "food": (
        (N_("{count} food more"), N_("{count} food more")),
        N_("more food"),
        (N_("{count} food less"), N_("{count} food less")),
        N_("less food"),
    ),
    "wood": (
        (N_("{count} wood more"), N_("{count} wood more")),
        N_("more wood"),
        (N_("{count} wood less"), N_("{count} wood less")),
        N_("less wood"),
    ),
    "stone": (
        (N_("{count} stone more"), N_("{count} stone more")),
        N_("more stone"),
        (N_("{count} stone less"), N_("{count} stone less")),
        N_("less stone"),
    ),
    "gold": (
        (N_("{count} gold more"), N_("{count} gold more")),
        N_("more gold"),
        (N_("{count} gold less"), N_("{count} gold less")),
        N_("less gold"),
    ),
    "residences": (
        (N_("{count} residence more"), N_("{count} residences more")),
        N_("a residence sooner"),
        (N_("{count} residence fewer"), N_("{count} residences fewer")),
        N_("a residence later"),
    ),
    "cards": (
        (N_("{count} card more"), N_("{count} cards more")),
        N_("more cards in hand"),
        (N_("{count} card fewer"), N_("{count} cards fewer")),
        N_("fewer cards in hand"),
    ),
}
# What is only felt, for its owner and for a rival.
FELT: dict[str, tuple[str, str]] = {
    "batches": (N_("more for the castle"), N_("less for the castle")),
    "plans": (N_("a better building to come"), N_("a poorer building to come")),
    "buildings": (N_("more income from buildings"), N_("less income from buildings")),
    "turn": (N_("an earlier turn"), N_("a later turn")),
    "road": (N_("a road of more use"), N_("a road of less use")),
}


class Reason(NamedTuple):
    """How much more of a term an action gives a seat than another one does, and its worth.

    The worth is in points; it is below zero where it speaks against the action.
    """

    seat: int
    term: str
    amount: float
    worth: float


@dataclass(frozen=True)
class Advice:
    """An action, the chance to win and the points of every seat that it leads to, and why."""

    action: Action
    chance: float
    points: Sequence[float]
    reasons: Sequence[Reason]


@dataclass(frozen=True)
class Line:
    """One piece of advice as it is drawn: its rank, a button, percent, and sentences."""

    rank: str

    button: Button
    percent: int
    expected: str
    pros: str
    cons: str


def page(sight: Sight, seats: Sequence[Seat], advice: Sequence[Advice]) -> str:
    """The HTML text of advice."""
    lines = []
    for number, one in enumerate(advice):
        rank = _("Best")
        if number:
            is_close = advice[0].chance - one.chance < LEAST_LOSS
            rank = _("About as good") if is_close else _("Not quite as good")
        lines.append(line(sight, seats, one, rank, is_best=not number))
    return render("advice.html", lines=lines)


def line(sight: Sight, seats: Sequence[Seat], advice: Advice, rank: str, is_best: bool) -> Line:
    """One piece of advice in words."""
    table = sight.table
    seat = sight.seat or 0
    drawn = button(table, advice.action)
    offered = [
        each for each in offers(table, sight.actions()).buttons if each.action == drawn.action
    ]
    return Line(
        rank,
        replace(offered[0] if offered else drawn, main=is_best, key=""),
        round(100 * advice.chance),
        expected(seats, seat, advice.points),
        because(seats, seat, [reason for reason in advice.reasons if reason.worth > 0]),
        because(seats, seat, [reason for reason in advice.reasons if reason.worth < 0]),
    )


def expected(seats: Sequence[Seat], seat: int, points: Sequence[float]) -> str:
    """The points that are expected of a seat and of its best rival."""
    rivals = [(value, other) for other, value in enumerate(points) if other != seat]
    value, rival = max(rivals)
    return _(
        "about {points} points at the end, {rival} {others}",
        points=round(points[seat]),
        rival=name_of(seats, rival),
        others=round(value),
    )


def because(seats: Sequence[Seat], seat: int, reasons: Sequence[Reason]) -> str:
    """Reasons in words, the weightiest first, a rival's together."""
    own: list[str] = []
    others: list[str] = []
    for reason in reasons[:MOST_REASONS]:
        phrase = _phrase(reason, more=(reason.seat == seat) == (reason.worth > 0))
        (own if reason.seat == seat else others).append(phrase)
    told = [phrase for phrase in own if phrase]
    against = listed([phrase for phrase in others if phrase])
    if against:
        name = next(name_of(seats, reason.seat) for reason in reasons if reason.seat != seat)
        told.append(_("for {name}: {phrases}", name=name, phrases=against))
    return _("; ").join(told)


def _phrase(reason: Reason, more: bool) -> str:
    """More or less of a term; empty if its amount does not say the same as its worth."""
    if reason.term in FELT:
        return _(FELT[reason.term][not more])
    if (reason.amount > 0) != more or not reason.amount:
        return ""
    counted_more, felt_more, counted_less, felt_less = COUNTED[reason.term]
    amount = abs(reason.amount)
    if amount < LEAST_AMOUNT:
        return _(felt_more if more else felt_less)
    return ngettext(*(counted_more if more else counted_less), round(amount))
