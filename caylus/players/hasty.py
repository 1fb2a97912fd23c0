"""Opponents that follow their instinct and do not look ahead."""

from random import Random

from caylus.kernel.state import Action, Sight
from caylus.players.player import Player
from caylus.players.search import hasty
from caylus.players.temperaments import tempered


class Hasty(Player):
    """Takes what seems best at a glance, and misjudges every action by up to `haste` points."""

    def __init__(self, haste: float, temperament: str = "") -> None:
        self.haste = haste
        self.temperament = temperament

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """The action that seems best."""
        knows = tempered(sight, self.temperament)
        return hasty(knows.ranked(sight.table), self.haste, random.random)
