"""What an opponent is."""

from random import Random

from caylus.kernel.state import Action, Sight


class Player:
    """An opponent: it gets a sight, never a state, so it cannot know what its seat may not."""

    def choose(self, sight: Sight, random: Random) -> Action:
        """One of the sight's actions; a forced one takes no thought.

        The same sight and random numbers give the same action, unless the player thinks by the
        clock.
        """
        actions: list[Action] = sight.actions()
        return actions[0] if len(actions) == 1 else self.decide(sight, actions, random)

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """One of several actions."""
        raise NotImplementedError
