"""Where the page of rules speaks of what lies on the table."""

from __future__ import annotations

from caylus.games.magna_carta.view.headings import OF_VERBS, of_card
from caylus.games.magna_carta.view.lens import kind_of
from caylus.view.table import Table


def rule(shown: Table, name: str) -> str:
    """The place in the rules that speaks of a card or of what a button does, or nothing."""
    kind = kind_of(shown, name)
    if kind is not None:
        return of_card(kind)
    return OF_VERBS.get(name.removeprefix("do-").partition(" ")[0], "")
