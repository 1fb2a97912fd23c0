"""Where the page of rules speaks of what lies on the table."""

from __future__ import annotations

from caylus.games.magna_carta.rules.cards import NEUTRAL_BUILDINGS
from caylus.games.magna_carta.rules.numbers import (
    FIRST_NEUTRAL_KIND,
    LAWYER_KIND,
    PRESTIGE_KINDS,
    RESIDENCE_KIND,
)
from caylus.games.magna_carta.view.lens import kind_of
from caylus.view.table import Table

_OF_VERBS = {
    "keep": "set-up",
    "mulligan": "set-up",
    "provost": "phase-3-provost",
    "offer": "phase-5-castle",
    "turn": "the-lawyer",
    "draw": "phase-2-actions",
    "replace": "phase-2-actions",
    "place": "phase-2-actions",
    "build": "phase-2-actions",
    "prestige": "phase-2-actions",
    "pass": "phase-2-actions",
    **dict.fromkeys(("buy", "sell", "swap", "gold", "tokens", "decline"), "phase-4-buildings"),
}
_NEUTRAL = range(FIRST_NEUTRAL_KIND, FIRST_NEUTRAL_KIND + len(NEUTRAL_BUILDINGS))


def rule(shown: Table, name: str) -> str:
    """The heading of the rules that speaks of a card or of what a button does, or nothing."""
    kind = kind_of(shown, name)
    if kind is None:
        return _OF_VERBS.get(name.removeprefix("do-").partition(" ")[0], "")
    if kind == RESIDENCE_KIND:
        return "residence"
    if kind == LAWYER_KIND:
        return "the-lawyer"
    if kind in PRESTIGE_KINDS:
        return "prestige-buildings"
    return "neutral-buildings" if kind in _NEUTRAL else "player-buildings"
