"""The page of the table: every legal action is on it, and nothing that a seat may not know."""

import html
import json
import re

import pytest

import caylus
from caylus.view.history import CROSSED
from tests.games.magna_carta.rules.positions import begun, started, table
from tests.games.magna_carta.view.pages import (
    EACH,
    Outline,
    Setup,
    actions_in,
    new,
    page_of,
    shown,
    some,
    table_page,
    whole,
)
from tests.games.magna_carta.view.twins import twin

MARKUP = "<b onclick='x'>&amp;\"{x}"
SETUP = ("standard", 3)


def spoken(text: str) -> list[str]:
    """What the cards of a table are called."""
    return [html.unescape(words) for words in re.findall(r' role="img" aria-label="(.*?)"', text)]


@EACH
def test_only_moves_of_the_provost_stand_on_the_page_twice(setup: Setup) -> None:
    for moment in some(setup, 20):
        for text, count in actions_in(shown(moment, moment.actor)).items():
            assert count == (2 if text.startswith("provost") else 1)


@EACH
def test_hidden_cards_change_nothing_for_those_who_do_not_see_them(setup: Setup) -> None:
    compared = 0
    for number, moment in enumerate(some(setup, 16)):
        seat, neighbour = number % setup[1], (number + 1) % setup[1]
        other = twin(setup, moment.moves, seat)
        for viewer in (neighbour, None) if other else ():
            assert page_of(other, viewer) == shown(moment, viewer)
            compared += 1

    assert compared >= 5


@EACH
def test_hidden_cards_are_seen_by_the_seat_that_holds_them(setup: Setup) -> None:
    """Otherwise the test before this one would compare equal games."""
    for moment in some(setup, 6):
        other = twin(setup, moment.moves, 0)
        if other:
            assert page_of(other, 0) != shown(moment, 0)


@EACH
def test_page_shows_the_cards_of_its_viewer_only(setup: Setup) -> None:
    for moment in some(setup, 6):
        players = json.loads(moment.state.to_json())["players"]
        hands = [player["hand"] for player in players]
        for viewer in moment.viewers:
            mine = [] if viewer is None else hands[viewer]
            assert sorted(hand_of(shown(moment, viewer))) == sorted(mine)


def hand_of(text: str) -> list[str]:
    """The keys of the hand cards on a page."""
    return re.findall(r'id="hand-([^"]+)"', text)


def test_markup_in_a_name_is_text_on_the_curtain() -> None:
    match = new(SETUP, MARKUP)
    match.deal()
    outline = Outline(page_of(match, None, curtain=0))

    assert f"{MARKUP} 0, it is your turn" in outline.text
    assert not outline.values("onclick")


@pytest.mark.parametrize("state", [started("standard", 2), begun("standard", 2)])
def test_curtain_leaves_no_hand_card_and_no_action_on_the_page(state: caylus.State) -> None:
    text = table_page(state, None, curtain=state.actor)

    assert (hand_of(text), actions_in(text)) == ([], {})
    assert {"curtain", "curtain-title"} <= set(Outline(text).values("id"))
    assert Outline(text).values("data-command").count("reveal") == 1


def test_without_a_curtain_nothing_asks_to_show_the_cards() -> None:
    text = table_page(begun("standard", 2), 0)

    assert re.search(r'<section id="curtain" hidden>\s*</section>', text)
    assert "reveal" not in Outline(text).values("data-command")


def test_curtain_that_hangs_is_not_hidden() -> None:
    outline = Outline(table_page(begun("standard", 2), None, curtain=0))
    (curtain,) = [found for _, found in outline.elements if found.get("id") == "curtain"]

    assert "hidden" not in curtain
    assert curtain["aria-modal"] == "true"


def test_covered_hand_is_left_out_and_the_actions_are_not() -> None:
    state = table(turn="", then="provost", passed="red green orange blue", red="2d")
    text = table_page(state, 0, covered=True)

    assert hand_of(text) == []
    assert actions_in(text).keys() == {"provost 0", "provost -1", "provost -2"}
    assert Outline(text).values("data-command").count("reveal") == 1


