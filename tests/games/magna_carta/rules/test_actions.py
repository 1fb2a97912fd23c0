"""Phase 2: draw, replace, place, build, build prestige, pass."""

import pytest

import caylus
from tests.games.magna_carta.rules.looks import actor, goods, offered, piles, player, road, told
from tests.games.magna_carta.rules.positions import deal, play, table

VARIANTS = pytest.mark.parametrize("variant", ["introductory", "standard"])
SIX_BUILT = (
    "park neutral-peddler red:bank red:church red:gold-mine"
    " red:large-farm red:large-sawmill red:large-quarry"
)
FOUR_DISCARDED = "lawyer market peddler small-quarry"
ALL_RESIDENCES = "park" + " red:residence" * 12


def test_empty_deck_is_made_of_the_discard_pile_when_a_card_is_drawn() -> None:
    """Edge case 6. A8."""
    state = table(
        road=SIX_BUILT,
        turn="red",
        red="d",
        hands={"red": "small-farm small-sawmill"},
        discards={"red": FOUR_DISCARDED},
    )
    assert piles(state, "red") == (2, 0, 4)
    play(state, "draw")

    assert piles(state, "red") == (3, 3, 0)
    assert goods(state, "red") == ""


def test_discard_pile_stays_when_the_last_card_of_the_deck_is_drawn() -> None:
    """A8."""
    state = table(
        road=SIX_BUILT,
        turn="red",
        red="d",
        hands={"red": "small-farm"},
        discards={"red": FOUR_DISCARDED},
    )
    play(state, "draw")

    assert piles(state, "red") == (2, 0, 4)


def test_nothing_is_drawn_without_deck_and_discard_pile() -> None:
    """Edge case 7. A5."""
    state = table(road=ALL_RESIDENCES, turn="red", red="5d")

    assert piles(state, "red") == (0, 0, 0)
    assert not offered(state, "draw")


def test_hand_is_replaced_across_a_reshuffle() -> None:
    """Edge case 8. A6."""
    road = "park neutral-peddler red:bank red:church red:gold-mine red:large-farm red:large-sawmill"
    state = table(
        road=road,
        turn="red",
        red="d",
        hands={"red": "small-farm small-sawmill small-quarry peddler"},
        discards={"red": "market lawyer"},
    )
    assert player(state, "red")["deck"] == ["large-quarry"]
    play(state, "replace")

    assert piles(state, "red") == (4, 3, 0)
    assert "large-quarry" in player(state, "red")["hand"]


def test_discarded_hand_takes_part_in_the_reshuffle() -> None:
    """A6."""
    state = table(road=SIX_BUILT, turn="red", red="d", hands={"red": "market lawyer"})
    state.play("replace")
    dealt = [len(state.actions())]
    for _ in range(2):
        dealt.append(len(state.actions()))
        state.play(state.actions()[0])

    assert dealt == [4, 4, 3]


def test_empty_hand_is_not_replaced() -> None:
    """Edge case 9. A7."""
    state = table(turn="red", red="dd")

    assert not offered(state, "replace")
    assert offered(state, "draw")


def test_hand_is_replaced_by_itself_when_there_is_no_other_card() -> None:
    """A7."""
    road = "park" + " red:residence" * 11
    state = table(road=road, turn="red", red="d", hands={"red": "market"})
    assert piles(state, "red") == (1, 0, 0)
    play(state, "replace")

    assert player(state, "red")["hand"] == ["market"]
    assert goods(state, "red") == ""


@VARIANTS
def test_without_deniers_only_building_and_passing_are_left(variant: str) -> None:
    """Edge case 10."""
    state = table(variant, turn="red", red="FW", hands={"red": "small-farm bank"})

    assert offered(state) == {"build small-farm FW", "pass"}


def test_prestige_building_needs_no_deniers() -> None:
    """Edge case 10."""
    state = table(road="park red:residence", turn="red", red="WWG")

    assert offered(state) == {"prestige theatre WWG on 2", "pass"}


def test_without_workers_nothing_is_placed() -> None:
    """Edge case 11."""
    state = table(
        road="park*red forest*red quarry*red trading-post*red neutral-peddler",
        turn="red",
        red="5d",
        hands={"red": "bank"},
    )

    assert offered(state) == {"draw", "replace", "pass"}


@VARIANTS
def test_gold_stands_in_for_a_printed_cube(variant: str) -> None:
    """Edge case 12."""
    state = table(variant, turn="red", red="WG", hands={"red": "small-farm"})

    assert offered(state, "build") == {"build small-farm WG"}


