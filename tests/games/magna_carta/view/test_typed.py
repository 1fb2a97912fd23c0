"""The command line: every action can be typed, questions are answered, nothing secret is told."""

import functools

import pytest

import caylus
from caylus.games.magna_carta.view.board import needs_hand
from caylus.view.lens import page as lens_page
from caylus.view.log import Entry
from caylus.view.offers import offers
from caylus.view.table import Table
from caylus.view.typed import MOST_COMPLETIONS, Typed, completions, typed
from tests.games.magna_carta.rules.positions import begun, started, table
from tests.games.magna_carta.view.pages import (
    EACH,
    SETUPS,
    Moment,
    Setup,
    some,
    table_of,
    texts,
    whole,
)
from tests.games.magna_carta.view.twins import twin
from tests.games.magna_carta.view.watched import PANELS, QUESTIONS, told

ALL = "red green orange blue"
HANDS = {"red": "small-farm", "green": "market"}
LINES = [*QUESTIONS, "help", "", "build", "build market", "build small-farm FW", "place 1", "buy F"]
THINGS = ["hand-market", "hand-small-farm", "pool-statue", "road-1", "do-draw", "do-replace"]


def table_at(moment: Moment, viewer: int | None) -> Table:
    return Table(moment.state.sight(viewer), moment.match.header.seats, moment.log)


def said(state: caylus.State, line: str, **more: object) -> Typed:
    """The meaning of a line that the actor types."""
    return typed(table_of(state, state.actor, **more), line)


@EACH
def test_every_action_on_offer_plays_itself(setup: Setup) -> None:
    for moment in some(setup, 25):
        shown = table_at(moment, moment.actor)
        for text in texts(moment.state):
            assert typed(shown, text) == Typed(action=text)
            assert typed(shown, f"  {text.upper()} ") == Typed(action=text)


@EACH
def test_beginning_of_an_action_plays_what_a_click_plays(setup: Setup) -> None:
    for moment in some(setup, 25):
        shown = table_at(moment, moment.actor)
        for ways in offers(shown.sight.table, shown.sight.actions()).choices.values():
            if ways[0].text.startswith(("build", "prestige", "turn")):
                begun = " ".join(ways[0].text.split()[:2])
                assert typed(shown, begun) == Typed(action=ways[0].text)


@EACH
def test_line_is_either_played_or_answered(setup: Setup) -> None:
    for moment in some(setup, 10):
        for viewer in moment.viewers:
            for line in LINES:
                answer = typed(table_at(moment, viewer), line)
                assert bool(answer.action) != bool(answer.said)


def test_letters_of_a_word_do_not_begin_it() -> None:
    state = table(turn="red", red="d", road="park forest quarry")

    assert said(state, "pl").said == "No such action: 'pl'."
    assert said(state, "place").action == "place 1"


def test_what_cannot_be_played_is_refused_with_the_reason() -> None:
    state = table(turn="red", road="park*blue forest", red="d")

    assert said(state, "place 1").said == "Player 3's worker stands there already."
    assert said(state, "Build Market WF").said == said(state, "build market").said
    assert "hand" in said(state, "build market").said


def test_empty_line_and_help_name_what_can_be_typed() -> None:
    state = started("standard", 2)

    assert said(state, "") == said(state, "help") == said(state, "?")
    assert "keep or mulligan" in said(state, "").said
    assert all(question in said(state, "").said for question in QUESTIONS)


def test_help_of_a_watcher_names_only_questions() -> None:
    answer = typed(table_of(started("standard", 2), None), "help").said

    assert "keep" not in answer
    assert "forecast" in answer


