"""States from all over random games, and who sits in them."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping
from random import Random

import pytest

import caylus
from caylus.games.classic.rules.state import Classic
from caylus.kernel.header import Seat
from tests.walks import chosen

GAME = caylus.game("classic")
NAMES = ("Anna", "Bruno", "Carla", "Dora", "Emil")
SEATS = [Seat(colour, "person", name) for colour, name in zip(GAME.colours, NAMES, strict=True)]
SETUPS = [
    ("2006", 2),
    ("2006-jeweller", 3),
    ("2005", 4),
    ("later", 5),
    ("2006-simple", 2),
    ("2005-jeweller-simple", 4),
]
EACH = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup)))
Setup = tuple[str, int]
EAGER = {"place": 4, "pass": 0.7, "build": 9, "residence": 9, "decline": 0.3, "joust": 5, "use": 5}
WEALTH = {"food": 15, "wood": 15, "stone": 20, "cloth": 12, "gold": 8, "deniers": 40}


def seated(state: caylus.State) -> Classic:
    """A state of this game."""
    assert isinstance(state, Classic)
    return state


def begun(setup: Setup, wealth: Mapping[str, int]) -> caylus.State:
    """A new game, dealt, of players who own some goods more."""
    variant, players = setup
    state = caylus.new_game("classic", variant=variant, players=players, seed=1)
    while state.actor == caylus.CHANCE:
        state.play(state.dealt())
    position = json.loads(state.to_json())
    for player in position["players"]:
        player |= wealth
    return caylus.from_json(json.dumps(position))


def walked(state: caylus.State, seed: int) -> Iterator[Classic]:
    """Each decision of a random game that is played to its end, and the end."""
    random = Random(seed)
    while not state.is_over:
        yield seated(state.clone())
        state.play(chosen(state, random, EAGER))
    yield seated(state)


@functools.cache
def whole(setup: Setup) -> list[Classic]:
    """Each decision of two random games, one of the rich; not to be changed."""
    return [*walked(begun(setup, {}), 1), *walked(begun(setup, WEALTH), 2)]


def some(setup: Setup, count: int) -> list[Classic]:
    """Every so manyth of them: that many, from all over the games; ends may be among them."""
    found = whole(setup)
    return [found[number * len(found) // count] for number in range(count)]


def asked(setup: Setup) -> list[Classic]:
    """All of them in which somebody must choose."""
    return [state for state in whole(setup) if not state.is_over]
