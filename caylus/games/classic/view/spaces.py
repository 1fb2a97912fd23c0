"""The spaces of the road and the special buildings as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import NamedTuple

from caylus.games.classic.rules.activation import OwnerEffect, WorkerEffect
from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.ending import MARKS
from caylus.games.classic.rules.spaces import CLOSED, EMPTY, FREE, ROAD, SPACES
from caylus.games.classic.rules.specials import LODGING, SPECIAL_BUILDINGS, UseSpecial
from caylus.games.classic.view.places import THINGS
from caylus.games.classic.view.tiles import (
    SECTION_NAMES,
    SPECIAL_NAMES,
    Face,
    Icons,
    icons,
    known_faces,
    special_effect,
)
from caylus.kernel.header import Seat
from caylus.view.memory import kept
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed, passage

# A new table is laid out in turns, my band first: these come later, the road in portions of tiles.
STRIP, REST_OF_ROAD, SECOND_TILES, THIRD_TILES, SIDE = range(1, 6)
TILES_AT_ONCE = 11
_MARKED = {space + 1: section for space, section in zip(MARKS, SECTIONS, strict=True)}
# What the special buildings without a word of their own show.
_STABLES = (Icons((), (("order", 0),)),)
_INN = (Icons((), (("inn", 0),)),)


class Player(NamedTuple):
    """A player's colour and name, both empty for nobody."""

    colour: str
    name: str


NOBODY = Player("", "")


class Space(NamedTuple):
    """One space of the road as it is drawn; `face` is None where nothing is built.

    `turning` is for whom it becomes a residence. `asking` tells that its effect is being chosen
    now.
    """

    number: int
    face: Face | None
    owner: Player
    worker: Player
    turning: Player
    beyond: bool
    provost: bool
    bailiff: bool
    asking: bool
    fresh: bool
    action: str

    @property
    def mark(self) -> str:
        """The section of the castle that is scored when the bailiff gets here."""
        return _MARKED.get(self.number, "")

    @property
    def later(self) -> int:
        """The turn in which it is laid out on a new table; 0 is that of the whole road."""
        portion = (self.number - 1) // TILES_AT_ONCE
        return (0, SECOND_TILES, THIRD_TILES)[min(portion, 2)]

    @property
    def spoken(self) -> str:
        """The space in words: its tile, whose it is, and who stands there."""
        sentences = [_("Space {number}.", number=self.number)]
        sentences.append(self.face.spoken if self.face else _("Empty."))
        if self.mark:
            section = _(SECTION_NAMES[self.mark])
            sentences.append(_("The Bailiff scores the {section} here.", section=section))
        if self.owner.name:
            sentences.append(_("It belongs to {name}.", name=self.owner.name))
        if self.worker.name:
            sentences.append(_("{name}'s worker stands here.", name=self.worker.name))
        if self.turning.name:
            sentences.append(_("It becomes a residence once the worker is done."))
        if self.provost:
            sentences.append(_("The Provost stands here."))
        if self.bailiff:
            sentences.append(_("The Bailiff stands here."))
        if self.face and self.beyond:
            sentences.append(_("The Provost does not reach it."))
        return passage(sentences)


class SpecialSpace(NamedTuple):
    """A special building as it is drawn, with its workers."""

    key: str
    workers: tuple[Player, ...]
    guest: Player
    asking: bool
    closed: bool
    fresh: bool
    action: str

    @property
    def name(self) -> str:
        """What it is called."""
        return _(SPECIAL_NAMES[self.key])

    @property
    def lines(self) -> tuple[Icons, ...]:
        """What it does, in icons."""
        return _lines(self.key)

    @property
    def effect(self) -> str:
        """What it does, in words."""
        return special_effect(self.key)

    @property
    def spoken(self) -> str:
        """The building in words."""
        names = [worker.name for worker in self.workers]
        return passage(
            [
                _("{name}.", name=self.name),
                self.effect,
                _("Here: {names}.", names=listed(names)) if names else "",
                _("Guest: {name}.", name=self.guest.name) if self.guest.name else "",
                _("Not used by two players.") if self.closed else "",
            ]
        )


@kept
def players_of(seats: tuple[Seat, ...]) -> dict[int, Player]:
    """Everybody by seat, and nobody by what stands for it in the lists of the board."""
    players = {seat: Player(each.colour, name_of(seats, seat)) for seat, each in enumerate(seats)}
    return {**players, FREE: NOBODY, CLOSED: NOBODY}


def road_spaces(shown: Table, fresh: Set[int]) -> Iterator[Space]:
    """The spaces of the road as they are drawn, of which some are `fresh`."""
    table: Board = shown.sight.table
    step, lit, faces = table.step, shown.lit.on, known_faces(table.edition)
    asked = step.space if isinstance(step, WorkerEffect | OwnerEffect) else FREE
    players = players_of(tuple(shown.seats))
    lists = zip(table.road_kind, table.road_owner, table.worker, table.turning, strict=False)
    for space, (kind, owner, worker, turning) in enumerate(lists):
        yield Space(
            space + 1,
            None if kind == EMPTY else faces[kind],
            players[owner],
            players[worker],
            players[turning],
            space > table.provost,
            space == table.provost,
            space == table.bailiff,
            space == asked,
            space in fresh,
            lit.get(THINGS[space], ""),
        )


def special_space(shown: Table, key: str, fresh: bool = False) -> SpecialSpace:
    """A special building as it is drawn."""
    table: Board = shown.sight.table
    step, players = table.step, players_of(tuple(shown.seats))
    asks = isinstance(step, UseSpecial) and SPACES[step.space] == key
    return SpecialSpace(
        key=key,
        workers=tuple(players[seat] for seat in _here(table, key)),
        guest=players[table.inn[1]] if key == "inn" else NOBODY,
        asking=asks or (key == "inn" and step is LODGING),
        closed=key == "stables" and table.players == 2,
        fresh=fresh,
        action=shown.lit.on.get(f"special-{key}", ""),
    )


def _here(table: Board, key: str) -> list[int]:
    """The seats with a worker at a special building; a guest of the inn apart."""
    if key == "stables":
        return table.stables
    if key == "inn":
        return [table.inn[0]] if table.inn[0] != FREE else []
    worker = table.worker[SPACES.index(key, ROAD)]
    return [worker] if worker != FREE else []


def _lines(key: str) -> tuple[Icons, ...]:
    """What a special building does, in icons."""
    if key == "stables":
        return _STABLES
    if key == "inn":
        return _INN
    word = next(each.effect for each in SPECIAL_BUILDINGS if SPACES[each.space] == key)
    return tuple(Icons(icons(trade.give), icons(trade.gain)) for trade in word.trades())
