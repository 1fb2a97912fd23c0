"""Tips: the one that fits what is asked, until it is learned."""

import re

import pytest

import caylus
from caylus.games.magna_carta.view.advice import TIPS
from caylus.games.magna_carta.view.refusals.turns import VERBS
from caylus.view.tips import tip
from tests.games.magna_carta.rules.positions import started, table
from tests.games.magna_carta.view.pages import EACH, Outline, Setup, some, table_page

ALL = "red green orange blue"
TURN = table(turn="red", hands={"red": "small-farm"}, red="FWd")


def given(state: caylus.State, *learned: str) -> str:
    """The name of the tip that the actor gets."""
    return tip(TIPS, state.sight(state.actor), learned)[0]


@EACH
def test_tip_is_about_something_that_can_be_done(setup: Setup) -> None:
    for moment in some(setup, 30):
        name, sentence = tip(TIPS, moment.state.sight(moment.actor), ())
        verbs = {action.text.split()[0] for action in moment.state.actions()}
        assert name in verbs if name else not verbs & TIPS.keys()
        assert bool(name) == bool(sentence)


def test_learned_tip_gives_way_to_the_next() -> None:
    assert [given(TURN), given(TURN, "place"), given(TURN, "place", "build")] == [
        "place",
        "build",
        "pass",
    ]


def test_who_has_learned_all_gets_none() -> None:
    assert given(TURN, *TIPS) == ""


def test_who_wants_none_or_only_watches_gets_none() -> None:
    assert tip(TIPS, TURN.sight(0), None) == ("", "")
    assert tip(TIPS, TURN.sight(1), ()) == ("", "")
    assert tip(TIPS, TURN.sight(None), ()) == ("", "")


@pytest.mark.parametrize("name", TIPS)
def test_tip_is_named_by_a_verb_of_the_notation(name: str) -> None:
    assert name in VERBS


def test_first_hand_provost_and_castle_have_tips_of_their_own() -> None:
    assert given(started("standard", 2)) == "keep"
    assert given(table(then="provost", passed=ALL, red="d")) == "provost"
    assert given(table(then="castle", passed=ALL, red="FWS")) == "offer"


def test_page_gives_the_tip_with_its_name_or_hides_its_place() -> None:
    assert Outline(table_page(TURN, 0, learned=())).values("data-tip") == ["place"]
    assert re.search(r'<p id="tip" hidden></p>', table_page(TURN, 0, learned=list(TIPS)))
    assert "tip-read" not in table_page(TURN, 0)
