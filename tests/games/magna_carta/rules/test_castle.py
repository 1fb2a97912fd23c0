"""Phase 5: batches for the castle; and the tokens of the Church."""

import pytest

from tests.games.magna_carta.rules.looks import (
    actor,
    castle,
    goods,
    offered,
    player,
    road,
    tokens,
    told,
)
from tests.games.magna_carta.rules.positions import play, table

VARIANTS = pytest.mark.parametrize("variant", ["introductory", "standard"])
ORDER = "red green orange"


@VARIANTS
def test_offers_end_when_the_castle_is_empty(variant: str) -> None:
    """Edge case 45."""
    rich = "2F2W2S"
    state = table(
        variant, 3, passed=ORDER, then="castle", castle=(0, 0, 3), red=rich, green=rich, orange=rich
    )
    play(state, "offer FFWWSS")
    assert offered(state) == {"offer FWS", "offer none"}
    play(state, "offer FWS")

    assert state.is_over
    assert goods(state, "red") == "G"
    assert (castle(state), goods(state, "orange")) == ((0, 0, 0), "FFWWSS")


def test_tie_of_later_players_goes_to_the_earlier_of_them() -> None:
    """Edge case 46."""
    rich = "2F2W2S"
    state = table(players=3, passed=ORDER, then="castle", red="FWS", green=rich, orange=rich)
    play(state, "offer FWS", "offer FFWWSS", "offer FFWWSS")

    assert [goods(state, colour) for colour in ORDER.split()] == ["", "G", ""]


def test_batch_may_be_all_gold() -> None:
    """Edge case 47. A16."""
    state = table(passed="red", then="castle", red="3G")

    assert offered(state) == {"offer GGG", "offer none"}


def test_gold_raises_the_number_of_batches() -> None:
    """Edge case 48. A17."""
    state = table(passed="red", then="castle", red="2FW3G")
    offers = {text.split()[1] for text in offered(state)}

    assert offers == {"none", "FWG", "FGG", "WGG", "GGG", "FFWGGG"}


@VARIANTS
def test_castle_loses_two_tokens_when_nobody_offers(variant: str) -> None:
    """Edge case 49."""
    state = table(variant, passed="red", then="castle", castle=(0, 1, 4), red="FWS")
    before = told(state)["removed"]
    play(state, "offer none")

    assert castle(state) == (0, 0, 3)
    assert told(state)["removed"] == before + 2
    assert goods(state, "red") == "FWS"


def test_castle_loses_two_tokens_when_nobody_can_offer() -> None:
    state = table(passed="red green", then="castle")

    assert (castle(state), state.is_over) == ((5, 8, 9), True)


@VARIANTS
def test_last_token_is_removed_and_the_game_ends(variant: str) -> None:
    """Edge case 50. A25."""
    state = table(variant, passed="red", then="castle end-of-round", castle=(0, 0, 1))

    assert castle(state) == (0, 0, 0)
    assert (state.is_over, told(state)["phase"]) == (True, "over")


def test_tokens_of_the_church_are_no_batches() -> None:
    """Edge case 51. A23."""
    state = table(
        road="park red:church*red",
        passed="red",
        then="buildings castle",
        red="5d",
        castle=(2, 8, 9),
    )
    play(state, "tokens 2")

    assert tokens(state, "red") == (2, 0, 0)
    assert castle(state) == (0, 6, 9)
    assert goods(state, "red") == ""


def test_worker_buys_at_the_church_before_its_owner() -> None:
    """Edge case 35. A11."""
    state = table(
        road="park blue:church*red", then="buildings", red="2d", blue="3d", castle=(1, 1, 0)
    )
    assert (actor(state), offered(state)) == ("red", {"tokens 1", "decline"})
    play(state, "tokens 1")
    assert (actor(state), offered(state)) == ("blue", {"tokens 1", "decline"})
    play(state, "tokens 1")

    assert (tokens(state, "red"), tokens(state, "blue")) == ((1, 0, 0), (0, 1, 0))
    assert (goods(state, "red"), goods(state, "blue"), castle(state)) == ("", "", (0, 0, 0))


def test_church_sells_two_tokens_only_if_there_are_two() -> None:
    """Edge case 36. A21."""
    state = table(road="park blue:church*red", then="buildings", red="7d", castle=(0, 0, 1))

    assert offered(state) == {"tokens 1", "decline"}


def test_church_gives_one_or_two_tokens_a_worker() -> None:
    """A19."""
    state = table(road="park blue:church*red", then="buildings", red="7d")
    assert offered(state) == {"tokens 1", "tokens 2", "decline"}
    play(state, "tokens 1")

    assert state.is_over


def test_round_is_finished_after_the_church_has_emptied_the_castle() -> None:
    """Edge case 37. A24."""
    state = table(
        road="park neutral-peddler blue:church*red red:large-farm*green",
        passed="red green blue orange",
        then="buildings castle end-of-round",
        castle=(1, 1, 0),
        red="2d",
        blue="FWS3d",
    )
    removed = told(state)["removed"]
    play(state, "tokens 1", "tokens 1")

    assert (goods(state, "green"), goods(state, "red")) == ("FF", "F")
    assert (goods(state, "blue"), told(state)["removed"]) == ("FWS", removed)
    assert (state.is_over, told(state)["phase"]) == (True, "over")


@VARIANTS
def test_offers_are_made_once_each_in_passing_order(variant: str) -> None:
    """A26."""
    rich = "2F2W2S"
    state = table(variant, 3, passed="orange red", then="castle", red=rich, orange=rich)
    assert actor(state) == "orange"
    play(state, "offer FWS")

    assert actor(state) == "red"
    play(state, "offer none")
    assert state.is_over


@VARIANTS
def test_only_offer_earns_the_gold_cube_even_if_it_empties_the_castle(variant: str) -> None:
    """A27."""
    state = table(variant, passed="red green", then="castle", castle=(0, 0, 1), red="FWS")
    play(state, "offer FWS")

    assert goods(state, "red") == "G"


def test_gold_cube_comes_after_everybody_was_asked() -> None:
    state = table(passed="red green", then="castle", red="2F2W2S", green="FWS")
    play(state, "offer FFWWSS")
    assert (actor(state), goods(state, "red")) == ("green", "")
    play(state, "offer none")

    assert goods(state, "red") == "G"


def test_castle_phase_follows_the_buildings_in_the_introductory_game() -> None:
    """A33."""
    state = table(
        "introductory",
        road="park*red neutral-peddler",
        turn="blue",
        passed="red green orange",
        then="buildings castle",
        red="WS",
    )
    play(state, "pass")

    assert (told(state)["phase"], offered(state)) == ("castle", {"offer FWS", "offer none"})
    assert (player(state, "red")["workers"], road(state)[0]) == (4, "park")
