"""Opponents that follow their instinct and do not look ahead."""

from random import Random

from caylus import games
from caylus.kernel.state import Action, Sight
from caylus.players.player import Player
from caylus.players.search import hasty


class Hasty(Player):
    """Takes what seems best at a glance, and misjudges every action by up to `haste` points."""

    def __init__(self, haste: float) -> None:
        self.haste = haste

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """The action that seems best."""
        knows = games.mind(sight.table.game).mind(sight.table)
        return hasty(knows.ranked(sight.table), self.haste, random.random)
