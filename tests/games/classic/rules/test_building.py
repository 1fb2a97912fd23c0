"""Phase 5: carpenters and masons."""

import pytest

import caylus
from tests.games.classic.rules.looks import actor, goods, offered, points, road
from tests.games.classic.rules.positions import LINES, play, table

EVERYTHING = "9F9W9S9C9G"


def builds(state: caylus.State) -> set[str]:
    """The tiles that can be built."""
    return {text.split()[1] for text in offered(state, "build")}


def test_tile_is_laid_on_the_first_empty_space() -> None:
    """Scenario 35."""
    state = table(road="8=*red", then="buildings", red="FW")
    play(state, "build quarry FW")

    assert (road(state, 9), points(state, "red"), goods(state, "red")) == ("red:quarry", 2, "")
    assert road(state, 10) == ""


def test_gold_mine_is_skipped() -> None:
    """Scenario 35."""
    state = table(road="8=*red 15=green:residence", then="buildings", red="FW")
    play(state, "build quarry FW")

    assert (road(state, 16), road(state, 17)) == ("gold-mine", "red:quarry")


def test_any_cube_of_a_cost_may_be_gold() -> None:
    """Scenario 36. Ruling 12."""
    state = table(road="8=*red", then="buildings", red="2WG")

    assert offered(state) == {
        "build marketplace WW",
        "build marketplace WG",
        "build peddler WW",
        "build peddler WG",
        "decline",
    }


def test_gold_stands_for_no_other_cube() -> None:
    """Ruling 15."""
    state = table(road="9=green:mason*red", then="buildings", red="S9G")

    assert (state.is_over, goods(state, "red")) == (True, "S9G")


@pytest.mark.parametrize("builder", ["6=*red", "8=*red", "9=red:mason*red"])
def test_nothing_is_built_on_a_full_road(builder: str) -> None:
    """Scenario 37. Ruling 40."""
    full = table(road=f"{builder} 28=orange:residence", then="buildings", red=EVERYTHING)
    almost = table(road=f"{builder} 27=orange:residence", then="buildings", red=EVERYTHING)

    assert (full.is_over, goods(full, "red")) == (True, EVERYTHING)
    assert builds(almost)


@pytest.mark.parametrize("level", [2, 3])
def test_favors_build_nothing_on_a_full_road(level: int) -> None:
    """Scenario 37. Ruling 40."""
    state = table(
        road="28=orange:residence",
        specials="joust-field=red",
        scored=1,
        favors={"red": (0, 0, 0, level - 1)},
        then="specials",
        red=EVERYTHING + "d",
    )
    play(state, "joust", "favor buildings")

    assert state.is_over


def test_last_space_of_the_road_is_built_on() -> None:
    state = table(road="8=*red 27=orange:residence", then="buildings", red="FW")
    play(state, "build quarry FW")

    assert road(state, 28) == "red:quarry"


def test_architect_can_be_built_twice() -> None:
    """Scenario 38."""
    one = table(road="9=red:mason*red 10=green:architect", then="buildings", red="FS")
    both = "9=red:mason*red 10=green:architect 11=green:architect"
    two = table(road=both, then="buildings", red="FS")

    assert "architect" in builds(one)
    assert "architect" not in builds(two)


def test_tile_that_lies_on_the_road_cannot_be_built_again() -> None:
    state = table(road="8=*red 9=green:quarry 10=red:sawmill", then="buildings", red="FW")

    assert builds(state) == {
        "food-farm",
        "cloth-farm",
        "mason",
        "marketplace",
        "peddler",
    }


def test_builder_is_used_once_and_may_be_declined() -> None:
    state = table(road="8=*red", then="buildings", red="2F2W")
    assert "decline" in offered(state)
    play(state, "build quarry FW")

    assert (state.is_over, goods(state, "red")) == (True, "FW")


def test_builder_of_another_belongs_to_the_worker() -> None:
    state = table(road="9=green:mason*red", then="buildings", red="FS")
    play(state, "build park FS")

    assert (road(state, 10), points(state, "red"), points(state, "green")) == ("red:park", 3, 0)


def test_fresh_tile_is_not_used_in_the_same_turn() -> None:
    state = table(road="8=*red", provost=12, then="buildings", red="FW")
    play(state, "build quarry FW")

    assert (state.is_over, goods(state, "red")) == (True, "")


def test_fresh_tile_can_be_filled_up_behind_by_a_later_builder() -> None:
    state = table(road="6=*red 8=*green", then="buildings", red="FW", green="FW")
    play(state, "build quarry FW")
    assert (actor(state), "quarry" in builds(state)) == ("green", False)
    play(state, "build sawmill FW")

    assert (road(state, 9), road(state, 10)) == ("red:quarry", "green:sawmill")


def test_church_brings_a_favor_when_it_is_built() -> None:
    state = table(road="9=red:mason*red", then="buildings", red="SC")
    play(state, "build church SC")

    assert points(state, "red") == 3
    assert offered(state, "favor") == {f"favor {line}" for line in LINES}
