"""What holds at every state of random games."""

import functools
from itertools import pairwise
from typing import Any

import pytest

import caylus
from tests.games.classic.rules import many
from tests.games.classic.rules.census import broken, broken_at_the_end, broken_between
from tests.games.classic.rules.facts import CRAFTS, PRESTIGE
from tests.games.classic.rules.looks import told
from tests.walks import walk

GAMES = pytest.mark.parametrize(
    ("variant", "players", "seed"),
    [
        (variant, players, seed)
        for variant in ("2006", "2005-jeweller", "later-simple")
        for players in (2, 3, 4, 5)
        for seed in (1, 2)
    ],
)


@functools.cache
def positions(variant: str, players: int, seed: int) -> list[dict[str, Any]]:
    """The positions of a random game."""
    state = caylus.new_game("classic", variant=variant, players=players, seed=seed)
    passed = [told(state) for _ in walk(state, seed, many.EAGER)]
    return [*passed, told(state)]


@GAMES
def test_nothing_is_lost_and_nothing_comes_from_nowhere(
    variant: str, players: int, seed: int
) -> None:
    for position in positions(variant, players, seed):
        assert broken(position) == []


@GAMES
def test_game_goes_forward(variant: str, players: int, seed: int) -> None:
    for before, after in pairwise(positions(variant, players, seed)):
        assert broken_between(before, after) == []


@GAMES
def test_game_ends_when_the_towers_are_scored(variant: str, players: int, seed: int) -> None:
    assert broken_at_the_end(positions(variant, players, seed)[-1]) == []


@pytest.mark.long
def test_random_games_see_the_rare_deeds() -> None:
    happened = many.portion((3, 0, 24))
    rare = ("residence", "joust", "batch", "favor", "use", "trade", "stay", "leave", "move")
    tiles = [f"[{tile}]" for tile in (*CRAFTS, *PRESTIGE, "residence")]

    assert [what for what in (*rare, *tiles) if not happened[what]] == []


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dozens_of_random_games_keep_to_the_rules(players: int) -> None:
    assert many.portion((players, 7_000, 25))["games"] == 25
