"""Undo, redo and the lines that were left: nothing that was played is ever lost."""

import re
from typing import Any

import pytest

from caylus.view.history import CROSSED, WAYS
from tests.doors import (
    begin,
    bots,
    engine,
    lines_of,
    offered,
    play,
    start_of,
    state_of,
)
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.watched import KEYS

AGAINST_RANDOM = [["person", "Anna"], ["random", "Robin"]]
TWO = [["person", "Anna"], ["person", "Ben"]]


def undo_says(shown: dict[str, Any]) -> str:
    """What the undo button says it takes back."""
    found = re.search(r'data-command="undo"[^>]*title="([^"]*)"', shown["html"])
    return found[1] if found else ""


def undo_shows(shown: dict[str, Any]) -> list[str]:
    """The icons on the undo button."""
    found = re.search(r'data-command="undo".*?</button>', shown["html"], re.DOTALL)
    return re.findall(r"\bicon-([a-z]+)", found[0]) if found else []


def commands(shown: dict[str, Any]) -> set[str]:
    """The commands on the page."""
    return set(re.findall(r'data-command="([a-z-]+)"', shown["html"]))


def my_turn(**goods: str) -> dict[str, Any]:
    """Anna's turn against Ben, both at this screen."""
    state = table(players=2, turn="red", then="castle", hands={"red": "market"}, **goods)
    engine("open", record=start_of(state, "person", "person"))
    return engine("reveal")


@pytest.mark.parametrize(
    ("passed", "action", "said", "icons"),
    [
        ("green", "place 1", "nothing", []),
        ("green", "draw", "card", ["card"]),
        ("", "place 1", "move", ["worker"]),
    ],
)
def test_undo_says_what_was_new_since_the_choice_that_it_takes_back(
    passed: str, action: str, said: str, icons: list[str]
) -> None:
    state = table(players=2, turn="red", passed=passed, red="6d", green="3d")
    engine("open", record=start_of(state, "person", "random"))

    shown = bots(play(action))
    assert undo_says(shown) == CROSSED[said].format(deed="Undo")
    assert undo_shows(shown) == icons


def test_no_way_through_the_lines_has_the_key_of_an_action() -> None:
    assert not {way.key for way in WAYS} & set(KEYS.values())


def test_what_was_taken_back_can_be_done_again() -> None:
    begin(AGAINST_RANDOM)
    after = bots(play("keep"))
    back = engine("undo")

    assert "redo" in commands(back) - commands(after)
    assert engine("redo") == after


def test_game_that_is_opened_again_stands_where_it_was_taken_back_to() -> None:
    begin(AGAINST_RANDOM)
    bots(play("keep"))
    back = engine("undo")

    assert engine("open", record=back["record"]) == back


def test_playing_on_otherwise_keeps_the_line_that_was_left_and_marks_the_record() -> None:
    begin(AGAINST_RANDOM)
    before = lines_of(bots(play("keep")))
    engine("undo")
    after = lines_of(play("mulligan"))

    assert after.others == [before.match.moves]
    assert after.match.header.retaken == 1
    assert not after.is_back


def test_playing_on_in_the_same_way_leaves_no_line() -> None:
    begin(AGAINST_RANDOM)
    after = bots(play("keep"))
    engine("undo")

    assert play("keep") == after


@pytest.mark.parametrize(
    ("other", "passed", "actions", "retaken"),
    [
        ("random", "green", ["place 1"], 0),
        ("random", "green", ["place 1", "place 2"], 0),
        ("random", "green", ["draw"], 1),
        ("random", "green", ["draw", "place 1"], 1),
        ("random", "", ["place 1"], 1),
        ("person", "green", ["place 1"], 0),
        ("person", "", ["place 1", "place 2"], 1),
    ],
)
def test_choosing_otherwise_marks_the_record_if_a_card_or_a_move_of_another_was_seen_since(
    other: str, passed: str, actions: list[str], retaken: int
) -> None:
    state = table(players=2, turn="red", passed=passed, red="6dFW", green="3d")
    engine("open", record=start_of(state, "person", other))
    for action in actions:
        engine("reveal")
        bots(play(action))
    for _ in actions:
        engine("undo")
    engine("reveal")

    assert lines_of(play("place 3")).match.header.retaken == retaken


