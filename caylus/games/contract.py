"""What a game gives the house: its rules, what opponents know of it, and how it is shown.

A game is a folder of `caylus/games/` that nothing outside it names. Its `__init__` holds `TITLE`,
a `kernel.game.Title`. Its rooms are packages: `rules` with `GAME`, a `kernel.game.Game`; `mind`,
which is a `GameMind`; `mind.training`, a `GameTraining`, if opponents can be trained; and `view`,
which is a `GameView`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from caylus.kernel.state import Action
from caylus.players.mind import Mind


class GameMind(Protocol):
    """What opponents know of a game beyond its rules."""

    def mind(self, state: Any) -> Mind:
        """What a search asks, for the variant and the number of players of a state."""
        ...

    def value(self, state: Any, seat: int) -> float:
        """What a state is worth to a seat, in points, as the opponent greedy sees it."""
        ...

    def what_is_due(self, state: Any) -> Action:
        """What the actor does who starts nothing new in this round."""
        ...

    def learned(self, variant: str, players: int) -> Mapping[str, Any]:
        """The weights behind `mind`, so that figures can tell which opponents they are of."""
        ...


class GameTraining(Protocol):
    """What opponents can learn of a game from playing it.

    Instinct has a number for each weight, prospects have two for each feature: one that always
    counts and one that fades.
    """

    @property
    def FEATURES(self) -> Sequence[str]:
        """The names of what prospects see of a seat."""
        ...

    @property
    def FIRST_WEIGHTS(self) -> Mapping[str, float]:
        """Instinct before it has learned anything."""
        ...

    @property
    def STRANGE(self) -> Mapping[str, Sequence[int]]:
        """By how much, at most, strange tastes may raise some weights."""
        ...

    def features(self, state: Any) -> tuple[list[list[float]], list[int]]:
        """What prospects see of every seat, early features behind the others, and its points."""
        ...

    def taught(
        self, instinct: Mapping[str, float], prospects: Mapping[str, Sequence[float]]
    ) -> Mind:
        """The mind with these weights."""
        ...

    def learned(self, variant: str, players: int) -> Mapping[str, Any]:
        """The weights kept for a variant and a number of players."""
        ...

    def weights_file(self, variant: str, players: int) -> Path:
        """Where they are kept."""
        ...
