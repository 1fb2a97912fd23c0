"""What an opponent is."""

from random import Random

from caylus.kernel.state import Action, Sight


class Player:
    """An opponent: it is given a sight, never a state, so it cannot know what its seat may not."""

    def choose(self, sight: Sight, random: Random) -> Action:
        """One of the sight's actions; what is forced takes no thought.

        It is the same for the same sight and random numbers, unless the player thinks by the clock.
        """
        actions: list[Action] = sight.actions()
        return actions[0] if len(actions) == 1 else self.decide(sight, actions, random)

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """One of several actions."""
        raise NotImplementedError
