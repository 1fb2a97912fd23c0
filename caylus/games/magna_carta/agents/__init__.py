"""How programs of others play Magna Carta: its notation as words, and what a seat sees as numbers.

The words have their numbers for ever: what comes new comes in a group at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caylus.games.magna_carta.rules.board import COLOURS, TOKENS, Board
from caylus.games.magna_carta.rules.cards import BUILDINGS, NEUTRAL_BUILDINGS, PLAYER_BUILDINGS
from caylus.games.magna_carta.rules.numbers import PRESTIGE_KINDS
from caylus.games.magna_carta.rules.payments import GOODS
from caylus.games.magna_carta.rules.words import LONGEST_ROAD

if TYPE_CHECKING:
    from caylus.games.magna_carta.rules.sight import Sight

_MOST_BATCHES = max(map(sum, TOKENS.values()))
_CARDS = range(len(PLAYER_BUILDINGS))
_SECTIONS = 3
_PHASES = ("setup", "income", "actions", "provost", "buildings", "castle", "over")
_NOTHING = (-1, -1, -2, 0, 0)
"""A place that is not there yet: no card, no owner, no worker, no cubes, no mark."""


def _runs(letter: str, most: int) -> tuple[str, ...]:
    return tuple(letter * count for count in range(1, most + 1))


WORDS = {
    "what seats do": (
        *("keep", "mulligan", "draw", "replace", "pass", "place", "build", "prestige", "on"),
        *("provost", "buy", "sell", "swap", "gold", "tokens", "turn", "decline", "offer", "none"),
    ),
    "what chance does": ("deal", "neutral", "first"),
    "cards": tuple(building.key for building in BUILDINGS),
    "colours": COLOURS,
    "steps of the Provost": ("-3", "-2", "-1", "0", "+1", "+2", "+3"),
    "places and numbers": tuple(str(number) for number in range(1, LONGEST_ROAD + 1)),
    "food": _runs("F", _MOST_BATCHES),
    "wood": _runs("W", _MOST_BATCHES),
    "stone": _runs("S", _MOST_BATCHES),
    # Gold may stand for all three cubes of every batch.
    "gold": _runs("G", 3 * _MOST_BATCHES),
}
"""The words of the notation, in groups."""


def told(sight: Sight) -> str:
    """What somebody sees, as text: equal texts are equal sights."""
    return f"{sight.table.to_json()} {sight.hand_sizes}"


def seen(sight: Sight) -> list[int]:
    """What somebody sees, as numbers, as many at all times; seats count from the own one."""
    table, own = sight.table, sight.seat or 0
    seats = [(own + number) % table.players for number in range(table.players)]
    numbers = [table.round, _PHASES.index(table.phase), table.standard, table.provost]
    numbers += [table.removed, *table.castle, *_bits(table.pool, PRESTIGE_KINDS)]
    numbers += [_from(own, table, seat) for seat in (table.first, _chooser(table))]
    for seat in seats:
        numbers += _of_seat(sight, seat)
    for place in range(_longest_road(table.players)):
        numbers += _of_place(table, own, place)
    return numbers


def _longest_road(players: int) -> int:
    """Every card of the players and all neutral ones."""
    return len(PLAYER_BUILDINGS) * players + len(NEUTRAL_BUILDINGS)


def _chooser(table: Board) -> int:
    return -1 if table.actor is None else table.actor


def _from(own: int, table: Board, seat: int) -> int:
    """A seat, counted from the own one; what is no seat stays what it is."""
    return seat if seat < 0 else (seat - own) % table.players


def _bits(cards: int, kinds: range) -> Iterator[int]:
    return (cards >> kind & 1 for kind in kinds)


def _of_seat(sight: Sight, seat: int) -> Iterator[int]:
    table = sight.table
    yield from table.goods[seat * GOODS : (seat + 1) * GOODS]
    yield from table.tokens[seat * _SECTIONS : (seat + 1) * _SECTIONS]
    yield table.workers[seat]
    yield table.batches[seat]
    yield table.passed.index(seat) if seat in table.passed else -1
    yield sight.hand_sizes[seat]
    yield from _bits(table.prestige[seat], PRESTIGE_KINDS)
    for cards in (table.hand[seat], table.deck[seat], table.discard[seat]):
        yield from _bits(cards, _CARDS)


def _of_place(table: Board, own: int, place: int) -> tuple[int, ...]:
    if place >= len(table.road_kind):
        return _NOTHING
    owner = _from(own, table, table.road_owner[place])
    worker = _from(own, table, table.road_worker[place])
    return (
        *(table.road_kind[place], owner, worker),
        *(table.road_cubes[place], place in table.marked),
    )
