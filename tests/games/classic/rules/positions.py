"""Positions in one line: a road, goods and what waits, filled up to a legal position.

A space of the road is written `9=red:food-farm*green!red`: its owner, its tile, the worker on it,
and the colour that it is turning for. Neutral tiles lie on 1 to 6 and fixed ones on 7, 8 and 16 if
nothing else is said; a worker may be written without the tile that it stands on (`2=*red`).
Spaces before the last one written hold residences of the last colour. Goods are letters, with
numbers before them if wanted: `2FW3d`. Favor levels and houses stand in the order of the board.
Everybody has passed if nobody's turn is given and no `bridge` either.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import caylus

COLOURS = ("red", "green", "orange", "blue", "purple")
GOODS = {"F": "food", "W": "wood", "S": "stone", "C": "cloth", "G": "gold", "d": "deniers"}
LINES = ("prestige", "deniers", "cubes", "buildings")
SECTIONS = ("dungeon", "walls", "towers")
SPECIALS = ("gate", "trading-post", "guild", "joust-field")
NEUTRALS = ("farm", "forest", "sawmill", "quarry", "marketplace", "carpenter")
FIXED = {7: "fixed-peddler", 8: "fixed-carpenter", 16: "gold-mine"}
START = {space: f"neutral-{name}" for space, name in enumerate(NEUTRALS, 1)} | FIXED
LONGEST_ROAD = 28
PHASES = ("workers", "specials", "provost", "buildings", "castle", "end", "round")
FIRST_BAILIFF = (9, 13, 19, 24)
LONGEST_GAME = 18
NOTHING: Mapping[str, Any] = MappingProxyType({})
_SPACE = re.compile(r"(\d+)=(?:(\w+):)?([a-z-]+)?(?:\*(\w+))?(?:!(\w+))?")


def table(
    variant: str = "2006",
    players: int = 3,
    road: str = "",
    turn: str = "",
    then: str = "",
    phase: str = "",
    order: str = "",
    bridge: str = "",
    scored: int = 0,
    bailiff: int = 0,
    provost: int = 0,
    **more: Any,
) -> caylus.State:
    """The state of a position: a colour's `turn`, and `then` the phases named; nothing after."""
    position = json.loads(caylus.new_game("classic", variant=variant, players=players).to_json())
    bailiff = bailiff or FIRST_BAILIFF[scored]
    position |= {"phase": phase or _running(turn, then), "scored": scored, "bailiff": bailiff}
    position |= {"provost": provost or bailiff, "round": min(bailiff - 5, LONGEST_GAME)}
    position |= {"order": order.split() or [*COLOURS[:players]]}
    position |= {"bridge": bridge.split() if bridge or turn else position["order"]}
    position |= {"road": _road(road, COLOURS[players - 1]), "agenda": _agenda(turn, then)}
    position |= _places(more)
    for colour, player in zip(COLOURS, position["players"], strict=False):
        player |= _player(colour, more)
    return caylus.from_json(json.dumps(position))


def _running(turn: str, then: str) -> str:
    """The phase before the first that is still to come."""
    return PHASES[PHASES.index(then.split()[0]) - 1] if then and not turn else "workers"


def _agenda(turn: str, then: str) -> list[list[str]]:
    phases = [["nobody", phase] for phase in reversed(then.split())]
    return [*phases, [turn, "turn"]] if turn else phases


def _road(text: str, filler: str) -> list[dict[str, str] | None]:
    spaces = {space: {"tile": tile} for space, tile in START.items()}
    written = [_space(each) for each in text.split()]
    farthest = max([space for space, _ in written], default=0)
    for space in range(9, farthest):
        spaces.setdefault(space, {"tile": "residence", "owner": filler})
    for space, what in written:
        spaces[space] = what if "tile" in what else spaces[space] | what
    return [spaces.get(space) for space in range(1, LONGEST_ROAD + 1)]


def _space(text: str) -> tuple[int, dict[str, str]]:
    match = _SPACE.fullmatch(text)
    assert match, f"{text}: no space of the road"
    space, owner, tile, worker, turning = match.groups()
    whole = {"tile": tile, "owner": owner, "worker": worker, "turning": turning}
    return int(space), {name: value for name, value in whole.items() if value}


def _places(more: Mapping[str, Any]) -> dict[str, Any]:
    workers = dict(each.split("=") for each in more.get("specials", "").split())
    return {
        "specials": {name: workers.get(name) for name in SPECIALS},
        "stables": more.get("stables", "").split(),
        "inn": [more.get("arrival"), more.get("guest")],
        "queue": more.get("queue", "").split(),
    }


def _player(colour: str, more: Mapping[str, Any]) -> dict[str, Any]:
    levels = more.get("favors", NOTHING).get(colour, (0, 0, 0, 0))
    houses = more.get("houses", NOTHING).get(colour, (0, 0, 0))
    sources = dict.fromkeys(
        ("buildings", "residences", "prestige", "castle", "favors", "trades", "visits", "lost"), 0
    )
    return counts(more.get(colour, "")) | {
        "points": sources | {"visits": more.get("points", NOTHING).get(colour, 0)},
        "favors": dict(zip(LINES, levels, strict=True)),
        "used": more.get("used", NOTHING).get(colour, "").split(),
        "houses": dict(zip(SECTIONS, houses, strict=True)),
    }


def counts(text: str) -> dict[str, int]:
    """Goods by name, from letters with numbers before them."""
    found = dict.fromkeys(GOODS.values(), 0)
    for number, letter in re.findall(r"(\d*)([FWSCGd])", text):
        found[GOODS[letter]] += int(number or 1)
    return found


def started(players: int, variant: str = "2006", seed: int = 1) -> caylus.State:
    """A new game at its first decision: placing the first worker."""
    return deal(caylus.new_game("classic", variant=variant, players=players, seed=seed))


def deal(state: caylus.State) -> caylus.State:
    """Answer for CHANCE as long as it is asked; without a seed the first outcome is taken."""
    while state.actor == caylus.CHANCE:
        seeded = json.loads(state.to_json())["seed"] is not None
        state.play(state.dealt() if seeded else state.actions()[0])
    return state


def play(state: caylus.State, *texts: str) -> caylus.State:
    """Play the actions."""
    for text in texts:
        state.play(text)
    return state
