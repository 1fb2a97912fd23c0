"""Royal favors: four lines, their columns and their limits."""

import itertools

import pytest

import caylus
from tests.games.classic.rules.looks import goods, levels, offered, points
from tests.games.classic.rules.positions import LINES, play, table

CUBES = ("take F", "take W", "take S", "take C", "use barter", "take G")
BUILDINGS = ("use carpenter", "use mason", "use lawyer", "use architect")


def level(line: str, count: int) -> tuple[int, ...]:
    """Favor levels of which one line has some."""
    return tuple(count if each == line else 0 for each in LINES)


def jousting(line: str, before: int, scored: int = 2, owned: str = "", **more: str) -> caylus.State:
    """Red, with a worker on the joust field, has chosen a line for the favor."""
    state = table(
        specials="joust-field=red",
        favors={"red": level(line, before)},
        scored=scored,
        then="specials",
        red=owned + "Cd",
        **more,
    )
    return play(state, "joust", f"favor {line}")


@pytest.mark.parametrize("before", range(6))
def test_line_of_prestige_gives_up_to_five_points(before: int) -> None:
    """Ruling 24."""
    state = jousting("prestige", before)
    most = min(before + 1, 5)
    assert offered(state) == {"decline", *("take " + "P" * count for count in range(1, most + 1))}
    play(state, "take " + "P" * most)

    assert (points(state, "red"), levels(state, "red")) == (most, level("prestige", most))


@pytest.mark.parametrize("before", range(6))
def test_line_of_deniers_gives_up_to_seven_deniers(before: int) -> None:
    """Ruling 24."""
    state = jousting("deniers", before)
    most = min(before + 1, 5) + 2
    assert offered(state) == {"decline", *("take " + "d" * count for count in range(3, most + 1))}
    play(state, "take " + "d" * most)

    assert (goods(state, "red"), state.is_over) == (f"{most}d", True)


