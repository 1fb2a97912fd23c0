"""Phase 4: the buildings take effect, and the Lawyer turns cards."""

import pytest

import caylus
from tests.games.magna_carta.rules.looks import actor, cubes_on, goods, offered, player, road
from tests.games.magna_carta.rules.positions import play, table

VARIANTS = pytest.mark.parametrize("variant", ["introductory", "standard"])


@VARIANTS
def test_owner_takes_nothing_from_an_empty_card(variant: str) -> None:
    """Edge case 26."""
    state = table(variant, 2, "park red:small-quarry*green+0", then="buildings")

    assert (goods(state, "green"), goods(state, "red")) == ("S", "")


@VARIANTS
def test_owner_takes_one_cube_a_round_from_the_card(variant: str) -> None:
    state = table(variant, road="park red:small-quarry*green+3", then="buildings")

    assert goods(state, "red") == "S"
    assert cubes_on(state, 2) == 2


@VARIANTS
def test_worker_on_the_own_small_farm_takes_from_the_stock(variant: str) -> None:
    """Edge case 27."""
    state = table(variant, road="park red:small-farm*red+4", then="buildings")

    assert goods(state, "red") == "F"
    assert cubes_on(state, 2) == 4


@VARIANTS
def test_owner_profits_although_the_worker_cannot(variant: str) -> None:
    """Edge case 28."""
    state = table(variant, road="park red:market*green", then="buildings")

    assert (goods(state, "green"), goods(state, "red")) == ("", "d")


def test_owner_profits_although_the_worker_declines() -> None:
    """Edge case 29. A35."""
    state = table(road="park red:lawyer*green green:bank", then="buildings", green="F")
    play(state, "decline")

    assert (goods(state, "green"), goods(state, "red")) == ("F", "dd")


@VARIANTS
def test_deniers_of_an_earlier_card_are_spent_on_a_later_one(variant: str) -> None:
    """Edge case 30."""
    state = table(
        variant, road="park trading-post*blue forest quarry blue:bank*blue", then="buildings"
    )

    assert offered(state) == {"gold 1", "decline"}
    play(state, "gold 1")
    assert goods(state, "blue") == "Gd"


def test_worker_beyond_the_provost_comes_home_with_nothing() -> None:
    """Edge case 31. A36."""
    state = table(
        road="park forest quarry neutral-peddler red:bank red:market red:large-farm*green",
        provost=6,
        then="buildings",
    )

    assert (goods(state, "green"), goods(state, "red")) == ("", "")
    assert player(state, "green")["workers"] == 4


@VARIANTS
def test_peddler_sells_two_common_cubes_to_the_worker_and_one_to_the_owner(variant: str) -> None:
    """Edge case 32. A20."""
    state = table(variant, road="park red:peddler*green", then="buildings", green="2d", red="d")
    cubes = ["F", "W", "S", "FF", "FW", "FS", "WW", "WS", "SS"]
    assert offered(state) == {f"buy {bought}" for bought in cubes} | {"decline"}
    play(state, "buy WS")
    assert (actor(state), offered(state)) == ("red", {"buy F", "buy W", "buy S", "decline"})
    play(state, "buy F")

    assert (goods(state, "green"), goods(state, "red")) == ("WS", "F")


@VARIANTS
def test_gold_mine_asks_no_owner_who_has_only_gold(variant: str) -> None:
    """Edge case 33. A18."""
    state = table(variant, road="park red:gold-mine*green", then="buildings", red="2G")

    assert state.is_over
    assert (goods(state, "green"), goods(state, "red")) == ("G", "GG")


@VARIANTS
def test_effects_are_used_once_a_worker(variant: str) -> None:
    """A19."""
    state = table(variant, road="park red:peddler*red red:bank*red", then="buildings", red="9d")
    play(state, "buy F")
    assert offered(state) == {"gold 1", "gold 2", "decline"}
    play(state, "gold 2")

    assert state.is_over
    assert goods(state, "red") == "FGGddddd"


@VARIANTS
def test_effects_that_only_give_are_used_whole_and_by_themselves(variant: str) -> None:
    """A34. A35."""
    state = table(variant, road="park red:large-farm*green", then="buildings")

    assert (goods(state, "green"), goods(state, "red")) == ("FF", "F")


@VARIANTS
def test_player_of_the_worker_comes_before_the_owner_of_the_card(variant: str) -> None:
    """A11."""
    state = table(variant, road="park red:bank*green", then="buildings", green="d", red="2d")
    assert actor(state) == "green"
    play(state, "decline")
    assert (actor(state), offered(state)) == ("red", {"gold 1", "decline"})


