"""Where the page of rules speaks of what lies on the table."""

from __future__ import annotations

from caylus.games.classic.rules.numbers import KIND
from caylus.games.classic.view import headings
from caylus.games.classic.view.places import SPACE_OF_THING
from caylus.view.table import Table

# How the names of things begin.
_PLACES = {
    "castle": headings.CASTLE,
    "special": headings.SPECIALS,
    "line": headings.FAVORS,
    "column": headings.FAVORS,
    "provost": headings.PROVOST,
    "bailiff": headings.END_OF_TURN,
}


def rule(shown: Table, name: str) -> str:
    """The place in the rules that speaks of a thing or of what a button does, or nothing."""
    begin, _dash, rest = name.partition("-")
    if begin == "do":
        return headings.OF_VERBS.get(rest.partition(" ")[0], "")
    if begin in _PLACES:
        return _PLACES[begin]
    if begin == "stock" and rest in KIND:
        return headings.of_tile(KIND[rest])
    if name not in SPACE_OF_THING:
        return ""
    return headings.of_tile(shown.sight.table.road_kind[SPACE_OF_THING[name]])
