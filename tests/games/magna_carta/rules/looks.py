"""What lies where, in the words that positions are written in."""

from __future__ import annotations

import json
from typing import Any

import caylus
from tests.games.magna_carta.rules.positions import COLOURS, GOODS


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
    """A colour's goods as letters, in the order F W S G d."""
    mine = player(state, colour)
    return "".join(letter * mine[name] for letter, name in GOODS.items())


def tokens(state: caylus.State, colour: str) -> tuple[int, ...]:
    """A colour's castle tokens: Dungeon, Walls, Towers."""
    return tuple(player(state, colour)["tokens"].values())


def castle(state: caylus.State) -> tuple[int, ...]:
    """The tokens left: Dungeon, Walls, Towers."""
    return tuple(told(state)["castle"].values())


def piles(state: caylus.State, colour: str) -> tuple[int, int, int]:
    """How many cards a colour has in hand, deck and discard pile."""
    mine = player(state, colour)
    return len(mine["hand"]), len(mine["deck"]), len(mine["discard"])


def road(state: caylus.State) -> list[str]:
    """The cards of the road as positions write them, without the cubes on them."""
    return [
        (f"{card['owner']}:" if "owner" in card else "")
        + card["card"]
        + (f"*{card['worker']}" if "worker" in card else "")
        + ("!" if card.get("marked") else "")
        for card in told(state)["road"]
    ]


def cubes_on(state: caylus.State, place: int) -> int:
    """How many cubes lie on the card of a road place."""
    return int(told(state)["road"][place - 1].get("cubes", 0))


def score(state: caylus.State, colour: str) -> int:
    """A colour's points."""
    return state.scores()[COLOURS.index(colour)]