def test_line_that_was_left_is_returned_to() -> None:
    begin(AGAINST_RANDOM)
    first = bots(play("keep"))
    engine("undo")
    second = lines_of(bots(play("mulligan")))
    engine("look-at", here=True)
    again = engine("turn-to", number=0)

    assert lines_of(again).match.moves == lines_of(first).match.moves
    assert second.match.moves in lines_of(again).others


def test_turn_of_several_choices_is_restarted() -> None:
    state = table(players=2, turn="red", passed="green", hands={"red": "market"}, red="6dFW")
    before = engine("open", record=start_of(state, "person", "random"))
    play("place 1")
    shown = play("place 2")

    assert "restart" in commands(shown)
    assert offered(engine("restart")) == offered(before)


def button(shown: dict[str, Any], command: str) -> str:
    """The button of a command."""
    found = re.search(rf'<button[^>]*data-command="{command}".*?</button>', shown["html"])
    return found[0] if found else ""


def is_disabled(shown: dict[str, Any], command: str) -> bool:
    """Whether the button of a command is there and disabled."""
    return " disabled>" in button(shown, command)


def test_whole_turn_that_was_taken_back_is_done_again() -> None:
    state = table(players=2, turn="red", passed="green", hands={"red": "market"}, red="6dFW")
    engine("open", record=start_of(state, "person", "random"))
    play("place 1")
    played = play("place 2")
    again = engine("restart")

    assert {"redo", "redo-turn"} <= commands(again)
    assert engine("redo-turn") == played
    engine("undo")
    assert "redo-turn" not in commands(engine("look-at"))


def test_restart_and_going_on_say_what_they_take_back() -> None:
    state = table(players=2, turn="red", passed="green", red="6d")
    engine("open", record=start_of(state, "person", "random"))
    play("draw")
    shown = play("place 1")
    drawn = "a card was drawn since"

    assert undo_says(shown) == "Undo: nothing new was seen since"
    assert f"Restart my turn: {drawn}" in button(shown, "restart")
    assert "icon-card" in button(shown, "restart")
    assert f"Go on from here: {drawn}" in button(engine("look-at", at=0), "stand")


def test_end_of_the_line_can_be_gone_on_from_after_undo() -> None:
    state = table(players=2, turn="red", passed="green", red="6d")
    engine("open", record=start_of(state, "person", "random"))
    play("place 1")
    played = play("place 2")
    engine("undo")
    engine("undo")

    end = len(lines_of(played).match.moves)
    assert is_disabled(engine("look-at", at=0), "stand")
    assert "title" not in button(engine("look-at", at=end), "stand")
    assert not is_disabled(engine("look-at", at=end), "stand")
    assert is_disabled(engine("look-at", at=end), "try-out")
    assert engine("stand") == played


def test_finished_game_that_was_taken_back_has_not_ended() -> None:
    state = table(players=2, then="castle", passed="red green", castle=(0, 0, 1), red="FWSd")
    engine("open", record=start_of(state, "person", "random"))
    shown = bots(play("offer FWS"))
    assert "points" in shown["summary"]

    assert "points" not in engine("undo")["summary"]
    assert state_of(shown).is_over


def test_turn_that_is_restarted_is_of_one_person_only() -> None:
    state = table(players=2, turn="red", then="castle", red="6d", green="6d")
    engine("open", record=start_of(state, "person", "person"))
    for action in ("place 1", "place 2", "place 3"):
        engine("reveal")
        shown = play(action)

    assert "restart" not in commands(shown)
