"""Advice at a decision: the actions worth a thought, what each leads to, and why."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from caylus.kernel.state import Action, Sight
from caylus.players.budget import Budget
from caylus.players.levels import LEVELS
from caylus.players.mind import Outlook
from caylus.players.search import Search, Thought

# A difference of fewer points is not worth telling.
LEAST_WORTH = 0.25
# Nor is one of fewer standard errors.
SURE = 2.0


@dataclass
class Advised:
    """What an action leads to: the chances and outlooks of all seats, from every look."""

    action: Action
    chances: list[Sequence[float]] = field(default_factory=list)
    outlooks: list[Sequence[Outlook]] = field(default_factory=list)

    def add(self, chances: Sequence[float], outlooks: Sequence[Outlook]) -> None:
        """Count one more look."""
        self.chances.append(chances)
        self.outlooks.append(outlooks)

    def chance(self, seat: int) -> float:
        """The seat's chance to win."""
        return _mean([chances[seat] for chances in self.chances])

    def points(self, seat: int) -> float:
        """The points that the seat will probably end with."""
        return _mean([outlooks[seat].points for outlooks in self.outlooks])

    def worths(self, seat: int, number: int) -> list[float]:
        """The worth of a term of the seat, by its number, at every look."""
        return [outlooks[seat].terms[number].worth for outlooks in self.outlooks]

    def amount(self, seat: int, number: int) -> float:
        """How much of a term the seat had, on average."""
        return _mean([outlooks[seat].terms[number].amount for outlooks in self.outlooks])


class Reason(NamedTuple):
    """How much more of a term one action gives a seat than another does, and its worth.

    The worth is in points; it is below zero if it speaks against the action.
    """

    seat: int
    term: str
    amount: float
    worth: float


class Adviser:
    """Thinks about a decision for the seat that makes it, with the strongest opponent's search.

    The company are the names of the players at all seats, if they are known.
    """

    def __init__(self, sight: Sight, random: Random, company: Sequence[str] = ()) -> None:
        search = LEVELS[-1].player()
        assert isinstance(search, Search)
        self.thought = Thought(search, sight, random, company=company)
        self.seat = self.thought.seat
        self.advised: dict[Action, Advised] = {}

    def go_on(self, budget: Budget) -> None:
        """Think about all actions until a budget is spent."""
        self.thought.go_on(budget)

    def worth_a_look(self, count: int) -> list[Action]:
        """The most visited actions so far, at most so many."""
        children = self.thought.root.children.items()
        ranked = sorted(children, key=lambda child: -child[1].visits)
        return [action for action, _ in ranked[:count]]

    def look_at(self, action: Action, budget: Budget) -> Advised:
        """Think about one action until a budget is spent; returns what it has led to so far."""
        advised = self.advised.setdefault(action, Advised(action))
        for _ in budget.rounds():
            advised.add(*self.thought.look(action))
        return advised

    def beside_best(self, action: Action, looks: Budget) -> tuple[Advised, Advised]:
        """An action and the best one so far, each looked at; the same if none is better."""
        chosen, best = self.look_at(action, looks), self.thought.action
        if best == action or self.chance(best) <= self.chance(action):
            return chosen, chosen
        return chosen, self.look_at(best, looks)

    def chance(self, action: Action) -> float:
        """The deciding seat's chance to win by an action, over all thought so far."""
        return self.thought.chance(action)


def reasons(this: Advised, other: Advised, seat: int) -> list[Reason]:
    """The reasons for or against a seat's action, compared with another; the weightiest first.

    Of the rivals they look only at the one who will probably have most points, and they leave out
    what may be chance.
    """
    seats = range(len(this.outlooks[0]))
    rival = max((whose for whose in seats if whose != seat), key=this.points)
    found = []
    for number, term in enumerate(this.outlooks[0][seat].terms):
        mine, doubt = _difference(this, other, seat, number)
        theirs, their_doubt = _difference(this, other, rival, number)
        if term.is_shared:
            mine, doubt, theirs = mine - theirs, doubt + their_doubt, 0.0
        for whose, worth, spread in ((seat, mine, doubt), (rival, -theirs, their_doubt)):
            if abs(worth) >= max(LEAST_WORTH, SURE * spread):
                amount = this.amount(whose, number) - other.amount(whose, number)
                found.append(Reason(whose, term.name, amount, worth))
    return sorted(found, key=lambda reason: (-abs(reason.worth), reason.seat, reason.term))


def _difference(this: Advised, other: Advised, seat: int, number: int) -> tuple[float, float]:
    """How much more a term is worth after one action than after another, and the standard error."""
    mine, theirs = this.worths(seat, number), other.worths(seat, number)
    error = math.sqrt(variance(mine) / len(mine) + variance(theirs) / len(theirs))
    return _mean(mine) - _mean(theirs), error


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    """How much values scatter; 0 for fewer than two."""
    if len(values) < 2:
        return 0.0
    middle = _mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)
