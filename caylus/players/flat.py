"""The opponent called flat: search without knowledge of the game."""

from random import Random

from caylus.kernel.state import Action, Sight, State
from caylus.players.budget import Budget
from caylus.players.player import Player


class Flat(Player):
    """Plays random games to the end after each action in turn, and takes the one that won most."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """The action with the most victories, the first of equals."""
        wins = [0.0] * len(actions)
        tries = [0] * len(actions)
        for index in self.budget.rounds():
            which = index % len(actions)
            state: State = sight.sample(random)
            state.apply(actions[which])
            winners = _played_out(state, random).winners()
            wins[which] += (sight.seat in winners) / len(winners)
            tries[which] += 1
        rates = [won / max(1, tried) for won, tried in zip(wins, tries, strict=True)]
        return actions[rates.index(max(rates))]


def _played_out(state: State, random: Random) -> State:
    while state.actor is not None:
        state.apply(state.outcome(random.random()))
    return state