@VARIANTS
def test_all_workers_come_home(variant: str) -> None:
    state = table(
        variant,
        road="park*red forest*green quarry*blue red:large-farm*red",
        provost=2,
        then="buildings",
    )

    assert road(state) == ["park", "forest", "quarry", "red:large-farm"]
    assert [player(state, colour)["workers"] for colour in ("red", "green", "blue")] == [4, 4, 4]


def test_card_without_a_worker_is_turned_at_once_and_loses_its_cubes() -> None:
    """Edge case 38."""
    state = table(
        road="park forest red:small-sawmill+3 quarry neutral-peddler blue:lawyer*red",
        then="buildings",
        red="F",
    )
    play(state, "turn 3 F")

    assert (goods(state, "red"), goods(state, "blue")) == ("", "dd")
    assert road(state)[2] == "red:residence"
    assert cubes_on(state, 3) == 0


def test_card_already_activated_is_turned_at_once() -> None:
    """Edge case 39. A13."""
    state = table(
        road="park red:large-farm*green red:lawyer*red red:bank*blue", then="buildings", blue="d"
    )
    play(state, "turn 2 F")

    assert road(state)[1] == "red:residence"
    assert goods(state, "green") == "FF"
    assert actor(state) == "blue"


def test_card_beyond_the_provost_is_turned_when_its_worker_comes_home() -> None:
    """Edge case 40. A12."""
    state = table(
        road="park forest quarry red:lawyer*red neutral-peddler green:market red:bank*green",
        provost=5,
        then="buildings",
        red="F",
        green="3d",
    )
    play(state, "turn 7 F")

    assert state.is_over
    assert (goods(state, "green"), player(state, "green")["workers"]) == ("ddd", 4)
    assert road(state)[6] == "red:residence"


def test_lawyer_turns_no_other_cards_than_own_buildings() -> None:
    """Edge case 41. A14."""
    state = table(
        road="park green:large-farm red:lawyer red:residence red:statue red:market blue:lawyer*red",
        then="buildings",
        hands={"red": "bank"},
        red="F",
    )
    assert offered(state) == {"turn 6 F", "decline"}
    for place in (1, 2, 3, 4, 5, 7):
        with pytest.raises(caylus.IllegalAction):
            state.play(f"turn {place} F")


def test_gold_pays_for_a_residence() -> None:
    """Edge case 42. A15."""
    state = table(road="park red:market red:lawyer*red", then="buildings", red="G")
    play(state, "turn 2 G")

    assert road(state)[1] == "red:residence"
    assert goods(state, "red") == ""


def test_two_lawyers_turn_two_cards() -> None:
    """Edge case 43."""
    state = table(
        road="park red:market red:bank green:lawyer*red blue:lawyer*red", then="buildings", red="FF"
    )
    play(state, "turn 2 F")
    assert offered(state) == {"turn 3 F", "decline"}
    play(state, "turn 3 F")

    assert road(state)[1:3] == ["red:residence", "red:residence"]
    assert goods(state, "red") == ""


def test_marked_card_is_not_named_again() -> None:
    """Edge case 43. A40."""
    state = table(
        road="park red:bank green:lawyer*red blue:lawyer*red red:market*orange",
        then="buildings",
        red="FF",
        orange="W",
    )
    play(state, "turn 5 F")

    assert road(state)[4] == "red:market*orange!"
    assert offered(state) == {"turn 2 F", "decline"}


def test_lawyer_without_a_card_to_turn_is_of_no_use() -> None:
    """Edge case 44."""
    state = table(road="park red:lawyer*red", then="buildings", red="F")

    assert state.is_over
    assert goods(state, "red") == "F"


def test_lawyer_needs_food_or_gold() -> None:
    state = table(road="park red:market red:lawyer*red", then="buildings", red="WSd")

    assert state.is_over
    assert road(state)[1] == "red:market"


def test_lawyer_reaches_cards_before_and_behind_him_and_beyond_the_provost() -> None:
    state = table(
        road="park red:market red:lawyer*red red:bank red:peddler",
        provost=3,
        then="buildings",
        red="F",
    )

    assert offered(state, "turn") == {"turn 2 F", "turn 4 F", "turn 5 F"}


def test_own_lawyer_gives_its_owner_no_deniers() -> None:
    state = table(road="park red:market red:lawyer*red", then="buildings", red="F")
    play(state, "turn 2 F")

    assert goods(state, "red") == ""


def test_owner_still_profits_from_a_card_that_is_turned_afterwards() -> None:
    state = table(road="park red:lawyer*red red:market*green", then="buildings", red="F", green="W")
    play(state, "turn 3 F", "sell W")

    assert (goods(state, "green"), goods(state, "red")) == ("dddd", "d")
    assert road(state)[2] == "red:residence"