@VARIANTS
@pytest.mark.parametrize(
    ("owned", "builds"),
    [("WW", {"build market WW"}), ("WG", {"build market WG"}), ("SS", set())],
)
def test_any_cube_pays_a_white_one(variant: str, owned: str, builds: set[str]) -> None:
    """Edge case 13."""
    state = table(variant, turn="red", red=owned, hands={"red": "market"})

    assert offered(state, "build") == builds


def test_only_gold_pays_a_gold_cube() -> None:
    """Edge case 14."""
    state = table(road="park red:residence", turn="red", red="5F2S")

    assert not offered(state, "prestige")


def test_gold_alone_pays_a_prestige_building() -> None:
    """Edge case 14. A16."""
    state = table(road="park red:residence", turn="red", red="3G")

    assert offered(state, "prestige") == {"prestige statue GGG on 2", "prestige theatre GGG on 2"}


@VARIANTS
def test_gold_may_be_paid_although_the_right_cube_is_at_hand(variant: str) -> None:
    """A17."""
    state = table(variant, turn="red", red="FWG", hands={"red": "small-farm"})
    builds = [str(action) for action in state.actions() if str(action).startswith("build")]

    assert builds == ["build small-farm FW", "build small-farm FG", "build small-farm WG"]


def test_prestige_building_needs_an_own_residence() -> None:
    """Edge case 15."""
    rich = "9F9W9S9G"
    standard = table(road="park red:bank green:residence", turn="red", red=rich)
    introductory = table("introductory", turn="red", red=rich)

    assert not offered(standard, "prestige")
    assert "prestige cathedral SSSSSGGG" in offered(introductory)


def test_covered_residence_is_not_covered_again() -> None:
    """Edge case 16. A29."""
    state = table(road="park red:statue", turn="red", red="9F9W9S9G")

    assert not offered(state, "prestige")


def test_player_chooses_the_residence_that_is_covered() -> None:
    state = table(road="park red:residence red:residence red:statue", turn="red", red="WWG")

    assert offered(state, "prestige") == {f"prestige theatre WWG on {place}" for place in (2, 3)}


@pytest.mark.parametrize("colour", ["red", "green"])
def test_residences_take_no_workers(colour: str) -> None:
    """Edge case 17."""
    state = table(road="park red:residence red:statue", turn=colour, red="5d", green="5d")

    assert offered(state, "place") == {"place 1"}


def test_cards_beyond_the_provost_take_workers() -> None:
    """Edge case 18."""
    road = "park forest neutral-peddler red:bank blue:bank green:bank"
    state = table(road=road, provost=3, turn="red", red="d")

    assert "place 6" in offered(state)


@VARIANTS
def test_builder_may_place_a_worker_on_the_fresh_card(variant: str) -> None:
    """Edge case 19."""
    state = table(variant, turn="red", red="FSSd", hands={"red": "large-farm"})
    play(state, "build large-farm FSS", "pass", "pass", "pass", "place 5")

    assert road(state)[4] == "red:large-farm*red"
    assert goods(state, "red") == ""


def test_last_player_takes_turn_after_turn() -> None:
    """Edge case 20."""
    state = table(turn="blue", passed="green red orange", blue="ddd")
    play(state, "place 1", "place 2")
    assert actor(state) == "blue"
    play(state, "pass")

    assert state.is_over
    assert goods(state, "blue") == "d"


def test_passing_is_left_when_nothing_else_is_legal() -> None:
    """Edge case 21."""
    state = table(players=2, turn="red", then="provost", hands={"red": "bank"})
    assert offered(state) == {"pass"}
    play(state, "pass", "pass")

    assert actor(state) == "red"
    assert offered(state) == {"provost -1", "provost 0"}


def test_turns_skip_those_who_passed() -> None:
    state = table(turn="red", passed="green", red="d", orange="d", blue="d")
    turns = []
    for text in ("draw", "draw", "draw", "pass"):
        turns.append(actor(state))
        play(state, text)

    assert turns == ["red", "orange", "blue", "red"]


def test_card_drawn_is_named_by_chance() -> None:
    state = table(turn="red", red="d")
    state.play("draw")

    assert state.actor == caylus.CHANCE
    assert "deal market" in offered(state)
    state.play("deal market")
    assert player(state, "red")["hand"] == ["market"]


def test_residence_is_not_built_from_the_hand() -> None:
    """A28."""
    state = table(turn="red", red="F", hands={"red": "small-farm market bank"})

    assert offered(state) == {"pass"}


def test_seat_that_passed_first_is_on_the_first_space_of_the_bridge() -> None:
    state = table(turn="blue", passed="orange", blue="d")
    deal(state).play("pass")

    assert told(state)["passed"] == ["orange", "blue"]
