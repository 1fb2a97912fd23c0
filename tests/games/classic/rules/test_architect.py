"""Phase 5: architects and prestige buildings."""

from tests.games.classic.rules.looks import actor, goods, levels, offered, points, road
from tests.games.classic.rules.positions import play, table

SITE = "9=red:architect*red 10=red:residence"


def test_fresh_residence_is_built_over_in_the_same_phase() -> None:
    """Scenario 46. Ruling 10."""
    road_text = "9=red:lawyer*red 11=red:architect*red"
    state = table(road=road_text, provost=11, then="buildings", red="2SCGd")
    play(state, "residence 4")
    assert offered(state) == {"build statue SSG", "decline"}
    play(state, "build statue SSG")

    assert road(state, 4) == "red:statue"


def test_nothing_is_built_without_a_residence() -> None:
    """Scenario 47."""
    road_text = "9=red:architect*red 10=green:residence"
    state = table(road=road_text, then="buildings", red="9F9W9S9C9G")

    assert (state.is_over, goods(state, "red")) == (True, "9F9W9S9C9G")


def test_monument_brings_two_favors_on_two_lines_and_ends_the_income() -> None:
    """Scenario 47."""
    state = table(road=SITE, then="buildings castle end round", red="4S2G")
    play(state, "build monument SSSSGG")
    assert (road(state, 10), points(state, "red")) == ("red:monument", 14)
    play(state, "favor deniers", "take ddd")
    assert offered(state, "favor") == {"favor prestige", "favor cubes", "favor buildings"}
    play(state, "favor prestige", "take P")

    assert (points(state, "red"), levels(state, "red")) == (15, (1, 1, 0, 0))
    assert goods(state, "red") == "5d"


def test_lowest_own_residence_is_built_over() -> None:
    """Ruling 11."""
    road_text = "9=red:architect*red 10=green:residence 11=red:residence 12=red:residence"
    state = table(road=road_text, then="buildings", red="3FG")
    play(state, "build granary FFFG")

    assert [road(state, space) for space in (10, 11, 12)] == [
        "green:residence",
        "red:granary",
        "red:residence",
    ]


def test_points_of_the_residence_stay() -> None:
    lawyer_and_architect = "9=red:lawyer*red 11=red:architect*red"
    state = table(road=lawyer_and_architect, provost=11, then="buildings", red="3FCGd")
    play(state, "residence 4", "build granary FFFG")

    assert points(state, "red") == 2 + 10


def test_prestige_building_is_built_once() -> None:
    road_text = "9=red:architect*red 10=red:residence 11=green:granary"
    state = table(road=road_text, then="buildings", red="3FG")

    assert state.is_over


def test_architect_may_be_declined_and_is_used_once() -> None:
    two = "9=red:architect*red 10=red:residence 11=red:residence"
    state = table(road=two, then="buildings", red="3F3W2G")
    buildings = {"granary FFFG", "library WWWG", "theatre WWWGG"}
    assert offered(state) == {"decline", *(f"build {text}" for text in buildings)}
    play(state, "build granary FFFG")

    assert (state.is_over, goods(state, "red")) == (True, "3WG")


def test_favor_is_used_before_the_road_goes_on() -> None:
    state = table(
        road=SITE + " 11=green:architect*green",
        provost=11,
        then="buildings",
        red="2SG",
        green="2SG",
    )
    play(state, "build statue SSG")
    assert (actor(state), offered(state, "favor")) == (
        "red",
        {"favor prestige", "favor deniers", "favor cubes", "favor buildings"},
    )
    play(state, "favor cubes", "take F")

    assert (goods(state, "red"), state.is_over) == ("F", True)


def test_prestige_building_pays_nobody_for_a_residence_of_another() -> None:
    road_text = "9=green:architect*red 10=red:residence"
    state = table(road=road_text, then="buildings", red="3FG")
    play(state, "build granary FFFG")

    assert [points(state, colour) for colour in ("red", "green")] == [10, 0]
