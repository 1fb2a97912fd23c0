"""Phase 6: batches for the castle."""

import pytest

from tests.games.classic.rules.looks import (
    actor,
    at_home,
    goods,
    houses,
    levels,
    offered,
    points,
    told,
)
from tests.games.classic.rules.positions import LINES, play, table

ONE, TWO = "FWS", "2F2W2S"


def test_houses_that_the_dungeon_cannot_hold_stand_in_the_walls() -> None:
    """Scenario 48. Ruling 18."""
    state = table(
        queue="red green", houses={"orange": (5, 0, 0)}, then="castle", red=ONE, green=TWO
    )
    play(state, "batch FWS", "batch FWS", "batch FWS")

    assert [points(state, colour) for colour in ("red", "green")] == [5, 4 + 4]
    assert (houses(state, "red"), houses(state, "green")) == ((1, 0, 0), (0, 2, 0))
    assert (actor(state), offered(state, "favor")) == ("green", {f"favor {line}" for line in LINES})


def test_most_batches_bring_the_favor() -> None:
    """Scenario 49."""
    state = table(
        queue="red green", houses={"orange": (4, 0, 0)}, then="castle", red=ONE, green=TWO
    )
    play(state, "batch FWS", "batch FWS", "batch FWS")

    assert [points(state, colour) for colour in ("red", "green")] == [5, 5 + 4]
    assert actor(state) == "green"
    assert offered(state, "favor")


def test_tie_of_batches_goes_to_the_first_in_the_castle() -> None:
    """Scenario 49."""
    state = table(
        queue="red green", houses={"orange": (4, 0, 0)}, then="castle", red=ONE, green=TWO
    )
    play(state, "batch FWS", "batch FWS", "batch none")

    assert actor(state) == "red"
    assert offered(state, "favor")


def test_order_of_the_castle_is_that_of_its_workers() -> None:
    state = table(queue="orange red", then="castle", red=ONE, orange=ONE)
    seen = [actor(state)]
    play(state, "batch FWS")

    assert [*seen, actor(state)] == ["orange", "red"]


def test_batch_has_three_kinds_of_cubes() -> None:
    """Scenario 50. Ruling 42."""
    state = table(queue="red", points={"red": 1}, then="castle", red="3F3W")

    assert (state.is_over, points(state, "red"), goods(state, "red")) == (True, 0, "3F3W")


@pytest.mark.parametrize(
    ("owned", "batches"),
    [
        ("FWG", {"batch FWG"}),
        ("F2G", set()),
        ("WSC", set()),
        ("3WSCG", set()),
        ("F3GC", {"batch FCG"}),
        ("FWSCG", {"batch FWS", "batch FWC", "batch FWG", "batch FSC", "batch FSG", "batch FCG"}),
    ],
)
def test_batch_is_a_food_and_two_other_kinds(owned: str, batches: set[str]) -> None:
    """Scenario 51. Ruling 14."""
    state = table(queue="red", then="castle", red=owned)

    assert offered(state) == (batches | {"batch none"} if batches else set())


def test_batch_is_paid_and_its_house_stands() -> None:
    state = table(queue="red", then="castle", red="2FWG")
    play(state, "batch FWG")

    assert (goods(state, "red"), houses(state, "red"), points(state, "red")) == ("F", (1, 0, 0), 5)


@pytest.mark.parametrize(("scored", "worth"), [(0, 5), (1, 4), (2, 3)])
def test_house_is_worth_the_points_of_its_section(scored: int, worth: int) -> None:
    state = table(queue="red", scored=scored, then="castle", red=ONE)

    assert points(play(state, "batch FWS"), "red") == worth


def test_last_space_of_the_castle_is_taken() -> None:
    """Scenario 52. Ruling 16."""
    state = table(
        queue="red green",
        scored=2,
        houses={"orange": (0, 0, 13)},
        points={"red": 5, "green": 5},
        then="castle",
        red=ONE,
        green=ONE,
    )
    play(state, "batch FWS")

    assert (actor(state), points(state, "red")) == ("red", 5 + 3)
    assert offered(state, "favor")
    play(state, "favor prestige", "decline")
    assert (state.is_over, points(state, "green"), goods(state, "green")) == (True, 5, ONE)


def test_last_space_of_the_castle_is_left_to_the_next() -> None:
    """Scenario 52."""
    state = table(
        queue="red green",
        scored=2,
        houses={"orange": (0, 0, 13)},
        points={"red": 5, "green": 5},
        then="castle",
        red=ONE,
        green=ONE,
    )
    play(state, "batch none", "batch FWS")

    assert [points(state, colour) for colour in ("red", "green")] == [5 - 2, 5 + 3]


def test_full_castle_takes_no_points_from_who_has_no_batch() -> None:
    """Ruling 16."""
    state = table(
        queue="red green",
        scored=2,
        houses={"orange": (0, 0, 13)},
        points={"green": 5},
        then="castle",
        red=ONE,
    )
    play(state, "batch FWS", "favor prestige", "decline")

    assert points(state, "green") == 5


def test_nobody_gets_a_favor_when_nobody_gives_a_batch() -> None:
    """Scenario 53."""
    state = table(
        queue="red green",
        points={"red": 5, "green": 5, "orange": 5},
        then="castle",
        green=ONE,
    )
    play(state, "batch none")

    assert state.is_over
    assert [points(state, colour) for colour in ("red", "green", "orange")] == [3, 3, 5]


def test_points_never_fall_below_zero() -> None:
    """Ruling 42."""
    state = table(queue="red", then="castle")

    assert points(state, "red") == 0


def test_empty_spaces_of_a_scored_section_stay_empty() -> None:
    """Scenario 54."""
    state = table(queue="red", scored=1, houses={"orange": (4, 0, 0)}, then="castle", red=TWO)
    play(state, "batch FWS", "batch FWS")

    assert (points(state, "red"), houses(state, "red")) == (4 + 4, (0, 2, 0))


def test_who_has_given_a_batch_may_stop_without_a_loss() -> None:
    state = table(queue="red", then="castle", red=TWO)
    play(state, "batch FWS", "batch none")

    assert points(state, "red") == 5


def test_houses_overflow_into_the_first_section_with_a_space() -> None:
    """Ruling 17."""
    state = table(queue="red", houses={"orange": (5, 0, 0)}, then="castle", red="12F12W12S")
    play(state, *["batch FWS"] * 12)

    assert (houses(state, "red"), points(state, "red")) == ((1, 10, 1), 5 + 10 * 4 + 3)


def test_full_dungeon_does_not_move_the_favors_before_it_is_scored() -> None:
    """Ruling 46."""
    state = table(
        queue="red",
        houses={"orange": (5, 0, 0)},
        favors={"red": (2, 0, 0, 0)},
        then="castle",
        red=ONE,
    )
    play(state, "batch FWS", "favor prestige")

    assert (levels(state, "red"), "take PPP" in offered(state)) == ((2, 0, 0, 0), False)


def test_workers_come_home_from_the_castle() -> None:
    state = table(queue="red green", then="castle", red=ONE)
    play(state, "batch FWS", "favor prestige", "take P")

    assert [at_home(state, colour) for colour in ("red", "green")] == [6, 6]
    assert told(state)["queue"] == []
