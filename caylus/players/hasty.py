"""The opponents that follow their instinct and do not look ahead."""

from random import Random
from typing import Any

from caylus.kernel.state import Action
from caylus.players.minds import mind
from caylus.players.player import Player
from caylus.players.search import hasty


class Hasty(Player):
    """Takes what seems best at a glance, misjudging every action by up to `haste` points."""

    def __init__(self, haste: float) -> None:
        self.haste = haste

    def decide(self, sight: Any, actions: list[Action], random: Random) -> Action:
        """The action that seems best."""
        return hasty(mind(sight.table).ranked(sight.table), self.haste, random.random)
