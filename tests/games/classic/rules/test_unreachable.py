"""Positions made of possible parts that no game leads to are refused with the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import caylus
from tests.games.classic.rules.looks import told
from tests.games.classic.rules.positions import play, table

BEHIND_PASSING = ("specials", "provost", "buildings", "castle", "end")
BEFORE_THE_CASTLE = ("income", "workers", "specials", "provost", "buildings")
FULL = [("dungeon", (6, 0, 0)), ("walls", (6, 10, 0)), ("towers", (6, 10, 14))]
OVER = {"phase": "over", "scored": 3, "bailiff": 24}


def refused(reason: str, **position: Any) -> None:
    """A position is refused for a reason."""
    with pytest.raises(caylus.BadPosition, match=reason):
        table(**position)


def read_with(state: caylus.State, **changed: object) -> caylus.State:
    """The state of a position in which some fields are other ones."""
    return caylus.from_json(json.dumps(told(state) | changed))


@pytest.mark.parametrize("phase", BEHIND_PASSING)
def test_everybody_has_passed_after_phase_2(phase: str) -> None:
    table(phase=phase, bridge="red green orange")

    refused("bridge: red, orange should have passed", phase=phase, bridge="green")


def test_everybody_has_passed_when_the_game_is_over() -> None:
    assert table(**OVER, bridge="red green orange").is_over

    refused("bridge: orange should have passed", **OVER, bridge="red green")


@pytest.mark.parametrize("phase", ["income", "workers"])
def test_passing_is_not_left_out_although_phases_may_be(phase: str) -> None:
    refused("bridge: green, orange should have", phase=phase, then="provost", bridge="red")


def test_nobody_has_passed_before_phase_2() -> None:
    refused("bridge: somebody passed", phase="income", then="workers", bridge="red")


@pytest.mark.parametrize("provost", [8, 10])
@pytest.mark.parametrize("phase", ["income", "workers", "end"])
def test_provost_stands_with_the_bailiff_between_phase_7_and_phase_3(
    phase: str, provost: int
) -> None:
    table(phase=phase, bailiff=9, provost=9)

    refused(f"provost on road {provost}, and nobody", phase=phase, bailiff=9, provost=provost)


def test_provost_stands_with_the_bailiff_at_everybodys_turn_and_at_the_end() -> None:
    refused("provost on road 10", turn="red", red="d", bailiff=9, provost=10)
    refused("provost on road 25", **OVER, provost=25)


def test_provost_stands_with_the_bailiff_up_to_the_guild() -> None:
    gate = table(specials="gate=red", then="specials", bailiff=9)
    guild = table(specials="guild=red", then="specials", bailiff=9)
    behind = table(specials="joust-field=red", then="specials", red="Cd", bailiff=9)

    assert told(read_with(behind, provost=12))["provost"] == 12
    for state in (gate, guild):
        with pytest.raises(caylus.BadPosition, match="provost on road 12, and nobody moved him"):
            read_with(state, provost=12)


@pytest.mark.parametrize("phase", BEFORE_THE_CASTLE)
@pytest.mark.parametrize(("section", "houses"), FULL)
def test_full_section_was_scored_at_the_end_of_the_turn_that_filled_it(
    phase: str, section: str, houses: tuple[int, int, int]
) -> None:
    scored = FULL.index((section, houses))
    table(phase=phase, scored=scored + 1, houses={"red": houses}, bailiff=(9, 13, 24)[scored])

    reason = f"the {section} should have been scored: no room is left"
    refused(reason, phase=phase, scored=scored, houses={"red": houses})


def test_section_waits_full_for_the_end_of_the_turn_that_fills_it() -> None:
    state = table(then="castle", queue="red", red="2F2W2S", houses={"green": (5, 0, 0)})
    play(state, "batch FWS")

    assert told(read_with(state)) == told(state)


def test_section_that_is_due_is_not_left_out_of_phase_7() -> None:
    due = {"phase": "end", "bailiff": 12}
    assert table(**due | {"bailiff": 11}, then="round").actor == 0

    refused("the dungeon should have been scored: reached by the bailiff", **due, then="round")
    refused("the dungeon should have been scored", **due)
    refused("the dungeon should have been scored", **due | {"phase": "over"})
