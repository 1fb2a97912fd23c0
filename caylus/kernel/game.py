"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from caylus.kernel.errors import shown
from caylus.kernel.state import State

LARGEST_SEED = 10**20


@dataclass(frozen=True, kw_only=True)
class Title:
    """The facts that are known before a game is opened; games are listed by `rank`, lowest first.

    `colours` names the seats in order; the first `players` of them take part. The first variant is
    the usual one; `words` names parts of variants. Links bear the `letter`, which never changes.
    """

    name: str
    caption: str
    edition: int
    variants: tuple[str, ...]
    fewest: int
    colours: tuple[str, ...]
    letter: str
    subtitle: str = ""
    rank: int = 100
    words: tuple[tuple[str, str], ...] = ()

    @property
    def most(self) -> int:
        """The largest number of players."""
        return len(self.colours)


@dataclass(frozen=True, kw_only=True)
class Game(Title):
    """A game that can be played: its title and its rules; its `phrases` never change either."""

    start: Callable[[str, int, int | None], State]
    from_json: Callable[[dict[str, Any]], State]
    phrases: bytes

    def new(self, variant: str, players: int, seed: int | None = None) -> State:
        """The state before the first deal; raises ValueError if there is no such set-up."""
        if variant not in self.variants:
            raise ValueError(
                f"variant {shown(variant)}: {self.name} has {', '.join(self.variants)}"
            )
        if type(players) is not int:
            raise ValueError(f"players {shown(players)}: a number is needed")
        if not self.fewest <= players <= self.most:
            raise ValueError(f"{players} players: {self.name} is for {self.fewest} to {self.most}")
        if seed is not None and (type(seed) is not int or not 0 <= seed < LARGEST_SEED):
            raise ValueError(f"seed {shown(seed)}: a whole number of up to 20 digits is needed")
        return self.start(variant, players, seed)
