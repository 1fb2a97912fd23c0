"""Saved games as the lobby lists them: by the summary kept beside each, without any rules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from caylus.games import titles
from caylus.kernel.header import Header, Seat
from caylus.kernel.state import State
from caylus.view.lobby import Save
from caylus.view.past import Past, Player
from caylus.view.seats import name_of
from caylus.view.text import _, full, listed, series, variant_of

MOMENT = re.compile(r"(\d{4}-\d\d-\d\dT\d\d)-(\d\d)")


def summary(header: Header, state: State, is_challenge: bool = False) -> str:
    """What is played, by whom and how far, as JSON; with "points" and "winners" once it is over.

    Of a game that somebody challenged it says so.
    """
    facts: dict[str, Any] = {
        "game": header.game,
        "variant": header.variant,
        "round": state.round,
        "seats": [[seat.colour, seat.player, seat.name] for seat in header.seats],
    }
    if is_challenge:
        facts["challenge"] = True
    if state.is_over:
        facts |= {"points": list(state.scores()), "winners": list(state.winners())}
    return json.dumps(facts)


def lists(found: Iterable[tuple[str, str, str]]) -> tuple[list[Save], list[Past]]:
    """The games that go on and the past ones, each found as a key, a summary and a trouble."""
    entries = [_entry(*one) for one in found]
    going_on = [entry for entry in entries if isinstance(entry, Save)]
    return going_on, [entry for entry in entries if isinstance(entry, Past)]


def _entry(key: str, kept: str, trouble: str) -> Save | Past:
    """How a game is listed; one whose summary tells nothing can be opened still."""
    try:
        summary = json.loads(kept)
        return _past(key, summary) if "points" in summary else _save(key, summary)
    except (ValueError, TypeError, KeyError):
        return Save(key, _("A saved game"), "", trouble=trouble, when=when(key))


def _save(key: str, summary: Mapping[str, Any]) -> Save:
    """How a game that goes on is listed."""
    seats = [Seat(str(colour), str(player), str(name)) for colour, player, name in summary["seats"]]
    title = listed([name_of(seats, number) for number in range(len(seats))])
    title = _("Challenge: {title}", title=title) if summary.get("challenge") else title
    called, variant = _played(summary)
    number = int(summary["round"])
    detail = _("{variant}, round {number}", variant=variant, number=number)
    detail = detail if number else series([variant, _("Set-up")])
    detail = _("{game}: {detail}", game=called, detail=detail) if called else detail
    return Save(key, title, detail, when=when(key))


def _past(key: str, summary: Mapping[str, Any]) -> Past:
    """How a finished game is listed."""
    winners = summary["winners"]
    ended = enumerate(zip(summary["seats"], summary["points"], strict=True))
    players = [
        Player(str(name), str(colour), int(points), number in winners)
        for number, ((colour, _player, name), points) in ended
    ]
    return Past(when(key), *_played(summary), int(summary["round"]), players, key)


def _played(summary: Mapping[str, Any]) -> tuple[str, str]:
    """What is played: the game, unless there is only one, and its variant."""
    title = titles()[summary["game"]]
    called = full(title) if len(titles()) > 1 else ""
    return called, variant_of(title, str(summary["variant"]))


def when(key: str) -> str:
    """When a game began, in ISO form, if its key tells it as 2026-11-20T16-50."""
    found = MOMENT.match(key)
    return f"{found[1]}:{found[2]}" if found else ""
