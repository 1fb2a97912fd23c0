"""Games between two sets of weights, with a little search, to tell which is better."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from caylus import games
from caylus.arena.lessons import Weights
from caylus.kernel.chance import CHANCE
from caylus.players.budget import Budget
from caylus.players.search import Search, Thought

DEALS_A_NUMBER = 1_000


@dataclass(frozen=True)
class Duel:
    """A game of weights against others, which sit at all other seats: the `game` of a series.

    Each deal is played from each seat in turn.
    """

    weights: Weights
    others: Weights
    variant: str
    players: int
    series: int
    game: int
    iterations: int


def duel(task: Duel) -> float:
    """The part of a victory that the weights won: 1, or less if it was shared; else 0."""
    deal, seat = divmod(task.game, task.players)
    game = games.GAMES[task.weights.game]
    state = game.new(task.variant, task.players, task.series * DEALS_A_NUMBER + deal)
    random = Random(task.game)
    mine, theirs = task.weights.mind, task.others.mind
    budget = Budget(iterations=task.iterations)
    search = Search(budget)
    while state.actor is not None:
        if state.actor == CHANCE or len(state.offered) == 1:
            state.apply(state.outcome(random.random()))
            continue
        knows = mine if state.actor == seat else theirs
        thought = Thought(search, state.sight(state.actor), random, knows)
        thought.go_on(budget)
        state.apply(thought.action)
    winners = state.winners()
    return (seat in winners) / len(winners)
