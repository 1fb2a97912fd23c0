"""Cards do what they say in sentences and icons."""

import pytest

from caylus.games.magna_carta.rules.cards import NEUTRAL_BUILDINGS, PLAYER_BUILDINGS, Building

WORKER = {
    "small-farm": [("", "F")],
    "small-sawmill": [("", "W")],
    "small-quarry": [("", "S")],
    "peddler": [("d", "?"), ("dd", "??")],
    "market": [("*", "dddd")],
    "lawyer": [("F", "R")],
    "large-farm": [("", "FF")],
    "large-sawmill": [("", "WW")],
    "large-quarry": [("", "SS")],
    "gold-mine": [("", "G")],
    "bank": [("d", "G"), ("ddd", "GG")],
    "church": [("dd", "T"), ("ddddd", "TT")],
    "park": [("", "F")],
    "forest": [("", "W")],
    "quarry": [("", "S")],
    "trading-post": [("", "dd")],
    "neutral-peddler": [("d", "?")],
}
OWNER = {
    "small-farm": [("c", "F")],
    "small-sawmill": [("c", "W")],
    "small-quarry": [("c", "S")],
    "peddler": [("d", "?")],
    "market": [("", "d")],
    "lawyer": [("", "dd")],
    "large-farm": [("", "F")],
    "large-sawmill": [("", "W")],
    "large-quarry": [("", "S")],
    "gold-mine": [("?", "G")],
    "bank": [("dd", "G")],
    "church": [("ddd", "T")],
}


@pytest.mark.parametrize("card", [*PLAYER_BUILDINGS, *NEUTRAL_BUILDINGS], ids=lambda card: card.key)
def test_card_tells_what_a_worker_gives_and_gains(card: Building) -> None:
    assert card.worker is not None
    assert [*card.worker.trades()] == WORKER[card.key]


@pytest.mark.parametrize("card", PLAYER_BUILDINGS, ids=lambda card: card.key)
def test_card_tells_what_its_owner_gives_and_gains(card: Building) -> None:
    assert card.owner is not None
    assert [*card.owner.trades()] == OWNER[card.key]
