"""Writing positions as JSON: names and space numbers from 1 outside, integers inside.

What follows from the rest is not written: workers in hand, the supply, the room in the castle.
"""

from __future__ import annotations

import json
from typing import Any

from caylus.games.classic.rules.board import COLOURS, EDITION, NAME, NAMES, SECTIONS, Board
from caylus.games.classic.rules.favors import LINE_NAMES
from caylus.games.classic.rules.goods import GOODS_NAMES
from caylus.games.classic.rules.points import SOURCES
from caylus.games.classic.rules.spaces import EMPTY, FREE, ROAD, SINGLE, SPACES
from caylus.games.classic.rules.tiles import BUILDINGS


def written(state: Board) -> str:
    """A state as one line of JSON."""
    singles = zip(SPACES[ROAD:SINGLE], state.worker[ROAD:], strict=True)
    position: dict[str, Any] = {
        "game": NAME,
        "edition": EDITION,
        "variant": state.variant,
        "round": state.round,
        "phase": state.phase,
        "order": _colours(state.order),
        "bailiff": state.bailiff + 1,
        "provost": state.provost + 1,
        "scored": state.scored,
        "road": [_tile(state, space) for space in range(ROAD)],
        "specials": {name: _colour(worker) for name, worker in singles},
        "stables": _colours(state.stables),
        "inn": [_colour(worker) for worker in state.inn],
        "queue": _colours(state.queue),
        "bridge": _colours(state.bridge),
        "batches": state.batches,
        "players": [_player(state, seat) for seat in range(state.players)],
        "agenda": [[NAMES[seat], step.text] for seat, step in state.waiting()],
        "seed": state.seed,
        "draws": state.draws,
    }
    return json.dumps(position, separators=(",", ":"))


def _colour(seat: int) -> str | None:
    return None if seat == FREE else COLOURS[seat]


def _colours(seats: list[int]) -> list[str]:
    return [COLOURS[seat] for seat in seats]


def _tile(state: Board, space: int) -> dict[str, Any] | None:
    if state.road_kind[space] == EMPTY:
        return None
    tile: dict[str, Any] = {"tile": BUILDINGS[state.road_kind[space]].key}
    if state.road_owner[space] >= 0:
        tile["owner"] = COLOURS[state.road_owner[space]]
    if state.worker[space] >= 0:
        tile["worker"] = COLOURS[state.worker[space]]
    if state.turning[space] >= 0:
        tile["turning"] = COLOURS[state.turning[space]]
    return tile


def _player(state: Board, seat: int) -> dict[str, Any]:
    lines, sections = len(LINE_NAMES), len(SECTIONS)
    levels = state.levels[seat * lines : (seat + 1) * lines]
    houses = state.houses[seat * sections : (seat + 1) * sections]
    used = state.used[seat]
    return {
        **dict(zip(GOODS_NAMES, state.goods_of(seat), strict=True)),
        "points": dict(zip(SOURCES, state.points_of(seat), strict=True)),
        "favors": dict(zip(LINE_NAMES, levels, strict=True)),
        "used": [name for line, name in enumerate(LINE_NAMES) if used >> line & 1],
        "houses": dict(zip(SECTIONS, houses, strict=True)),
    }
