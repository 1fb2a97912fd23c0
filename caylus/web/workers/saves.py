"""The saved games and the past ones as the lobby lists them."""

from __future__ import annotations

import json
import re
from typing import Any, cast

import caylus
from caylus.games.magna_carta.rules.board import COLOURS, Board
from caylus.kernel.record import Match
from caylus.view.lobby import Save
from caylus.view.past import Past, Player
from caylus.view.seats import name_of
from caylus.view.text import _, listed

MOMENT = re.compile(r"(\d{4}-\d\d-\d\dT\d\d)-(\d\d)")


def save_of(key: str, match: Match) -> Save:
    """How a game that goes on is listed."""
    header, state = match.header, cast(Board, match.state)
    title = listed([name_of(header.seats, seat) for seat in range(len(header.seats))])
    variant = _(header.variant.capitalize())
    detail = _("{variant}, round {number}", variant=variant, number=state.round)
    return Save(key, title, detail, when=when(key))


def unreadable(key: str, reason: str) -> Save:
    """How a game is listed that cannot be read."""
    return Save(key, _("A saved game"), "", trouble=reason, when=when(key))


def summary(match: Match) -> dict[str, Any]:
    """What is kept of a finished game: its variant, rounds and players, each with its points."""
    state = cast(Board, match.state)
    points, winners = state.scores(), state.winners()
    names = [seat.name for seat in match.header.seats]
    return {
        "variant": match.header.variant,
        "rounds": state.round,
        "players": [
            [names[seat], COLOURS[seat], points[seat], seat in winners]
            for seat in range(state.players)
        ],
    }


def past_of(key: str, kept: str) -> Past | None:
    """A past game out of its kept summary as JSON, or None if it is none."""
    try:
        told = json.loads(kept)
        players = [
            Player(str(name), COLOURS[COLOURS.index(colour)], int(points), bool(won))
            for name, colour, points, won in told["players"]
        ]
        variant = caylus.game("magna-carta").variants.index(told["variant"])
        rounds = int(told["rounds"])
    except (ValueError, TypeError, KeyError):
        return None
    known = caylus.game("magna-carta").variants[variant]
    return Past(when(key), "", known, rounds, players, key)


def when(key: str) -> str:
    """When a game began, in ISO form, if its key tells it as 2026-11-20T16-50."""
    found = MOMENT.match(key)
    return f"{found[1]}:{found[2]}" if found else ""
