"""The puzzle of the day: what its choices lead to, and the calendar of the last days."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from typing import NamedTuple

from caylus.games import titles
from caylus.kernel.header import Seat
from caylus.kernel.state import Sight
from caylus.kernel.text import N_
from caylus.view.advice import Reason, because, to_win
from caylus.view.environment import render
from caylus.view.offers import words
from caylus.view.text import _, full, series

# The marks of a day, each with its sign and what it means; one that is only seen has no better one.
SEEN, TRIED, LATER, FIRST = "seen", "tried", "later", "first"
MARKS = {
    FIRST: ("star", N_("solved at first try")),
    LATER: ("tick", N_("solved later")),
    TRIED: ("dot", N_("seen, not solved")),
    SEEN: ("dot", N_("seen, not solved")),
}
NOT_SEEN = N_("not seen")
DAYS = 60


class Day(NamedTuple):
    """A day of the calendar, and its mark if it has one."""

    date: date
    mark: str

    @property
    def is_solved(self) -> bool:
        """Whether its puzzle was solved."""
        return self.mark in (LATER, FIRST)


@dataclass(frozen=True)
class Shown:
    """A day as it is drawn, with the sign and the meaning of its mark."""

    day: Day
    sign: str
    told: str
    is_open: bool


@dataclass(frozen=True)
class Choice:
    """A choice and what it leads to; the one that was `tried` is marked."""

    words: str
    percent: int
    chance: str
    tried: bool


def solution(sight: Sight, action: str, chances: Mapping[str, int]) -> str:
    """What is said of an action in a puzzle: how good it is, and what the best choices lead to.

    The chances to win are in per cent, by choice, the best one first; the action may be no better
    than the last of them. The reasons come later.
    """
    best, *_others = chances
    return render(
        "solution.html",
        is_best=action == best,
        tried=words(sight, action),
        chance=to_win(chances[action]) if action in chances else "",
        choices=[
            Choice(words(sight, choice), percent, to_win(percent), choice == action)
            for choice, percent in chances.items()
        ],
    )


def reason(sight: Sight, seats: Sequence[Seat], reasons: Sequence[Reason]) -> str:
    """Why an action is better than another one, in words."""
    why = because(sight, seats, [each for each in reasons if each.worth > 0])
    return why or _("No single reason: many small things add up.")


def last_days(today: date, marks: Mapping[str, str]) -> list[Day]:
    """The last days up to today, with the marks that dates such as 2026-11-20 have."""
    dates = [today - timedelta(back) for back in reversed(range(DAYS))]
    return [Day(each, marks.get(each.isoformat(), "")) for each in dates]


def calendar(game: str, days: Sequence[Day], opened: str) -> str:
    """The HTML text of a game's days, the last month first; one of them may be open."""
    months = groupby(days, lambda day: day.date.isoformat()[:7])
    shown = [(month, list(_shown(each, opened))) for month, each in months]
    return render(
        "calendar.html",
        game=game,
        title=full(titles()[game]) if len(titles()) > 1 else "",
        told=told(days),
        months=shown[::-1],
        legend=list(dict.fromkeys(MARKS.values())),
    )


def _shown(days: Iterator[Day], opened: str) -> Iterator[Shown]:
    """Days as they are drawn."""
    for day in days:
        sign, meaning = MARKS.get(day.mark, ("", NOT_SEEN))
        yield Shown(day, sign, _(meaning), day.date.isoformat() == opened)


def told(days: Sequence[Day]) -> str:
    """How many of the days are solved, and how many in a row up to the last."""
    count = sum(day.is_solved for day in days)
    solved = _("{count} of the last {days} solved", count=count, days=len(days))
    row = in_a_row(days)
    return series([solved, _("{count} in a row", count=row)] if row else [solved])


def in_a_row(days: Sequence[Day]) -> int:
    """How many days in a row are solved, up to today; today's puzzle may still be due."""
    count = 0
    for day in reversed(days if days and days[-1].is_solved else days[:-1]):
        if not day.is_solved:
            break
        count += 1
    return count
