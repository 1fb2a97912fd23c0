"""The places of the page of rules that the table points to.

A place is a heading, or below it a point by its number or what begins in bold by these words.
"""

from __future__ import annotations

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.spaces import EMPTY
from caylus.games.classic.rules.tiles import (
    BLUE,
    BUILDINGS,
    FIXED,
    GREEN,
    NEUTRAL,
    STONY,
    WOODEN,
)
from caylus.view.text import _

EDITIONS = "02-editions-and-options"
JEWELLER = f"{EDITIONS}/jeweller"
SIMPLIFIED_FAVORS = f"{EDITIONS}/simplified-favors"
SET_UP = "2-set-up"
ROAD_OF_THE_SET_UP = f"{SET_UP}/1"
FIRST_ORDER = f"{SET_UP}/4"
TWO_PLAYERS = "21-two-players"
MAP = "3-the-map"
WORKERS = "42-phase-2-workers"
PASSING = f"{WORKERS}/pass"
PLACING = f"{WORKERS}/place-a-worker"
SPECIALS = "43-phase-3-special-buildings"
GATE, GUILD, JOUST, INN = (f"{SPECIALS}/{number}" for number in (1, 3, 4, 6))
PROVOST = "44-phase-4-provost"
WORKING = "45-phase-5-buildings"
EFFECTS = "46-what-buildings-do"
PRODUCTION = f"{EFFECTS}/production"
TRADE = f"{EFFECTS}/trade"
BUILDING = f"{EFFECTS}/carpenter-and-mason"
TURNED = "47-residences-and-the-lawyer/what-you-may-turn"
FAVORS = "48-royal-favors"
EACH_LINE_ONCE = f"{FAVORS}/in-each-phase-you"
CASTLE = "49-phase-6-castle"
END_OF_TURN = "410-phase-7-end-of-the-turn"
TILES = "5-the-buildings"
END = "6-end-and-scoring"
NOTATION = "8-how-the-page-writes-it"
NO_SECOND_TIME, NO_GOLD, A_LINE_MUST_BE_CHOSEN, FROM_THE_GATE, OFF_THE_ROAD = (
    f"7-rulings/{number}" for number in (5, 13, 22, 30, 33)
)

OF_VERBS = {
    "place": PLACING,
    "pass": PASSING,
    "move": GATE,
    "joust": JOUST,
    "stay": INN,
    "leave": INN,
    "provost": PROVOST,
    "take": PRODUCTION,
    **dict.fromkeys(("sell", "buy", "trade"), TRADE),
    "build": BUILDING,
    "residence": TURNED,
    **dict.fromkeys(("favor", "use", "give"), FAVORS),
    "decline": WORKING,
    "batch": CASTLE,
}
"""Where what an action does is told, by its verb."""

_OF_PHASES = {
    "setup": SET_UP,
    "income": "41-phase-1-income",
    "workers": WORKERS,
    "specials": SPECIALS,
    "provost": PROVOST,
    "buildings": WORKING,
    "castle": CASTLE,
    "end": END_OF_TURN,
    "over": END,
}
_OF_FAMILIES = {
    NEUTRAL: "52-neutral-buildings",
    FIXED: "53-printed-buildings",
    WOODEN: "54-wood-buildings",
    STONY: "55-stone-buildings",
    GREEN: "56-residence",
    BLUE: "57-prestige-buildings",
}


def of_phase(table: Board) -> str:
    """Where the phase is told that a table is in."""
    return _OF_PHASES[table.phase]


def of_provost(table: Board) -> str:
    """Where it is told how far the Provost is moved now."""
    return GUILD if table.phase == "specials" else PROVOST


def of_tile(kind: int) -> str:
    """Where a kind of tile is told, or an empty space."""
    return MAP if kind == EMPTY else _OF_FAMILIES[BUILDINGS[kind].family]


def row_of_tile(kind: int) -> str:
    """The place of a kind of tile and its name: the row that begins with it."""
    return f"{of_tile(kind)} {_(BUILDINGS[kind].name)}"
