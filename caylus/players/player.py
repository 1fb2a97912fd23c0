"""What an opponent is."""

from random import Random
from typing import Any, Protocol

from caylus.kernel.state import Action


class Player(Protocol):
    """An opponent: it is given a sight, never a state, so it cannot know what its seat may not."""

    def choose(self, sight: Any, random: Random) -> Action:
        """One of the sight's actions; the same for the same sight and random numbers."""
        ...
