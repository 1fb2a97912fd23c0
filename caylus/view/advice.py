"""Advice at a decision: the best actions, what each probably leads to, and why, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from caylus import games
from caylus.kernel.header import Seat
from caylus.kernel.state import Action, Sight
from caylus.view.environment import render
from caylus.view.offers import button, offers
from caylus.view.seats import name_of
from caylus.view.text import _, listed, ngettext
from caylus.view.wording import Button

# A part of a thing more is told without a number.
LEAST_AMOUNT = 0.75
MOST_REASONS = 3
# A chance that is smaller by less is about as good.
LEAST_LOSS = 0.02


@dataclass(frozen=True)
class Terms:
    """What a game calls the parts of an expectation.

    Of a term in `counted` more and less are told with a number, in the singular and the plural, and
    without one: more, somewhat more, less, somewhat less. Of one that is only `felt` the words
    speak for its owner, and for a rival.
    """

    counted: Mapping[str, tuple[tuple[str, str], str, tuple[str, str], str]]
    felt: Mapping[str, tuple[str, str]]


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
    """Advice as it is drawn: its rank, a button, the chance in percent and words, and sentences."""

    rank: str
    button: Button
    percent: int
    chance: str
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
        to_win(round(100 * advice.chance)),
        expected(seats, seat, advice.points),
        because(sight, seats, [reason for reason in advice.reasons if reason.worth > 0]),
        because(sight, seats, [reason for reason in advice.reasons if reason.worth < 0]),
    )


def to_win(percent: int) -> str:
    """A chance in words, in which nothing is sure before the game is over."""
    if percent < 1:
        return _("under 1 % to win")
    if percent > 99:
        return _("over 99 % to win")
    return _("{percent} % to win", percent=percent)


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


def because(sight: Sight, seats: Sequence[Seat], reasons: Sequence[Reason]) -> str:
    """Reasons in words, the weightiest first, a rival's together."""
    seat, terms = sight.seat or 0, games.view(sight.table.game).TERMS
    own: list[str] = []
    others: list[str] = []
    for reason in reasons[:MOST_REASONS]:
        phrase = _phrase(terms, reason, more=(reason.seat == seat) == (reason.worth > 0))
        (own if reason.seat == seat else others).append(phrase)
    phrases = [phrase for phrase in own if phrase]
    against = listed([phrase for phrase in others if phrase])
    if against:
        name = next(name_of(seats, reason.seat) for reason in reasons if reason.seat != seat)
        phrases.append(_("for {name}: {phrases}", name=name, phrases=against))
    return _("; ").join(phrases)


def _phrase(terms: Terms, reason: Reason, more: bool) -> str:
    """More or less of a term; empty if its amount does not say the same as its worth."""
    if reason.term in terms.felt:
        return _(terms.felt[reason.term][not more])
    if (reason.amount > 0) != more or not reason.amount:
        return ""
    counted_more, felt_more, counted_less, felt_less = terms.counted[reason.term]
    amount = abs(reason.amount)
    if amount < LEAST_AMOUNT:
        return _(felt_more if more else felt_less)
    return ngettext(*(counted_more if more else counted_less), round(amount))
