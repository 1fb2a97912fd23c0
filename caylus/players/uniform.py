"""The opponent called random."""

from random import Random
from typing import Any

from caylus.kernel.state import Action


class Uniform:
    """Takes any action, all being equally likely."""

    def choose(self, sight: Any, random: Random) -> Action:
        """One of the sight's actions by lot."""
        actions: list[Action] = sight.actions()
        return actions[int(random.random() * len(actions))]