ANSWERS = {
    "turn": "your turn.",
    "hand": "Small Farm",
    "road": "Place 5. Small Quarry.",
    "players": "Player 1: 1 point, 3 deniers",
    "castle": "1 of the dungeon, 8 of the walls, 9 of the towers",
    "pool": "Statue. It costs 2 stone and 1 gold.",
    "forecast": "Place 5: Player 1 takes 1 stone",
    "log": "Something happened.",
    "note": "No note here.",
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_question_is_answered(question: str) -> None:
    road = "park forest quarry neutral-peddler red:small-quarry*green"
    state = table(road=road, turn="red", hands=HANDS, castle=(1, 8, 9), green="3d")

    log = [Entry("red", "Something happened.")]

    assert ANSWERS[question] in said(state, question, log=log).said


def test_question_about_nothing_is_answered_as_well() -> None:
    state = table(turn="red", hands={})

    assert said(state, "log").said == "Nothing has happened yet."
    assert said(state, "hand").said == "Your hand is empty."


def test_forecast_counts_who_stands_beyond_the_provost() -> None:
    state = table(road="park forest*red quarry*blue", turn="red", provost=1)

    assert said(state, "forecast").said == "2 workers are beyond the Provost."
    assert said(table(turn="red"), "forecast").said == "No worker stands on the road."


def test_hand_is_told_to_nobody_else() -> None:
    state = table(turn="red", hands=HANDS)

    assert "Small Farm" in said(state, "hand").said
    assert "Market" in typed(table_of(state, 1), "hand").said
    assert typed(table_of(state, None), "hand").said == "Your hand is not open."
    assert said(state, "hand", covered=True).said == "Your hand is not open."
    assert typed(table_of(state, 2), "hand").said == "Your hand is empty."


def all_told(shown: Table) -> list[str]:
    """Everything that can be asked: lines, things under the lens and panels."""
    lines = [typed(shown, line) for line in LINES]
    told = [answer.said or answer.action for answer in lines]
    told += [lens_page(shown, thing) for thing in THINGS]
    told += [draw(shown, "") for draw in PANELS.values()]
    return [*told, *completions(shown)]


@EACH
def test_hidden_cards_change_no_answer_for_those_who_do_not_see_them(setup: Setup) -> None:
    compared = 0
    for number, moment in enumerate(some(setup, 12)):
        seat, neighbour = number % setup[1], (number + 1) % setup[1]
        other = twin(setup, moment.moves, seat)
        for viewer in (neighbour, None) if other else ():
            entries = told(other).entries
            shown = Table(other.state.sight(viewer), other.header.seats, entries)
            assert all_told(shown) == all_told(table_at(moment, viewer))
            compared += 1

    assert compared >= 3


@functools.cache
def covered(setup: Setup) -> list[Moment]:
    """Moments in which a choice needs no hand, so that it may be made with the hand covered."""
    return [moment for moment in whole(setup)[:-1] if not needs_hand(moment.state)]


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_hidden_cards_change_no_answer_while_the_hand_is_covered(setup: Setup) -> None:
    compared = 0
    for moment in covered(setup)[::3]:
        other = twin(setup, moment.moves, moment.actor)
        if other:
            sight, entries = other.state.sight(moment.actor), told(other).entries
            shown = Table(sight, other.header.seats, entries, covered=True)
            same = Table(
                moment.state.sight(moment.actor), other.header.seats, moment.log, covered=True
            )
            assert all_told(shown) == all_told(same)
            compared += 1

    assert compared >= 2


@EACH
def test_completions_are_the_actions_on_offer_with_what_is_proposed_first(setup: Setup) -> None:
    for moment in some(setup, 20):
        shown = table_at(moment, moment.actor)
        found = completions(shown)
        count = len(offers(moment.state, moment.state.actions()).choices)
        assert sorted(found) == sorted(texts(moment.state))
        assert len({text.split()[0] for text in found[:count]}) == len(
            {text.split()[0] for text in found}
        )


def test_completions_of_the_rich_are_cut() -> None:
    state = table(then="castle", passed=ALL, red="12F12W12S12G")

    assert len(completions(table_of(state, 0))) == MOST_COMPLETIONS


def test_watchers_have_no_completions() -> None:
    assert completions(table_of(begun("standard", 2), None)) == []
