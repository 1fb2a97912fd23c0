"""What the page asks besides playing: typed lines, lens, panels, news and options."""

import re
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from caylus.web.workers import engine_deeds
from tests.doors import (
    asked,
    begin,
    bots,
    curtain,
    engine,
    hand_of,
    here,
    offered,
    play,
    standing,
    start_of,
    state_of,
    told,
)
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.watched import PANELS, QUESTIONS

TWO = [["person", "Anna"], ["person", "Ben"]]
AGAINST_RANDOM = [["person", "Anna"], ["random", "Robin"]]
FORCED = {"forced": True}
MARKUP = "<img/src=x/onerror=alert(1)>"


def opened(*players: str, wishes: dict[str, Any] = FORCED, **goods: str) -> dict[str, Any]:
    """The table of red's turn, then the Provost is moved."""
    state = table(players=2, turn="red", then="provost castle", **goods)
    return engine("open", record=start_of(state, *players), wishes=wishes)


def moves(shown: dict[str, Any]) -> list[str]:
    """The moves of a table's record."""
    return shown["record"].partition("\n\n")[2].split("\n")[:-1]


def test_what_is_forced_plays_itself_if_that_is_wished() -> None:
    assert moves(opened("person", "random", green="d")) == ["pass"]
    assert moves(opened("person", "random", green="d", wishes={})) == []


def test_all_that_is_forced_plays_itself_up_to_the_first_choice() -> None:
    shown = opened("person", "person")

    assert moves(shown) == ["pass", "pass"]
    assert "provost 0" in offered(shown)


def test_forced_move_of_a_bot_is_left_to_the_bot() -> None:
    shown = opened("random", "person")

    assert (moves(shown), shown["bot"]) == ([], True)


def test_what_follows_a_choice_and_is_forced_plays_itself() -> None:
    opened("person", "person", red="d")
    shown = play("place 1")

    assert moves(shown)[:3] == ["place 1", "pass", "pass"]


def test_undo_takes_back_the_choice_before_what_was_forced() -> None:
    before = opened("person", "random", red="d")
    after = bots(play("place 1"))

    assert moves(after)[0] == "place 1"
    assert standing(engine("undo")) == before


def test_forced_moves_that_were_clicked_are_no_decisions() -> None:
    before = opened("person", "person", red="d", wishes={})
    engine("reveal")
    play("place 1", "pass", "pass")

    assert standing(engine("undo"))["record"] == before["record"]


def test_nothing_that_was_only_forced_can_be_taken_back() -> None:
    before = opened("person", "random", green="d")

    assert re.search(r'data-command="undo"[^>]* disabled', before["html"])
    assert engine("undo") == before


def test_refused_action_is_no_decision() -> None:
    begin(AGAINST_RANDOM)
    before = bots(play("keep"))
    engine("play", action="dance")

    assert here() == before
    assert moves(standing(engine("undo"))) == moves(begin(AGAINST_RANDOM))


def test_wishes_hold_until_others_come() -> None:
    opened("person", "person", red="2d", wishes={})
    engine("show", wishes=FORCED)

    assert moves(play("place 1"))[:2] == ["place 1", "pass"]


def tips(shown: dict[str, Any]) -> list[str]:
    """The tips on the page."""
    return re.findall(r'data-tip="(\w+)"', shown["html"])


@pytest.mark.parametrize(
    ("wishes", "given"),
    [
        ({"tips": True}, ["keep"]),
        ({"tips": True, "learned": ["keep"]}, []),
        ({"tips": False}, []),
        ({}, []),
    ],
)
def test_tips_are_given_as_wished(wishes: dict[str, Any], given: list[str]) -> None:
    begin(AGAINST_RANDOM)

    assert tips(engine("show", wishes=wishes)) == given


def calls(deed: Callable[[], object]) -> Counter[str]:
    """How often each function is called meanwhile, by its qualified name."""
    found: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            found[frame.f_code.co_qualname] += 1

    sys.setprofile(note)
    try:
        deed()
    finally:
        sys.setprofile(None)
    return found