def test_road_card_tells_owner_worker_and_cubes() -> None:
    road = "park neutral-peddler red:small-farm*green+2"
    text = table_page(table(players=2, road=road, turn="red", provost=2), None)
    label = next(label for label in spoken(text) if "Place 3" in label)

    assert label.startswith("Place 3. Small Farm. ")
    assert label.endswith(
        "It belongs to Player 0. Player 1's worker stands here. The Provost does not reach it."
    )
    assert text.count('<i class="icon icon-food"></i>') >= 2


def test_cards_are_lit_where_they_play_something() -> None:
    hands = {"red": "small-farm bank"}
    outline = Outline(table_page(table("introductory", turn="red", hands=hands, red="FWSSG"), 0))
    played = {card["id"]: card.get("data-action") for card in outline.with_class("lit")}

    assert "open-pool" in played
    assert {thing: action for thing, action in played.items() if action} == {
        "pool-statue": "prestige statue SSG",
        "hand-small-farm": "build small-farm FW",
        "hand-bank": "build bank WSS",
    }


def test_provost_stands_on_his_place_and_what_lies_beyond_is_marked() -> None:
    road = "park forest neutral-peddler red:market red:bank"
    text = table_page(table(road=road, turn="red", provost=3), None)
    outline = Outline(text)

    assert [words[:8] for words in spoken(text) if "The Provost stands" in words] == ["Place 3."]
    assert [card["id"] for card in outline.with_class("halt")] == ["road-3"]
    assert [card["id"] for card in outline.with_class("beyond")] == ["road-4", "road-5"]


def test_introductory_game_has_neither_provost_nor_his_phase() -> None:
    outline = Outline(table_page(table("introductory", turn="red"), None))

    assert (outline.with_class("halt"), outline.with_class("beyond")) == ([], [])
    assert "Provost" not in outline.text


@pytest.mark.parametrize(
    ("then", "phase"), [("provost", "Provost"), ("buildings", "Buildings"), ("castle", "Castle")]
)
def test_phase_that_is_played_is_marked(then: str, phase: str) -> None:
    road = "park forest neutral-peddler*red blue:market"
    state = table(road=road, then=then, passed="red green orange blue", red="FWS2d")
    text = table_page(state, 0)

    assert re.findall(r'aria-current="step">(\w+)<', text) == [phase]


def test_card_whose_effect_is_chosen_is_marked() -> None:
    state = table(
        road="park forest neutral-peddler*red",
        then="buildings",
        passed="red green orange blue",
        red="2d",
    )

    assert [card["id"] for card in Outline(table_page(state, 0)).with_class("asking")] == ["road-3"]


def test_castle_tells_what_is_left_in_each_section() -> None:
    text = Outline(table_page(table(turn="red", castle=(0, 3, 9)), None)).text

    assert re.findall(r"(\d+) left", text) == ["0", "3", "9"]


def test_those_who_passed_are_named_in_their_order() -> None:
    text = Outline(table_page(table(turn="red", passed="blue green"), None)).text

    assert "Passed: Player 3 and Player 1" in text


def test_undo_is_lit_if_something_can_be_taken_back_and_tells_what_was_new_since() -> None:
    state = begun("standard", 2)
    for undo, said in (("", None), *CROSSED.items()):
        outline = Outline(table_page(state, 0, undo=undo))
        found = [found for _, found in outline.elements if found.get("data-command") == "undo"]
        told = said and said.format(deed="Undo")
        assert [("disabled" in one, one.get("title")) for one in found] == [(not undo, told)]


def test_page_shows_the_newest_of_what_happened_first() -> None:
    end = whole(SETUP)[-1]
    text = shown(end, None)
    listed = re.findall(r"<li[^>]*>([^<]*)</li>", text[text.index('id="log"') :])

    assert listed[:3] == [entry.sentence for entry in end.log[:-4:-1]]
