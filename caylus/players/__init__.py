"""Opponents by name; each chooses from what its seat may know."""

from caylus.players.greedy import Greedy
from caylus.players.player import Player
from caylus.players.uniform import Uniform

PLAYERS: dict[str, Player] = {"random": Uniform(), "greedy": Greedy()}


def player(name: str) -> Player:
    """The opponent of that name; raises ValueError."""
    if name not in PLAYERS:
        raise ValueError(f"player {name!r}: known are {', '.join(PLAYERS)}")
    return PLAYERS[name]
