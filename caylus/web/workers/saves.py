"""The saved games and the past ones as the lobby lists them."""

from __future__ import annotations

import json
import re
from typing import Any

from caylus.games import titles
from caylus.kernel.game import Title
from caylus.kernel.record import Match
from caylus.view.lobby import Save
from caylus.view.past import Past, Player
from caylus.view.seats import name_of
from caylus.view.text import _, full, listed

MOMENT = re.compile(r"(\d{4}-\d\d-\d\dT\d\d)-(\d\d)")


def save_of(key: str, match: Match) -> Save:
    """How a game that goes on is listed."""
    header, state = match.header, match.state
    title = listed([name_of(header.seats, seat) for seat in range(len(header.seats))])
    variant = _(header.variant.capitalize())
    detail = _("{variant}, round {number}", variant=variant, number=state.round)
    return Save(key, title, detail, when=when(key))


def unreadable(key: str, reason: str) -> Save:
    """How a game is listed that cannot be read."""
    return Save(key, _("A saved game"), "", trouble=reason, when=when(key))


def summary(match: Match) -> dict[str, Any]:
    """What is kept of a finished game: its variant, rounds and players, each with its points."""
    state = match.state
    points, winners = state.scores(), state.winners()
    return {
        "game": match.header.game,
        "variant": match.header.variant,
        "rounds": state.round,
        "players": [
            [seat.name, seat.colour, points[number], number in winners]
            for number, seat in enumerate(match.header.seats)
        ],
    }


def past_of(key: str, kept: str) -> Past | None:
    """A past game out of its kept summary as JSON, or None if it is none."""
    try:
        told = json.loads(kept)
        players = [
            Player(str(name), str(colour), int(points), bool(won))
            for name, colour, points, won in told["players"]
        ]
        variant, rounds = str(told["variant"]), int(told["rounds"])
        title = _played(told.get("game"), variant, {player.colour for player in players})
    except (ValueError, TypeError, KeyError, StopIteration):
        return None
    named = full(title) if len(titles()) > 1 else ""
    return Past(when(key), named, variant, rounds, players, key)


def _played(game: object, variant: str, colours: set[str]) -> Title:
    """The game of a summary, which may have been written without its name; StopIteration."""
    return next(
        title
        for title in titles().values()
        if game in (None, title.name) and variant in title.variants and colours <= {*title.colours}
    )


def when(key: str) -> str:
    """When a game began, in ISO form, if its key tells it as 2026-11-20T16-50."""
    found = MOMENT.match(key)
    return f"{found[1]}:{found[2]}" if found else ""
