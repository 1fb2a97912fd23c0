"""The opponent called greedy."""

from random import Random

from caylus import games
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, Sight, State
from caylus.players.player import Player


class Greedy(Player):
    """Takes what is worth most at the end of the round, if nobody does anything more in it."""

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """The action with the best evaluation, the first of equals."""
        sampled: State = sight.sample(random)
        seat = sight.actor or 0
        judge = games.mind(sampled.game)
        return max(actions, key=lambda action: judge.value(_settled(sampled, action, random), seat))


def _settled(state: State, action: Action, random: Random) -> State:
    """The state at the end of the round after an action; everybody does only what is due."""
    state = state.clone()
    judge = games.mind(state.game)
    now = state.round
    state.apply(action)
    while not state.is_over and state.round == now:
        if state.actor == CHANCE:
            state.apply(state.outcome(random.random()))
        else:
            state.apply(judge.what_is_due(state))
    return state
