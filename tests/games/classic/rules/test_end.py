"""The end of the game and the final scoring."""

import json

import pytest

import caylus
from tests.games.classic.rules.looks import actor, offered, points, told
from tests.games.classic.rules.positions import COLOURS, play, started, table


def test_full_towers_end_the_game() -> None:
    """Scenario 71."""
    state = table(
        queue="red",
        scored=2,
        bailiff=19,
        houses={"red": (0, 0, 1), "orange": (0, 0, 12)},
        points={"red": 9, "green": 9},
        then="castle end",
        red="FWS",
    )
    play(state, "batch FWS", "favor deniers", "decline")
    assert (actor(state), told(state)["bailiff"]) == ("red", 20)
    play(state, "favor prestige", "take P")
    assert actor(state) == "orange"
    while not state.is_over:
        play(state, min(offered(state)))

    assert (told(state)["scored"], told(state)["round"]) == (3, 14)
    assert points(state, "green") == 9 - 4


def test_bailiff_at_the_mark_of_the_towers_ends_the_game() -> None:
    state = table(scored=2, bailiff=23, houses={"red": (0, 0, 1)}, then="end")

    assert (state.is_over, told(state)["bailiff"], told(state)["scored"]) == (True, 24, 3)


@pytest.mark.parametrize(
    ("goods", "bonus"),
    [
        ("2G4F2WC11d", 6 + 2 + 2),
        ("", 0),
        ("G", 3),
        ("FW", 0),
        ("FWS", 1),
        ("FWSCF", 1),
        ("6C", 2),
        ("3d", 0),
        ("4d", 1),
        ("7d", 1),
        ("2F2G", 6),
        ("2F3d", 0),
    ],
)
def test_gold_cubes_and_deniers_are_worth_points_at_the_end(goods: str, bonus: int) -> None:
    """Scenario 72."""
    state = table(points={"red": 20}, red=goods)

    assert state.scores()[0] == 20 + bonus


def test_tied_leaders_win_together() -> None:
    """Scenario 73."""
    state = table(points={"red": 20, "green": 18, "orange": 5}, green="2FW4d", red="2d")

    assert (state.scores(), state.winners()) == ([20, 20, 5], [0, 1])


def test_buildings_are_not_counted_again() -> None:
    state = table(road="9=red:quarry 10=red:cathedral", points={"red": 3})

    assert state.scores()[0] == points(state, "red") == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_game_without_influence_lasts_eighteen_turns(players: int) -> None:
    state = started(players)
    while not state.is_over:
        play(state, "pass" if offered(state, "pass") else "provost 0")

    assert (told(state)["round"], told(state)["bailiff"]) == (18, 24)
    assert [points(state, colour) for colour in COLOURS[:players]] == [0] * players


def test_game_with_a_provost_that_runs_ahead_lasts_nine_turns() -> None:
    state = started(3)
    while not state.is_over:
        ahead = told(state)["provost"] > told(state)["bailiff"]
        influence = "provost 0" if ahead else "provost +1"
        play(state, "pass" if offered(state, "pass") else influence)

    assert (told(state)["round"], told(state)["bailiff"]) == (9, 24)


def test_nothing_waits_after_the_end() -> None:
    state = table(scored=2, bailiff=23, houses={"red": (0, 0, 1)}, then="end")

    assert (json.loads(state.to_json())["agenda"], state.actions()) == ([], [])
    assert caylus.from_json(state.to_json()).is_over
