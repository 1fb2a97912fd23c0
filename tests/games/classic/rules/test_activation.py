"""Phase 5: what the tiles of the road give, in their order."""

import itertools

import pytest

from tests.games.classic.rules.looks import actor, at_home, goods, offered, points, road
from tests.games.classic.rules.positions import play, table


def test_owner_of_a_stone_farm_chooses_a_cube_after_a_foreign_worker() -> None:
    """Scenario 29. Ruling 36."""
    state = table(road="9=red:stone-farm*green", then="buildings")
    assert (goods(state, "green"), actor(state)) == ("2FC", "red")
    assert offered(state) == {"take F", "take C"}
    play(state, "take C")

    assert (goods(state, "red"), state.is_over) == ("C", True)


def test_owner_of_a_stone_farm_gets_nothing_beside_the_own_worker() -> None:
    """Scenario 29."""
    state = table(road="9=red:stone-farm*red", then="buildings")

    assert (goods(state, "red"), state.is_over) == ("2FC", True)


def test_forest_gives_wood_or_food_and_cannot_be_declined() -> None:
    """Scenario 30."""
    state = table(road="2=*red", then="buildings")

    assert offered(state) == {"take W", "take F"}


@pytest.mark.parametrize(
    ("space", "cubes"),
    [
        ("1=*red", {"F", "C"}),
        ("9=green:food-farm*red", {"FF", "C"}),
        ("9=red:cloth-farm*red", {"CC", "F"}),
    ],
)
def test_production_cannot_be_declined(space: str, cubes: set[str]) -> None:
    state = table(road=space, then="buildings", red="9F9d")

    assert offered(state) == {f"take {each}" for each in cubes}


def test_marketplace_buys_one_cube_of_any_kind_at_most() -> None:
    """Scenario 31. Ruling 12."""
    state = table(road="5=*red", then="buildings", red="3FG")
    assert offered(state) == {"sell F", "sell G", "decline"}
    play(state, "sell G")

    assert (goods(state, "red"), state.is_over) == ("3F4d", True)


def test_peddler_sells_two_cubes_of_any_kind_but_gold() -> None:
    """Scenario 32."""
    state = table(road="9=red:peddler*red", then="buildings", red="2d")
    single = {f"buy {cube}" for cube in "FWSC"}
    double = {f"buy {''.join(two)}" for two in itertools.combinations_with_replacement("FWSC", 2)}

    assert offered(state) == single | double | {"decline"}


def test_peddler_sells_one_cube_to_who_has_one_denier() -> None:
    state = table(road="9=red:peddler*red", then="buildings", red="d")

    assert offered(state) == {"buy F", "buy W", "buy S", "buy C", "decline"}


def test_peddler_is_used_once() -> None:
    state = table(road="9=red:peddler*red", then="buildings", red="9d")
    play(state, "buy F")

    assert (state.is_over, goods(state, "red")) == (True, "F8d")


def test_alchemist_takes_two_or_four_cubes_but_no_gold() -> None:
    """Scenario 33. Ruling 13."""
    state = table(road="9=red:alchemist*red", then="buildings", red="2FWCG")
    given = {"FF", "FW", "FC", "WC", "FFWC"}
    assert offered(state) == {"decline", *(f"trade {cubes}" for cubes in given)}
    play(state, "trade FFWC")

    assert (goods(state, "red"), state.is_over) == ("3G", True)


def test_bank_is_used_once() -> None:
    """Scenario 34."""
    state = table(road="9=red:bank*red", then="buildings", red="6d")
    assert offered(state) == {"trade dd", "trade ddddd", "decline"}
    play(state, "trade dd")

    assert (goods(state, "red"), state.is_over) == ("G4d", True)


def test_buildings_are_used_from_the_bridge_on() -> None:
    state = table(road="1=*red 2=*green 5=*orange", then="buildings", orange="F")
    seen = []
    for text in ("take F", "take W", "sell F"):
        seen.append(actor(state))
        play(state, text)

    assert (seen, state.is_over) == (["red", "green", "orange"], True)


def test_building_without_a_worker_gives_nothing() -> None:
    state = table(road="9=red:workshop", then="buildings")

    assert [goods(state, colour) for colour in ("red", "green")] == ["", ""]


def test_worker_goes_home_after_its_building() -> None:
    state = table(road="3=*red 16=*green", provost=9, then="buildings")

    assert (road(state, 3), road(state, 16)) == ("neutral-sawmill", "gold-mine")
    assert [at_home(state, colour) for colour in ("red", "green")] == [6, 6]


def test_goods_of_an_earlier_building_are_used_in_a_later_one() -> None:
    state = table(road="3=*red 5=*red", then="buildings")
    play(state, "sell W")

    assert goods(state, "red") == "4d"


@pytest.mark.parametrize("tile", ["food-farm", "sawmill", "quarry", "marketplace", "peddler"])
def test_owner_of_a_wooden_tile_gets_nothing_when_it_is_used(tile: str) -> None:
    state = table(road=f"9=red:{tile}*green", then="buildings", green="Fd")
    play(state, *(text for text in offered(state) if text in ("take C", "decline")))

    assert (state.is_over, goods(state, "red"), points(state, "red")) == (True, "", 0)


def test_stock_of_cubes_never_runs_out() -> None:
    """Ruling 41."""
    state = table(road="3=*red", then="buildings", red="30W", green="9W")

    assert goods(state, "red") == "31W"
