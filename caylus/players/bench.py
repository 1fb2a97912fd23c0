"""How fast the rules are, as a ratio to a plain loop timed in the same run."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from caylus.kernel.game import Game

ROUNDS = 15
GAMES = 40
PASSES = 300_000
PLAYERS = 4
"""How many players there are where a decision is measured, if the game takes so many."""
MOST_PASSES = 150
"""The most that a decision may cost."""


def bench(game: Game, variant: str) -> dict[str, Any]:
    """Games a second of every number of random players, and the cost of a decision of four."""
    cost = decision_cost(game, variant, min(PLAYERS, game.most))
    return {"games_per_second": games_a_second(game, variant), "decision_cost": cost}


def games_a_second(game: Game, variant: str) -> dict[str, int]:
    """How many random games are played in a second, by the number of players."""
    counts = range(game.fewest, game.most + 1)
    return {str(players): _games_a_second(game, variant, players) for players in counts}


def decision_cost(game: Game, variant: str, players: int) -> float:
    """The cost of one decision of a random game, in passes of the loop: the median of some rounds.

    The time of whole games, with set-up and deals, is shared among the decisions of the seats.
    """
    ratios = []
    for index in range(ROUNDS):
        unit = _timed(lambda: _loop(PASSES))[0] / PASSES
        seconds, decisions = _timed(
            lambda first=index * GAMES: sum(
                _play(game, variant, players, first + number) for number in range(GAMES)
            )
        )
        ratios.append(seconds / decisions / unit)
    return round(sorted(ratios)[ROUNDS // 2], 1)


def _games_a_second(game: Game, variant: str, players: int) -> int:
    seconds, _ = _timed(
        lambda: sum(_play(game, variant, players, number) for number in range(5 * GAMES))
    )
    return round(5 * GAMES / seconds)


def _play(game: Game, variant: str, players: int, seed: int) -> int:
    """Play a random game: list the actions, pick one, play it; returns how many seats decided."""
    state = game.new(variant, players)
    random = Random(seed).random
    decisions = 0
    while (actor := state.actor) is not None:
        actions = state.actions()
        state.play(actions[int(random() * len(actions))])
        decisions += actor >= 0
    return decisions


def _loop(passes: int) -> int:
    x = 1
    for _ in range(passes):
        x = (x * 3 + 1) & 0xFFFF
    return x


def _timed(work: Any) -> tuple[float, int]:
    start = time.process_time()
    result = work()
    return time.process_time() - start, result
