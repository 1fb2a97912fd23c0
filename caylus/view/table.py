"""The whole table as parts of a page: what a seat may see and what it may do."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from caylus.games.magna_carta.buildings import PlaceStep
from caylus.games.magna_carta.cards import BUILDINGS
from caylus.games.magna_carta.numbers import CARDS_IN, FREE, PRESTIGE_KINDS
from caylus.games.magna_carta.scoring import TOKEN_POINTS
from caylus.games.magna_carta.setup import FIRST_HAND
from caylus.games.magna_carta.sight import Sight
from caylus.games.magna_carta.state import COLOURS, SECTIONS, TOKENS
from caylus.games.magna_carta.turns import TURN
from caylus.kernel.header import Seat
from caylus.kernel.state import State
from caylus.view import art
from caylus.view.cards import SECTION_NAMES, Face, known_faces
from caylus.view.environment import macros
from caylus.view.history import PHASES as EVERY_PHASE
from caylus.view.history import History, Way, caution
from caylus.view.log import Entry
from caylus.view.memory import kept
from caylus.view.offers import Offers, offers
from caylus.view.parts import Part
from caylus.view.prompt import prompt
from caylus.view.recap import Before
from caylus.view.seats import name_of, rows
from caylus.view.text import _, passage
from caylus.view.tips import tip

# The phases of a round, as the bar shows them.
PHASES = [(key, name) for key, name in EVERY_PHASE.items() if key not in ("setup", "over")]
TOLD = 16
# Cards in a row of the road, the fewest rows and the most.
WIDTHS = {"wide": (9, 2, 5), "narrow": (5, 3, 8), "tall": (6, 3, 7)}


@dataclass(frozen=True)
class Table:
    """What is drawn: a sight, who sits where, what has happened, and what this screen shows.

    `curtain` is the seat that must look on alone before its hand is shown; `covered` leaves the
    hand out although its seat must choose; `undo` tells what was new since the last choice, if it
    can be taken back; `before` is what stood when the viewer last chose; `learned` are the tips
    that need not be given any more; `ways` lead through the lines of the game, of which a trial is
    one; `by_link` others play elsewhere. A position that is only looked at has a `history`, and
    nothing can be played there.
    """

    sight: Sight
    seats: Sequence[Seat]
    log: Sequence[Entry]
    curtain: int | None = None
    covered: bool = False
    undo: str = ""
    before: Before | None = None
    learned: Collection[str] | None = None
    ways: tuple[Way, ...] = ()
    is_trial: bool = False
    by_link: bool = False
    history: History | None = None

    @property
    def lit(self) -> Offers:
        """What can be clicked to play it."""
        return Offers() if self.history else offers(self.sight.table, self.sight.actions())

    @property
    def can_hint(self) -> bool:
        """Whether there is something to give a hint about."""
        return not self.covered and len(self.sight.actions()) > 1 and not self.history

    @property
    def reader(self) -> int | None:
        """The seat that reads the log."""
        return None if self.covered else self.sight.seat

    @property
    def new(self) -> int:
        """How many entries of the log have come since the viewer last chose."""
        return len(self.log) - self.before.told if self.before else 0


@dataclass(frozen=True)
class RoadCard:
    """One card on the road as it is drawn; `asking` tells that its effect is being chosen now."""

    number: int
    face: Face
    owner: str
    worker: str
    cubes: tuple[str, ...]
    beyond: bool
    provost: bool
    asking: bool
    fresh: bool
    action: str
    spoken: str


def needs_hand(state: State) -> bool:
    """Whether the actor must know the own hand to choose."""
    return state.step in (TURN, FIRST_HAND)


def page(shown: Table) -> str:
    """The HTML text of the table."""
    return "".join(part.html for part in board(shown))


def board(shown: Table) -> list[Part]:
    """The parts of the table, from the bar at the top to the curtain over it all."""
    lit = shown.lit
    strip = (_castle(shown), _bridge(shown), _open_pool(shown, lit), _pool(shown, lit))
    return [
        _bar(shown),
        Part("strip", '<section id="strip">', strip, "</section>"),
        _road(shown, lit),
        Part("side", '<aside id="side">', (_players(shown), _log(shown)), "</aside>"),
        _band(shown, lit),
        _curtain(shown),
    ]


@kept
def _drawn(key: str, macro: str, *values: object) -> Part:
    """A part that a macro of board.html draws; the values must be hashable."""
    return Part(key, getattr(macros("board.html"), macro)(*values))


def _frame(key: str, label: str, children: Sequence[Part], looks: str = "") -> Part:
    """A labelled part that holds others; `looks` are its classes."""
    frame = macros("board.html").frame(key, label, looks)
    return Part(key, frame, tuple(children), "</div>")


def _bar(shown: Table) -> Part:
    table = shown.sight.table
    phases = [phase for phase in PHASES if table.standard or phase[0] != "provost"]
    named = tuple((_(name), key == table.phase) for key, name in phases)
    return _drawn("bar", "bar", table.round, named, caution(_("Undo"), shown.undo), shown.can_hint)


def _castle(shown: Table) -> Part:
    table = shown.sight.table
    standing = zip(SECTIONS, TOKEN_POINTS, table.castle, TOKENS[table.players], strict=True)
    return _frame("castle", _("Castle"), [_section(*section) for section in standing])


def _section(key: str, points: int, left: int, size: int) -> Part:
    picture = art.castle_section(key, size - left, left)
    name = _(SECTION_NAMES[key])
    return _drawn(f"castle-{key}", "section", key, name, points, left, picture)


def _bridge(shown: Table) -> Part:
    table = shown.sight.table
    picture = art.bridge([COLOURS[seat] for seat in table.passed], table.players)
    passed = tuple(name_of(shown.seats, seat) for seat in table.passed)
    return _drawn("bridge", "bridge", picture, passed, table.is_over)


def _pool(shown: Table, lit: Offers) -> Part:
    kinds = [kind for kind in PRESTIGE_KINDS if shown.sight.table.pool >> kind & 1]
    chips = [_chip(kind, lit.on.get(f"pool-{BUILDINGS[kind].key}", "")) for kind in kinds]
    return _frame("pool", _("Prestige buildings"), chips)


def _open_pool(shown: Table, lit: Offers) -> Part:
    """What opens the prestige buildings where there is no room for them."""
    is_lit = any(thing.startswith("pool-") for thing in lit.on)
    return _drawn("open-pool", "open_pool", shown.sight.table.pool.bit_count(), is_lit)


def _chip(kind: int, action: str) -> Part:
    return _drawn(f"pool-{BUILDINGS[kind].key}", "chip", known_faces()[kind], action)


def _road(shown: Table, lit: Offers) -> Part:
    road = shown.sight.table.road_kind
    cards = [
        _drawn(f"road-{place + 1}", "card", _road_card(shown, lit, place))
        for place in range(len(road))
    ]
    places = Part("places", '<div id="places">', tuple(cards), "</div>")
    return _frame("road", _("Road"), [places], looks=" ".join(_rows(len(road))))


def _rows(cards: int) -> Iterator[str]:
    """Classes that tell how many rows so many cards take, in windows of each kind."""
    for width, (columns, fewest, most) in WIDTHS.items():
        yield f"{width}-{min(most, max(fewest, -(-cards // columns)))}"


def _road_card(shown: Table, lit: Offers, place: int) -> RoadCard:
    table = shown.sight.table
    face = known_faces()[table.road_kind[place]]
    owner, worker = table.road_owner[place], table.road_worker[place]
    store = {"F": "food", "W": "wood", "S": "stone"}.get(
        BUILDINGS[table.road_kind[place]].store, ""
    )
    return RoadCard(
        number=place + 1,
        face=face,
        owner=COLOURS[owner] if owner >= 0 else "",
        worker=COLOURS[worker] if worker >= 0 else "",
        cubes=(store,) * table.road_cubes[place],
        beyond=place > table.reach,
        provost=table.standard and place == table.provost,
        asking=isinstance(table.step, PlaceStep) and table.step.place == place,
        fresh=shown.before is not None and shown.before.is_fresh(table, place),
        action=lit.on.get(f"road-{place + 1}", ""),
        spoken=spoken_place(shown, place),
    )


def spoken_place(shown: Table, place: int) -> str:
    """A place of the road in words: its card, whose it is, and who stands there."""
    table = shown.sight.table
    owner, worker = table.road_owner[place], table.road_worker[place]
    face = known_faces()[table.road_kind[place]]
    told = [_("Place {number}.", number=place + 1), face.spoken]
    if owner != FREE:
        told.append(_("It belongs to {name}.", name=name_of(shown.seats, owner)))
    if worker >= 0:
        told.append(_("{name}'s worker stands here.", name=name_of(shown.seats, worker)))
    if table.standard and place == table.provost:
        told.append(_("The Provost stands here."))
    if place > table.reach:
        told.append(_("The Provost does not reach it."))
    return passage(told)


def _players(shown: Table) -> Part:
    drawn = [
        _drawn(f"row-{row.seat}", "player", row)
        for row in rows(shown.sight, shown.seats, shown.before)
    ]
    return _frame("players", _("Players"), drawn)


def told(shown: Table) -> tuple[tuple[str, str], ...]:
    """Colour and sentence of what happened, the newest first, as who looks on may read it."""
    last = shown.log[-TOLD:]
    return tuple((entry.colour, entry.text(shown.reader)) for entry in reversed(last))


def _log(shown: Table) -> Part:
    return _drawn("log", "log", told(shown), shown.new)


def _band(shown: Table, lit: Offers) -> Part:
    sight = shown.sight
    me = "" if sight.seat is None else COLOURS[sight.seat]
    whose, question = _asked(shown)
    lesson, sentence = tip(sight, shown.learned)
    hand = () if shown.covered else _hand(sight, lit)
    parts = [
        _drawn("prompt", "prompt", whose, question, shown.new),
        _drawn("tip", "tip", lesson, sentence),
        _drawn("hand", "hand", hand, me, shown.covered),
        _choices(shown, lit),
    ]
    looks = [f"of-{me}"] * bool(me) + ["tried"] * shown.is_trial
    return _frame("band", _("My turn"), parts, looks=" ".join(looks))


def _asked(shown: Table) -> tuple[str, str]:
    """Whose turn it is and what is asked, or what is looked at."""
    if shown.history:
        return shown.history.note or shown.history.where
    whose, question = prompt(shown.sight, shown.seats)
    return (_("Only tried. {whose}", whose=whose) if shown.is_trial else whose), question


def _choices(shown: Table, lit: Offers) -> Part:
    """The buttons of the choices, or those that lead through the game."""
    is_over = shown.sight.table.is_over
    if shown.history:
        return _drawn("choices", "history", shown.history, is_over)
    return _drawn("choices", "choices", tuple(lit.buttons), lit.ways, is_over, shown.ways)


def _hand(sight: Sight, lit: Offers) -> tuple[tuple[Face, str], ...]:
    """The own cards and the action that a click on each plays."""
    if sight.seat is None:
        return ()
    faces = [known_faces()[kind] for kind in CARDS_IN[sight.table.hand[sight.seat]]]
    return tuple((face, lit.on.get(f"hand-{face.key}", "")) for face in faces)


def _curtain(shown: Table) -> Part:
    seat = shown.curtain
    if seat is None:
        return _drawn("curtain", "curtain", "", "", False, False)
    can_send = not shown.is_trial and not shown.by_link
    name = name_of(shown.seats, seat)
    return _drawn("curtain", "curtain", name, COLOURS[seat], can_send, shown.by_link)
