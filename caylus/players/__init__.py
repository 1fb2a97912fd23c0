"""Opponents by name; each knows only what its seat may know."""

from caylus.players.budget import Budget
from caylus.players.flat import Flat
from caylus.players.greedy import Greedy
from caylus.players.levels import OPPONENTS, Maker
from caylus.players.player import Player
from caylus.players.uniform import Uniform

FLAT_SECONDS = 0.2

PLAYERS: dict[str, Maker] = {
    "random": lambda budget: Uniform(),
    "greedy": lambda budget: Greedy(),
    "flat": lambda budget: Flat(budget or Budget(seconds=FLAT_SECONDS)),
    **OPPONENTS,
}


def player(name: str, budget: Budget | None = None) -> Player:
    """The opponent of that name, with its usual budget if none is given; raises ValueError."""
    if name not in PLAYERS:
        raise ValueError(f"player {name!r}: known are {', '.join(PLAYERS)}")
    return PLAYERS[name](budget)


def counting(name: str, a_second: int, most: int | None = None) -> Player:
    """The opponent of that name with so many iterations for each second, and so many at most.

    Its choices then repeat exactly, on every device; raises ValueError.
    """
    usual = player(name)
    budget = getattr(usual, "budget", None)
    if budget is None:
        return usual
    iterations = max(1, round(budget.seconds * a_second))
    return player(name, Budget(iterations=min(iterations, most or iterations)))
