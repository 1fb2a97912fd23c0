"""Games between opponents, played out and counted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from caylus import games as house
from caylus.kernel.chance import CHANCE
from caylus.kernel.game import Game
from caylus.kernel.state import State
from caylus.players import player
from caylus.players.budget import Budget
from caylus.players.temperaments import dealt

GAMES_A_SEED = 1_000_003


@dataclass
class Tally:
    """The results of a series of games; wins and mean scores have a number for each seat."""

    games: int
    seconds: float
    wins: list[float]
    mean_scores: list[float]
    decisions: int

    def to_json(self) -> dict[str, Any]:
        """The same as plain values."""
        return asdict(self)


def play_game(
    game: Game, variant: str, seats: Sequence[str], seed: int, budget: Budget | None = None
) -> tuple[State, int]:
    """Play one game from its seed; returns the last state and the number of decisions.

    Whoever has any temperament, as "merchant-any", is dealt one.
    """
    among = house.temperaments(game.name, variant)
    players = [player(name, budget) for name in dealt(seats, among, seed)]
    state = game.new(variant, len(players), seed)
    random = Random(seed)
    decisions = 0
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.dealt())
        else:
            state.play(players[state.actor].choose(state.sight(state.actor), random))
            decisions += 1
    return state, decisions


def selfplay(
    game: Game,
    variant: str,
    seats: Sequence[str],
    games: int,
    seed: int,
    budget: Budget | None = None,
) -> Tally:
    """Play a series of games from a seed; raises ValueError for what does not exist.

    A budget for a decision replaces that of every seat.
    """
    if games < 1:
        raise ValueError(f"{games} games: at least one is needed")
    tally = Tally(games, 0.0, [0.0] * len(seats), [0.0] * len(seats), 0)
    start = time.perf_counter()
    for index in range(games):
        state, decisions = play_game(game, variant, seats, seed * GAMES_A_SEED + index, budget)
        tally.decisions += decisions
        winners = state.winners()
        for winner in winners:
            tally.wins[winner] += 1 / len(winners)
        for seat, score in enumerate(state.scores()):
            tally.mean_scores[seat] += score / games
    tally.seconds = time.perf_counter() - start
    return tally
