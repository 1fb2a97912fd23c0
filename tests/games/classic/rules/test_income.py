"""Phase 1: income."""

import pytest

from tests.games.classic.rules.looks import actor, at_home, goods, told
from tests.games.classic.rules.positions import play, table


def test_residences_library_and_hotel_bring_deniers() -> None:
    """Scenario 4."""
    homes = "9=red:residence 10=red:residence 11=red:library 12=red:hotel"
    state = table(then="round", road=homes)

    assert [goods(state, colour) for colour in ("red", "green")] == ["7d", "2d"]


def test_residence_under_a_prestige_building_brings_nothing() -> None:
    """Scenario 5."""
    road = "9=red:architect*red 10=red:residence 11=red:residence 12=red:residence"
    state = table(then="buildings castle end round", road=road, red="2SG")
    play(state, "build statue SSG", "favor prestige", "take P")

    assert (told(state)["phase"], goods(state, "red")) == ("workers", "4d")


@pytest.mark.parametrize(
    ("tile", "income"), [("residence", 1), ("library", 1), ("hotel", 2), ("statue", 0)]
)
def test_other_prestige_buildings_bring_nothing(tile: str, income: int) -> None:
    state = table(then="round", road=f"9=red:{tile}")

    assert goods(state, "red") == f"{2 + income}d"


def test_residence_pays_from_the_next_income_on() -> None:
    state = table(then="buildings castle end round", road="9=red:lawyer*red", red="Cd")
    play(state, "residence 4")

    assert goods(state, "red") == "3d"


def test_turn_begins_with_an_empty_bridge_castle_and_stables() -> None:
    state = table(then="specials provost buildings castle end round", stables="red", queue="green")
    position = told(state)

    assert [position[name] for name in ("bridge", "queue", "stables")] == [[], [], []]
    assert [at_home(state, colour) for colour in ("red", "green")] == [6, 6]


def test_new_turn_is_counted_and_begins_with_the_first_in_order() -> None:
    state = table(then="round", order="orange red green", bailiff=9)

    assert (actor(state), told(state)["round"]) == ("orange", 5)


def test_stock_of_deniers_never_runs_out() -> None:
    """Ruling 41."""
    state = table(then="round", red="70d", green="70d")

    assert goods(state, "red") == "72d"
