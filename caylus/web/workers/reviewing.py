"""A review: a finished game looked through in parts, kept between them, and its page."""

import contextlib
import json
from typing import Any

from caylus.kernel.header import PERSON
from caylus.kernel.record import Match
from caylus.players.advice import reasons
from caylus.players.budget import Budget
from caylus.players.review import (
    SUSPECTS,
    SWINGS,
    Judged,
    compare,
    decisions,
    judge,
    judged,
    suspects,
)
from caylus.view.advice import Reason
from caylus.view.review import Moment, Review, Swing, page
from caylus.web.workers.parts import Work

QUICKLY = Budget(seconds=0.15)
THOROUGHLY = Budget(seconds=0.8)


class Reviewing:
    """A review as far as it has come, which can go on from what was `kept` of it.

    What is kept are lines of JSON: one for every decision, and at last one for all swings.
    """

    def __init__(self, match: Match, kept: str) -> None:
        self.match = match
        self.due = list(decisions(match))
        self.found: list[Judged] = []
        self.swings: list[dict[str, Any]] | None = None
        # What cannot be read is of no use any more: the review begins anew.
        with contextlib.suppress(ValueError, KeyError, TypeError):
            self._resume([json.loads(line) for line in kept.splitlines()])
        self.is_new = not self.found

    def _resume(self, kept: list[Any]) -> None:
        """Go on from what was kept, if it is of this game."""
        found = [judged(plain) for plain in kept if isinstance(plain, dict)]
        moves = [(one.move, one.action) for one in found]
        if moves == [(move, self.match.moves[move]) for move, _state in self.due[: len(moves)]]:
            self.found = found
            self.swings = next((plain for plain in kept if isinstance(plain, list)), None)

    @property
    def seats(self) -> list[int]:
        """Whose mistakes are told: the people's, or everybody's if only bots played."""
        every = range(len(self.match.header.seats))
        people = [seat for seat in every if self.match.header.seats[seat].player == PERSON]
        return people or list(every)

    def html(self, left: float) -> str:
        """What the page shows now, with the part of the work still to be done."""
        swings = [_swing(self.match, dict(plain)) for plain in self.swings or ()]
        found = [Moment(one.move, one.round, one.chances) for one in self.found]
        shown = Review(found, swings, left, self.swings is not None)
        return page(self.match.header, self.match.state, shown)

    def work(self) -> Work:
        """Answers what is "left" and what to keep "more"; with the page, when it shows more.

        The first answer says whether the review "is_new": what was kept before is then of no use.
        """
        if self.swings is not None:
            yield {"html": self.html(0)}
            return
        yield {"left": self._left(), "html": self.html(self._left()), "is_new": self.is_new}
        for move, state in self.due[len(self.found) :]:
            one = judge(self.match, move, state, QUICKLY)
            shows_more = bool(self.found) and one.round != self.found[-1].round
            self.found.append(one)
            drawn = {"html": self.html(self._left())} if shows_more else {}
            yield {"left": self._left(), "more": json.dumps(one.plain())} | drawn
        swings = []
        for number, one in enumerate(suspects(self.found, self.seats), 1):
            swings.append(self._explain(one))
            yield {"left": self._left(number)}
        self.swings = sorted(swings, key=lambda plain: -plain["loss"])[:SWINGS]
        yield {"html": self.html(0), "more": json.dumps(self.swings)}

    def _left(self, explained: int = 0) -> float:
        """The part of the work that is left after so many decisions were explained."""
        return 1 - (len(self.found) + explained) / (len(self.due) + SUSPECTS + 1)

    def _explain(self, one: Judged) -> dict[str, Any]:
        """A decision thought about more thoroughly: what it cost, and why."""
        state = next(state for move, state in self.due if move == one.move)
        adviser, chosen, best = compare(self.match, one.move, state, THOROUGHLY)
        chances = adviser.chance(chosen.action), adviser.chance(best.action)
        return {
            "move": one.move,
            "best": str(best.action),
            "chances": chances,
            "loss": chances[1] - chances[0],
            "reasons": reasons(best, chosen, adviser.seat) if best is not chosen else [],
        }


def _swing(match: Match, plain: dict[str, Any]) -> Swing:
    """A swing for the view, with the position before it."""
    before = Match(match.header, match.game)
    for text in match.moves[: plain["move"]]:
        before.play(text)
    chance, better = plain["chances"]
    return Swing(
        move=plain["move"],
        sight=before.state.sight(before.state.actor),
        action=match.moves[plain["move"]],
        best=plain["best"],
        chance=chance,
        better=better,
        reasons=[Reason(*reason) for reason in plain["reasons"]],
    )


def reviewing(match: Match, kept: str) -> Work:
    """Goes on with a review from what was kept of it."""
    return Reviewing(match, kept).work()
