"""The examples that the rulebooks give."""

import pytest

from tests.games.magna_carta.rules.looks import (
    actor,
    castle,
    cubes_on,
    goods,
    offered,
    player,
    road,
    score,
    tokens,
    told,
)
from tests.games.magna_carta.rules.positions import begun, play, table

VARIANTS = pytest.mark.parametrize("variant", ["introductory", "standard"])


@VARIANTS
def test_worker_is_placed_on_a_foreign_card_for_a_denier(variant: str) -> None:
    """X1."""
    state = table(variant, road="park neutral-peddler green:market", turn="red", red="3d")
    play(state, "place 3")

    assert road(state) == ["park", "neutral-peddler", "green:market*red"]
    assert (goods(state, "red"), player(state, "red")["workers"]) == ("dd", 3)


@VARIANTS
def test_occupied_card_takes_no_second_worker(variant: str) -> None:
    """X1."""
    state = table(
        variant,
        road="park neutral-peddler green:market",
        turn="red",
        red="3d",
        green="d",
        orange="d",
        blue="d",
    )
    play(state, "place 3")
    for colour in ("green", "orange", "blue", "red"):
        assert actor(state) == colour
        assert offered(state, "place") == {"place 1", "place 2"}
        play(state, "pass")


@VARIANTS
def test_building_from_hand_costs_its_cubes_and_no_deniers(variant: str) -> None:
    """X2."""
    long = "park forest quarry neutral-peddler red:market red:bank"
    state = table(variant, road=long, turn="blue", blue="FSSd", hands={"blue": "large-quarry"})
    play(state, "build large-quarry FSS")

    assert goods(state, "blue") == "d"
    assert road(state) == [*long.split(), "blue:large-quarry"]
    assert player(state, "blue")["hand"] == []


@VARIANTS
def test_fresh_card_takes_a_worker_from_the_next_turn_on(variant: str) -> None:
    """X2."""
    state = table(variant, turn="blue", blue="FSS", red="d", hands={"blue": "large-quarry"})
    play(state, "build large-quarry FSS")

    assert actor(state) == "red"
    assert "place 5" in offered(state)


def test_prestige_building_covers_an_own_residence() -> None:
    """X3a."""
    state = table(road="park neutral-peddler green:residence red:bank", turn="green", green="SSG")
    play(state, "prestige statue SSG on 3")

    assert goods(state, "green") == ""
    assert road(state) == ["park", "neutral-peddler", "green:statue", "red:bank"]
    assert len(told(state)["pool"]) == 6


def test_residence_under_a_prestige_building_brings_neither_income_nor_points() -> None:
    """X3a."""
    state = table(
        road="park neutral-peddler green:residence",
        turn="green",
        passed="red orange blue",
        then="income",
        green="SSG",
    )
    assert score(state, "green") == 1 + 1
    play(state, "prestige statue SSG on 3", "pass")

    assert goods(state, "green") == "dd"
    assert score(state, "green") == 6


def test_introductory_prestige_building_lies_in_front_of_its_player() -> None:
    """X3b. A31."""
    state = table("introductory", turn="green", green="SSG")
    play(state, "prestige statue SSG")

    assert player(state, "green")["prestige"] == ["statue"]
    assert (len(road(state)), len(told(state)["pool"])) == (4, 5)
    assert score(state, "green") == 6


@VARIANTS
def test_only_the_first_to_pass_gains_a_denier(variant: str) -> None:
    """X4."""
    state = table(variant, turn="orange", orange="dd", blue="dd")
    play(state, "pass", "pass")

    assert told(state)["passed"] == ["orange", "blue"]
    assert (goods(state, "orange"), goods(state, "blue")) == ("ddd", "dd")


