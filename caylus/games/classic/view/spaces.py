"""The spaces of the road and the special buildings as they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from caylus.games.classic.rules.activation import OwnerEffect, WorkerEffect
from caylus.games.classic.rules.board import COLOURS, SECTIONS, Board
from caylus.games.classic.rules.ending import MARKS
from caylus.games.classic.rules.spaces import EMPTY, FREE, ROAD, SPACES
from caylus.games.classic.rules.specials import LODGING, SPECIAL_BUILDINGS, UseSpecial
from caylus.games.classic.view.changes import is_fresh
from caylus.games.classic.view.tiles import (
    SECTION_NAMES,
    SPECIAL_NAMES,
    Face,
    Icons,
    icons,
    known_faces,
    special_effect,
)
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _, listed, passage

# A new table is laid out in turns, my band first: these come later, the road in portions of tiles.
STRIP, REST_OF_ROAD, SECOND_TILES, THIRD_TILES, SIDE = range(1, 6)
TILES_AT_ONCE = 11
# What the special buildings without a word of their own show.
_STABLES = (Icons((), (("order", 0),)),)
_INN = (Icons((), (("inn", 0),)),)


class Space(NamedTuple):
    """One space of the road as it is drawn; `face` is None where nothing is built.

    `mark` is the section of the castle that is scored when the bailiff gets here. `asking` tells
    that its effect is being chosen now, `turning` the colour for whom it becomes a residence.
    """

    number: int
    face: Face | None
    owner: str
    owner_name: str
    worker: str
    worker_name: str
    turning: str
    mark: str
    mark_name: str
    beyond: bool
    provost: bool
    bailiff: bool
    asking: bool
    fresh: bool
    action: str

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
            sentences.append(_("The Bailiff scores the {section} here.", section=self.mark_name))
        if self.owner:
            sentences.append(_("It belongs to {name}.", name=self.owner_name))
        if self.worker:
            sentences.append(_("{name}'s worker stands here.", name=self.worker_name))
        if self.turning:
            sentences.append(_("It becomes a residence once the worker is done."))
        if self.provost:
            sentences.append(_("The Provost stands here."))
        if self.bailiff:
            sentences.append(_("The Bailiff stands here."))
        if self.face and self.beyond:
            sentences.append(_("The Provost does not reach it."))
        return passage(sentences)


class SpecialSpace(NamedTuple):
    """A special building as it is drawn, with its workers as (colour, name)."""

    key: str
    name: str
    lines: tuple[Icons, ...]
    effect: str
    workers: tuple[tuple[str, str], ...]
    guest: tuple[str, str] | None
    asking: bool
    closed: bool
    fresh: bool
    action: str

    @property
    def spoken(self) -> str:
        """The building in words."""
        names = [name for _colour, name in self.workers]
        return passage(
            [
                _("{name}.", name=self.name),
                self.effect,
                _("Here: {names}.", names=listed(names)) if names else "",
                _("Guest: {name}.", name=self.guest[1]) if self.guest else "",
                _("Not used by two players.") if self.closed else "",
            ]
        )


def road_space(shown: Table, space: int, lit: Mapping[str, str]) -> Space:
    """A space of the road as it is drawn."""
    table: Board = shown.sight.table
    kind, owner, worker = table.road_kind[space], table.road_owner[space], table.worker[space]
    mark = SECTIONS[MARKS.index(space)] if space in MARKS else ""
    step = table.step
    asks = isinstance(step, WorkerEffect | OwnerEffect) and step.space == space
    return Space(
        number=space + 1,
        face=None if kind == EMPTY else known_faces(table.edition)[kind],
        owner=COLOURS[owner] if owner >= 0 else "",
        owner_name=name_of(shown.seats, owner) if owner >= 0 else "",
        worker=COLOURS[worker] if worker >= 0 else "",
        worker_name=name_of(shown.seats, worker) if worker >= 0 else "",
        turning=COLOURS[table.turning[space]] if table.turning[space] >= 0 else "",
        mark=mark,
        mark_name=_(SECTION_NAMES[mark]) if mark else "",
        beyond=space > table.provost,
        provost=space == table.provost,
        bailiff=space == table.bailiff,
        asking=asks,
        fresh=is_fresh(shown.before, table, space),
        action=lit.get(f"road-{space + 1}", ""),
    )


def special_space(shown: Table, key: str, lit: Mapping[str, str]) -> SpecialSpace:
    """A special building as it is drawn."""
    table: Board = shown.sight.table
    step = table.step
    asks = isinstance(step, UseSpecial) and SPACES[step.space] == key
    guest = table.inn[1] if key == "inn" else FREE
    return SpecialSpace(
        key=key,
        name=_(SPECIAL_NAMES[key]),
        lines=_lines(key),
        effect=special_effect(key),
        workers=tuple((COLOURS[seat], name_of(shown.seats, seat)) for seat in _here(table, key)),
        guest=(COLOURS[guest], name_of(shown.seats, guest)) if guest != FREE else None,
        asking=asks or (key == "inn" and step is LODGING),
        closed=key == "stables" and table.players == 2,
        fresh=is_fresh(shown.before, table, SPACES.index(key, ROAD)),
        action=lit.get(f"special-{key}", ""),
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
