"""Par: what the strongest opponent scores in a person's place in a deal of the day."""

from dataclasses import replace
from typing import Any

import pytest

import caylus
from caylus.kernel.record import Match
from caylus.players.par import Par
from caylus.view.par import is_daily, said
from caylus.web.workers import thinker_deeds
from tests.challenges import RECORD, recorded
from tests.doors import asked, engine
from tests.unit.test_sharing import shared

DAILY = RECORD.replace("seed 36\n", "seed 20261126\n")


def late() -> Match:
    """The recorded game from a late position to its end."""
    match = recorded()
    moves = match.moves[150:]
    match.back_to(150)
    short = Match(replace(match.header, start=match.state.to_json()), match.game)
    for move in moves:
        short.play(move)
    return short


def worked_out(kept: str = "") -> list[dict[str, Any]]:
    """All that the thinker answers about par of the late game."""
    answers = [asked(thinker_deeds.DEEDS, "par", record=late().text(), kept=kept)]
    while "left" in answers[-1]:
        answers.append(asked(thinker_deeds.DEEDS, "par", record=late().text()))
    return answers


@pytest.mark.parametrize(
    ("old", "new", "daily"),
    [
        ("seed 36", "seed 20261126", True),
        ("seed 36", "seed 36", False),
        ("seed 36", "seed 20261399", False),
        ("seed 36", "seed 202611260", False),
        ("random Ben\nseed 36", "person Ben\nseed 20261126", False),
        (
            "person Ada\nseat green random Ben\nseed 36",
            "random\nseat green mason\nseed 20261126",
            False,
        ),
    ],
)
def test_deal_of_the_day_has_its_date_for_a_seed_and_one_person(
    old: str, new: str, daily: bool
) -> None:
    header = caylus.load(RECORD.split("\n\n")[0].replace(old, new) + "\n\n").header

    assert is_daily(header) == daily


def test_par_is_told_at_the_end_of_a_deal_of_the_day_only() -> None:
    assert 'id="par"' in engine("open", record=DAILY)["results"]
    assert 'id="par"' not in engine("open", record=RECORD)["results"]


def test_par_has_nothing_of_a_trial() -> None:
    engine("open", record=DAILY)

    assert 'id="par"' not in engine("try-out")["results"]


def test_strongest_opponent_sits_in_the_place_of_the_person() -> None:
    assert Par(recorded()).seat == 0


def test_par_is_the_same_wherever_its_game_was_interrupted() -> None:
    whole = worked_out()
    half = whole[len(whole) // 2]["kept"]

    assert len(whole) > 4
    assert worked_out(half)[-1] == whole[-1]


def test_par_that_is_known_is_told_at_once() -> None:
    points = late().state.scores()[0]
    (answer,) = worked_out(kept=str(points - 3))

    assert answer == {
        "kept": str(points - 3),
        "said": f"Par {points - 3}: 3 points more than the strongest bot.",
    }


def test_moves_of_another_game_are_of_no_use() -> None:
    assert worked_out("place 99\nkeep")[-1] == worked_out()[-1]


@pytest.mark.parametrize(
    ("par", "points", "sentence"),
    [
        (31, 34, "Par 31: 3 points more than the strongest bot."),
        (31, 30, "Par 31: 1 point fewer than the strongest bot."),
        (31, 31, "Par 31: as many points as the strongest bot."),
    ],
)
def test_par_is_compared_with_what_was_scored(par: int, points: int, sentence: str) -> None:
    assert said(par, points) == sentence


def test_result_of_a_deal_of_the_day_tells_par_once_it_is_known() -> None:
    engine("open", record=DAILY)
    points = caylus.load(DAILY).state.scores()[0]

    assert (
        f"Par {points}: as many points as the strongest bot."
        in shared("result", par=str(points))["html"]
    )
    assert "Par" not in shared("result", par="keep\nplace 1")["html"]
