"""Phase 3: the six special buildings, from the castle to the bridge."""

import pytest

from tests.games.classic.rules.looks import (
    actor,
    at_home,
    goods,
    levels,
    offered,
    order,
    points,
    road,
    told,
)
from tests.games.classic.rules.positions import play, table


def test_gate_leads_to_the_trading_post_for_nothing() -> None:
    """Scenario 16."""
    state = table(specials="gate=red", then="specials")
    play(state, "move trading-post")

    assert (goods(state, "red"), at_home(state, "red")) == ("3d", 6)


def test_gate_to_a_foreign_tile_brings_its_owner_a_point() -> None:
    """Scenario 17. Ruling 31."""
    state = table(specials="gate=red", road="9=green:food-farm", then="specials")
    play(state, "move 9")

    assert (points(state, "green"), road(state, 9)) == (1, "green:food-farm*red")


def test_gate_to_an_own_tile_brings_no_point() -> None:
    state = table(specials="gate=red", road="9=red:food-farm", then="specials")

    assert points(play(state, "move 9"), "red") == 0


def test_gate_leads_to_the_end_of_the_castle_queue() -> None:
    """Scenario 18."""
    state = table(specials="gate=red", queue="green orange", then="specials")
    play(state, "move castle")

    assert told(state)["queue"] == ["green", "orange", "red"]


def test_gate_leads_to_the_inn_which_takes_the_guest_in_the_same_phase() -> None:
    """Scenario 19."""
    state = table(specials="gate=red", guest="green", then="specials")
    play(state, "move inn")

    assert (told(state)["inn"], at_home(state, "green")) == ([None, "red"], 6)


def test_worker_at_the_gate_may_stay_away_from_everything() -> None:
    """Scenario 20. Ruling 30."""
    state = table(specials="gate=red", then="specials", red="d")
    play(state, "decline")

    assert (at_home(state, "red"), goods(state, "red")) == (6, "d")
    assert (told(state)["queue"], told(state)["stables"]) == ([], [])


def test_gate_leads_wherever_a_worker_could_be_placed() -> None:
    """Ruling 30."""
    state = table(
        specials="gate=red guild=green",
        road="2=*green 9=green:quarry 10=red:residence",
        queue="red",
        stables="red",
        arrival="green",
        then="specials",
    )
    places = ["1", "3", "4", "5", "6", "7", "8", "9", "16", "trading-post", "joust-field"]

    assert offered(state) == {"decline", *(f"move {place}" for place in places)}


@pytest.mark.parametrize(("place", "question"), [("guild", "provost +1"), ("joust-field", "joust")])
def test_worker_from_the_gate_uses_its_new_place_in_the_same_phase(
    place: str, question: str
) -> None:
    state = play(table(specials="gate=green", then="specials", green="Cd"), f"move {place}")

    assert question in offered(state)


def test_worker_from_the_gate_changes_the_order_in_the_stables() -> None:
    state = play(table(specials="gate=orange", stables="green", then="specials"), "move stables")

    assert order(state) == "green orange red"


def test_trading_post_gives_three_deniers() -> None:
    """Ruling 35."""
    state = table(specials="trading-post=red", then="specials")

    assert (state.is_over, goods(state, "red"), at_home(state, "red")) == (True, "3d", 6)


@pytest.mark.parametrize(
    ("provost", "moves"),
    [
        (2, {"-1", "0", "+1", "+2", "+3"}),
        (27, {"-3", "-2", "-1", "0", "+1"}),
        (9, {"-3", "-2", "-1", "0", "+1", "+2", "+3"}),
    ],
)
def test_guild_moves_the_provost_up_to_three_spaces_on_the_road(
    provost: int, moves: set[str]
) -> None:
    """Scenario 21. Ruling 32. Ruling 33. In a game he is still with the bailiff there."""
    state = table(specials="gate=red", then="specials")
    state.provost = provost - 1
    play(state, "move guild")

    assert offered(state) == {f"provost {move}" for move in moves}


