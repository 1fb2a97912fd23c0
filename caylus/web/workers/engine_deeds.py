"""What the page can ask of the engine: each deed takes and returns plain values."""

from __future__ import annotations

import secrets
from typing import cast

import caylus
from caylus.games.magna_carta.state import MagnaCarta
from caylus.kernel.header import PERSON, Seat
from caylus.kernel.record import Match
from caylus.players import PLAYERS
from caylus.view import lobby
from caylus.view.seats import name_of
from caylus.view.text import _
from caylus.web.workers.door import Message, hello
from caylus.web.workers.session import Session

SEED_BITS = 48
NO_OPPONENT = "no opponent here is called {}"
_tables: dict[str, Session] = {}


def begin(message: Message) -> Message:
    """Begin a new game of "variant" for "seats", pairs of a player and a name, from "seed"."""
    seats = [(str(player), str(name)) for player, name in message["seats"]]
    try:
        game = caylus.game("magna-carta")
        match = caylus.new_match(game, message["variant"], seats, int(message["seed"]))
    except ValueError as error:
        return {"refused": str(error)}
    unknown = _unknown_opponents(match)
    if unknown:
        return {"refused": NO_OPPONENT.format(unknown[0].player)}
    return _sit_down(Session(match))


def open_record(message: Message) -> Message:
    """Open the game of a "record"."""
    try:
        session = Session(_loaded(message["record"]))
    except caylus.BadRecord as error:
        return {"refused": str(error)}
    return _sit_down(session)


def _loaded(record: str) -> Match:
    """The match of a record that can go on here; raises BadRecord."""
    match = caylus.load(record)
    unknown = _unknown_opponents(match)
    if unknown:
        raise caylus.BadRecord(unknown[0].line, NO_OPPONENT.format(unknown[0].player))
    if match.header.seed is None:
        match.sow(secrets.randbits(SEED_BITS))
    return match


def _unknown_opponents(match: Match) -> list[Seat]:
    known = (PERSON, *PLAYERS)
    return [seat for seat in match.header.seats if seat.player not in known]


def play(message: Message) -> Message:
    """Play an "action" of the actor."""
    session = _tables["open"]
    try:
        session.play(message["action"])
    except caylus.IllegalAction as error:
        return {"refused": str(error)}
    return _shown(session)


def undo(message: Message) -> Message:
    """Take back the last decision of a person."""
    session = _tables["open"]
    session.undo()
    return _shown(session)


def reveal(message: Message) -> Message:
    """Lift the curtain."""
    session = _tables["open"]
    session.reveal()
    return _shown(session)


def saves(message: Message) -> Message:
    """Draw the list of the saved games in "found", pairs of a key and a record."""
    listed = [_save(str(key), str(record)) for key, record in message["found"]]
    return {"html": lobby.saves(listed, bool(message["kept"]))}


def _sit_down(session: Session) -> Message:
    _tables["open"] = session
    return _shown(session)


def _shown(session: Session) -> Message:
    """What the page needs after every deed: its new text, the record to keep, and who is next."""
    actor = session.actor
    seat = None if actor is None else session.match.header.seats[actor]
    return {
        "html": session.table(),
        "record": session.match.text(),
        "moves": len(session.match.moves),
        "bot": seat is not None and seat.player != PERSON,
        "bots": any(seat.player != PERSON for seat in session.match.header.seats),
    }


def _save(key: str, record: str) -> lobby.Save:
    try:
        match = _loaded(record)
    except caylus.BadRecord as error:
        return lobby.Save(key, _("A saved game"), _when(key), trouble=str(error))
    header, state = match.header, cast(MagnaCarta, match.state)
    title = ", ".join(name_of(header.seats, seat) for seat in range(len(header.seats)))
    standing = _("finished") if state.is_over else _("round {number}", number=state.round)
    detail = f"{_(header.variant.capitalize())} · {standing} · {_when(key)}"
    return lobby.Save(key, title, detail, over=state.is_over)


def _when(key: str) -> str:
    """When a game began: its key begins with 2026-11-20T16-50."""
    day, _t, time = key.partition("T")
    return f"{day}, {time[:5].replace('-', ':')}" if time else key


DEEDS = {
    "hello": hello,
    "begin": begin,
    "open": open_record,
    "play": play,
    "undo": undo,
    "reveal": reveal,
    "saves": saves,
}
