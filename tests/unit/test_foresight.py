"""When the engine answers at once what it has foreseen, and when it must not."""

from typing import Any

import pytest

from caylus.web.workers import engine, engine_deeds
from tests.doors import asked, begin, bots, offered, play, told
from tests.unit.test_deeds import AGAINST_RANDOM, TWO, calls


def foreseen() -> list[str]:
    """What can be chosen at a table whose choices are all foreseen."""
    begin(AGAINST_RANDOM)
    found = offered(bots(play("keep")))
    while engine.foresee():
        pass
    return found


def answered(action: str, **more: object) -> dict[str, Any]:
    return asked(engine_deeds.DEEDS, "play", action=action, **more)


def test_click_that_was_foreseen_builds_no_table() -> None:
    for action in foreseen():
        foreseen()
        assert calls(lambda action=action: answered(action))["Session.table"] == 0


@pytest.mark.parametrize("do", ["look", "panel", "hello"])
def test_what_only_shows_something_leaves_it_foreseen(do: str) -> None:
    (action, *_others) = foreseen()
    told(do, thing="road-1", name="cards")

    assert calls(lambda: answered(action))["Session.table"] == 0


@pytest.mark.parametrize(
    "before",
    [
        {"do": "note", "text": "a note"},
        {"do": "undo"},
        {"do": "look-at", "at": 0},
        {"do": "try-out"},
        {"do": "show"},
    ],
    ids=lambda before: before["do"],
)
def test_what_changes_the_game_is_not_forgotten(before: dict[str, Any]) -> None:
    found: list[dict[str, Any]] = []
    for foresees in (True, False):
        begin(AGAINST_RANDOM)
        action = offered(bots(play("keep")))[0]
        while foresees and engine.foresee():
            pass
        told(**before)
        found.append(answered(action))

    assert found[0] == found[1]


def test_other_wishes_are_heeded() -> None:
    wishes = {"forced": True, "tips": True}
    (action, *_others) = foreseen()
    found = [answered(action, wishes=wishes)]
    begin(AGAINST_RANDOM)
    bots(play("keep"))
    found.append(answered(action, wishes=wishes))

    assert found[0] == found[1]


def test_refused_action_is_refused_though_others_are_foreseen() -> None:
    foreseen()

    assert "not on offer" in answered("dance")["refused"]


def test_hand_behind_the_curtain_is_not_foreseen() -> None:
    begin(TWO)

    assert not engine.foresee()
    told("reveal")
    assert engine.foresee()
