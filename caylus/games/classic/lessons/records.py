"""What a chapter begins with: the record of a game of two, from its set-up or from a position."""

from __future__ import annotations

import json
from typing import Any

from caylus.games.classic.rules.goods import GOODS_NAMES
from caylus.games.classic.rules.points import SOURCES

_HEADER = """caylus 1
game classic
edition 1
variant 2006
seat red person
seat green merchant Bob
seed 7
"""
_NEUTRAL = ("farm", "forest", "quarry", "sawmill", "carpenter", "marketplace")
_DEALS = (*(f"deal neutral-{name}" for name in _NEUTRAL), "next green", "next red")
_ROAD = {
    **{space: {"tile": f"neutral-{name}"} for space, name in enumerate(_NEUTRAL, 1)},
    **{7: {"tile": "fixed-peddler"}, 8: {"tile": "fixed-carpenter"}, 16: {"tile": "gold-mine"}},
}
_PHASES = ("round", "end", "castle", "buildings", "provost", "specials")


def played(*moves: str) -> str:
    """A record from the set-up; each text holds moves with commas between them."""
    made = [move.strip() for several in moves for move in several.split(",")]
    return "\n".join((_HEADER, *_DEALS, *made))


def seat(
    goods: dict[str, int],
    points: dict[str, int],
    favors: dict[str, int] | None = None,
    houses: tuple[int, int, int] = (0, 0, 0),
) -> dict[str, Any]:
    """A player in a position; what is not named is nothing."""
    lines = dict.fromkeys(("prestige", "deniers", "cubes", "buildings"), 0)
    return {
        **dict.fromkeys(GOODS_NAMES, 0),
        **goods,
        "points": {**dict.fromkeys(SOURCES, 0), **points},
        "favors": {**lines, **(favors or {})},
        "used": [],
        "houses": dict(zip(("dungeon", "walls", "towers"), houses, strict=True)),
    }


def position(
    turn: int,
    bailiff: int,
    scored: int,
    road: dict[int, tuple[str, str]],
    seats: tuple[dict[str, Any], dict[str, Any]],
) -> str:
    """A record from the start of phase 2, where red is the first to place a worker.

    The Provost stands with the Bailiff; `road` holds tile and owner by space, beside what is
    printed there and the neutral buildings.
    """
    tiles = {**_ROAD, **{n: {"tile": key, "owner": own} for n, (key, own) in road.items()}}
    agenda = [*(("nobody", phase) for phase in _PHASES), ("red", "turn")]
    start = {
        **{"game": "classic", "edition": 1, "variant": "2006", "round": turn, "phase": "workers"},
        **{"order": ["red", "green"], "bailiff": bailiff, "provost": bailiff, "scored": scored},
        "road": [tiles.get(space) for space in range(1, 29)],
        "specials": dict.fromkeys(("gate", "trading-post", "guild", "joust-field")),
        **{"stables": [], "inn": [None, None], "queue": [], "bridge": [], "batches": [0, 0]},
        **{"players": seats, "agenda": agenda, "seed": 7, "draws": {"neutral": 6, "order": 2}},
    }
    return f"{_HEADER}start {json.dumps(start)}\n\n"
