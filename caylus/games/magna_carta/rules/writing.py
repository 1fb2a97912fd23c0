"""Writing positions as JSON: names and place numbers from 1 outside, integers inside."""

from __future__ import annotations

import json
from typing import Any

from caylus.games.magna_carta.rules.board import COLOURS, EDITION, NAME, NAMES, SECTIONS, Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import FREE

GOODS_NAMES = ("food", "wood", "stone", "gold", "deniers")


def written(state: Board) -> str:
    """A state as one line of JSON."""
    position: dict[str, Any] = {
        "game": NAME,
        "edition": EDITION,
        "variant": state.variant,
        "round": state.round,
        "phase": state.phase,
        "first": None if state.first == FREE else COLOURS[state.first],
        "provost": state.provost + 1 if state.standard else None,
        "castle": dict(zip(SECTIONS, state.castle, strict=True)),
        "removed": state.removed,
        "pool": _keys(state.pool),
        "road": [_road_card(state, place) for place in range(len(state.road_kind))],
        "passed": [COLOURS[seat] for seat in state.passed],
        "batches": state.batches,
        "players": [_player(state, seat) for seat in range(state.players)],
        "agenda": [[NAMES[seat], step.text] for seat, step in state.waiting()],
        "seed": state.seed,
        "draws": state.draws,
    }
    return json.dumps(position, separators=(",", ":"))


def _keys(mask: int) -> list[str]:
    return [building.key for kind, building in enumerate(BUILDINGS) if mask >> kind & 1]


def _road_card(state: Board, place: int) -> dict[str, Any]:
    card: dict[str, Any] = {"card": BUILDINGS[state.road_kind[place]].key}
    if state.road_owner[place] >= 0:
        card["owner"] = COLOURS[state.road_owner[place]]
    if state.road_worker[place] >= 0:
        card["worker"] = COLOURS[state.road_worker[place]]
    if state.road_cubes[place]:
        card["cubes"] = state.road_cubes[place]
    if place in state.marked:
        card["marked"] = True
    return card


def _player(state: Board, seat: int) -> dict[str, Any]:
    tokens = state.tokens[seat * len(SECTIONS) : (seat + 1) * len(SECTIONS)]
    return {
        **dict(zip(GOODS_NAMES, state.goods_of(seat), strict=True)),
        "workers": state.workers[seat],
        "tokens": dict(zip(SECTIONS, tokens, strict=True)),
        "prestige": _keys(state.prestige[seat]),
        "hand": _keys(state.hand[seat]),
        "deck": _keys(state.deck[seat]),
        "discard": _keys(state.discard[seat]),
    }
