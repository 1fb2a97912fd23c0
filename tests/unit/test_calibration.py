"""Calibration: chances that are said, in bins, beside what happened."""

import json
from random import Random

import pytest

import caylus
from caylus.arena.calibration import BINS, Calibration
from caylus.arena.report import calibrations, together
from caylus.arena.tournament import Pairing, decided, meetings
from caylus.players import player
from caylus.players.budget import Budget


def of(*games: tuple[list[float], float]) -> Calibration:
    """The calibration of some games: the chances said in each, and the part that was won."""
    calibration = Calibration()
    for chances, won in games:
        calibration.add(chances, won)
    return calibration


def test_chances_are_counted_in_tenths() -> None:
    found = of(([0.0, 0.05, 0.31, 1.0], 1.0), ([0.39], 0.5))

    assert found.decisions == [2, 0, 0, 2, 0, 0, 0, 0, 0, 1]
    assert found.said[3] == pytest.approx(0.7)
    assert found.won == [2, 0, 0, 1.5, 0, 0, 0, 0, 0, 1]


def test_gap_is_the_largest_between_what_was_said_and_what_was_won() -> None:
    found = of(([0.25] * 4, 0.0), ([0.25] * 2, 1.0), ([0.85] * 5, 1.0))

    assert [(place, count) for place, count, _, _ in found.bins()] == [(2, 6), (8, 5)]
    assert found.gap == pytest.approx(0.15)


def test_bins_with_hardly_any_decisions_do_not_count() -> None:
    found = of(([0.45] * 99, 0.45), ([0.95], 0.0))

    assert found.decisions[BINS - 1] == 1
    assert found.gap == pytest.approx(0)


def test_who_was_never_asked_has_no_gap() -> None:
    assert Calibration().gap == 0


def test_page_tells_what_was_said_and_won() -> None:
    found = Pairing("seneschal", "greedy", "standard", 4)
    found.calibration = of(([0.25] * 3, 0.0), ([0.25], 1.0))

    assert [*calibrations([found])][-1] == "| seneschal | 3 x greedy | 0 | 25, 25 |"
    assert [*calibrations([Pairing("greedy", "random", "standard", 2)])] == []


def test_chances_of_all_settings_count_together() -> None:
    many, few = (
        Pairing("seneschal", "greedy", "standard", 4),
        Pairing("seneschal", "greedy", "x", 2),
    )
    alone = Pairing("bailiff", "merchant", "standard", 4)
    many.calibration, few.calibration = of(([0.25] * 3, 0.0)), of(([0.25], 1.0), ([0.5], 1.0))
    alone.calibration = of(([0.5], 1.0))

    told = [*together([many, alone, few])]
    assert told[-1] == "| seneschal | greedy | 50 | 25, 25; 50, 100 |"
    assert "bailiff" not in "".join(told)
    assert few.calibration.decisions[2] == 1
    assert [*together([many, alone])] == []


@pytest.mark.parametrize(("name", "says"), [("seneschal", 1), ("merchant", 0), ("greedy", 0)])
def test_only_those_who_look_ahead_say_a_chance(name: str, says: int) -> None:
    state = caylus.new_game("magna-carta", variant="introductory", players=3, seed=4)
    while state.actor == caylus.CHANCE:
        state.play(state.dealt())
    who = player(name, Budget(iterations=30))
    action, said = decided(who, state.sight(state.actor), Random(2))

    assert len(said) == says
    assert all(0 < chance < 1 for chance in said)
    assert action is who.choose(state.sight(state.actor), Random(2))


def test_figures_are_kept_with_the_chances_that_were_said() -> None:
    found = Pairing("seneschal", "greedy", "standard", 2, 5, 4.0)
    assert found.plain()["calibration"] == {}

    found.calibration.add([0.25, 0.75], 1.0)
    assert Pairing.read(json.loads(json.dumps(found.plain()))) == found


def test_who_enjoys_other_things_than_winning_says_no_chance() -> None:
    state = caylus.new_game("magna-carta", variant="introductory", players=2, seed=4)
    while state.actor == caylus.CHANCE:
        state.play(state.dealt())
    tempered = player("seneschal-builder", Budget(iterations=5))

    assert decided(tempered, state.sight(state.actor), Random(2))[1] == []


def test_others_of_any_temperament_are_dealt_one_each() -> None:
    found = [*meetings("magna-carta", Pairing("seneschal", "bailiff-any", "standard", 4), 4, 1)]

    for meeting in found:
        others = [name for seat, name in enumerate(meeting.seats) if seat != meeting.measured]
        assert meeting.seats[meeting.measured] == "seneschal"
        assert len({*others}) == 3
        assert all(name.startswith("bailiff-") and name != "bailiff-any" for name in others)
