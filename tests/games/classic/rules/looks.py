"""What lies where, in the words that positions are written in."""

from __future__ import annotations

import json
from typing import Any

import caylus
from tests.games.classic.rules.positions import COLOURS, GOODS


def told(state: caylus.State) -> dict[str, Any]:
    """The whole position."""
    position: dict[str, Any] = json.loads(state.to_json())
    return position


def player(state: caylus.State, colour: str) -> dict[str, Any]:
    """What a colour has."""
    mine: dict[str, Any] = told(state)["players"][COLOURS.index(colour)]
    return mine


def actor(state: caylus.State) -> str | None:
    """The colour that must choose, "chance", or None at the end."""
    if state.actor is None:
        return None
    return "chance" if state.actor == caylus.CHANCE else COLOURS[state.actor]


def offered(state: caylus.State, verb: str = "") -> set[str]:
    """The texts on offer, or those of one verb."""
    texts = map(str, state.actions())
    return {text for text in texts if verb in ("", text.split()[0])}


def goods(state: caylus.State, colour: str) -> str:
    """A colour's goods as letters, with numbers before them: `2FW3d`."""
    mine = player(state, colour)
    having = [(mine[name], letter) for letter, name in GOODS.items() if mine[name]]
    return "".join(letter if count == 1 else f"{count}{letter}" for count, letter in having)


def points(state: caylus.State, colour: str) -> int:
    """A colour's prestige points, from whatever source."""
    return sum(player(state, colour)["points"].values())


def levels(state: caylus.State, colour: str) -> tuple[int, ...]:
    """A colour's favor levels: prestige, deniers, cubes, buildings."""
    return tuple(player(state, colour)["favors"].values())


def houses(state: caylus.State, colour: str) -> tuple[int, ...]:
    """A colour's houses: Dungeon, Walls, Towers."""
    return tuple(player(state, colour)["houses"].values())


def road(state: caylus.State, space: int) -> str:
    """A space of the road as positions write it, without its number; empty if it is."""
    whole = told(state)["road"][space - 1]
    return written(whole) if whole else ""


def written(space: dict[str, str]) -> str:
    """A tile of the road with what is on it."""
    owner, worker, turning = (space.get(name) for name in ("owner", "worker", "turning"))
    return (
        (f"{owner}:" if owner else "")
        + space["tile"]
        + (f"*{worker}" if worker else "")
        + (f"!{turning}" if turning else "")
    )


def standing(position: dict[str, Any]) -> list[str]:
    """The colours of all workers on the board."""
    on_road = [space["worker"] for space in position["road"] if space and "worker" in space]
    special = [worker for worker in position["specials"].values() if worker]
    inn = [worker for worker in position["inn"] if worker]
    return on_road + special + inn + position["stables"] + position["queue"]


def at_home(state: caylus.State, colour: str) -> int:
    """How many workers a colour has in hand."""
    return 6 - standing(told(state)).count(colour)


def order(state: caylus.State) -> str:
    """The colours in turn order."""
    return " ".join(told(state)["order"])