@pytest.mark.parametrize(("before", "effects"), [(0, 1), (1, 3), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_line_of_cubes_gives_a_cube_of_any_column_up_to_the_marker(
    before: int, effects: int
) -> None:
    """Scenario 62."""
    state = jousting("cubes", before, owned="F")

    assert offered(state) == {"decline", *CUBES[:effects]}


@pytest.mark.parametrize("cube", "FWSCG")
def test_cube_of_the_line_is_taken(cube: str) -> None:
    state = play(jousting("cubes", 4), f"take {cube}")

    assert (goods(state, "red"), state.is_over) == (cube, True)


def test_line_of_buildings_uses_builders_up_to_the_marker() -> None:
    offers = {}
    for before in range(6):
        road = "9=red:residence"
        offers[before] = offered(jousting("buildings", before, owned="9F9W9S9C9G9d", road=road))

    assert offers[0] == set()
    for before in range(1, 6):
        assert offers[before] == {"decline", *BUILDINGS[: min(before, 4)]}


def test_marker_that_cannot_move_stays_and_the_line_is_used() -> None:
    """Scenario 61. Ruling 23."""
    state = table(
        bailiff=11,
        houses={"red": (2, 0, 0), "green": (1, 0, 0), "orange": (1, 0, 0)},
        favors={"red": level("prestige", 2)},
        then="end",
    )
    play(state, "favor prestige", "take PP")

    assert (levels(state, "red"), points(state, "red")) == (level("prestige", 2), 2)


@pytest.mark.parametrize(("scored", "cap"), [(0, 2), (1, 4), (2, 5)])
@pytest.mark.parametrize("line", LINES)
def test_markers_go_as_far_as_scored_sections_let_them(line: str, scored: int, cap: int) -> None:
    below, at = jousting(line, cap - 1, scored), jousting(line, cap, scored)

    assert levels(below, "red") == levels(at, "red") == level(line, cap)


def test_favor_is_used_only_once() -> None:
    state = play(jousting("prestige", 0), "take P")

    assert (state.is_over, points(state, "red")) == (True, 1)


@pytest.mark.parametrize("line", ["prestige", "deniers", "cubes"])
def test_marker_moves_even_if_the_effect_is_declined(line: str) -> None:
    """Ruling 22."""
    state = play(jousting(line, 1), "decline")

    assert (levels(state, "red"), points(state, "red"), goods(state, "red")) == (
        level(line, 2),
        0,
        "",
    )


def test_favor_itself_cannot_be_declined() -> None:
    """Ruling 22."""
    state = table(specials="joust-field=red", then="specials", red="Cd")
    play(state, "joust")

    assert offered(state) == {f"favor {line}" for line in LINES}


def test_fifth_favor_of_a_phase_is_lost() -> None:
    """Scenario 64. Ruling 21."""
    state = table(
        road="9=red:mason*red 10=red:architect*red 11=red:architect*red"
        " 12=red:residence 13=red:residence 14=red:residence",
        scored=2,
        favors={"red": level("buildings", 4)},
        then="buildings",
        red="9S9WC9G",
    )
    play(state, "build church SC", "favor prestige", "take P")
    play(state, "build monument SSSSGG", "favor buildings", "use architect", "build statue SSG")
    play(state, "favor cubes", "take F", "take ddd", "build theatre WWWGG")

    assert (state.is_over, levels(state, "red")) == (True, (1, 1, 1, 5))
    assert points(state, "red") == 3 + 1 + 14 + 7 + 14


def test_favor_builds_a_wooden_tile_for_a_wood_less() -> None:
    """Scenario 65. Ruling 43."""
    state = play(jousting("buildings", 1, scored=1, owned="FC"), "use carpenter")
    with_food = {"food-farm F", "cloth-farm F", "quarry F", "sawmill F", "mason F"}
    with_any = {"marketplace F", "marketplace C", "peddler F", "peddler C"}

    assert levels(state, "red") == level("buildings", 2)
    assert offered(state) == {
        "decline",
        "build lawyer C",
        *(f"build {text}" for text in with_food | with_any),
    }


def test_last_cube_of_a_discounted_marketplace_may_be_gold() -> None:
    """Ruling 12."""
    state = play(jousting("buildings", 1, owned="G"), "use carpenter")

    assert offered(state) == {"build marketplace G", "build peddler G", "decline"}


def test_favor_builds_a_church_for_a_stone_less_and_another_favor_follows() -> None:
    """Scenario 66. Ruling 43."""
    state = play(jousting("buildings", 2, scored=1, owned="C"), "use mason")
    assert levels(state, "red") == level("buildings", 3)
    play(state, "build church C")

    assert points(state, "red") == 3
    assert offered(state) == {"favor prestige", "favor deniers", "favor cubes"}


def test_favor_builds_each_stone_tile_for_its_other_cube() -> None:
    """Ruling 43."""
    state = play(jousting("buildings", 2, scored=1, owned="FWC"), "use mason")
    with_food = {"stone-farm", "park", "workshop", "alchemist", "architect"}

    assert offered(state, "build") == {
        "build church C",
        "build tailor W",
        "build bank W",
        *(f"build {tile} F" for tile in with_food),
    }


def test_favor_makes_a_residence_for_a_cloth() -> None:
    state = play(jousting("buildings", 3, scored=1, owned="C"), "use lawyer", "residence 1")

    assert (goods(state, "red"), points(state, "red")) == ("", 2)


def test_favor_builds_prestige_buildings_at_full_price() -> None:
    road = "9=red:residence"
    state = play(jousting("buildings", 4, owned="2SG", road=road), "use architect")

    assert offered(state) == {"build statue SSG", "decline"}


def test_builder_of_a_favor_may_be_declined() -> None:
    state = play(jousting("buildings", 1, owned="F"), "use carpenter", "decline")

    assert (state.is_over, goods(state, "red")) == (True, "F")


def test_builder_is_offered_only_to_who_can_use_it() -> None:
    assert offered(jousting("buildings", 4, owned="W")) == {"use mason", "use carpenter", "decline"}


def test_last_cube_is_bartered_for_two_of_any_kind_but_gold() -> None:
    """Scenario 67. Ruling 12."""
    state = play(jousting("cubes", 4, scored=1, owned="G"), "use barter")
    two = itertools.combinations_with_replacement("FWSC", 2)
    assert offered(state) == {f"take {''.join(cubes)}" for cubes in two}
    play(state, "take WC")

    assert (goods(state, "red"), state.is_over) == ("WC", True)


def test_any_cube_may_be_bartered_even_for_its_own_kind() -> None:
    """Ruling 25."""
    state = play(jousting("cubes", 3, owned="FG"), "use barter")
    assert offered(state) == {"give F", "give G"}
    play(state, "give F", "take FF")

    assert goods(state, "red") == "2FG"


def test_nothing_is_bartered_without_a_cube() -> None:
    assert "use barter" not in offered(jousting("cubes", 3))


def test_first_column_of_buildings_does_nothing() -> None:
    """Scenario 68."""
    state = jousting("buildings", 0, scored=0, owned="9F9W9S9C9G9d")

    assert (state.is_over, levels(state, "red")) == (True, level("buildings", 1))


def test_used_line_is_free_again_in_the_next_phase() -> None:
    """Scenario 63. Ruling 20."""
    state = table(
        queue="red",
        scored=1,
        bailiff=17,
        houses={"red": (2, 2, 0), "green": (0, 1, 0), "orange": (0, 1, 0)},
        then="castle end",
        red="FWS",
    )
    play(state, "batch FWS", "favor deniers", "take ddd")
    assert offered(state) == {f"favor {line}" for line in LINES}
    play(state, "favor deniers", "take dddd")

    assert offered(state) == {"favor prestige", "favor cubes", "favor buildings"}


def test_lines_are_free_again_between_special_buildings_and_road() -> None:
    """Ruling 20."""
    road = "9=red:architect*red 10=red:residence"
    state = table(specials="joust-field=red", road=road, then="specials buildings", red="2SCGd")
    play(state, "joust", "favor deniers", "take ddd", "build statue SSG")

    assert offered(state) == {f"favor {line}" for line in LINES}


def test_nested_favor_is_resolved_before_the_next_of_the_tile() -> None:
    road = "9=red:architect*red 10=red:residence 11=red:residence"
    favors = {"red": level("buildings", 4)}
    state = table(road=road, scored=2, favors=favors, then="buildings", red="6S3G")
    play(state, "build monument SSSSGG", "favor buildings", "use architect", "build statue SSG")
    play(state, "favor cubes", "take F")

    assert offered(state) == {"favor prestige", "favor deniers"}


def test_lines_of_one_player_do_not_bind_another() -> None:
    road = "9=red:architect*red 10=green:architect*green 11=red:residence 12=green:residence"
    state = table(road=road, provost=10, then="buildings", red="2SG", green="3W2G")
    play(state, "build statue SSG", "favor deniers", "take ddd", "build theatre WWWGG")

    assert offered(state) == {f"favor {line}" for line in LINES}