def test_guild_moves_the_provost_for_nothing() -> None:
    state = table(specials="guild=red", provost=9, then="specials", red="2d")
    play(state, "provost -3")

    assert (told(state)["provost"], goods(state, "red"), at_home(state, "red")) == (6, "2d", 6)


@pytest.mark.parametrize("owned", ["d", "C", "3d", "3C", ""])
def test_joust_needs_a_denier_and_a_cloth(owned: str) -> None:
    """Scenario 22."""
    state = table(specials="joust-field=red", then="specials", red=owned)

    assert (state.is_over, goods(state, "red"), at_home(state, "red")) == (True, owned, 6)


def test_joust_gives_one_favor_at_most() -> None:
    """Scenario 22."""
    state = table(specials="joust-field=red", then="specials", red="3C3d")
    assert offered(state) == {"joust", "decline"}
    play(state, "joust", "favor cubes", "take F")

    assert (state.is_over, goods(state, "red"), levels(state, "red")) == (
        True,
        "F2C2d",
        (0, 0, 1, 0),
    )


def test_joust_may_be_declined() -> None:
    state = table(specials="joust-field=red", then="specials", red="Cd")
    play(state, "decline")

    assert (state.is_over, goods(state, "red"), at_home(state, "red")) == (True, "Cd", 6)


def test_stables_make_the_order() -> None:
    """Scenario 23."""
    state = table(players=4, stables="blue red", then="specials")

    assert order(state) == "blue red green orange"
    assert [at_home(state, colour) for colour in ("blue", "red")] == [6, 6]


def test_order_of_the_stables_holds_for_the_scoring_of_the_same_turn() -> None:
    """Scenario 23. Ruling 26."""
    state = table(
        players=4,
        stables="blue red",
        then="specials castle end",
        bailiff=11,
        houses={"red": (2, 0, 0), "blue": (2, 0, 0), "green": (1, 0, 0)},
    )
    seen = [actor(state)]
    play(state, "favor prestige", "take P")

    assert [*seen, actor(state)] == ["blue", "red"]


def test_order_stays_when_nobody_is_in_the_stables() -> None:
    state = table(order="orange red green", then="specials")

    assert order(state) == "orange red green"


@pytest.mark.parametrize(("choice", "workers", "left"), [("stay", 5, "4d"), ("leave", 6, "2d")])
def test_guest_of_the_inn_stays_or_leaves(choice: str, workers: int, left: str) -> None:
    """Scenario 24. Ruling 37."""
    turn = "specials provost buildings castle end round"
    state = table(guest="red", order="green orange red", then=turn, red="3d")
    assert (actor(state), offered(state)) == ("red", {"stay", "leave"})
    play(state, choice, "provost 0", "pass", "pass")
    assert at_home(state, "red") == workers

    assert goods(play(state, "place 1"), "red") == left


def test_arriving_worker_sends_the_guest_home_without_a_question() -> None:
    """Ruling 37."""
    state = table(arrival="green", guest="red", then="specials")

    assert (state.is_over, told(state)["inn"]) == (True, [None, "green"])
    assert (at_home(state, "red"), at_home(state, "green")) == (6, 5)


def test_own_worker_arriving_at_the_inn_sends_the_own_guest_home() -> None:
    """Scenario 25. Ruling 38."""
    state = table(arrival="red", guest="red", then="specials")

    assert (told(state)["inn"], at_home(state, "red")) == ([None, "red"], 5)


def test_special_buildings_are_used_from_the_castle_to_the_bridge() -> None:
    workers = "gate=red guild=green joust-field=orange"
    state = table(specials=workers, guest="red", then="specials", orange="Cd")
    seen = []
    for text in ("decline", "provost 0", "decline", "leave"):
        seen.append(actor(state))
        play(state, text)

    assert (seen, state.is_over) == (["red", "green", "orange", "red"], True)
