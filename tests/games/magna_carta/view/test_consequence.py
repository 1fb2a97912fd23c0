"""The consequence told before an action is what the action then does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import caylus
from caylus.games.magna_carta.rules.state import MagnaCarta
from caylus.games.magna_carta.view.cards import things
from caylus.kernel.state import Action
from caylus.view.lens import consequences
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.pages import SETUPS, new
from tests.games.magna_carta.view.records import EACH_RECORD, Scene, scenes

SEATS = new(SETUPS[-1]).header.seats
ALL = "red green orange blue"
ROAD = "park forest quarry neutral-peddler"


def told(state: caylus.State, text: str) -> list[str]:
    """What is told of an action of the actor."""
    assert isinstance(state, MagnaCarta)
    action = next(action for action in state.actions() if action.text == text)
    return list(consequences(state, SEATS, state.actor, action))


def choices(record: Path) -> list[tuple[Scene, str]]:
    """What seats chose in a recorded game, and what is told of it before."""
    return [
        (scene, " ".join(consequences(scene.before, SEATS, scene.seat, scene.what)))
        for scene in scenes(record)
        if isinstance(scene.what, Action) and scene.seat != caylus.CHANCE
    ]


def difference(scene: Scene) -> tuple[str, str]:
    """The goods that a seat has paid and taken by its choice, as letters."""
    before, after = (state.goods_of(scene.seat) for state in (scene.before, scene.after))
    pairs = list(zip("FWSGd", before, after, strict=True))
    return (
        "".join(letter * (old - new) for letter, old, new in pairs),
        "".join(letter * (new - old) for letter, old, new in pairs),
    )


@EACH_RECORD
def test_goods_that_are_told_are_those_that_play_pays_and_takes(record: Path) -> None:
    for scene, sentences in choices(record):
        paid, taken = difference(scene)
        assert re.findall(r"You pay (.*?)\.", sentences) == ([things(paid)] if paid else [])
        assert re.findall(r"You take (.*?)\.", sentences) == ([things(taken)] if taken else [])


@EACH_RECORD
def test_points_that_are_told_are_those_that_play_brings(record: Path) -> None:
    for scene, sentences in choices(record):
        now, later = (state.scores()[scene.seat] for state in (scene.before, scene.after))
        expected = [(str(now), str(later))] if now != later else []
        assert re.findall(r"Your points: (\d+) → (\d+)\.", sentences) == expected


@EACH_RECORD
def test_telling_changes_nothing(record: Path) -> None:
    for scene in list(scenes(record))[::9]:
        if isinstance(scene.what, Action) and scene.seat != caylus.CHANCE:
            before = scene.before.to_json()
            list(consequences(scene.before, SEATS, scene.seat, scene.what))
            assert scene.before.to_json() == before


def test_worker_in_reach_tells_what_he_and_the_owner_take() -> None:
    state = table(road=f"{ROAD} green:large-farm", turn="red", red="d")

    assert told(state, "place 5") == [
        "You pay 1 denier.",
        "Player 0 takes 2 food.",
        "Player 1, the owner, takes 1 food.",
    ]


def test_worker_beyond_the_provost_is_told_so() -> None:
    state = table(turn="red", provost=2, red="d")

    assert "The Provost does not reach him now" in " ".join(told(state, "place 3"))
    assert "The Provost" not in " ".join(told(state, "place 2"))


def test_building_tells_its_place_its_owner_effect_and_the_points() -> None:
    state = table(turn="red", hands={"red": "large-farm"}, red="FSS")
    sentences = " ".join(told(state, "build large-farm FSS"))

    assert "It stands on place 5, beyond the Provost for now." in sentences
    assert "take 1 food" in sentences
    assert "Your points: 1 → " in sentences


def test_building_of_the_introductory_game_stands_in_reach() -> None:
    state = table("introductory", turn="red", hands={"red": "small-farm"}, red="FW")

    assert "It stands on place 5." in told(state, "build small-farm FW")


def test_prestige_building_takes_the_place_of_a_residence() -> None:
    state = table(road=f"{ROAD} red:residence", turn="red", red="SSG")
    sentences = told(state, "prestige statue SSG on 5")

    assert "It takes the place of your residence on 5." in sentences
    assert "Your points: 2 → 6." in sentences


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("provost -1", "He no longer reaches Player 1's worker on 4."),
        ("provost -3", "He no longer reaches Player 2's worker on 2 and Player 1's worker on 4."),
        ("provost +1", "No worker gains or loses by it."),
        ("provost +2", "He reaches Player 3's worker on 6 as well."),
        ("provost 0", "No worker gains or loses by it."),
    ],
)
def test_provost_tells_which_workers_he_reaches(action: str, sentence: str) -> None:
    road = "park forest*orange quarry neutral-peddler*green red:market red:bank*blue"
    state = table(road=road, then="provost", passed=ALL, provost=4, red="3d")

    assert sentence in told(state, action)


@pytest.mark.parametrize(("passed", "place"), [("", "first"), ("green blue", "third")])
def test_passing_tells_the_place_on_the_bridge(passed: str, place: str) -> None:
    state = table(turn="red", passed=passed)

    assert f"You are {place} on the bridge and done for this round." in told(state, "pass")
    assert ("You take 1 denier." in told(state, "pass")) == (place == "first")


def test_turned_card_becomes_a_residence() -> None:
    road = f"{ROAD} red:lawyer*red red:market"
    state = table(road=road, then="buildings", passed=ALL, red="F")

    assert "The card becomes a residence" in " ".join(told(state, "turn 6 F"))


def test_tokens_and_batches_tell_the_points() -> None:
    road = f"{ROAD} green:church*red"
    church = table(road=road, then="buildings", passed=ALL, castle=(1, 7, 9), red="5d")

    assert "Your points: 1 → 7." in told(church, "tokens 2")
    assert "Your points: 1 → 4." in told(table(then="castle", passed=ALL, red="FWS"), "offer FWS")
