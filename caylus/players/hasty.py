"""The opponents that follow their instinct and do not look ahead."""

from random import Random
from typing import Any

from caylus.kernel.state import Action
from caylus.players.mind import mind
from caylus.players.search import hasty


class Hasty:
    """Takes what seems best at a glance, misjudging every action by up to `haste` points."""

    def __init__(self, haste: float) -> None:
        self.haste = haste

    def choose(self, sight: Any, random: Random) -> Action:
        """The action that seems best."""
        actions: list[Action] = sight.actions()
        if len(actions) == 1:
            return actions[0]
        return hasty(mind(sight.table).ranked(sight.table), self.haste, random.random)
