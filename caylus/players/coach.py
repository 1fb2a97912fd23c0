"""A coach: what a choice would cost by the strongest opponent's reckoning, and how calm it is."""

from __future__ import annotations

import math
from typing import NamedTuple

from caylus.players.advice import SURE, Advised, Adviser, variance
from caylus.players.budget import Budget

LOOKS = Budget(iterations=24)
# The chance to win that a choice must cost to be asked about at first, and how much that rises
# with every calm round.
LEAST_LOSS = 0.08
RISE = 0.005
# After so many calm rounds nothing is asked any more.
QUIET = 20


class Memory(NamedTuple):
    """What a coach remembers: how many rounds were calm, which one is played, if it asked in it."""

    calm: int = 0
    round: int = 0
    has_asked: bool = False

    @property
    def least_loss(self) -> float:
        """The chance to win that a choice must cost to be asked about."""
        return LEAST_LOSS + RISE * self.calm

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is asked any more."""
        return self.calm >= QUIET

    def come_to(self, number: int) -> Memory:
        """The same in the round of a number: the round before was calm if nothing was asked."""
        if number == self.round:
            return self
        was_calm = bool(self.round) and not self.has_asked
        return Memory(self.calm + was_calm, number)

    def asked(self) -> Memory:
        """The same once something was asked."""
        return self._replace(has_asked=True)


class Weighed(NamedTuple):
    """A choice beside the best one, which may be the same, and the chance to win that it costs."""

    chosen: Advised
    best: Advised
    loss: float


def weigh(adviser: Adviser, text: str) -> Weighed:
    """Weigh an action that is on offer; a loss that may be chance is none."""
    offered = adviser.thought.sight.actions()
    taken = next(action for action in offered if action.text == text)
    chosen, best = adviser.beside_best(taken, LOOKS)
    loss = adviser.chance(best.action) - adviser.chance(chosen.action)
    is_sure = loss >= SURE * _doubt(chosen, best, adviser.seat)
    return Weighed(chosen, best, loss if is_sure else 0.0)


def _doubt(chosen: Advised, best: Advised, seat: int) -> float:
    """The standard error of the difference between the chances of two actions."""
    looks = [[chances[seat] for chances in one.chances] for one in (chosen, best)]
    return math.sqrt(sum(variance(chances) / len(chances) for chances in looks))
