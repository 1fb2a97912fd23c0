"""The players' rows: what they own and how they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from caylus.games.magna_carta.rules.board import SECTIONS
from caylus.games.magna_carta.rules.cards import BUILDINGS, Building
from caylus.games.magna_carta.rules.numbers import CARDS_IN, PRESTIGE_KINDS
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.view.cards import things
from caylus.games.magna_carta.view.changes import goods_changed, points_gained
from caylus.games.magna_carta.view.points import tally
from caylus.view.players import Gained, Owned
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed, ngettext, passage

LETTERS = {"denier": "d", "food": "F", "wood": "W", "stone": "S", "gold": "G"}
GOODS = tuple(LETTERS)


class Row(NamedTuple):
    """One player's row."""

    seat: int
    colour: str
    name: str
    owned: Owned
    cards: int
    deck: int
    discard: tuple[str, ...]
    tokens: tuple[tuple[str, int], ...]
    prestige: tuple[Building, ...]
    is_asked: bool
    is_me: bool
    is_first: bool
    passed: int

    @property
    def spoken(self) -> str:
        """The row in words."""
        built = [_(building.name) for building in self.prestige]
        return passage(
            [
                self._owned(),
                ngettext("{count} worker left.", "{count} workers left.", self.owned.workers),
                ngettext("{count} card in hand.", "{count} cards in hand.", self.cards),
                _spoken_tokens(**dict(self.tokens)) if any(dict(self.tokens).values()) else "",
                _("Built: {names}.", names=listed(built)) if built else "",
                _("Has the first player card.") if self.is_first else "",
                _("Has passed.") if self.passed else "",
            ]
        )

    def _owned(self) -> str:
        counts = dict(self.owned.goods)
        owned = things("".join(letter * counts[icon] for icon, letter in LETTERS.items()))
        return ngettext(
            "{name}: {count} point, {owned}.",
            "{name}: {count} points, {owned}.",
            self.owned.points,
            name=self.name,
            owned=owned or _("nothing"),
        )


def rows(shown: Table) -> list[Row]:
    """Every player's row, in seat order."""
    return [_row(shown, cast(Sight, shown.sight), seat) for seat in range(len(shown.seats))]


def _row(shown: Table, sight: Sight, seat: int) -> Row:
    table, seats = sight.table, shown.seats
    food, wood, stone, gold, deniers = table.goods_of(seat)
    owned = (deniers, food, wood, stone, gold)
    return Row(
        seat=seat,
        colour=seats[seat].colour,
        name=name_of(seats, seat),
        owned=Owned(
            goods=tuple(zip(GOODS, owned, strict=True)),
            workers=table.workers[seat],
            points=tally(table, seat),
            title=_("Points if the game ended now"),
        ),
        cards=sight.hand_sizes[seat],
        deck=sight.deck_size(seat),
        discard=tuple(_(BUILDINGS[kind].name) for kind in CARDS_IN[table.discard[seat]]),
        tokens=tuple(zip(SECTIONS, table.tokens[seat * 3 : seat * 3 + 3], strict=True)),
        prestige=tuple(BUILDINGS[k] for k in PRESTIGE_KINDS if table.prestige[seat] >> k & 1),
        is_asked=table.actor == seat,
        is_me=sight.seat == seat,
        is_first=table.first == seat,
        passed=table.passed.index(seat) + 1 if seat in table.passed else 0,
    )


def gains(shown: Table) -> Iterator[Gained]:
    """What every player has gained since the viewer last chose, in seat order."""
    table, before = shown.sight.table, shown.before
    for seat in range(len(shown.seats)):
        *cubes, deniers = goods_changed(before, table, seat) if before else [0] * len(GOODS)
        yield Gained((deniers, *cubes), points_gained(before, table, seat))


def _spoken_tokens(dungeon: int, walls: int, towers: int) -> str:
    return _(
        "Castle tokens: {dungeon} of the dungeon, {walls} of the walls, {towers} of the towers.",
        dungeon=dungeon,
        walls=walls,
        towers=towers,
    )
