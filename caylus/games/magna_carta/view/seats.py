"""The players' rows: what they own and how they stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import SECTIONS
from caylus.games.magna_carta.rules.cards import BUILDINGS, Building
from caylus.games.magna_carta.rules.numbers import CARDS_IN, PRESTIGE_KINDS
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.view.cards import things
from caylus.games.magna_carta.view.changes import goods_changed, points_gained
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed, ngettext, passage

GOODS = ("denier", "food", "wood", "stone", "gold")


@dataclass(frozen=True)
class Row:
    """One player's row; what has changed since the viewer last chose stands beside each number."""

    seat: int
    colour: str
    name: str
    goods: tuple[tuple[str, int, int], ...]
    workers: int
    cards: int
    deck: int
    discard: tuple[str, ...]
    points: int
    gained: int
    tokens: tuple[tuple[str, int], ...]
    prestige: tuple[Building, ...]
    is_asked: bool
    is_me: bool
    is_first: bool
    passed: int
    spoken: str


def rows(shown: Table) -> list[Row]:
    """Every player's row, in seat order."""
    return [_row(shown, cast(Sight, shown.sight), seat) for seat in range(len(shown.seats))]


def _row(shown: Table, sight: Sight, seat: int) -> Row:
    table, before, seats = sight.table, shown.before, shown.seats
    food, wood, stone, gold, deniers = table.goods_of(seat)
    owned = (deniers, food, wood, stone, gold)
    changed = goods_changed(before, table, seat) if before else [0] * len(GOODS)
    goods = tuple(zip(GOODS, owned, [changed[-1], *changed[:-1]], strict=True))
    points = sum(scoring.points(table, seat))
    name = name_of(seats, seat)
    return Row(
        seat=seat,
        colour=seats[seat].colour,
        name=name,
        goods=goods,
        workers=table.workers[seat],
        cards=sight.hand_sizes[seat],
        deck=sight.deck_size(seat),
        discard=tuple(_(BUILDINGS[kind].name) for kind in CARDS_IN[table.discard[seat]]),
        points=points,
        gained=points_gained(before, table, seat),
        tokens=tuple(zip(SECTIONS, table.tokens[seat * 3 : seat * 3 + 3], strict=True)),
        prestige=tuple(BUILDINGS[k] for k in PRESTIGE_KINDS if table.prestige[seat] >> k & 1),
        is_asked=table.actor == seat,
        is_me=sight.seat == seat,
        is_first=table.first == seat,
        passed=table.passed.index(seat) + 1 if seat in table.passed else 0,
        spoken=_spoken(sight, seat, name, points),
    )


def _spoken(sight: Sight, seat: int, name: str, points: int) -> str:
    """A player's row in words."""
    table = sight.table
    food, wood, stone, gold, deniers = table.goods_of(seat)
    owned = things("d" * deniers + "F" * food + "W" * wood + "S" * stone + "G" * gold)
    told = [
        ngettext(
            "{name}: {count} point, {owned}.",
            "{name}: {count} points, {owned}.",
            points,
            name=name,
            owned=owned or _("nothing"),
        ),
        ngettext("{count} worker left.", "{count} workers left.", table.workers[seat]),
        ngettext("{count} card in hand.", "{count} cards in hand.", sight.hand_sizes[seat]),
    ]
    if any(table.tokens[seat * 3 : seat * 3 + 3]):
        told.append(_spoken_tokens(*table.tokens[seat * 3 : seat * 3 + 3]))
    built = [_(BUILDINGS[k].name) for k in PRESTIGE_KINDS if table.prestige[seat] >> k & 1]
    told.append(_("Built: {names}.", names=listed(built)) if built else "")
    told.append(_("Has the first player card.") if table.first == seat else "")
    told.append(_("Has passed.") if seat in table.passed else "")
    return passage(told)


def _spoken_tokens(dungeon: int, walls: int, towers: int) -> str:
    return _(
        "Castle tokens: {dungeon} of the dungeon, {walls} of the walls, {towers} of the towers.",
        dungeon=dungeon,
        walls=walls,
        towers=towers,
    )
