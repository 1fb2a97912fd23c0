"""The whole table as HTML: what a seat may see and what it may do."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

from caylus.games.magna_carta.buildings import PlaceStep
from caylus.games.magna_carta.cards import BUILDINGS
from caylus.games.magna_carta.numbers import CARDS_IN, FREE, PRESTIGE_KINDS
from caylus.games.magna_carta.scoring import TOKEN_POINTS
from caylus.games.magna_carta.setup import FIRST_HAND
from caylus.games.magna_carta.sight import Sight
from caylus.games.magna_carta.state import COLOURS, SECTIONS, TOKENS, MagnaCarta
from caylus.games.magna_carta.turns import TURN
from caylus.kernel.header import Seat
from caylus.kernel.state import State
from caylus.kernel.text import N_
from caylus.view import art
from caylus.view.cards import Face, faces
from caylus.view.environment import render
from caylus.view.log import Entry
from caylus.view.offers import Offers, offers
from caylus.view.prompt import prompt
from caylus.view.seats import name_of, results, rows
from caylus.view.text import _

PHASES = (
    ("income", N_("Income")),
    ("actions", N_("Actions")),
    ("provost", N_("Provost")),
    ("buildings", N_("Buildings")),
    ("castle", N_("Castle")),
)
SECTION_NAMES = {"dungeon": N_("Dungeon"), "walls": N_("Walls"), "towers": N_("Towers")}


@dataclass(frozen=True)
class Table:
    """What is drawn: a sight, who sits where, what has happened, and what this screen shows.

    `curtain` is the seat that must look on alone before its hand is shown; `covered` leaves the
    hand out although its seat must choose; `can_undo` lights the undo button.
    """

    sight: Sight
    seats: Sequence[Seat]
    log: Sequence[Entry]
    curtain: int | None = None
    covered: bool = False
    can_undo: bool = False


@dataclass(frozen=True)
class RoadCard:
    """One card on the road as it is drawn; `asking` tells that its effect is being chosen now."""

    number: int
    face: Face
    owner: str
    worker: str
    cubes: list[str]
    beyond: bool
    provost: bool
    asking: bool
    action: str
    spoken: str


def needs_hand(state: State) -> bool:
    """Whether the actor must know the own hand to choose."""
    return state.step in (TURN, FIRST_HAND)


@functools.cache
def _faces() -> list[Face]:
    return faces()


def page(shown: Table) -> str:
    """The HTML text of the table."""
    sight = shown.sight
    table = sight.table
    lit = offers(table, sight.actions())
    whose, question = prompt(sight, shown.seats)
    phases = [phase for phase in PHASES if table.standard or phase[0] != "provost"]
    return render(
        "table.html",
        shown=shown,
        table=table,
        phases=[(key, _(name), key == table.phase) for key, name in phases],
        castle=_castle(table),
        bridge=art.bridge([COLOURS[seat] for seat in table.passed], table.players),
        passed=[name_of(shown.seats, seat) for seat in table.passed],
        pool=_pool(table, lit),
        road=[_road_card(shown, lit, place) for place in range(len(table.road_kind))],
        rows=rows(sight, shown.seats),
        results=results(sight, shown.seats) if table.is_over else [],
        hand=[] if shown.covered else _hand(sight, lit),
        me="" if sight.seat is None else COLOURS[sight.seat],
        lit=lit,
        whose=whose,
        question=question,
        curtain="" if shown.curtain is None else name_of(shown.seats, shown.curtain),
        log=_told(shown),
    )


def _told(shown: Table) -> list[tuple[str, str]]:
    """Colour and sentence of what happened, the newest first, as who looks on may read it."""
    reader = None if shown.covered else shown.sight.seat
    return [(entry.colour, entry.text(reader)) for entry in reversed(shown.log[-60:])]


def _castle(table: MagnaCarta) -> list[tuple[str, str, int, int, str]]:
    """Key, name, points, tokens left and picture of each section."""
    sections = []
    sizes = TOKENS[table.players]
    for section, points, left, size in zip(
        SECTIONS, TOKEN_POINTS, table.castle, sizes, strict=True
    ):
        picture = art.castle_section(section, size - left, left)
        sections.append((section, _(SECTION_NAMES[section]), points, left, picture))
    return sections


def _pool(table: MagnaCarta, lit: Offers) -> list[tuple[Face, str]]:
    """The prestige buildings on offer and the action that a click on each plays."""
    kinds = [kind for kind in PRESTIGE_KINDS if table.pool >> kind & 1]
    return [(_faces()[kind], lit.on.get(f"pool-{BUILDINGS[kind].key}", "")) for kind in kinds]


def _hand(sight: Sight, lit: Offers) -> list[tuple[Face, str]]:
    """The own cards and the action that a click on each plays."""
    if sight.seat is None:
        return []
    kinds = CARDS_IN[sight.table.hand[sight.seat]]
    return [(_faces()[kind], lit.on.get(f"hand-{BUILDINGS[kind].key}", "")) for kind in kinds]


def _road_card(shown: Table, lit: Offers, place: int) -> RoadCard:
    table = shown.sight.table
    face = _faces()[table.road_kind[place]]
    owner, worker = table.road_owner[place], table.road_worker[place]
    store = {"F": "food", "W": "wood", "S": "stone"}.get(
        BUILDINGS[table.road_kind[place]].store, ""
    )
    beyond = place > table.reach
    parts = [_("Place {number}", number=place + 1), face.spoken]
    if owner != FREE:
        parts.append(_("belongs to {name}", name=name_of(shown.seats, owner)))
    if worker >= 0:
        parts.append(_("worker of {name}", name=name_of(shown.seats, worker)))
    if beyond:
        parts.append(_("beyond the Provost"))
    return RoadCard(
        number=place + 1,
        face=face,
        owner=COLOURS[owner] if owner >= 0 else "",
        worker=COLOURS[worker] if worker >= 0 else "",
        cubes=[store] * table.road_cubes[place],
        beyond=beyond,
        provost=table.standard and place == table.provost,
        asking=isinstance(table.step, PlaceStep) and table.step.place == place,
        action=lit.on.get(f"road-{place + 1}", ""),
        spoken=". ".join(parts),
    )