def test_a_click_builds_one_table_with_one_sight_and_one_list_of_offers() -> None:
    begin(AGAINST_RANDOM)
    action = offered(bots(play("keep")))[0]
    found = calls(lambda: asked(engine_deeds.DEEDS, "play", action=action))

    for built in ("Session.table", "MagnaCarta.sight", "offers", "board", "Lines.text"):
        assert found[built] == 1, built


def test_only_what_changed_is_sent_after_a_choice() -> None:
    begin(AGAINST_RANDOM)
    answered = asked(engine_deeds.DEEDS, "play", action="keep")

    assert "html" not in answered
    drawn = {key for _change, key, _text in answered["changes"]}
    assert {"prompt", "choices"} <= drawn
    assert "road" not in drawn


def test_whole_table_is_sent_when_it_is_asked_for_and_changes_nothing() -> None:
    before = begin(AGAINST_RANDOM)

    assert "html" in asked(engine_deeds.DEEDS, "show")
    assert here() == before


def test_typed_action_is_played_as_a_clicked_one() -> None:
    begin(AGAINST_RANDOM)
    clicked = play("mulligan")
    begin(AGAINST_RANDOM)

    assert engine("say", text=" Mulligan ") == clicked


@pytest.mark.parametrize("text", [*QUESTIONS, "help", "", "pass", "dance", MARKUP])
def test_typed_question_or_refusal_is_answered_and_changes_nothing(text: str) -> None:
    before = begin(AGAINST_RANDOM)
    answered = engine("say", text=text)

    assert answered.keys() == {"said", "rule"}
    assert answered["said"]
    assert here() == before


def test_lens_and_panels_change_nothing() -> None:
    before = begin(AGAINST_RANDOM)
    for name in PANELS:
        assert engine("panel", name=name, path="").keys() == {"html"}
    for thing in ("road-1", "do-keep", MARKUP):
        assert MARKUP not in engine("look", thing=thing)["html"]

    assert here() == before


def test_completions_are_the_actions_on_offer() -> None:
    assert begin(AGAINST_RANDOM)["actions"] == ["keep", "mulligan"]
    assert play("keep")["actions"] == []


def test_curtain_hides_the_hand_from_everything_that_can_be_asked() -> None:
    shown = begin(TWO)
    held = hand_of(shown, 0)

    assert curtain(shown)
    assert shown["actions"] == []
    assert engine("say", text="hand") == {"said": "Your hand is not open.", "rule": ""}
    for card in held:
        assert "It is Anna&#39;s turn." in engine("look", thing=f"hand-{card}")["html"]
    for name in PANELS:
        assert "data-action" not in engine("panel", name=name, path="")["html"]


def test_news_are_told_once() -> None:
    opened("person", "person", wishes={}, red="2d", green="d")
    engine("reveal")
    told_now = told("play", action="place 1")["news"]

    assert len(told_now) == 1
    assert "Park" in told_now[0]
    assert told("reveal")["news"] == []


def test_news_of_a_drawn_card_are_told_to_its_drawer_only() -> None:
    opened("person", "random", wishes={}, red="2d", green="d")
    news = " ".join(told("play", action="draw")["news"])
    opened("person", "person", wishes={}, red="2d", green="d")
    engine("reveal")
    others = " ".join(told("play", action="draw")["news"])

    assert "drew the" in news
    assert "drew a card" in others


def test_what_moved_is_told_once_and_not_after_undo() -> None:
    opened("person", "person", wishes={}, red="2d", green="d")
    engine("reveal")
    moved = told("play", action="place 1")["moved"]

    assert ["worker", "red", "row-0", "road-1", 0, "knock"] in moved
    assert told("reveal")["moved"] == []
    assert told("undo")["moved"] == []


def test_what_changed_since_the_last_choice_is_marked_for_the_viewer() -> None:
    begin(AGAINST_RANDOM)
    shown = bots(play("keep"))

    assert state_of(shown).actor == 0
    assert re.search(r"\d+ new", shown["html"])
    assert 'class="recap"' not in begin(AGAINST_RANDOM)["html"]
