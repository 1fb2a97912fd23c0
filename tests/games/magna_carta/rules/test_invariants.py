"""What holds at every state of random games."""

import functools
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import caylus
from tests.games.magna_carta.rules.census import broken
from tests.games.magna_carta.rules.looks import told
from tests.walks import walk

EAGER = {"place": 4, "build": 4, "prestige": 9, "decline": 0.2, "pass": 0.7}
GAMES = pytest.mark.parametrize(
    ("variant", "players", "seed"),
    [
        (variant, players, seed)
        for variant in ("introductory", "standard")
        for players in (2, 3, 4, 5)
        for seed in (1, 2)
    ],
)


@functools.cache
def positions(variant: str, players: int, seed: int) -> list[tuple[str, dict[str, Any]]]:
    """The positions of a random game, each with the action that followed it (at the end: "")."""
    state = caylus.new_game("magna-carta", variant=variant, players=players, seed=seed)
    passed = [(text, told(state)) for text in walk(state, seed, EAGER)]
    return [*passed, ("", told(state))]


def round_starts(game: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first position of every round."""
    starts: dict[int, dict[str, Any]] = {}
    for position in game:
        starts.setdefault(position["round"], position)
    return [starts[number] for number in sorted(starts) if number]


@GAMES
def test_nothing_is_lost_and_nothing_comes_from_nowhere(
    variant: str, players: int, seed: int
) -> None:
    for _, position in positions(variant, players, seed):
        assert broken(position) == []


@GAMES
def test_road_never_shrinks_and_grows_only_by_building(
    variant: str, players: int, seed: int
) -> None:
    game = positions(variant, players, seed)
    for (text, before), (_, after) in pairwise(game):
        if before["phase"] != "setup":
            grown = len(after["road"]) - len(before["road"])
            assert grown == text.startswith("build ")


@GAMES
def test_every_round_takes_a_token_out_of_the_castle(variant: str, players: int, seed: int) -> None:
    game = [position for _, position in positions(variant, players, seed)]
    left = [sum(position["castle"].values()) for position in round_starts(game)]

    assert all(after < before for before, after in pairwise(left))
    assert game[-1]["round"] <= {2: 18, 3: 21, 4: 24, 5: 24}[players]
    assert sum(game[-1]["castle"].values()) == 0


@GAMES
def test_turns_use_up_what_turns_are_made_of(variant: str, players: int, seed: int) -> None:
    """Deniers, cards off the road, the pool and those who may still pass: their sum only falls."""
    game = positions(variant, players, seed)
    for (_, before), (_, after) in pairwise(game):
        if before["agenda"][-1][1] == "turn" and after["phase"] == "actions":
            same_round = before["round"] == after["round"]
            assert not same_round or _fuel(after) < _fuel(before)


def _fuel(position: dict[str, Any]) -> int:
    cards = ("hand", "deck", "discard")
    waiting = len(position["players"]) - len(position["passed"])
    return (
        2 * waiting
        + len(position["pool"])
        + sum(player["deniers"] for player in position["players"])
        + sum(len(player[pile]) for player in position["players"] for pile in cards)
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_provost_strides_two_places_between_rounds(players: int, seed: int) -> None:
    game = positions("standard", players, seed)
    for (text, before), (_, after) in pairwise(game):
        if after["round"] == before["round"] + 1 and before["round"]:
            moved = int(text.split()[1]) if text.startswith("provost") else 0
            old = before["provost"] + moved
            assert after["provost"] == min(old + 2, len(after["road"]))


@GAMES
def test_first_player_card_goes_round_once_a_round(variant: str, players: int, seed: int) -> None:
    game = [position for _, position in positions(variant, players, seed)]
    colours = caylus.game("magna-carta").colours[:players]
    holders = [colours.index(position["first"]) for position in round_starts(game)]

    assert all(after == (before + 1) % players for before, after in pairwise(holders))


def test_random_games_build_prestige_buildings_and_residences() -> None:
    """The walks above see the rare deeds, too."""
    verbs: Counter[str] = Counter()
    for seed in (1, 2):
        for players in (2, 3, 4, 5):
            state = caylus.new_game("magna-carta", variant="standard", players=players, seed=seed)
            verbs.update(text.split()[0] for text in walk(state, seed, EAGER))

    assert min(verbs[verb] for verb in ("turn", "prestige", "tokens", "offer", "swap")) > 0
