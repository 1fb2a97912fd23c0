"""Phase 2: where workers go, and what they cost."""

import pytest

from tests.games.classic.rules.looks import actor, at_home, goods, offered, points, road, told
from tests.games.classic.rules.positions import play, started, table

SPECIAL_PLACES = ("gate", "trading-post", "guild", "joust-field", "stables", "inn", "castle")


def test_first_worker_goes_anywhere_on_the_first_road() -> None:
    """Scenario 13."""
    places = [*map(str, range(1, 9)), "16", *SPECIAL_PLACES]

    assert offered(started(3)) == {"pass", *(f"place {place}" for place in places)}


def test_worker_leaves_the_hand_and_its_price_the_purse() -> None:
    state = play(table(turn="red", red="5d", green="d"), "place 4")

    assert (road(state, 4), at_home(state, "red")) == ("neutral-quarry*red", 5)
    assert (goods(state, "red"), actor(state)) == ("4d", "green")


@pytest.mark.parametrize("place", ["gate", "trading-post", "guild", "joust-field"])
def test_special_building_takes_one_worker(place: str) -> None:
    state = play(table(turn="red", red="5d", green="9d"), f"place {place}")

    assert told(state)["specials"][place] == "red"
    assert f"place {place}" not in offered(state)


@pytest.mark.parametrize("bridge", ["", "green", "green orange", "green orange blue"])
def test_price_is_one_more_than_those_who_passed(bridge: str) -> None:
    state = table(players=5, turn="red", bridge=bridge, red="9d")
    play(state, "place guild")

    assert goods(state, "red") == f"{9 - len(bridge.split()) - 1}d"


def test_last_of_five_pays_five_but_one_on_the_own_tile() -> None:
    """Scenario 7."""
    passed = "red green orange blue"
    state = table(
        players=5, turn="purple", bridge=passed, road="9=purple:quarry", purple="11d", red="9d"
    )
    left = [goods(play(state, text), "purple") for text in ("place 1", "place castle", "place 9")]

    assert left == ["6d", "d", ""]


def test_inn_guest_pays_one_denier_and_the_owner_gets_a_point() -> None:
    """Scenario 8."""
    state = table(
        players=4, turn="blue", bridge="green orange", guest="blue", road="9=red:mason", blue="2d"
    )
    play(state, "place 9")

    assert (goods(state, "blue"), points(state, "red")) == ("d", 1)


def test_who_has_one_denier_after_another_passed_may_use_the_own_tile_only() -> None:
    """Scenario 9. Ruling 39."""
    state = table(turn="red", bridge="green", road="9=red:sawmill 10=green:quarry", red="d")

    assert offered(state) == {"place 9", "pass"}


def test_own_tile_brings_its_owner_no_point() -> None:
    state = table(turn="red", road="9=red:sawmill", red="2d")
    play(state, "place 9")

    assert (points(state, "red"), goods(state, "red")) == (0, "d")


def test_neutral_and_fixed_tiles_bring_nobody_a_point() -> None:
    state = table(turn="red", red="3d", green="3d")
    play(state, "place 3", "place 7")

    assert [points(state, colour) for colour in ("red", "green", "orange")] == [0, 0, 0]


def test_second_worker_in_castle_or_stables_is_not_allowed() -> None:
    """Scenario 11."""
    state = table(turn="red", queue="red", stables="red", red="9d")

    assert not {"place castle", "place stables"} & offered(state)


@pytest.mark.parametrize("colour", ["red", "green", "orange", "blue"])
def test_stables_hold_three_workers(colour: str) -> None:
    """Scenario 11."""
    goods_of = {colour: "9d"}
    state = table(players=4, turn=colour, stables="green orange red", **goods_of)

    assert "place stables" not in offered(state)


def test_castle_and_stables_are_filled_from_the_first_place() -> None:
    state = table(turn="red", red="9d", green="9d", orange="9d")
    play(state, "place castle", "place stables", "pass", "place stables", "place castle")

    assert (told(state)["queue"], told(state)["stables"]) == (["red", "green"], ["green", "red"])


@pytest.mark.parametrize("colour", ["red", "green"])
def test_residences_prestige_buildings_and_empty_spaces_take_no_worker(colour: str) -> None:
    """Scenario 12."""
    state = table(turn=colour, road="9=red:residence 10=red:statue", red="9d", green="9d")

    assert not {"place 9", "place 10", "place 11"} & offered(state)


@pytest.mark.parametrize("colour", ["red", "green", "orange"])
def test_worker_that_arrived_at_the_inn_closes_it(colour: str) -> None:
    """Scenario 14."""
    state = table(turn=colour, arrival="green", guest="orange", **{colour: "9d"})

    assert "place inn" not in offered(state)


@pytest.mark.parametrize("colour", ["red", "green", "orange"])
def test_guest_of_the_inn_leaves_it_open_to_everybody(colour: str) -> None:
    """Scenario 14."""
    state = table(turn=colour, guest="orange", **{colour: "9d"})
    play(state, "place inn")

    assert told(state)["inn"] == [colour, "orange"]


def test_occupied_tile_takes_no_second_worker() -> None:
    state = table(turn="red", road="1=*green 9=red:quarry*red", red="9d")

    assert not {"place 1", "place 9"} & offered(state)


def test_tile_beyond_the_provost_takes_a_worker() -> None:
    state = table(turn="red", road="20=green:quarry", provost=7, bailiff=7, red="9d")

    assert {"place 16", "place 20"} <= offered(state)


def test_owner_keeps_the_point_of_a_worker_that_the_provost_does_not_reach() -> None:
    """Scenario 15."""
    road_text = "9=red:quarry 13=green:workshop"
    state = table(turn="red", bridge="green orange", road=road_text, then="buildings", red="3d")
    play(state, "place 13")

    assert [points(state, colour) for colour in ("red", "green")] == [0, 1]
    assert [goods(state, colour) for colour in ("red", "green")] == ["", ""]
    assert (road(state, 13), at_home(state, "red")) == ("green:workshop", 6)


def test_inn_guest_has_five_workers_to_place() -> None:
    state = table(turn="red", bridge="green orange", guest="red", red="9d")
    play(state, *(f"place {space}" for space in range(1, 6)))

    assert (at_home(state, "red"), goods(state, "red"), state.is_over) == (0, "4d", True)


def test_worker_that_has_just_arrived_at_the_inn_gives_no_discount() -> None:
    state = table(turn="red", bridge="green orange", arrival="red", red="9d")
    play(state, "place 1")

    assert goods(state, "red") == "6d"
