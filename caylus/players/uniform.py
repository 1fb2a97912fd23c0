"""The opponent called random."""

from random import Random

from caylus.kernel.state import Action, Sight
from caylus.players.player import Player


class Uniform(Player):
    """Takes any action; all are equally likely."""

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """One of the actions, by lot."""
        return actions[int(random.random() * len(actions))]
