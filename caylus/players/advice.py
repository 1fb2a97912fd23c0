"""Advice at a decision: the actions worth thinking of, what each leads to, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from caylus.kernel.state import Action
from caylus.players.budget import Budget
from caylus.players.levels import LEVELS
from caylus.players.mind import Outlook, Term
from caylus.players.search import Search, Thought

# What makes a difference of fewer points is not worth telling.
LEAST_WORTH = 0.25


@dataclass
class Advised:
    """What an action was seen to lead to, summed over looks: every seat's chance and outlook."""

    action: Action
    chances: list[float] = field(default_factory=list)
    outlooks: list[Outlook] = field(default_factory=list)
    looks: int = 0

    def add(self, chances: Sequence[float], outlooks: Sequence[Outlook]) -> None:
        """Count one look more."""
        self.looks += 1
        if not self.chances:
            self.chances, self.outlooks = list(chances), list(outlooks)
            return
        self.chances = [sum(pair) for pair in zip(self.chances, chances, strict=True)]
        self.outlooks = [_sum(seen, one) for seen, one in zip(self.outlooks, outlooks, strict=True)]

    def chance(self, seat: int) -> float:
        """The seat's chance to win."""
        return self.chances[seat] / self.looks

    def points(self, seat: int) -> float:
        """The points that the seat will probably end with."""
        return self.outlooks[seat].points / self.looks

    def terms(self, seat: int) -> dict[str, Term]:
        """What these points consist of."""
        return {
            name: Term(name, amount / self.looks, worth / self.looks, is_shared)
            for name, amount, worth, is_shared in self.outlooks[seat].terms
        }


class Reason(NamedTuple):
    """How much more of a term an action gives a seat than another one does, and its worth.

    The worth is in points; it is below zero where it speaks against the action.
    """

    seat: int
    term: str
    amount: float
    worth: float


class Adviser:
    """Thinks about a decision for whoever must make it, with the strongest opponent's search."""

    def __init__(self, sight: Any, random: Random) -> None:
        search = LEVELS[-1].player()
        assert isinstance(search, Search)
        self.seat: int = sight.seat
        self.thought = Thought(search, sight, random)
        self.advised: dict[Action, Advised] = {}

    def go_on(self, budget: Budget) -> None:
        """Think about all actions until a budget is spent."""
        self.thought.go_on(budget)

    def worth_a_look(self, count: int) -> list[Action]:
        """The actions that were looked at most so far, at most so many."""
        children = self.thought.root.children.items()
        ranked = sorted(children, key=lambda child: -child[1].visits)
        return [action for action, _ in ranked[:count]]

    def look_at(self, action: Action, budget: Budget) -> Advised:
        """Think about one action until a budget is spent; what it leads to, as far as seen."""
        advised = self.advised.setdefault(action, Advised(action))
        for _ in budget.rounds():
            advised.add(*self.thought.look(action))
        return advised

    def chance(self, action: Action) -> float:
        """The chance of whoever decides to win by an action, over all that was thought."""
        return self.thought.root.children[action].result


def reasons(this: Advised, other: Advised, seat: int) -> list[Reason]:
    """What speaks for an action of a seat or against it beside another one, weightiest first.

    Of the rivals only the one who will probably have most points is looked at.
    """
    rival = max((whose for whose in range(len(this.outlooks)) if whose != seat), key=this.points)
    mine, theirs = _differences(this, other, seat), _differences(this, other, rival)
    found = []
    for name, (amount, worth, is_shared) in mine.items():
        lost = theirs[name][1] if is_shared and name in theirs else 0.0
        found.append(Reason(seat, name, amount, worth - lost))
    for name, (amount, worth, is_shared) in theirs.items():
        if not is_shared:
            found.append(Reason(rival, name, amount, -worth))
    told = [reason for reason in found if abs(reason.worth) >= LEAST_WORTH]
    return sorted(told, key=lambda reason: (-abs(reason.worth), reason.seat, reason.term))


def _differences(this: Advised, other: Advised, seat: int) -> dict[str, tuple[float, float, bool]]:
    """How much more of every term one action gives a seat, its worth, and if it is shared."""
    mine, theirs = this.terms(seat), other.terms(seat)
    return {
        name: (term.amount - theirs[name].amount, term.worth - theirs[name].worth, term.is_shared)
        for name, term in mine.items()
        if name in theirs
    }


def _sum(one: Outlook, other: Outlook) -> Outlook:
    terms = {term.name: term for term in one.terms}
    for name, amount, worth, is_shared in other.terms:
        seen = terms.get(name, Term(name, 0.0, 0.0))
        terms[name] = Term(name, seen.amount + amount, seen.worth + worth, is_shared)
    return Outlook(one.points + other.points, tuple(terms.values()))
