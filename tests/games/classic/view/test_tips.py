"""Tips for learners, and the words for what opponents expect."""

import pytest

import caylus
from caylus.games.classic.view.advice import COUNTED, FELT, TIPS
from caylus.games.classic.view.refusals.turns import VERBS
from caylus.view.tips import tip
from tests.games.classic.rules.positions import play, table
from tests.games.classic.view.moments import EACH, Setup, asked

LINE = 90
TURN = table(turn="red", red="9d")


def given(state: caylus.State, *learned: str) -> str:
    """The name of the tip that the actor gets."""
    return tip(TIPS, state.sight(state.actor), learned)[0]


@EACH
def test_tip_is_about_something_that_can_be_done(setup: Setup) -> None:
    for state in asked(setup):
        name, sentence = tip(TIPS, state.sight(state.actor), ())
        verbs = {action.text.split()[0] for action in state.actions()}
        assert name in verbs if name else not verbs & TIPS.keys()
        assert bool(name) == bool(sentence)


def test_learned_tip_gives_way_to_the_next() -> None:
    assert [given(TURN), given(TURN, "place"), given(TURN, "place", "pass")] == [
        "place",
        "pass",
        "",
    ]


def test_each_choice_of_its_own_has_a_tip() -> None:
    jousting = table(specials="joust-field=red", then="specials", red="Cd")

    assert given(table(specials="gate=red", then="specials")) == "move"
    assert given(jousting) == "joust"
    assert given(play(jousting, "joust")) == "favor"
    assert given(table(guest="red", then="specials")) == "stay"
    assert given(table(then="provost", red="d")) == "provost"
    assert given(table(queue="red", then="castle", red="FWS")) == "batch"


@pytest.mark.parametrize("name", TIPS)
def test_tip_is_named_by_a_verb_of_the_notation_and_is_short(name: str) -> None:
    assert name in VERBS
    assert len(TIPS[name]) <= LINE


def test_every_term_has_words_for_more_and_less() -> None:
    for (one, many), more, (fewer_one, fewer), less in COUNTED.values():
        assert all("{count}" in words for words in (one, many, fewer_one, fewer))
        assert more != less
    assert all(more != less for more, less in FELT.values())


def test_no_term_is_both_counted_and_felt() -> None:
    assert not COUNTED.keys() & FELT.keys()
