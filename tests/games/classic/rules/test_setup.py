"""Set-up: the road, the turn order and what everybody begins with."""

import random

import pytest

import caylus
from tests.games.classic.rules.facts import FIRST_DENIERS
from tests.games.classic.rules.looks import (
    actor,
    at_home,
    goods,
    levels,
    offered,
    order,
    player,
    points,
    road,
    told,
)
from tests.games.classic.rules.positions import COLOURS, NEUTRALS, deal, play, started

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@PLAYERS
def test_seats_begin_with_their_deniers_and_the_first_income(players: int) -> None:
    """Scenario 1. Scenario 2. Scenario 3. Ruling 2."""
    state = started(players)
    seats = order(state).split()

    assert [player(state, colour)["deniers"] - 2 for colour in seats] == FIRST_DENIERS[players]


@PLAYERS
def test_everybody_begins_with_two_food_a_wood_and_six_workers(players: int) -> None:
    """Scenario 1."""
    state = started(players)

    for colour in COLOURS[:players]:
        assert goods(state, colour).startswith("2FW")
        assert at_home(state, colour) == 6


@PLAYERS
def test_everybody_begins_without_points_favors_and_houses(players: int) -> None:
    """Scenario 1."""
    state = started(players)

    for colour in COLOURS[:players]:
        assert (points(state, colour), levels(state, colour)) == (0, (0, 0, 0, 0))
        assert set(player(state, colour)["houses"].values()) == {0}


@PLAYERS
def test_bailiff_and_provost_begin_on_the_last_neutral_tile(players: int) -> None:
    """Scenario 1."""
    position = told(started(players))

    assert (position["bailiff"], position["provost"], position["scored"]) == (6, 6, 0)


@PLAYERS
def test_neutral_tiles_lie_on_the_first_six_spaces_and_fixed_ones_on_theirs(players: int) -> None:
    state = started(players)
    neutral = {road(state, space) for space in range(1, 7)}
    others = {space: road(state, space) for space in range(7, 29) if road(state, space)}

    assert neutral == {f"neutral-{name}" for name in NEUTRALS}
    assert others == {7: "fixed-peddler", 8: "fixed-carpenter", 16: "gold-mine"}


def test_any_neutral_tile_may_lie_on_the_first_space_and_no_other_twice() -> None:
    state = caylus.new_game("classic", variant="2006", players=3)
    assert offered(state) == {f"deal neutral-{name}" for name in NEUTRALS}
    play(state, "deal neutral-quarry")

    assert road(state, 1) == "neutral-quarry"
    assert offered(state) == {f"deal neutral-{name}" for name in NEUTRALS if name != "quarry"}


@PLAYERS
def test_anybody_may_be_first_and_anybody_else_second(players: int) -> None:
    state = caylus.new_game("classic", variant="2006", players=players)
    while not offered(state, "next"):
        state.play(state.actions()[0])
    assert offered(state) == {f"next {colour}" for colour in COLOURS[:players]}
    play(state, "next green")

    assert "next green" not in offered(state)
    assert order(deal(state)).split()[0] == actor(state) == "green"


@pytest.mark.parametrize("players", [1, 6])
def test_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        caylus.new_game("classic", variant="2006", players=players)


def test_everything_is_open() -> None:
    state = started(3)
    sight = state.sight(None)
    hidden = {"seed", "draws"}

    assert {name: what for name, what in told(sight.table).items() if name not in hidden} == {
        name: what for name, what in told(state).items() if name not in hidden
    }
    assert told(sight.sample(random.Random(1)))["road"] == told(state)["road"]
