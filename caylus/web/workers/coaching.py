"""The coach: thinks ahead while a person does, then weighs what that person would play."""

from random import Random
from typing import Any

from caylus.kernel.header import PERSON
from caylus.kernel.record import Match
from caylus.players.advice import Adviser, reasons
from caylus.players.budget import Budget
from caylus.players.coach import Memory, weigh
from caylus.players.company import company_of
from caylus.view.advice import Reason
from caylus.view.coach import question
from caylus.web.workers.door import Answer

PART = Budget(seconds=0.1)
# The parts of thinking ahead, and those that come before anything is weighed.
PARTS, FEWEST = 16, 4


class Ahead:
    """Thought about the decision of a person, in so many parts as are `done`."""

    def __init__(self, match: Match) -> None:
        self.seats = match.header.seats
        self.state = match.state
        self.is_choice = len(self.state.offered) > 1 and self._is_of_person(match)
        sight, random = self.state.sight(self.state.actor), Random(len(match.moves))
        self.adviser = Adviser(sight, random, company_of(self.seats))
        self.done = 0

    def _is_of_person(self, match: Match) -> bool:
        return match.header.seats[self.state.actor or 0].player == PERSON

    def go_on(self) -> float:
        """Think one part more, as long as any is left; returns the part of all that is left."""
        if self.is_choice and self.done < PARTS:
            self.adviser.go_on(PART)
            self.done += 1
        return 1 - self.done / PARTS if self.is_choice else 0.0

    def weigh(self, action: str, kept: Any) -> Answer:
        """What is to be asked before an action, if anything is, and what is to be remembered.

        Of a text that is no action on offer there is nothing to say.
        """
        if all(each.text != action for each in self.state.offered):
            return {}
        memory = remembered(kept).come_to(self.state.round)
        if memory.is_quiet or not self.is_choice:
            return {"memory": memory, "is_quiet": memory.is_quiet}
        while self.done < FEWEST:
            self.go_on()
        weighed = weigh(self.adviser, action)
        if weighed.loss < memory.least_loss:
            return {"memory": memory}
        why = reasons(weighed.best, weighed.chosen, self.adviser.seat)
        against = [Reason(*reason) for reason in why]
        sight = self.adviser.thought.sight
        asked = question(sight, self.seats, action, weighed.loss, against)
        return {"memory": memory.asked(), "question": asked}


def remembered(kept: Any) -> Memory:
    """What was kept of a coach's memory; a new one if that cannot be read."""
    try:
        calm, number, has_asked = kept
        return Memory(max(0, int(calm)), int(number), bool(has_asked))
    except (TypeError, ValueError):
        return Memory()
