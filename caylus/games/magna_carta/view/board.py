"""The whole table as parts of a page: what a seat may see and what it may do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from caylus.games.magna_carta.rules.board import COLOURS, SECTIONS, TOKENS
from caylus.games.magna_carta.rules.buildings import PlaceStep
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import CARDS_IN, PRESTIGE_KINDS
from caylus.games.magna_carta.rules.scoring import TOKEN_POINTS
from caylus.games.magna_carta.rules.setup import FIRST_HAND
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.rules.turns import TURN
from caylus.games.magna_carta.view import art
from caylus.games.magna_carta.view.cards import SECTION_NAMES, Face, known_faces
from caylus.games.magna_carta.view.changes import is_fresh
from caylus.games.magna_carta.view.seats import gains, rows
from caylus.kernel.state import State
from caylus.kernel.text import N_
from caylus.view.offers import Offers
from caylus.view.parts import Part
from caylus.view.players import player
from caylus.view.seats import name_of
from caylus.view.table import Table, band, bar, curtain, drawn, frame, log, opening
from caylus.view.text import _, passage

TEMPLATE = "magna_carta/board.html"
PHASES = {
    "setup": N_("Set-up"),
    "income": N_("Income"),
    "actions": N_("Actions"),
    "provost": N_("Provost"),
    "buildings": N_("Buildings"),
    "castle": N_("Castle"),
    "over": N_("The end"),
}
# A new table is laid out in turns, my band first: these come later, the road in portions of cards.
STRIP, ROAD, SECOND_CARDS, THIRD_CARDS, SIDE = range(1, 6)
CARDS_AT_ONCE = 7
# The cubes that a card holds, by their letter.
STORES = {"F": "food", "W": "wood", "S": "stone"}
# Cards in a row of the road, the fewest rows and the most.
WIDTHS = {"wide": (9, 2, 5), "narrow": (5, 3, 8), "tall": (6, 3, 7)}


class RoadCard(NamedTuple):
    """One card on the road as it is drawn; `asking` tells that its effect is being chosen now."""

    number: int
    face: Face
    owner: str
    owner_name: str
    worker: str
    worker_name: str
    cubes: tuple[str, ...]
    beyond: bool
    provost: bool
    asking: bool
    fresh: bool
    action: str

    @property
    def later(self) -> int:
        """The turn in which it is laid out on a new table; 0 is that of the whole road."""
        portion = (self.number - 1) // CARDS_AT_ONCE
        return (0, SECOND_CARDS, THIRD_CARDS)[min(portion, 2)]

    @property
    def spoken(self) -> str:
        """The place in words: its card, whose it is, and who stands there."""
        sentences = [_("Place {number}.", number=self.number), self.face.spoken]
        if self.owner:
            sentences.append(_("It belongs to {name}.", name=self.owner_name))
        if self.worker:
            sentences.append(_("{name}'s worker stands here.", name=self.worker_name))
        if self.provost:
            sentences.append(_("The Provost stands here."))
        if self.beyond:
            sentences.append(_("The Provost does not reach it."))
        return passage(sentences)


def needs_hand(state: State) -> bool:
    """Whether the actor must know the own hand to choose."""
    return state.step in (TURN, FIRST_HAND)


def board(shown: Table) -> list[Part]:
    """The parts of the table, from the bar at the top to the curtain over it all."""
    lit = shown.lit
    strip = (_castle(shown), _bridge(shown), _open_pool(shown, lit), _pool(shown, lit))
    side = (_players(shown), log(shown))
    return [
        bar(shown, _phases(shown)),
        Part("strip", f'<section id="strip" data-later="{STRIP}">', strip, "</section>"),
        _road(shown),
        Part("side", f'<aside id="side" data-later="{SIDE}">', side, "</aside>"),
        band(shown, _hand(shown)),
        curtain(shown),
    ]


def _drawn(key: str, macro: str, *values: object) -> Part:
    return drawn(key, TEMPLATE, macro, *values)


def _phases(shown: Table) -> list[str]:
    """The phases of a round, as the bar shows them."""
    without = {"setup", "over"} if shown.sight.table.standard else {"setup", "over", "provost"}
    return [phase for phase in PHASES if phase not in without]


def _castle(shown: Table) -> Part:
    table = shown.sight.table
    standing = zip(SECTIONS, TOKEN_POINTS, table.castle, TOKENS[table.players], strict=True)
    return frame("castle", _("Castle"), [_section(*section) for section in standing])


def _section(key: str, points: int, left: int, size: int) -> Part:
    picture = art.castle_section(key, size - left, left)
    name = _(SECTION_NAMES[key])
    return _drawn(f"castle-{key}", "section", key, name, points, left, picture)


def _bridge(shown: Table) -> Part:
    table = shown.sight.table
    picture = art.bridge(tuple(COLOURS[seat] for seat in table.passed), table.players)
    passed = tuple(name_of(shown.seats, seat) for seat in table.passed)
    return _drawn("bridge", "bridge", picture, passed, table.is_over)


def _pool(shown: Table, lit: Offers) -> Part:
    kinds = [kind for kind in PRESTIGE_KINDS if shown.sight.table.pool >> kind & 1]
    chips = [_chip(kind, lit.on.get(f"pool-{BUILDINGS[kind].key}", "")) for kind in kinds]
    return frame("pool", _("Prestige buildings"), chips)


def _open_pool(shown: Table, lit: Offers) -> Part:
    """What opens the prestige buildings where there is no room for them."""
    is_lit = any(thing.startswith("pool-") for thing in lit.on)
    return _drawn("open-pool", "open_pool", shown.sight.table.pool.bit_count(), is_lit)


def _chip(kind: int, action: str) -> Part:
    return _drawn(f"pool-{BUILDINGS[kind].key}", "chip", known_faces()[kind], action)


def _road(shown: Table) -> Part:
    road = shown.sight.table.road_kind
    drawn = [road_card(shown, place) for place in range(len(road))]
    cards = [_drawn(f"road-{card.number}", "card", card) for card in drawn]
    places = Part("places", '<div id="places">', tuple(cards), "</div>")
    return frame("road", _("Road"), [places], looks=" ".join(_rows(len(road))), later=ROAD)


def _rows(cards: int) -> Iterator[str]:
    """Classes that tell how many rows so many cards take, in windows of each kind."""
    for width, (columns, fewest, most) in WIDTHS.items():
        yield f"{width}-{min(most, max(fewest, -(-cards // columns)))}"


def road_card(shown: Table, place: int) -> RoadCard:
    """A place of the road as it is drawn."""
    table = shown.sight.table
    kind, owner, worker = table.road_kind[place], table.road_owner[place], table.road_worker[place]
    return RoadCard(
        number=place + 1,
        face=known_faces()[kind],
        owner=COLOURS[owner] if owner >= 0 else "",
        owner_name=name_of(shown.seats, owner) if owner >= 0 else "",
        worker=COLOURS[worker] if worker >= 0 else "",
        worker_name=name_of(shown.seats, worker) if worker >= 0 else "",
        cubes=(STORES.get(BUILDINGS[kind].store, ""),) * table.road_cubes[place],
        beyond=place > table.reach,
        provost=table.standard and place == table.provost,
        asking=isinstance(table.step, PlaceStep) and table.step.place == place,
        fresh=shown.before is not None and is_fresh(shown.before, table, place),
        action=shown.lit.on.get(f"road-{place + 1}", ""),
    )


def _players(shown: Table) -> Part:
    drawn = [
        player(row.seat, row.colour, opening(TEMPLATE, "player", row), row.owned, gained)
        for row, gained in zip(rows(shown), gains(shown), strict=True)
    ]
    return frame("players", _("Players"), drawn)


def _hand(shown: Table) -> Part:
    """The own cards, each with the action that a click on it plays."""
    sight = cast(Sight, shown.sight)
    kinds = () if shown.covered or sight.seat is None else CARDS_IN[sight.table.hand[sight.seat]]
    slots = tuple(_slot(known_faces()[kind], shown) for kind in kinds)
    return Part("hand", opening(TEMPLATE, "hand", shown.covered), slots, "</div>")


def _slot(face: Face, shown: Table) -> Part:
    key, thing = f"slot-{face.key}", f"hand-{face.key}"
    card = _drawn(thing, "held_card", face, shown.me, shown.lit.on.get(thing, ""))
    return Part(key, f'<div class="slot" id="{key}">', (card,), "</div>")
