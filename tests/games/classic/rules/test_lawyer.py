"""Phase 5: lawyers and residences."""

import pytest

from tests.games.classic.rules.looks import actor, goods, levels, offered, points, road
from tests.games.classic.rules.positions import play, table

NEUTRAL_TARGETS = {f"residence {space}" for space in range(1, 7)}


def test_neutral_tile_becomes_a_residence_at_once() -> None:
    """Scenario 39."""
    state = table(road="9=red:lawyer*red", then="buildings", red="Cd")
    assert offered(state) == NEUTRAL_TARGETS | {"decline"}
    play(state, "residence 4")

    assert (road(state, 4), points(state, "red")) == ("red:residence", 2)
    assert (goods(state, "red"), state.is_over) == ("", True)


def test_only_neutral_and_own_craft_tiles_become_residences() -> None:
    """Scenario 40."""
    road_text = "9=red:lawyer*red 10=green:sawmill 11=red:residence 12=red:statue 13=red:quarry"
    state = table(road=road_text, then="buildings", red="Cd")

    assert offered(state, "residence") == NEUTRAL_TARGETS | {"residence 13"}


@pytest.mark.parametrize("owned", ["C", "d", "CG", "9F9W9S9G9d"])
def test_residence_costs_a_cloth_and_a_denier(owned: str) -> None:
    """Ruling 15."""
    state = table(road="9=red:lawyer*red", then="buildings", red=owned)

    assert (state.is_over, goods(state, "red")) == (True, owned)


def test_lawyer_of_another_makes_a_residence_of_the_own_tiles() -> None:
    road_text = "9=green:lawyer*red 10=green:sawmill 11=red:quarry"
    state = table(road=road_text, then="buildings", red="Cd")
    assert offered(state, "residence") == NEUTRAL_TARGETS | {"residence 11"}
    play(state, "residence 11")

    assert (road(state, 11), points(state, "green")) == ("red:residence", 0)


def test_converted_tile_can_be_built_again_in_the_same_phase() -> None:
    """Scenario 41."""
    state = table(
        road="9=red:food-farm 10=red:lawyer*red 11=green:mason*green",
        favors={"green": (0, 0, 0, 1)},
        provost=11,
        then="buildings",
        red="Cd",
        green="FSC",
    )
    play(state, "residence 9", "build church SC", "favor buildings", "use carpenter")
    play(state, "build food-farm F")

    assert (road(state, 9), road(state, 13)) == ("red:residence", "green:food-farm")


def test_neutral_tile_that_was_converted_is_out_of_the_game() -> None:
    """Scenario 39."""
    road_text = "9=red:lawyer*red 10=green:mason*green"
    state = table(road=road_text, provost=10, then="buildings", red="Cd", green="9F9W9S")
    play(state, "residence 4")
    tiles = {text.split()[1] for text in offered(state, "build")}

    assert tiles == {"stone-farm", "park", "workshop", "tailor", "bank", "alchemist", "architect"}


def test_occupied_tile_works_before_it_turns() -> None:
    """Scenario 42. Ruling 8."""
    road_text = "9=red:lawyer*red 12=red:workshop*green 13=orange:mason*orange"
    state = table(road=road_text, provost=13, then="buildings", red="Cd", orange="FS")
    play(state, "residence 12")
    assert (goods(state, "red"), goods(state, "green"), actor(state)) == ("", "2SC", "red")
    assert road(state, 12) == "red:workshop*green!red"
    play(state, "take S")

    assert (goods(state, "red"), road(state, 12)) == ("S", "red:residence")
    assert "build workshop FS" in offered(state)


def test_occupied_tile_beyond_the_provost_turns_at_the_end_of_the_phase() -> None:
    """Scenario 43. Ruling 4."""
    road_text = "9=red:lawyer*red 12=red:workshop*green"
    state = table(road=road_text, provost=10, then="buildings", red="Cd")
    play(state, "residence 12")

    assert (goods(state, "green"), goods(state, "red"), state.is_over) == ("", "", True)
    assert (road(state, 12), points(state, "red")) == ("red:residence", 2)


