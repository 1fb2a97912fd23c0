"""What is different with two players."""

import pytest

from tests.games.classic.rules.looks import actor, goods, offered, order, player
from tests.games.classic.rules.positions import play, started, table

TILES = "9=red:quarry 10=green:sawmill"


@pytest.mark.parametrize("place", ["1", "7", "16", "gate", "guild", "inn", "castle", "9"])
def test_worker_costs_three_when_the_other_has_passed(place: str) -> None:
    """Scenario 69. Ruling 27."""
    state = table(players=2, turn="green", bridge="red", road=TILES, green="5d")

    assert goods(play(state, f"place {place}"), "green") == "2d"


def test_own_tile_costs_one_when_the_other_has_passed() -> None:
    """Scenario 69."""
    state = table(players=2, turn="green", bridge="red", road=TILES, green="5d")

    assert goods(play(state, "place 10"), "green") == "4d"


@pytest.mark.parametrize("place", ["1", "7", "16", "gate", "inn", "castle", "9", "10"])
def test_guest_of_the_inn_pays_one_when_the_other_has_passed(place: str) -> None:
    """Scenario 69."""
    state = table(players=2, turn="green", bridge="red", guest="green", road=TILES, green="5d")

    assert goods(play(state, f"place {place}"), "green") == "4d"


@pytest.mark.parametrize("place", ["1", "castle", "10"])
def test_worker_costs_one_when_nobody_has_passed(place: str) -> None:
    state = table(players=2, turn="green", road=TILES, green="5d")

    assert goods(play(state, f"place {place}"), "green") == "4d"


@pytest.mark.parametrize("bridge", ["", "red"])
def test_stables_are_out_of_play(bridge: str) -> None:
    """Scenario 69."""
    state = table(players=2, turn="green", bridge=bridge, green="9d", red="9d")

    assert "place stables" not in offered(state)


def test_gate_does_not_lead_to_the_stables() -> None:
    """Ruling 28."""
    state = table(players=2, specials="gate=red", then="specials")

    assert "move castle" in offered(state)
    assert "move stables" not in offered(state)


def test_order_changes_every_turn_from_the_second_on() -> None:
    """Scenario 70."""
    state = started(2)
    orders = [order(state)]
    for _ in range(2):
        play(state, "pass", "pass", "provost 0", "provost 0")
        orders.append(order(state))

    assert orders[0] == orders[2] != orders[1]
    assert orders[1].split() == orders[0].split()[::-1]
    assert actor(state) == orders[2].split()[0]


def test_scoring_follows_the_order_of_the_turn_that_ends() -> None:
    """Ruling 29."""
    state = table(
        players=2,
        order="green red",
        bailiff=11,
        houses={"red": (2, 0, 0), "green": (2, 0, 0)},
        then="end round",
    )
    assert actor(state) == "green"
    play(state, "favor prestige", "take P")
    assert actor(state) == "red"
    play(state, "favor prestige", "take P")

    assert order(state) == "red green"


def test_first_of_two_to_pass_gets_a_denier() -> None:
    state = table(players=2, turn="red", red="5d", green="5d")
    play(state, "pass")

    assert player(state, "red")["deniers"] == 6
