"""What asks the actor: a building on the road, a special building, or a column of a favor."""

from __future__ import annotations

from typing import NamedTuple

from caylus.games.classic.rules.activation import OwnerEffect, WorkerEffect
from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.favors import UseColumn
from caylus.games.classic.rules.numbers import OWNER_EFFECT
from caylus.games.classic.rules.spaces import EMPTY, ROAD, SPACES
from caylus.games.classic.rules.specials import UseSpecial
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.words import NOWHERE, Word
from caylus.games.classic.view.tiles import SPECIAL_NAMES
from caylus.kernel.text import N_
from caylus.view.text import _

CASTLE_NAME = N_("Castle")
COLUMN_NAMES = {
    "barter": N_("Barter"),
    "carpenter": N_("Carpenter"),
    "mason": N_("Mason"),
    "lawyer": N_("Lawyer"),
    "architect": N_("Architect"),
}
"""What the columns of favors are called that offer a choice of their own."""


class Asking(NamedTuple):
    """The name, the effect and the space of what asks; a favor stands NOWHERE."""

    name: str
    word: Word
    space: int


def asking(table: Board) -> Asking | None:
    """What asks the actor, unless it is a turn, a phase or the choice within a royal favor."""
    step = table.step
    if isinstance(step, UseSpecial):
        return Asking(name_at(table, step.space), step.effect, step.space)
    if isinstance(step, UseColumn):
        return Asking(_(COLUMN_NAMES[step.name]), step.word, NOWHERE)
    if not isinstance(step, WorkerEffect | OwnerEffect):
        return None
    kind = table.road_kind[step.space]
    is_owner = isinstance(step, OwnerEffect)
    word = OWNER_EFFECT[kind] if is_owner else table.edition.worker[kind]
    return Asking(_(BUILDINGS[kind].name), word, step.space) if word else None


def name_at(table: Board, space: int) -> str:
    """What stands on a space; empty if nothing does."""
    if space >= ROAD:
        return _(SPECIAL_NAMES.get(SPACES[space], CASTLE_NAME))
    kind = table.road_kind[space]
    return "" if kind == EMPTY else _(BUILDINGS[kind].name)


def thing_at(space: int) -> str:
    """The thing on the table that a space is: "road-3", "special-gate" or "castle"."""
    if space < ROAD:
        return f"road-{space + 1}"
    return f"special-{SPACES[space]}" if SPACES[space] in SPECIAL_NAMES else SPACES[space]
