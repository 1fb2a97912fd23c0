"""Phase 2: passing."""

from tests.games.classic.rules.looks import actor, goods, offered, told
from tests.games.classic.rules.positions import play, table


def test_first_to_pass_gets_a_denier_and_the_next_worker_costs_two() -> None:
    """Scenario 6."""
    state = table(turn="red", red="5d", green="5d")
    play(state, "pass")
    assert (goods(state, "red"), told(state)["bridge"]) == ("6d", ["red"])
    play(state, "place 7")

    assert goods(state, "green") == "3d"


def test_only_the_first_to_pass_gets_a_denier() -> None:
    state = table(turn="red", red="5d", green="5d", orange="5d")
    play(state, "pass", "pass", "pass")

    assert [goods(state, colour) for colour in ("red", "green", "orange")] == ["6d", "5d", "5d"]
    assert told(state)["bridge"] == ["red", "green", "orange"]


def test_who_has_no_worker_left_passes_and_gets_the_denier() -> None:
    """Scenario 10. Ruling 39."""
    everywhere = "1=*red 2=*red 3=*red 4=*red 5=*red 6=*red"
    state = table(turn="red", road=everywhere, red="5d", green="5d")

    assert (goods(state, "red"), told(state)["bridge"], actor(state)) == ("6d", ["red"], "green")


def test_who_can_pay_no_place_passes() -> None:
    """Ruling 39."""
    state = table(turn="red", red="", green="5d")

    assert (goods(state, "red"), told(state)["bridge"], actor(state)) == ("d", ["red"], "green")


def test_passing_is_final() -> None:
    state = table(turn="red", red="9d", green="9d", orange="9d")
    play(state, "pass", "place 1", "place 2")
    assert actor(state) == "green"
    play(state, "pass", "place 3")

    assert actor(state) == "orange"


def test_turns_go_round_in_turn_order() -> None:
    state = table(turn="orange", order="orange red green", red="9d", green="9d", orange="9d")
    seen = []
    for space in range(1, 5):
        seen.append(actor(state))
        play(state, f"place {space}")

    assert seen == ["orange", "red", "green", "orange"]


def test_passing_is_always_allowed() -> None:
    state = table(turn="red", road="9=red:quarry", red="9d")

    assert "pass" in offered(state)


def test_phase_ends_when_everybody_has_passed() -> None:
    state = table(turn="red", bridge="green orange", then="specials", specials="guild=red", red="d")

    assert (actor(state), told(state)["phase"]) == ("red", "specials")
