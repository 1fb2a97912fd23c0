"""What an opponent knows about a game beyond its rules."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Callable, Mapping, Sequence
from operator import mul
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from caylus.kernel.state import Action


class Joys(NamedTuple):
    """What somebody likes or does not, in points by the kind of an action.

    `deeds` are a joy themselves. `hopes` are not, but lead to such deeds, as seems at a glance at
    an action and the state.
    """

    deeds: Mapping[type[Action], Callable[[Any], float]]
    hopes: Mapping[type[Action], Callable[[Any, Any], float]] = MappingProxyType({})


class Term(NamedTuple):
    """A part of an expectation: the amount of a thing, if it can be counted, and its points.

    A thing that `is_shared` is there for everybody: only the difference to the others counts.
    """

    name: str
    amount: float
    worth: float
    is_shared: bool = False


class Outlook(NamedTuple):
    """The points that a seat will probably end with, and the terms that they come from."""

    points: float
    terms: tuple[Term, ...]


class Ranks(Protocol):
    """What tells at a glance how good actions are."""

    def ranked(self, state: Any) -> list[tuple[Action, float]]:
        """The actor's sensible actions, each with its worth at a glance, in points."""
        ...


class Mind(Ranks, Protocol):
    """What a search asks about the states of a game."""

    def values(self, state: Any) -> list[float]:
        """The points that each seat will probably end with."""
        ...

    def swing(self, state: Any) -> float:
        """How many points of lead multiply the odds to win by e (2.7): fewer towards the end."""
        ...

    def left(self, state: Any) -> float:
        """The part of the game that is left, from 1 to 0."""
        ...

    def outlooks(self, state: Any) -> list[Outlook]:
        """The points of each seat, with the terms that they consist of."""
        ...


class Around:
    """A mind around another one, and alike but for what it says itself."""

    def __init__(self, knows: Mind) -> None:
        self.knows = knows

    def ranked(self, state: Any) -> list[tuple[Action, float]]:
        """What the actor may sensibly do, each with its worth at a glance."""
        return self.knows.ranked(state)

    def values(self, state: Any) -> list[float]:
        """The points that each seat will probably end with."""
        return self.knows.values(state)

    def swing(self, state: Any) -> float:
        """How many points of lead multiply the odds to win by e (2.7)."""
        return self.knows.swing(state)

    def left(self, state: Any) -> float:
        """The part of the game that is left, from 1 to 0."""
        return self.knows.left(state)

    def outlooks(self, state: Any) -> list[Outlook]:
        """What each seat will probably end with, and what it consists of."""
        return self.knows.outlooks(state)


class Fading:
    """Weights of features by name: one that always counts, and one that fades with the game.

    `weights` are those of all names, first all that always count, then all that fade; raises
    ValueError if names are missing or unknown.
    """

    def __init__(self, weights: Mapping[str, Sequence[float]], names: Sequence[str]) -> None:
        unknown = weights.keys() ^ set(names)
        if unknown:
            raise ValueError(
                f"weights of prospects: {', '.join(sorted(unknown))} missing or unknown"
            )
        self.weights = [weights[name][half] for half in (0, 1) for name in names]
        self.stages: dict[float, list[float]] = {}

    def added(
        self, left: float, seen: Sequence[Sequence[float]], points: Sequence[int]
    ) -> list[float]:
        """The points of each seat, and what its features are worth when such a part is left."""
        weights = self.stages.get(left)
        if weights is None:
            half = len(self.weights) // 2
            pairs = zip(self.weights[:half], self.weights[half:], strict=True)
            weights = self.stages[left] = [always + fading * left for always, fading in pairs]
        return [
            already + sum(map(mul, weights, own)) for already, own in zip(points, seen, strict=True)
        ]


@functools.cache
def kept_shortfalls(file: Path) -> Mapping[str, Mapping[str, float]]:
    """The points by which levels fall short, by the names of files with weights, from a file."""
    known: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8"))
    return known


def chances(values: Sequence[float], swing: float) -> list[float]:
    """The chance of each seat to win, from the points that each will probably end with."""
    best = max(values)
    odds = [math.exp((value - best) / swing) for value in values]
    total = sum(odds)
    return [each / total for each in odds]
