"""All cards: every kind of building of a game, by family, what it does and where it is now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from caylus import games
from caylus.view.environment import render
from caylus.view.table import Table
from caylus.view.text import full, variant_of
from caylus.view.thing import Thing


class Spot(NamedTuple):
    """Where some of a kind are, as a label, and the colour of whose they are there."""

    label: str
    colour: str = ""


class Card(NamedTuple):
    """A kind of building: the thing that it is, and where it is.

    So many `copies` take part, 0 if nobody counts them. Of the page of rules, the heading below
    which the `rule` stands.
    """

    thing: Thing
    copies: int
    where: Sequence[Spot]
    rule: str


class Family(NamedTuple):
    """The cards of a kind; a `label` is shorter than a title."""

    key: str
    label: str
    title: str
    cards: Sequence[Card]


def page(shown: Table, path: str, families: Sequence[Family]) -> str:
    """The HTML text of all cards; a path that is the key of a family shows only that one."""
    table = shown.sight.table
    title = games.titles()[table.game]
    return render(
        "all_cards.html",
        game=full(title),
        variant=variant_of(title, table.variant),
        families=families,
        chosen=path if any(family.key == path for family in families) else "",
    )
