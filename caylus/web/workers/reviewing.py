"""A review: a finished game looked through in parts, kept between them, and its page."""

import contextlib
import json
from typing import Any, cast

from caylus.games.magna_carta.state import MagnaCarta
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
from caylus.web.workers.door import Message
from caylus.web.workers.parts import Work

QUICKLY = Budget(seconds=0.15)
THOROUGHLY = Budget(seconds=0.8)


class Reviewing:
    """A review as far as it has come; `kept` is the text it can go on from."""

    def __init__(self, match: Match, kept: str) -> None:
        self.match = match
        self.due = list(decisions(match))
        self.found: list[Judged] = []
        self.swings: list[dict[str, Any]] | None = None
        # What cannot be read is of no use any more: the review begins anew.
        with contextlib.suppress(ValueError, KeyError, TypeError):
            self._resume(json.loads(kept))

    def _resume(self, kept: dict[str, Any]) -> None:
        """Go on from what was kept, if it is of this game."""
        found = [judged(plain) for plain in kept["found"]]
        moves = [(one.move, one.action) for one in found]
        if moves == [(move, self.match.moves[move]) for move, _state in self.due[: len(moves)]]:
            self.found, self.swings = found, kept["swings"]

    @property
    def kept(self) -> str:
        """What this can go on from another time."""
        return json.dumps({"found": [one.plain() for one in self.found], "swings": self.swings})

    @property
    def seats(self) -> list[int]:
        """Whose mistakes are told: the people's, or everybody's if only bots played."""
        every = range(len(self.match.header.seats))
        people = [seat for seat in every if self.match.header.seats[seat].player == PERSON]
        return people or list(every)

    def answer(self, left: float) -> Message:
        """What the page shows now, with the part of the work still to be done."""
        swings = [_swing(self.match, dict(plain)) for plain in self.swings or ()]
        found = [Moment(one.move, one.round, one.chances) for one in self.found]
        shown = Review(found, swings, left, self.swings is not None)
        html = page(self.match.header, cast(MagnaCarta, self.match.state), shown)
        return {"html": html, "kept": self.kept} | ({"left": left} if left else {})

    def work(self) -> Work:
        """Answers the page of the review, drawn again after every part."""
        total = len(self.due) + SUSPECTS
        for move, state in self.due[len(self.found) :]:
            self.found.append(judge(self.match, move, state, QUICKLY))
            yield self.answer(1 - len(self.found) / (total + 1))
        if self.swings is None:
            told = []
            for number, one in enumerate(suspects(self.found, self.seats)):
                told.append(self._explain(one))
                yield self.answer(1 - (len(self.due) + number + 1) / (total + 1))
            self.swings = sorted(told, key=lambda plain: -plain["loss"])[:SWINGS]
        yield self.answer(0)

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
