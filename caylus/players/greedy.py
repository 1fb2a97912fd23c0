"""The opponent called greedy."""

from random import Random
from typing import Any

from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, State
from caylus.players.evaluation import evaluation
from caylus.players.player import Player


class Greedy(Player):
    """Takes what is worth most at the end of the round if nobody does anything more until then."""

    def decide(self, sight: Any, actions: list[Action], random: Random) -> Action:
        """The action with the best evaluation, the first of equals."""
        sampled: State = sight.sample(random)
        judge = evaluation(sampled)
        return max(
            actions, key=lambda action: judge.value(_settled(sampled, action, random), sight.seat)
        )


def _settled(state: State, action: Action, random: Random) -> State:
    """The state at the end of the round after an action, everybody doing what is due only."""
    state = state.clone()
    judge = evaluation(state)
    now = judge.round_of(state)
    state.apply(action)
    while not state.is_over and judge.round_of(state) == now:
        if state.actor == CHANCE:
            state.apply(state.offered[int(random.random() * len(state.offered))])
        else:
            state.apply(judge.what_is_due(state))
    return state
