"""A game looked through afterwards: the curve of the chances, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from caylus.kernel.header import Header, Seat
from caylus.kernel.state import Sight, State
from caylus.view.advice import Reason, because, to_win
from caylus.view.charts import Curve, LineChart, lined
from caylus.view.environment import render
from caylus.view.offers import words
from caylus.view.seats import name_of
from caylus.view.text import _, passage


class Moment(NamedTuple):
    """A decision on the curve: its move's number, its round, every seat's chance after it."""

    move: int
    round: int
    chances: Sequence[float]


@dataclass(frozen=True)
class Swing:
    """A decision that cost much: the sight before it, what was done and what was better.

    `chance` and `better` are the chances to win of the two; `reasons` speak for the better one.
    """

    move: int
    sight: Sight
    action: str
    best: str
    chance: float
    better: float
    reasons: Sequence[Reason]


@dataclass(frozen=True)
class Review:
    """A review as far as it has come; `left` is the part of the work still to be done."""

    found: Sequence[Moment]
    swings: Sequence[Swing]
    left: float
    is_done: bool


@dataclass(frozen=True)
class Explained:
    """A swing in words; `visit` is what shows its position."""

    colour: str
    headline: str
    did: str
    chance: str
    best: str
    better: str
    why: str
    visit: str


def page(header: Header, state: State, review: Review) -> str:
    """The HTML text of a review."""
    return render(
        "review.html",
        done=1 - review.left,
        is_done=review.is_done,
        chart=curve(state, review.found, review.is_done),
        described=_course(header.seats, review.found),
        lines=_lines(header.seats, state),
        swings=[explained(header.seats, swing) for swing in review.swings],
    )


def curve(state: State, found: Sequence[Moment], is_done: bool) -> LineChart | None:
    """The chances of all seats in percent round by round, and at last the result; None before.

    Each decision is judged by another seat's sight: the mean of a round evens that out.
    """
    rounds = sorted({one.round for one in found if one.round})
    if not rounds:
        return None
    won = state.winners()
    series = []
    for seat in range(state.players):
        every = [[one.chances[seat] for one in found if one.round == each] for each in rounds]
        series.append([round(100 * sum(chances) / len(chances)) for chances in every])
        if is_done:
            series[-1].append(round(100 / len(won)) if seat in won else 0)
    return lined([*rounds, rounds[-1] + 1] if is_done else rounds, series, most=100)


def _course(seats: Sequence[Seat], found: Sequence[Moment]) -> str:
    """The curve in words: every seat's lowest and highest chance."""
    sentences = []
    for seat in range(len(seats)):
        chances = [round(100 * one.chances[seat]) for one in found]
        if chances:
            sentences.append(
                _(
                    "{name}: {least} to {most} percent.",
                    name=name_of(seats, seat),
                    least=min(chances),
                    most=max(chances),
                )
            )
    return passage(sentences)


def _lines(seats: Sequence[Seat], state: State) -> list[Curve]:
    scores = state.scores()
    return [
        Curve(seat, seats[seat].colour, name_of(seats, seat), str(scores[seat]))
        for seat in range(state.players)
    ]


def explained(seats: Sequence[Seat], swing: Swing) -> Explained:
    """A swing in words."""
    sight = swing.sight
    seat = sight.seat or 0
    did, best = words(sight, swing.action), words(sight, swing.best)
    why = because(sight, seats, [reason for reason in swing.reasons if reason.worth > 0])
    return Explained(
        seats[seat].colour,
        _("Round {number}, {name}", number=sight.table.round, name=name_of(seats, seat)),
        did,
        to_win(round(100 * swing.chance)),
        best,
        to_win(round(100 * swing.better)),
        why or _("No single reason: many small things add up."),
        f"{swing.move} {swing.best}",
    )


def remark(sight: Sight, seats: Sequence[Seat], action: str, best: str) -> tuple[str, str]:
    """What is said under a position that is visited: what was done there, and what was better."""
    name = name_of(seats, sight.seat or 0)
    did = _("{name} chose: {action}.", name=name, action=words(sight, action))
    better = _("Better: {action}.", action=words(sight, best)) if best != action else ""
    return _("Round {number}.", number=sight.table.round), passage([did, better])