def test_reserved_tile_is_no_target_for_another() -> None:
    """Scenario 44."""
    road_text = "11=green:lawyer*green 12=red:workshop*orange!red"
    state = table(road=road_text, provost=12, then="buildings", green="Cd")

    assert offered(state, "residence") == NEUTRAL_TARGETS


def test_reserved_tile_is_no_target_for_its_own_player_either() -> None:
    """Ruling 5."""
    state = table(
        road="9=red:lawyer*red 10=red:mason*red 11=red:quarry*green 12=red:sawmill",
        scored=1,
        favors={"red": (0, 0, 0, 3)},
        then="buildings",
        red="S3Cd",
    )
    play(state, "residence 11", "build church SC", "favor buildings", "use lawyer")

    assert {"residence 12", "residence 13"} <= offered(state)
    assert "residence 11" not in offered(state)


def test_reserved_tile_is_not_in_the_supply_yet() -> None:
    """Ruling 6."""
    road_text = "9=red:lawyer*red 10=green:mason*green 12=red:workshop*green"
    state = table(road=road_text, provost=12, then="buildings", red="Cd", green="FS")
    play(state, "residence 12")

    assert {"build park FS"} <= offered(state)
    assert "build workshop FS" not in offered(state)


def test_favor_of_the_joust_field_reserves_a_neutral_tile() -> None:
    """Scenario 45. Ruling 3."""
    state = table(
        specials="joust-field=red",
        road="2=*orange",
        scored=1,
        favors={"red": (0, 0, 0, 3)},
        then="specials buildings",
        red="2Cd",
    )
    play(state, "joust", "favor buildings", "use lawyer", "residence 2")
    assert (goods(state, "red"), points(state, "red")) == ("", 2)
    assert (actor(state), offered(state)) == ("orange", {"take W", "take F"})
    play(state, "take W")

    assert (levels(state, "red"), road(state, 2)) == ((0, 0, 0, 4), "red:residence")


def test_reserved_neutral_tile_turns_even_if_the_provost_stays_before_it() -> None:
    """Ruling 4."""
    state = table(
        specials="joust-field=red",
        road="6=*orange",
        scored=1,
        bailiff=8,
        houses={"green": (6, 0, 0)},
        favors={"red": (0, 0, 0, 3)},
        then="specials provost buildings",
        red="2C4d",
    )
    play(state, "joust", "favor buildings", "use lawyer", "residence 6", "provost -3")

    assert (state.is_over, goods(state, "orange"), road(state, 6)) == (True, "", "red:residence")


def test_own_worker_delays_the_residence_too() -> None:
    """Ruling 9."""
    road_text = "9=red:lawyer*red 10=red:sawmill*red"
    state = table(road=road_text, provost=10, then="buildings", red="Cd")
    play(state, "residence 10")

    assert (goods(state, "red"), road(state, 10)) == ("2W", "red:residence")


def test_tile_in_use_turns_when_it_has_been_used() -> None:
    """Ruling 7."""
    state = table(
        road="9=red:mason*red",
        scored=1,
        favors={"red": (0, 0, 0, 3)},
        then="buildings",
        red="S2C",
    )
    play(state, "build church SC", "favor buildings", "use lawyer", "residence 9")

    assert (state.is_over, points(state, "red")) == (True, 3 + 2)
    assert (road(state, 9), road(state, 10)) == ("red:residence", "red:church")


def test_residence_in_a_later_phase_turns_at_once() -> None:
    state = table(
        houses={"red": (5, 2, 0), "green": (1, 1, 0), "orange": (0, 1, 0)},
        scored=1,
        bailiff=17,
        favors={"red": (0, 0, 0, 3)},
        then="end",
        red="C",
    )
    play(state, "favor buildings", "use lawyer", "residence 2")

    assert road(state, 2) == "red:residence"


def test_residences_are_unlimited() -> None:
    """Ruling 41."""
    state = table(road="9=red:lawyer*red 24=red:residence", players=2, then="buildings", red="Cd")
    play(state, "residence 1")

    assert road(state, 1) == "red:residence"


def test_neutral_carpenter_can_be_converted() -> None:
    state = table(road="9=red:lawyer*red", then="buildings", red="Cd")
    play(state, "residence 6")

    assert road(state, 6) == "red:residence"
