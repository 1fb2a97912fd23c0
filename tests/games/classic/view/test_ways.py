"""Paying differently: what is asked leads to every way to do the same."""

import pytest

from caylus.games.classic.view.ways import WAYS
from caylus.kernel.state import Action
from caylus.view.text import _
from tests.games.classic.rules.positions import table
from tests.games.classic.view.laid import laid
from tests.games.classic.view.moments import EACH, Setup, asked, seated

RICH = "9F9W9S9C9G9d"
RICHES = {
    "carpenter": table(road="8=*red", then="buildings", provost=9, red=RICH),
    "alchemist": table(road="9=green:alchemist*red", then="buildings", provost=9, red=RICH),
    "bank": table(road="9=green:bank*red", then="buildings", provost=9, red=RICH),
}


def answers(action: Action) -> tuple[int, ...]:
    """What an action answers to all that is asked."""
    return tuple(question.answer(action) for question in WAYS)


@EACH
def test_answers_tell_all_ways_to_do_the_same_apart(setup: Setup) -> None:
    for state in asked(setup):
        for ways in laid(state).choices.values():
            assert len(ways) == 1 or len(set(map(answers, ways))) == len(ways)


@pytest.mark.parametrize(
    ("name", "count"), [("carpenter", {1, 5}), ("alchemist", {1, 10, 35}), ("bank", {1})]
)
def test_same_is_done_in_as_many_ways_as_cubes_can_be_chosen(name: str, count: set[int]) -> None:
    choices = laid(seated(RICHES[name])).choices

    assert {len(ways) for ways in choices.values()} == count


def test_questions_are_asked_about_each_kind_of_cube() -> None:
    assert [question.name for question in WAYS] == ["G", "F", "W", "S", "C"]
    assert [_(question.words, number=2) for question in WAYS] == [
        "2 gold",
        "2 food",
        "2 wood",
        "2 stone",
        "2 cloth",
    ]
