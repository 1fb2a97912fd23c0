"""The end of a round, the end of the game and the points."""

import pytest

from tests.games.magna_carta.rules.looks import actor, goods, road, score, told
from tests.games.magna_carta.rules.positions import play, table

VARIANTS = pytest.mark.parametrize("variant", ["introductory", "standard"])


def test_points_of_the_standard_game() -> None:
    """Edge case 52."""
    state = table(
        road="park red:bank red:small-farm red:residence red:cathedral",
        castle=(0, 0, 0),
        tokens={"red": (2, 0, 1)},
        red="2F1W1S2G7d",
    )

    assert score(state, "red") == 10 + 4 + 1 + 14 + 2 + 1 + 2 == 34


def test_points_of_the_introductory_game() -> None:
    """Edge case 53."""
    state = table(
        "introductory",
        road="park red:large-quarry red:market",
        castle=(0, 0, 0),
        tokens={"red": (0, 1, 0)},
        prestige={"red": "stables"},
        red="5F2d",
    )

    assert score(state, "red") == 3 + 2 + 2 + 10 + 1 == 18


@VARIANTS
def test_gold_fills_no_group_of_cubes(variant: str) -> None:
    """Edge case 54."""
    assert score(table(variant, red="2W1G"), "red") == 1


@VARIANTS
@pytest.mark.parametrize(("owned", "points"), [("2FW", 1), ("FWSd", 1), ("5S", 1), ("2F2W2S", 2)])
def test_three_common_cubes_of_any_kinds_are_a_point(variant: str, owned: str, points: int) -> None:
    assert score(table(variant, red=owned), "red") == points


def test_tied_players_win_together() -> None:
    """Edge case 55."""
    state = table(
        road="park green:stables",
        castle=(0, 0, 0),
        tokens={"red": (7, 4, 0), "green": (0, 4, 9)},
        green="2d",
    )

    assert (score(state, "red"), score(state, "green")) == (40, 40)
    assert state.winners() == [0, 1]


def test_cards_in_hand_are_worth_nothing() -> None:
    """Edge case 56."""
    assert score(table(hands={"red": "church"}), "red") == 0


@VARIANTS
def test_cubes_left_on_a_card_are_nobodys(variant: str) -> None:
    """A39."""
    state = table(variant, road="park red:small-farm red:small-sawmill red:small-quarry")

    assert score(state, "red") == 3


def test_residence_turned_in_the_last_round_counts_a_point() -> None:
    """A37."""
    state = table(
        road="park red:lawyer*red red:bank",
        then="buildings castle end-of-round",
        castle=(0, 0, 2),
        red="F",
    )
    assert score(state, "red") == 2 + 3
    play(state, "turn 3 F")

    assert (state.is_over, road(state)[2], score(state, "red")) == (True, "red:residence", 2 + 1)


def test_last_round_is_finished_before_the_points_are_counted() -> None:
    """A24."""
    state = table(
        turn="red",
        passed="green orange blue",
        then="provost buildings castle end-of-round",
        castle=(0, 0, 1),
        red="FWSd",
    )
    play(state, "pass", "provost 0")
    assert not state.is_over
    play(state, "offer FWS")

    assert told(state)["phase"] == "over"
    assert score(state, "red") == 2 + 1


def test_round_follows_round_until_the_castle_is_empty() -> None:
    state = table(then="castle end-of-round", castle=(0, 0, 3), first="blue")

    assert (told(state)["round"], told(state)["phase"], actor(state)) == (2, "actions", "red")
    assert (goods(state, "red"), told(state)["passed"]) == ("dd", [])


def test_provost_strides_two_places_at_the_end_of_a_round() -> None:
    state = table(provost=1, then="end-of-round")

    assert told(state)["provost"] == 3
