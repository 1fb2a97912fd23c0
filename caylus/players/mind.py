"""What an opponent knows about a game beyond its rules."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from caylus.kernel.state import Action


class Term(NamedTuple):
    """A part of an expectation: how much of a thing there is, if it can be counted, and points.

    What `is_shared` lies there for everybody: of it only the difference to the others counts.
    """

    name: str
    amount: float
    worth: float
    is_shared: bool = False


class Outlook(NamedTuple):
    """The points that a seat will probably end with, and what speaks for them."""

    points: float
    terms: tuple[Term, ...]


class Ranks(Protocol):
    """What tells at a glance how good actions are."""

    def ranked(self, state: Any) -> list[tuple[Action, float]]:
        """What the actor may sensibly do, each with its worth at a glance, in points."""
        ...


class Mind(Ranks, Protocol):
    """What a search asks about the states of a game."""

    def values(self, state: Any) -> list[float]:
        """The points that each seat will probably end with."""
        ...

    def outlooks(self, state: Any) -> list[Outlook]:
        """The same, with what it consists of."""
        ...
