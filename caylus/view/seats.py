"""The players' rows: who sits where, what they own and how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from caylus.games.magna_carta import scoring
from caylus.games.magna_carta.cards import BUILDINGS, Building
from caylus.games.magna_carta.numbers import CARDS_IN, PRESTIGE_KINDS
from caylus.games.magna_carta.scoring import Points
from caylus.games.magna_carta.sight import Sight
from caylus.games.magna_carta.state import COLOURS
from caylus.kernel.header import Seat
from caylus.view.text import _

GOODS = ("denier", "food", "wood", "stone", "gold")


@dataclass(frozen=True)
class Row:
    """One player's row."""

    seat: int
    colour: str
    name: str
    goods: list[tuple[str, int]]
    workers: int
    cards: int
    deck: int
    discard: list[str]
    points: int
    tokens: list[int]
    prestige: list[Building]
    is_asked: bool
    is_me: bool
    is_first: bool
    passed: int
    spoken: str


def name_of(seats: Sequence[Seat], seat: int) -> str:
    """What a seat is called: its name, or its colour if it has none."""
    return seats[seat].name or _(COLOURS[seat].capitalize())


def rows(sight: Sight, seats: Sequence[Seat]) -> list[Row]:
    """Every player's row, in seat order."""
    return [_row(sight, seats, seat) for seat in range(sight.table.players)]


def _row(sight: Sight, seats: Sequence[Seat], seat: int) -> Row:
    table = sight.table
    food, wood, stone, gold, deniers = table.goods_of(seat)
    goods = list(zip(GOODS, (deniers, food, wood, stone, gold), strict=True))
    points = sum(scoring.points(table, seat))
    name = name_of(seats, seat)
    owned = ", ".join(f"{count} {_(thing)}" for thing, count in goods)
    return Row(
        seat=seat,
        colour=COLOURS[seat],
        name=name,
        goods=goods,
        workers=table.workers[seat],
        cards=sight.hand_sizes[seat],
        deck=sight.deck_size(seat),
        discard=[_(BUILDINGS[kind].name) for kind in CARDS_IN[table.discard[seat]]],
        points=points,
        tokens=table.tokens[seat * 3 : seat * 3 + 3],
        prestige=[BUILDINGS[k] for k in PRESTIGE_KINDS if table.prestige[seat] >> k & 1],
        is_asked=table.actor == seat,
        is_me=sight.seat == seat,
        is_first=table.first == seat,
        passed=table.passed.index(seat) + 1 if seat in table.passed else 0,
        spoken=_("{name}: {points} points, {owned}", name=name, points=points, owned=owned),
    )


@dataclass(frozen=True)
class Result:
    """One player's line of the final table."""

    colour: str
    name: str
    points: Points
    total: int
    won: bool


def results(sight: Sight, seats: Sequence[Seat]) -> list[Result]:
    """Points by source of every player, the best first."""
    table = sight.table
    winners = table.winners()
    found = []
    for seat in range(table.players):
        points = scoring.points(table, seat)
        name = name_of(seats, seat)
        found.append(Result(COLOURS[seat], name, points, sum(points), seat in winners))
    return sorted(found, key=lambda result: -result.total)
