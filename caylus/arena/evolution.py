"""Instinct learned by evolution: weights that win games against their own ancestors survive."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import cma

from caylus.arena.playing import lead, play
from caylus.players.magna_carta.instinct import FIRST_WEIGHTS, Instinct

Weights = dict[str, float]
NAMES = tuple(FIRST_WEIGHTS)
CHILDREN = 20
DEALS = 40
ANCESTORS = 8
AN_ANCESTOR_EVERY = 15
DECISIVE_LEAD = 12
A_POINT = 0.04
# The size of a first step: a part of the weight, or at least so much.
A_STEP = 0.3
LEAST_STEP = 0.15


@dataclass(frozen=True)
class Trial:
    """One child's task: its weights, its opponents' and the deals to play."""

    weights: Weights
    ancestors: Sequence[Weights]
    deals: Sequence[int]
    variant: str
    players: int


def failure(trial: Trial) -> float:
    """How badly a child does: less is better. Every deal is played in two seats."""
    child = Instinct(trial.weights)
    total = 0.0
    for index, deal in enumerate(trial.deals):
        ancestor = Instinct(trial.ancestors[index % len(trial.ancestors)])
        for seat in {deal % trial.players, (deal + 1) % trial.players}:
            seats = [ancestor] * trial.players
            seats[seat] = child
            scores = play(seats, trial.variant, deal).scores()
            total += math.tanh(lead(scores, seat) / DECISIVE_LEAD) + A_POINT * scores[seat]
    return -total / (2 * len(trial.deals))


@dataclass
class Evolution:
    """A run of evolution that can be stopped and pickled after any generation.

    It begins with the weights `first`; every child plays so many `deals`. `curve` has a pair for
    each generation: the best and the mean failure of its children.
    """

    variant: str
    players: int
    seed: int
    first: Weights = field(default_factory=lambda: dict(FIRST_WEIGHTS))
    ancestors: list[Weights] = field(default_factory=list)
    curve: list[tuple[float, float]] = field(default_factory=list)
    strategy: Any = None
    deals: int = DEALS

    def __post_init__(self) -> None:
        if self.strategy is None:
            self.ancestors.append(self.first)
            options = {"popsize": CHILDREN, "seed": self.seed, "verbose": -9}
            self.strategy = cma.CMAEvolutionStrategy([0.0] * len(NAMES), 1.0, options)

    def generation(self, run: Callable[..., Iterable[float]]) -> None:
        """Breed and test one generation; `run` is a map that may work in parallel."""
        number = len(self.curve)
        children = self.strategy.ask()
        deals = range(number * self.deals, (number + 1) * self.deals)
        trials = [
            Trial(self.bred(child), self.opponents(), deals, self.variant, self.players)
            for child in children
        ]
        failures = list(run(failure, trials))
        self.strategy.tell(children, failures)
        self.curve.append((min(failures), sum(failures) / len(failures)))
        if len(self.curve) % AN_ANCESTOR_EVERY == 0:
            self.ancestors.append(self.weights)

    def opponents(self) -> list[Weights]:
        """Ancestors from the first to the last: who beats only the last ones goes in circles."""
        last = len(self.ancestors) - 1
        chosen = {round(last * part / (ANCESTORS - 1)) for part in range(ANCESTORS)}
        return [self.ancestors[index] for index in sorted(chosen)]

    @property
    def weights(self) -> Weights:
        """The weights in the middle of the last generation."""
        return self.bred(self.strategy.mean)

    def bred(self, steps: Sequence[float]) -> Weights:
        """The weights so many steps away from the first ones."""
        return {
            name: round(first + float(step) * max(LEAST_STEP, abs(first) * A_STEP), 3)
            for (name, first), step in zip(self.first.items(), steps, strict=True)
        }
