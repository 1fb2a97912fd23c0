"""The players' rows: who sits where, what they own and how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import COLOURS, SECTIONS
from caylus.games.magna_carta.rules.cards import BUILDINGS, Building
from caylus.games.magna_carta.rules.numbers import CARDS_IN, PRESTIGE_KINDS
from caylus.games.magna_carta.rules.scoring import Points
from caylus.games.magna_carta.rules.sight import Sight
from caylus.kernel.header import Seat
from caylus.kernel.text import N_
from caylus.view.cards import things
from caylus.view.recap import Before
from caylus.view.text import _, listed, ngettext, passage

COLOUR_NAMES = (N_("Red"), N_("Green"), N_("Orange"), N_("Blue"), N_("Purple"))
GOODS = ("denier", "food", "wood", "stone", "gold")


class Source(NamedTuple):
    """Where points come from: its field of `Points`, its icon and its name."""

    key: str
    icon: str
    name: str


SOURCES = (
    Source("tokens", "castle", N_("Castle")),
    Source("buildings", "card", N_("Buildings")),
    Source("residences", "residence", N_("Residences")),
    Source("prestige", "crest", N_("Prestige")),
    Source("gold", "gold", N_("Gold")),
    Source("cubes", "any", N_("Cubes")),
    Source("deniers", "denier", N_("Deniers")),
)


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


def name_of(seats: Sequence[Seat], seat: int) -> str:
    """What a seat is called: its name, or its colour if it has none."""
    return seats[seat].name or _(COLOUR_NAMES[seat])


def sources(sight: Sight) -> list[Source]:
    """Where points come from in a game of this variant, by their translated names."""
    standard = sight.table.standard
    kept = [source for source in SOURCES if standard or source.key != "residences"]
    return [source._replace(name=_(source.name)) for source in kept]


def rows(sight: Sight, seats: Sequence[Seat], before: Before | None = None) -> list[Row]:
    """Every player's row, in seat order."""
    return [_row(sight, seats, seat, before) for seat in range(sight.table.players)]


def _row(sight: Sight, seats: Sequence[Seat], seat: int, before: Before | None) -> Row:
    table = sight.table
    food, wood, stone, gold, deniers = table.goods_of(seat)
    owned = (deniers, food, wood, stone, gold)
    changed = before.goods_changed(table, seat) if before else [0] * len(GOODS)
    goods = tuple(zip(GOODS, owned, [changed[-1], *changed[:-1]], strict=True))
    points = sum(scoring.points(table, seat))
    name = name_of(seats, seat)
    return Row(
        seat=seat,
        colour=COLOURS[seat],
        name=name,
        goods=goods,
        workers=table.workers[seat],
        cards=sight.hand_sizes[seat],
        deck=sight.deck_size(seat),
        discard=tuple(_(BUILDINGS[kind].name) for kind in CARDS_IN[table.discard[seat]]),
        points=points,
        gained=points - before.points(seat) if before else 0,
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


@dataclass(frozen=True)
class Result:
    """One player's line of the final table; players with equal points share a place from 1."""

    seat: int
    place: int
    colour: str
    name: str
    points: Points
    total: int
    won: bool


def results(sight: Sight, seats: Sequence[Seat]) -> list[Result]:
    """Points by source of every player, the best first."""
    table = sight.table
    winners, scores = table.winners(), table.scores()
    found = []
    for seat, total in enumerate(scores):
        points, name = scoring.points(table, seat), name_of(seats, seat)
        place = 1 + sum(score > total for score in scores)
        found.append(Result(seat, place, COLOURS[seat], name, points, total, seat in winners))
    return sorted(found, key=lambda result: result.place)
