"""Phase 4: the Provost."""

import pytest

from tests.games.classic.rules.looks import actor, goods, offered, road, told
from tests.games.classic.rules.positions import play, table


def test_provost_is_moved_in_the_order_of_passing_for_a_denier_a_space() -> None:
    """Scenario 26."""
    state = table(
        bridge="green red orange", provost=8, bailiff=8, then="provost", red="2d", orange="5d"
    )
    moves = {"-2", "-1", "0", "+1", "+2"}
    assert (actor(state), offered(state)) == ("red", {f"provost {move}" for move in moves})
    play(state, "provost -2", "provost +3")

    assert (told(state)["provost"], state.is_over) == (9, True)
    assert [goods(state, colour) for colour in ("red", "orange")] == ["", "2d"]


def test_first_to_pass_decides_first() -> None:
    state = table(bridge="orange green red", then="provost", red="d", green="d", orange="d")
    seen = []
    for _ in range(3):
        seen.append(actor(state))
        play(state, "provost 0")

    assert (seen, state.is_over) == (["orange", "green", "red"], True)


@pytest.mark.parametrize(
    ("provost", "bailiff", "moves"),
    [
        (28, 23, {"-3", "-2", "-1", "0"}),
        (27, 23, {"-3", "-2", "-1", "0", "+1"}),
        (2, 6, {"-1", "0", "+1", "+2", "+3"}),
        (1, 6, {"0", "+1", "+2", "+3"}),
    ],
)
def test_provost_stays_on_the_road(provost: int, bailiff: int, moves: set[str]) -> None:
    """Scenario 27. Ruling 33."""
    scored = 2 if bailiff > 18 else 0
    state = table(provost=provost, bailiff=bailiff, scored=scored, then="provost", red="9d")

    assert offered(state) == {f"provost {move}" for move in moves}


def test_provost_stands_on_empty_spaces_too() -> None:
    state = table(provost=9, then="provost", red="3d")
    play(state, "provost +3")

    assert (told(state)["provost"], road(state, 12)) == (12, "")


def test_buildings_are_used_up_to_the_provost() -> None:
    """Scenario 28."""
    quarries = "9=green:quarry*red 10=green:sawmill*red"
    state = table(provost=9, road=quarries, then="buildings")

    assert goods(state, "red") == "2S"
    assert [road(state, space) for space in (9, 10)] == ["green:quarry", "green:sawmill"]


def test_provost_that_is_moved_decides_which_buildings_are_used() -> None:
    state = table(
        provost=9, road="3=*red 4=*red", then="provost buildings", green="9d", orange="9d"
    )
    play(state, "provost -3", "provost -3")

    assert (told(state)["provost"], goods(state, "red")) == (3, "W")


def test_first_space_is_always_used() -> None:
    state = table(provost=1, bailiff=6, road="1=*red 2=*red", then="buildings")
    play(state, "take C")

    assert (goods(state, "red"), state.is_over) == ("C", True)
