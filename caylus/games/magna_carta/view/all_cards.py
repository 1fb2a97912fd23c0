"""All cards of Magna Carta, by family, and where they are now."""

from __future__ import annotations

from collections.abc import Iterator

from caylus.games.magna_carta.rules.board import COLOURS, Board
from caylus.games.magna_carta.rules.cards import (
    BLUE,
    BUILDINGS,
    GREEN,
    NEUTRAL,
    RESIDENCE,
    STONY,
    WOODEN,
)
from caylus.games.magna_carta.rules.numbers import (
    FIRST_NEUTRAL_KIND,
    NEUTRAL_PEDDLER_KIND,
    RESIDENCE_KIND,
)
from caylus.games.magna_carta.view.cards import known_faces, printed
from caylus.games.magna_carta.view.ruled import rule
from caylus.kernel.text import N_
from caylus.view import all_cards
from caylus.view.all_cards import Card, Family, Spot
from caylus.view.environment import macros
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed
from caylus.view.thing import Thing

TITLES = {
    WOODEN: N_("Wood buildings"),
    STONY: N_("Stone buildings"),
    GREEN: N_("Residence"),
    NEUTRAL: N_("Neutral buildings"),
    BLUE: N_("Prestige buildings"),
}
REMARKS = {RESIDENCE.key: N_("It is the back of every player's card.")}


def cards(shown: Table, path: str) -> str:
    """Every kind of card: the panel."""
    families = [
        Family(family, _(family).capitalize(), _(title), _of(shown, family))
        for family, title in TITLES.items()
    ]
    return all_cards.page(shown, path, families)


def _of(shown: Table, family: str) -> list[Card]:
    kinds = [kind for kind, each in enumerate(BUILDINGS) if each.family == family]
    return [_card(shown, kind) for kind in kinds]


def _card(shown: Table, kind: int) -> Card:
    building, table = BUILDINGS[kind], shown.sight.table
    remarks = [_(REMARKS[building.key])] if building.key in REMARKS else []
    picture = macros("cards.html").enlarged(known_faces()[kind], "")
    thing = Thing(_(building.name), picture, [*printed(building), *remarks])
    place = rule(shown, f"pool-{building.key}")
    if building.standard_only and not table.standard:
        return Card(thing, 0, [Spot(_("Not in this game"))], place)
    return Card(thing, _copies(table, kind), list(_where(shown, kind)), place)


def _copies(table: Board, kind: int) -> int:
    """How many cards of a kind take part; residences are not counted."""
    if kind < FIRST_NEUTRAL_KIND:
        return table.players
    if kind < RESIDENCE_KIND:
        return int(kind in table.road_kind)
    return int(kind != RESIDENCE_KIND)


def _where(shown: Table, kind: int) -> Iterator[Spot]:
    """Where the cards of a kind are, as far as who looks on knows."""
    table: Board = shown.sight.table
    yield from (_place(shown, place) for place in _places(table, kind))
    if kind < FIRST_NEUTRAL_KIND:
        yield from _cards_of_players(shown, kind)
    elif kind < RESIDENCE_KIND and kind not in table.road_kind:
        is_to_come = table.phase == "setup" and NEUTRAL_PEDDLER_KIND not in table.road_kind
        yield Spot(_("Not dealt yet") if is_to_come else _("Not in this game"))
    elif kind == RESIDENCE_KIND and kind not in table.road_kind:
        yield Spot(_("None yet"))
    elif table.pool >> kind & 1:
        yield Spot(_("On offer"))
    for seat in _seats(table.prestige, 1 << kind):
        yield Spot(_("In front of {name}", name=name_of(shown.seats, seat)), COLOURS[seat])


def _places(table: Board, kind: int) -> list[int]:
    return [place for place, lying in enumerate(table.road_kind) if lying == kind]


def _place(shown: Table, place: int) -> Spot:
    owner = shown.sight.table.road_owner[place]
    if owner < 0:
        return Spot(_("Place {number}", number=place + 1))
    name = name_of(shown.seats, owner)
    return Spot(_("Place {number}, {name}", number=place + 1, name=name), COLOURS[owner])


def _seats(held: list[int], bit: int) -> list[int]:
    """The seats that hold a card in one of their masks."""
    return [seat for seat, cards in enumerate(held) if cards & bit]


def _cards_of_players(shown: Table, kind: int) -> Iterator[Spot]:
    """Where the players have their cards of a kind that do not lie on the road."""
    table, bit, me = shown.sight.table, 1 << kind, shown.reader
    if me is not None and table.hand[me] & bit:
        yield Spot(_("Your hand"), COLOURS[me])
    if me is not None and table.deck[me] & bit:
        yield Spot(_("Your deck"), COLOURS[me])
    unseen = [hand | deck for hand, deck in zip(table.hand, table.deck, strict=True)]
    others = [seat for seat in _seats(unseen, bit) if seat != me]
    if others:
        yield Spot(_("Hands or decks: {names}", names=_names(shown, others)))
    discarded = _seats(table.discard, bit)
    if discarded:
        yield Spot(_("Discarded: {names}", names=_names(shown, discarded)))
    on_road = [table.road_owner[place] for place in _places(table, kind)]
    elsewhere = {*_seats(unseen, bit), *discarded, *on_road}
    turned = [seat for seat in range(table.players) if seat not in elsewhere]
    if turned:
        yield Spot(_("Turned into a residence: {names}", names=_names(shown, turned)))


def _names(shown: Table, seats: list[int]) -> str:
    return listed([name_of(shown.seats, seat) for seat in seats])
