"""Paying differently: small steps lead to every way, and you can always go back."""

import re

import pytest

import caylus
from caylus.view.offers import offers
from caylus.view.ways import Ways, ways
from tests.games.magna_carta.rules.positions import play, table
from tests.games.magna_carta.view.pages import (
    EACH,
    Outline,
    Setup,
    actions_in,
    some,
    steps,
    table_of,
)

ALL = "red green orange blue"
ROAD = "park forest quarry neutral-peddler"
FEW_BUTTONS, MOST_BUTTONS = 12, 15
RICH = "12F12W12S12G12d"
HAND = "small-farm small-sawmill market large-farm gold-mine bank"
RICHES = {
    "turn": table(
        road=f"{ROAD} red:residence red:residence red:residence",
        turn="red",
        hands={"red": HAND},
        red=RICH,
    ),
    "castle": table(then="castle", passed=ALL, red=RICH),
    "Lawyer": table(
        road=f"{ROAD} red:large-farm red:church red:peddler red:small-quarry red:lawyer*red",
        then="buildings",
        passed=ALL,
        red=RICH,
    ),
    "introductory": table("introductory", turn="red", hands={"red": HAND}, red=RICH),
}
RICHLY = pytest.mark.parametrize("name", RICHES)


def step(state: caylus.State, path: str = "") -> Ways:
    """The step that a path leads the actor to."""
    return ways(table_of(state, state.actor), path)


def several(state: caylus.State) -> set[str]:
    """The actions that can be done in another way as well."""
    choices = offers(state, state.actions()).choices.values()
    return {action.text for found in choices if len(found) > 1 for action in found}


def reached(state: caylus.State) -> set[str]:
    """The actions that the steps lead to."""
    return {action for text in steps(state) for action in actions_in(text)}


@EACH
def test_every_way_to_do_the_same_is_reached_in_a_game(setup: Setup) -> None:
    for moment in some(setup, 30):
        assert reached(moment.state) == several(moment.state)


@RICHLY
def test_every_way_to_do_the_same_is_reached_by_the_rich(name: str) -> None:
    assert len(several(RICHES[name])) >= 8
    assert reached(RICHES[name]) == several(RICHES[name])


@EACH
def test_step_of_a_game_has_few_buttons(setup: Setup) -> None:
    for moment in some(setup, 30):
        assert max(text.count("<button") for text in steps(moment.state)) <= FEW_BUTTONS


@RICHLY
def test_step_of_the_rich_has_few_buttons(name: str) -> None:
    assert max(text.count("<button") for text in steps(RICHES[name])) <= MOST_BUTTONS


@pytest.mark.long
@RICHLY
def test_every_step_asks_something_and_is_well_formed(name: str) -> None:
    for text in steps(RICHES[name]):
        assert re.search(r"<p>[^<]+\\?</p>", text)
        assert Outline(text).unbalanced == []
        assert Outline(text).values("style") == []


def test_only_choice_is_not_asked_for() -> None:
    state = table(turn="red", hands={"red": "small-farm"}, red="FWGG")

    assert sorted(button.action for button in step(state).actions) == [
        "build small-farm FG",
        "build small-farm FW",
        "build small-farm GG",
        "build small-farm WG",
    ]
    assert step(state).back is None


def test_several_choices_are_asked_for_first_and_lead_back_there() -> None:
    state = table(turn="red", hands={"red": "small-farm small-sawmill"}, red="FWGG")
    answers = step(state).answers

    assert answers == [
        ("Build Small Farm", "hand-small-farm"),
        ("Build Small Sawmill", "hand-small-sawmill"),
    ]
    assert [step(state, path).back for _words, path in answers] == ["", ""]


def test_residence_is_asked_before_the_cubes() -> None:
    road = f"{ROAD} red:residence red:residence"
    first = step(table(road=road, turn="red", red="SSGG"), "pool-statue")

    assert first.question == "On which residence?"
    assert [words for words, _path in first.answers] == ["place 5", "place 6"]


def test_card_is_turned_with_food_or_gold() -> None:
    found = step(RICHES["Lawyer"], "road-6")

    assert [button.action for button in found.actions] == ["turn 6 F", "turn 6 G"]


def test_gold_is_asked_first_of_the_cubes() -> None:
    first = step(RICHES["castle"], "batches-4")
    second = step(RICHES["castle"], "batches-4/G=6")

    assert first.question == "How much gold?"
    assert first.answers[6] == ("6 gold", "batches-4/G=6")
    assert (second.question, second.back) == ("How much food?", "batches-4")


@pytest.mark.parametrize("path", ["nonsense", "hand-market", "nonsense/G=1", "/", "<b>"])
def test_unknown_path_begins_anew(path: str) -> None:
    assert step(RICHES["castle"], path) == step(RICHES["castle"])


@pytest.mark.parametrize("path", ["batches-4/G=99", "batches-4/Q=1", "batches-4/G=<b>"])
def test_unknown_answer_offers_nothing_wrong(path: str) -> None:
    found = step(RICHES["castle"], path)

    assert {button.action for button in found.actions} <= several(RICHES["castle"])
    assert found.back == "batches-4"


def test_watchers_are_offered_no_way() -> None:
    found = ways(table_of(RICHES["castle"], 1))

    assert (list(found.answers), list(found.actions)) == ([], [])


def test_game_that_goes_on_forgets_the_path() -> None:
    state = table(turn="red", hands={"red": "small-farm"}, red="FWG", green="d")
    after = table_of(play(state, "build small-farm FW"), 0)

    assert ways(after, "hand-small-farm") == ways(after)
