"""All buildings of classic Caylus, by family, and where they are now."""

from __future__ import annotations

from collections.abc import Iterator

from caylus.games.classic.rules.board import COLOURS, Board
from caylus.games.classic.rules.construction import RESIDENCE_POINTS
from caylus.games.classic.rules.numbers import FIXED_KINDS, NEUTRAL_KINDS, RESIDENCE_KIND
from caylus.games.classic.rules.spaces import SPECIALS
from caylus.games.classic.rules.tiles import (
    BLUE,
    BUILDINGS,
    FIXED,
    GREEN,
    LAWYER,
    NEUTRAL,
    RESIDENCE,
    STONY,
    WOODEN,
)
from caylus.games.classic.view.lens import TEMPLATE
from caylus.games.classic.view.ruled import rule
from caylus.games.classic.view.spaces import special_space
from caylus.games.classic.view.tiles import known_faces, printed, things
from caylus.kernel.text import N_
from caylus.view import all_cards
from caylus.view.all_cards import Card, Family, Spot
from caylus.view.environment import macros
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _
from caylus.view.thing import Thing

TITLES = {
    NEUTRAL: N_("Neutral buildings"),
    FIXED: N_("Fixed buildings"),
    WOODEN: N_("Wood buildings"),
    STONY: N_("Stone buildings"),
    GREEN: N_("Residence"),
    BLUE: N_("Prestige buildings"),
}


def cards(shown: Table, path: str) -> str:
    """Every kind of building: the panel."""
    specials = [_special(shown, key) for key in SPECIALS]
    families = [
        Family(family, _(family).capitalize(), _(title), _of(shown, family))
        for family, title in TITLES.items()
    ]
    special = Family("special", _("Specials"), _("Special buildings"), specials)
    return all_cards.page(shown, path, [special, *families])


def _special(shown: Table, key: str) -> Card:
    """A special building, which never moves."""
    space = special_space(shown, key)
    closed = [_("Not used by two players.")] if space.closed else []
    thing = Thing(space.name, macros(TEMPLATE).special(space), [space.effect, *closed])
    return Card(thing, 0, [Spot(_("Before the bridge"))], rule(shown, f"special-{key}"))


def _of(shown: Table, family: str) -> list[Card]:
    return [_tile(shown, kind) for kind in shown.sight.table.edition.of_family(family)]


def _tile(shown: Table, kind: int) -> Card:
    table: Board = shown.sight.table
    key = BUILDINGS[kind].key
    picture = macros("cards.html").enlarged(known_faces(table.edition)[kind], "")
    made = [_how_it_is_made()] if key == RESIDENCE.key else []
    thing = Thing(_(BUILDINGS[kind].name), picture, [*printed(table.edition, kind), *made])
    return Card(thing, _copies(table, kind), list(_where(shown, kind)), rule(shown, f"stock-{key}"))


def _how_it_is_made() -> str:
    """What residences cost and are worth, of which there are always enough."""
    assert LAWYER.worker is not None
    cost = things(LAWYER.worker.trades()[0].give)
    return _(
        "A Lawyer makes it, for {cost}: {points}.", cost=cost, points=things("P" * RESIDENCE_POINTS)
    )


def _copies(table: Board, kind: int) -> int:
    """How many tiles of a kind take part; residences are not counted."""
    is_single = kind in NEUTRAL_KINDS or kind in FIXED_KINDS
    return 1 if is_single else table.edition.supply[kind]


def _where(shown: Table, kind: int) -> Iterator[Spot]:
    """Where the tiles of a kind are."""
    table: Board = shown.sight.table
    spaces = [space for space, lying in enumerate(table.road_kind) if lying == kind]
    yield from (_space(shown, space) for space in spaces)
    left = table.supply[kind]
    if left:
        yield Spot(_("Stock: {count}", count=left) if left > 1 else _("Stock"))
    elif not spaces:
        yield Spot(_nowhere(table, kind))


def _space(shown: Table, space: int) -> Spot:
    owner = shown.sight.table.road_owner[space]
    if owner < 0:
        return Spot(_("Space {number}", number=space + 1))
    name = name_of(shown.seats, owner)
    return Spot(_("Space {number}, {name}", number=space + 1, name=name), COLOURS[owner])


def _nowhere(table: Board, kind: int) -> str:
    """Why no tile of a kind lies anywhere."""
    if kind == RESIDENCE_KIND:
        return _("None yet")
    if kind in NEUTRAL_KINDS:
        return _("Not dealt yet") if table.phase == "setup" else _("Turned into a residence")
    return _("Not in this game")
