"""Where the page of rules speaks of what lies on the table."""

from __future__ import annotations

from caylus.games.classic.rules.numbers import KIND
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
from caylus.games.classic.view.places import SPACE_OF_THING
from caylus.view.table import Table

# How the names of things begin, or the words of buttons.
_PLACES = {
    "castle": "49-phase-6-castle",
    "special": "43-phase-3-special-buildings",
    "line": "48-royal-favors",
    "column": "48-royal-favors",
    "provost": "44-phase-4-provost",
    "bailiff": "410-phase-7-end-of-the-turn",
}
_VERBS = {
    "place": "42-phase-2-workers",
    "pass": "42-phase-2-workers",
    "provost": "44-phase-4-provost",
    "batch": "49-phase-6-castle",
    "favor": "48-royal-favors",
    "use": "48-royal-favors",
    "residence": "47-residences-and-the-lawyer",
    "stay": "43-phase-3-special-buildings",
    "leave": "43-phase-3-special-buildings",
    "joust": "43-phase-3-special-buildings",
    "move": "43-phase-3-special-buildings",
    **dict.fromkeys(
        ("build", "buy", "decline", "give", "sell", "take", "trade"), "46-what-buildings-do"
    ),
}
_EMPTY = "3-the-map"
_FAMILIES = {
    NEUTRAL: "52-neutral-buildings",
    FIXED: "53-printed-buildings",
    WOODEN: "54-wood-buildings",
    STONY: "55-stone-buildings",
    GREEN: "56-residence",
    BLUE: "57-prestige-buildings",
}


def rule(shown: Table, name: str) -> str:
    """The heading of the rules that speaks of a thing or of what a button does, or nothing."""
    begin, _dash, rest = name.partition("-")
    if begin == "do":
        return _VERBS.get(rest.partition(" ")[0], "")
    if begin in _PLACES:
        return _PLACES[begin]
    if begin == "stock" and rest in KIND:
        return _FAMILIES[BUILDINGS[KIND[rest]].family]
    if name not in SPACE_OF_THING:
        return ""
    kind = shown.sight.table.road_kind[SPACE_OF_THING[name]]
    return _EMPTY if kind == EMPTY else _FAMILIES[BUILDINGS[kind].family]
