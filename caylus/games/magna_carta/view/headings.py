"""The places of the page of rules that the table points to.

A place is a heading, or below it a point by its number or what begins in bold by these words.
"""

from __future__ import annotations

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.cards import BUILDINGS, NEUTRAL_BUILDINGS
from caylus.games.magna_carta.rules.numbers import (
    FIRST_NEUTRAL_KIND,
    LAWYER_KIND,
    PRESTIGE_KINDS,
    RESIDENCE_KIND,
)
from caylus.view.text import _

INTRODUCTORY = "in-one-minute/the-introductory-game-in"
SET_UP = "set-up"
HAND, MULLIGAN, FIRST_PLAYER = (f"{SET_UP}/{number}" for number in (6, 7, 9))
ACTIONS = "phase-2-actions"
DRAWING = f"{ACTIONS}/draw-and-replace"
PLACING = f"{ACTIONS}/place"
BUILDING = f"{ACTIONS}/build"
PRESTIGE = f"{ACTIONS}/prestige"
PASSING = f"{ACTIONS}/pass"
PROVOST = "phase-3-provost"
WORKING = "phase-4-buildings"
CASTLE = "phase-5-castle"
PAYING = "paying-cubes"
CARDS = "the-cards"
PLAYER_CARDS = "player-buildings"
PRESTIGE_CARDS = "prestige-buildings"
LAWYER = "the-lawyer"
NAMED_BY_A_LAWYER = f"{LAWYER}/what-you-may-name"
END = "end-and-scoring"
NOTATION = "how-the-page-writes-it"
EMPTY_DECK = "rulings/a5-may-you-draw"
EMPTY_HAND = "rulings/a7-may-you-replace"
ENDS_OF_THE_ROAD = "rulings/a10-can-the-provost"
LAST_TOKEN = "rulings/a21-can-you-buy"
COVERED = "rulings/a29-can-a-prestige"
BESIDE_THE_ROAD = "rulings/a31-where-do-prestige"
STANDARD_ONLY = "rulings/a32-which-cards-are"
TURNED_ONCE = "rulings/a40-may-two-lawyers"

OF_VERBS = {
    "keep": MULLIGAN,
    "mulligan": MULLIGAN,
    "draw": DRAWING,
    "replace": DRAWING,
    "place": PLACING,
    "build": BUILDING,
    "prestige": PRESTIGE,
    "pass": PASSING,
    "provost": PROVOST,
    "turn": NAMED_BY_A_LAWYER,
    **dict.fromkeys(("buy", "sell", "swap", "gold", "tokens", "decline"), WORKING),
    "offer": CASTLE,
}
"""Where what an action does is told, by its verb."""

_OF_PHASES = {
    "setup": SET_UP,
    "income": "phase-1-income",
    "actions": ACTIONS,
    "provost": PROVOST,
    "buildings": WORKING,
    "castle": CASTLE,
    "over": END,
}
_NEUTRAL = range(FIRST_NEUTRAL_KIND, FIRST_NEUTRAL_KIND + len(NEUTRAL_BUILDINGS))


def of_phase(table: Board) -> str:
    """Where the phase is told that a table is in."""
    return _OF_PHASES[table.phase]


def of_card(kind: int) -> str:
    """Where a kind of card is told."""
    if kind == RESIDENCE_KIND:
        return "residence"
    if kind == LAWYER_KIND:
        return LAWYER
    if kind in PRESTIGE_KINDS:
        return PRESTIGE_CARDS
    return "neutral-buildings" if kind in _NEUTRAL else PLAYER_CARDS


def row_of_card(kind: int) -> str:
    """The place of a kind of card and its name: the row that begins with it."""
    place = PLAYER_CARDS if kind == LAWYER_KIND else of_card(kind)
    return f"{place} {_(BUILDINGS[kind].name)}"
