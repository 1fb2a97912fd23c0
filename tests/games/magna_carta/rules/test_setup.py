"""Set-up, income and what everybody may see."""

import random

import pytest

import caylus
from tests.games.magna_carta.rules.looks import actor, goods, offered, piles, player, road, told
from tests.games.magna_carta.rules.positions import COLOURS, begun, play, started, table

VARIANTS = pytest.mark.parametrize("variant", ["introductory", "standard"])
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@VARIANTS
@PLAYERS
def test_everybody_has_six_deniers_at_the_first_turn(variant: str, players: int) -> None:
    """Edge case 1. A2."""
    state = begun(variant, players)

    assert {goods(state, colour) for colour in COLOURS[:players]} == {"FFWWdddddd"}


@PLAYERS
def test_first_round_begins_with_four_workers_and_three_cards(players: int) -> None:
    state = begun("standard", players)

    assert [player(state, colour)["workers"] for colour in COLOURS[:players]] == [4] * players
    assert [piles(state, colour) for colour in COLOURS[:players]] == [(3, 9, 0)] * players


@pytest.mark.parametrize(("players", "length"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_first_road_ends_with_the_peddler_whatever_the_number_of_players(
    players: int, length: int
) -> None:
    state = begun("standard", players)

    assert len(road(state)) == told(state)["provost"] == length
    assert road(state)[-1] == "neutral-peddler"


@VARIANTS
def test_first_road_is_dealt_from_four_neutral_cards(variant: str) -> None:
    """X8."""
    state = caylus.new_game("magna-carta", variant=variant, players=4)
    cards = ("park", "forest", "quarry", "trading-post")

    assert offered(state) == {f"deal neutral {card}" for card in cards}


def test_seed_deals_a_seat_the_same_cards_whatever_the_others_do() -> None:
    drawn = []
    for others in ("pass", "draw", "replace"):
        state = begun("standard", 2, 3)
        second = "green" if actor(state) == "red" else "red"
        play(state, others, "draw")
        drawn.append(player(state, second)["hand"])

    assert drawn[0] == drawn[1] == drawn[2]


def test_hotel_and_open_residences_bring_a_denier_each() -> None:
    """Edge case 2."""
    state = table(road="park red:residence red:hotel red:residence", then="income")

    assert goods(state, "red") == "d" * 5


def test_residence_under_another_prestige_building_brings_nothing() -> None:
    """Edge case 3."""
    state = table(road="park red:residence red:theatre", then="income")

    assert goods(state, "red") == "ddd"
    assert goods(state, "green") == "dd"


@pytest.mark.parametrize(("variant", "deck"), [("standard", 6), ("introductory", 4)])
def test_mulligan_exchanges_the_whole_first_hand(variant: str, deck: int) -> None:
    """Edge case 4."""
    state = started(variant, 4)
    first_hand = player(state, "red")["hand"]
    play(state, "mulligan")

    assert piles(state, "red") == (3, deck, 3)
    assert player(state, "red")["discard"] == first_hand
    assert goods(state, "red") == "FFWWdddd"


def test_nobody_takes_a_second_mulligan() -> None:
    """Edge case 4."""
    state = started("standard", 2)
    play(state, "mulligan", "mulligan")

    assert told(state)["phase"] == "actions"
    with pytest.raises(caylus.IllegalAction):
        state.play("mulligan")


def test_first_hands_are_kept_or_not_before_the_first_player_is_drawn() -> None:
    """A1."""
    state = started("standard", 3)
    for colour in ("red", "green", "orange"):
        assert (actor(state), offered(state)) == (colour, {"keep", "mulligan"})
        assert told(state)["first"] is None
        play(state, "keep")
    assert told(state)["first"] == actor(state)


@VARIANTS
@pytest.mark.parametrize(
    ("players", "left"), [(2, (5, 6, 7)), (3, (6, 7, 8)), (4, (7, 8, 9)), (5, (7, 8, 9))]
)
def test_castle_is_as_large_as_the_number_of_players_asks(
    variant: str, players: int, left: tuple[int, int, int]
) -> None:
    """Edge case 5."""
    castle = told(started(variant, players))["castle"]

    assert castle == dict(zip(("dungeon", "walls", "towers"), left, strict=True))


def test_everything_but_hands_and_decks_is_open() -> None:
    """A3."""
    state = begun("standard", 4)
    seen = told(state.sight(None).table)
    whole = told(state)
    for name in ("road", "castle", "provost", "pool", "passed", "first", "removed", "round"):
        assert seen[name] == whole[name]
    for mine, theirs in zip(whole["players"], seen["players"], strict=True):
        for name in ("food", "wood", "stone", "gold", "deniers", "tokens", "workers", "discard"):
            assert theirs[name] == mine[name]


def test_hand_is_seen_by_its_owner_alone_but_its_size_by_all() -> None:
    """A3."""
    state = begun("standard", 4)
    hand = player(state, "green")["hand"]

    assert player(state.sight(1).table, "green")["hand"] == hand
    assert player(state.sight(0).table, "green")["hand"] == []
    assert state.sight(0).hand_sizes == [3, 3, 3, 3]
    assert state.sight(0).deck_size(1) == 9


def test_order_of_the_own_deck_is_hidden() -> None:
    """A3."""
    state = play(begun("standard", 2, 1), "pass")
    clone = state.sight(state.actor).sample(random.Random(1))
    clone.play("draw")

    assert len(clone.actions()) == 9


def test_stock_of_cubes_and_deniers_never_runs_out() -> None:
    """A4."""
    state = table(road="park*red neutral-peddler", then="income buildings", red="30F60d")

    assert goods(state, "red") == "F" * 31 + "d" * 62


def test_introductory_game_knows_neither_lawyer_nor_church_nor_hotel() -> None:
    """A32."""
    position = told(started("introductory", 2))
    cards = [card for mine in position["players"] for card in mine["hand"] + mine["deck"]]

    assert len(cards) == 20
    assert not {"lawyer", "church"} & set(cards)
    assert "hotel" not in position["pool"]


def test_there_is_no_library() -> None:
    """A30."""
    assert sorted(told(started("standard", 2))["pool"]) == sorted(
        ["theatre", "statue", "hotel", "stables", "town-hall", "monument", "cathedral"]
    )
