"""The lens over a thing: what a click does, why it does nothing, and what a card is."""

from __future__ import annotations

import re

import pytest

import caylus
from caylus.view.lens import Lens, lens, page
from tests.games.magna_carta.rules.positions import begun, table
from tests.games.magna_carta.view.pages import EACH, Outline, Setup, shown, some, table_of

ROAD = "park forest quarry neutral-peddler"
HANDS = {"red": "small-farm market"}
BEGUN = ["road", "road-", "hand-"]
FOREIGN = [
    *BEGUN,
    "",
    "-",
    "road-0",
    "road--1",
    "road-5",
    "road-9999999",
    "road-" + "9" * 5000,
    "road-²",
    "road-٣",
    "hand-<b>",
    "hand-theatre",
    "pool-market",
    "pool-nothing",
    "row-0",
    "do-",
    "do-<b>",
    "do-build market WF",
    "do-deal market",
    "<img/src=x/onerror=alert(1)>",
]


def turn() -> caylus.State:
    return table(turn="red", hands=HANDS, red="FW2d")


def over(state: caylus.State, thing: str, viewer: int | None = 0) -> Lens:
    """The lens over a thing as a viewer has it."""
    return lens(table_of(state, viewer), thing)


@EACH
def test_lens_is_lit_where_a_click_plays_something_and_else_tells_why_not(setup: Setup) -> None:
    for moment in some(setup, 12):
        for viewer in (moment.actor, None):
            seen = table_of(moment.state, viewer)
            for _, thing in Outline(shown(moment, viewer)).elements:
                if "data-look" in thing:
                    found = lens(seen, thing["data-look"] or "")
                    assert found.lit == ("data-action" in thing)
                    assert found.lit or all(found.meaning)


def test_lit_thing_tells_what_the_click_does() -> None:
    assert over(turn(), "hand-small-farm").lit
    assert over(turn(), "hand-small-farm").meaning[0] == "You pay 1 food and 1 wood."


def test_thing_that_is_not_lit_tells_why() -> None:
    state = table(turn="red", hands=HANDS)

    assert not over(state, "hand-small-farm").lit
    assert over(state, "road-1").meaning == ["You have no denier for a worker."]
    assert over(state, "do-draw").meaning == ["You have no denier for new cards."]


def test_watcher_is_told_whose_turn_it_is() -> None:
    assert over(turn(), "road-1", None).meaning == ["It is Player 0's turn."]
    assert not over(turn(), "road-1", None).lit


def test_card_tells_its_effects_its_owner_and_its_worker() -> None:
    state = table(road=f"{ROAD} green:large-farm*blue", turn="red", red="d")
    facts = " ".join(over(state, "road-5").facts)

    assert over(state, "road-5").title == "Large Farm"
    assert "of-green" in over(state, "road-5").picture
    for fact in ("take 2 food", "take 1 food", "Player 3 takes 2 food", "belongs to Player 1"):
        assert fact in facts


def test_worker_beyond_the_provost_finds_nothing() -> None:
    state = table(road="park forest*blue", turn="red", provost=1)

    assert any("Player 3's worker finds nothing" in fact for fact in over(state, "road-2").facts)


def test_hand_card_wears_the_own_colour_and_a_prestige_building_none() -> None:
    assert "of-red" in over(turn(), "hand-market").picture
    assert " of-" not in over(turn(), "pool-statue").picture


def test_button_is_named_by_its_words() -> None:
    found = over(turn(), "do-pass")

    assert (found.title, found.picture, found.lit) == ("Pass", "", True)


@pytest.mark.parametrize("thing", FOREIGN)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_thing_that_is_not_there_is_told_to_play_nothing(thing: str, viewer: int | None) -> None:
    found = over(turn(), thing, viewer)

    assert not found.lit
    assert set(re.findall(r" of-(\w+)", found.picture)) <= {"red", "green"}
    assert all(found.meaning) or thing in BEGUN


@pytest.mark.parametrize("thing", sorted({*FOREIGN} - {"hand-theatre", "pool-market"}))
def test_thing_that_is_not_there_is_no_card(thing: str) -> None:
    found = over(turn(), thing)

    assert (found.picture, list(found.facts)) == ("", [])


@pytest.mark.parametrize("thing", FOREIGN)
def test_foreign_names_are_text_on_the_page(thing: str) -> None:
    text = page(table_of(turn(), 0), thing)

    assert Outline(text).unbalanced == []
    assert "<img" not in text
    assert "'<b>'" not in text


def test_lens_of_the_first_hand_is_lit_over_both_choices() -> None:
    state = table_of(begun("standard", 2), 0)

    assert lens(state, "do-pass").lit
    assert not lens(state, "do-keep").lit