def test_provost_is_moved_once_by_everybody_in_passing_order() -> None:
    """X5. A9. A36. A38."""
    state = table(
        road="park neutral-peddler red:market green:bank*orange blue:large-quarry*green",
        provost=3,
        passed="orange green blue red",
        then="provost buildings",
        red="d",
        green="d",
        orange="d",
        blue="d",
    )
    play(state, "provost 0", "provost +1", "provost +1", "provost -1")

    assert told(state)["provost"] == 4
    assert (actor(state), offered(state)) == ("orange", {"gold 1", "decline"})
    play(state, "gold 1")
    assert [goods(state, colour) for colour in ("orange", "green", "blue", "red")] == [
        "G",
        "",
        "",
        "",
    ]
    assert (state.is_over, player(state, "green")["workers"]) == (True, 4)


X6 = {"orange": "FWS", "blue": "WSG", "green": "2F2W2S", "castle": (2, 8, 9)}
ORDER = "orange blue green red"


@VARIANTS
def test_most_batches_earn_a_gold_cube(variant: str) -> None:
    """X6. A38."""
    state = table(variant, passed=ORDER, then="castle", **X6)
    play(state, "offer FWS", "offer WSG", "offer FFWWSS")

    assert tokens(state, "orange") == tokens(state, "blue") == (1, 0, 0)
    assert tokens(state, "green") == (0, 2, 0)
    assert castle(state) == (0, 6, 9)
    assert [goods(state, colour) for colour in ORDER.split()] == ["", "", "G", ""]


@VARIANTS
def test_earliest_of_those_with_most_batches_earns_the_gold_cube(variant: str) -> None:
    """X6b. A26."""
    state = table(variant, passed=ORDER, then="castle", **X6)
    play(state, "offer FWS", "offer WSG", "offer FWS")

    assert castle(state) == (0, 7, 9)
    assert [goods(state, colour) for colour in ORDER.split()] == ["G", "", "FWS", ""]


def test_provost_strides_two_places_but_not_off_the_road() -> None:
    """X7."""
    state = table(provost=3, then="end-of-round", first="orange")

    assert (told(state)["provost"], told(state)["first"]) == (4, "blue")


def test_first_player_card_goes_round_the_table() -> None:
    """X7."""
    state = table(players=3, then="end-of-round", first="orange")

    assert (told(state)["first"], actor(state)) == ("red", "red")


@VARIANTS
@pytest.mark.parametrize("seed", range(5))
def test_first_road_is_three_neutral_cards_and_the_peddler(variant: str, seed: int) -> None:
    """X8."""
    cards = road(begun(variant, 4, seed))

    assert cards[3:] == ["neutral-peddler"]
    assert len(set(cards[:3])) == 3
    assert set(cards[:3]) < {"park", "forest", "quarry", "trading-post"}


def test_provost_starts_on_the_peddler() -> None:
    """X8."""
    assert told(begun("standard", 4))["provost"] == 4
    assert told(begun("introductory", 4))["provost"] is None


def test_two_tokens_of_the_church_may_come_from_two_sections() -> None:
    """X9. A22."""
    state = table(road="park red:church*green", then="buildings", green="5d", castle=(1, 8, 0))
    play(state, "tokens 2")

    assert (tokens(state, "green"), castle(state)) == ((1, 1, 0), (0, 7, 0))
    assert goods(state, "green") == ""


def test_card_with_a_worker_yet_to_come_is_turned_after_its_activation() -> None:
    """X10."""
    state = table(
        road="park forest quarry neutral-peddler red:lawyer*red red:bank red:small-farm*blue+3"
        " green:market",
        then="buildings",
        red="F",
    )
    assert offered(state) == {"turn 6 F", "turn 7 F", "decline"}
    play(state, "turn 7 F")

    assert (goods(state, "blue"), goods(state, "red")) == ("F", "F")
    assert road(state)[6] == "red:residence"
    assert cubes_on(state, 7) == 0


@VARIANTS
@pytest.mark.parametrize(("players", "cubes"), [(2, 2), (3, 4), (4, 4), (5, 4)])
def test_small_sawmill_is_built_with_wood_on_it(variant: str, players: int, cubes: int) -> None:
    """X11."""
    state = table(
        variant, players, "park neutral-peddler", "red", red="FW", hands={"red": "small-sawmill"}
    )
    play(state, "build small-sawmill FW")

    assert cubes_on(state, 3) == cubes
