"""What an opponent knows about a game beyond its rules."""

from __future__ import annotations

from typing import Any, Protocol

from caylus.games.magna_carta.state import MagnaCarta
from caylus.kernel.state import Action
from caylus.players.magna_carta import mind as magna_carta


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

    def chapter(self, state: Any) -> int:
        """What changes when a playout has gone far enough to be judged."""
        ...


MINDS = {MagnaCarta: magna_carta.mind}


def mind(state: Any) -> Mind:
    """The mind for a state's game, variant and number of players."""
    return MINDS[type(state)](state)
