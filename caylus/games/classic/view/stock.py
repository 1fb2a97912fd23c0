"""The stock of tiles that can be built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.construction import Build
from caylus.games.classic.rules.numbers import CRAFT_KINDS, PRESTIGE_KINDS
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.view.tiles import Face, known_faces
from caylus.view.table import Table


class Tile(NamedTuple):
    """A tile of the stock: its face, how many there are, and the action that builds it.

    `is_asked` tells that a tile of its family is chosen now.
    """

    face: Face
    left: int
    is_asked: bool
    action: str


def stock(shown: Table) -> Iterator[Tile]:
    """The tiles that are left to build."""
    table: Board = shown.sight.table
    builds = [action for action in shown.sight.actions() if isinstance(action, Build)]
    asked = {BUILDINGS[build.kind].family for build in builds}
    lit, faces = shown.lit.on, known_faces(table.edition)
    for kind in (*CRAFT_KINDS, *PRESTIGE_KINDS):
        face, left = faces[kind], table.supply[kind]
        if left:
            yield Tile(face, left, face.family in asked, lit.get(f"stock-{face.key}", ""))
