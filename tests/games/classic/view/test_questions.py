"""What is answered on the command line."""

import pytest

import caylus
from caylus.games.classic.view.questions import QUESTIONS, spelled
from caylus.view.table import Table
from tests.games.classic.rules.positions import play, table
from tests.games.classic.view.moments import EACH, SEATS, Setup, asked, some

ROAD = "9=green:mason*orange 10=red:park*green!red"


def asking(state: caylus.State, word: str) -> str:
    """What the actor is told."""
    seats = SEATS[: state.players]
    return QUESTIONS[word](Table(state.sight(state.actor), seats, []))


@EACH
@pytest.mark.parametrize("word", QUESTIONS)
def test_every_question_has_an_answer_at_any_time(setup: Setup, word: str) -> None:
    for state in some(setup, 20):
        answer = asking(state, word)
        assert answer.endswith(".")
        assert "{" not in answer


@EACH
def test_notation_is_understood_in_small_letters(setup: Setup) -> None:
    for state in asked(setup)[::5]:
        for action in state.actions():
            small = action.text.lower().split()
            assert " ".join(map(spelled, small)) == action.text


def test_road_tells_owners_workers_and_who_will_live_there() -> None:
    said = asking(table(road=ROAD, turn="red", then="buildings", red="d"), "road")

    assert "9 Mason. Owner: Bruno. Worker: Carla." in said
    assert "10 Park. Owner: Anna. Worker: Bruno. It will be a residence of Anna." in said
    assert said.endswith("17 spaces are empty. The Provost stands on 9, the Bailiff on 9.")


def test_special_buildings_tell_who_stands_there() -> None:
    said = asking(
        table(turn="red", red="d", stables="green red", guest="orange", specials="gate=red"),
        "specials",
    )

    assert "Worker: move this worker to any open space, for nothing. Workers there: Anna." in said
    assert "Workers there: Bruno and Anna." in said
    assert said.endswith("Workers there: Carla. Carla is its guest.")


def test_players_tell_what_they_own_in_turn_order() -> None:
    said = asking(
        table(players=2, turn="red", order="green red", bridge="green", red="F3d"), "players"
    )

    assert said == (
        "Bruno: 0 points, nothing. 6 workers left. Has passed."
        " Anna: 0 points, 3 deniers and 1 food. 6 workers left."
    )


def test_castle_tells_houses_and_workers() -> None:
    said = asking(
        table(
            turn="red",
            red="d",
            scored=1,
            queue="green",
            houses={"red": (1, 0, 0), "green": (2, 1, 0)},
        ),
        "castle",
    )

    assert said == (
        "Dungeon: 3 of 6 houses. Anna 1, Bruno 2. It has been scored."
        " Walls: 1 of 10 houses. Bruno 1. Towers: 0 of 14 houses. Workers at the castle: Bruno."
    )


def test_favors_tell_the_markers_and_the_open_columns() -> None:
    state = table(players=2, turn="red", red="d", favors={"red": (1, 0, 2, 0)})

    assert asking(state, "favors") == (
        "Anna: Prestige 1, Deniers 0, Cubes 2, Buildings 0."
        " Bruno: Prestige 0, Deniers 0, Cubes 0, Buildings 0."
        " The columns up to 2 are open."
    )


def test_favors_of_the_simplified_game_are_points() -> None:
    state = table("2006-simple", turn="red", red="d")

    assert asking(state, "favors") == "A royal favor is worth 3 points."


def test_stock_tells_what_can_be_built() -> None:
    state = play(table(road="8=*red", then="buildings", provost=9, red="FW"))

    assert asking(state, "stock").startswith("Farm. It costs 1 food and 1 wood. 2 points.")
