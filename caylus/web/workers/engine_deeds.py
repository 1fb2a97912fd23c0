"""What the page can ask of the engine: each deed takes and returns plain values."""

from __future__ import annotations

import caylus
from caylus.kernel.record import Match
from caylus.players import PLAYERS
from caylus.view import lobby
from caylus.view.text import _, ngettext
from caylus.web.workers.door import Message, hello
from caylus.web.workers.session import PERSON, Session

_tables: dict[str, Session] = {}


def begin(message: Message) -> Message:
    """Begin a new game of "variant" for "seats", pairs of a player and a name, from "seed"."""
    seats = [(str(player), str(name)) for player, name in message["seats"]]
    try:
        session = Session.begun(message["variant"], seats, int(message["seed"]))
    except ValueError as error:
        return {"refused": str(error)}
    return _sit_down(session)


def open_record(message: Message) -> Message:
    """Open the game of a "record"."""
    try:
        session = Session(_loaded(message["record"]))
    except caylus.BadRecord as error:
        return {"refused": str(error)}
    return _sit_down(session)


def _loaded(record: str) -> Match:
    """The match of a record whose players can all play here; raises BadRecord."""
    match = caylus.load(record)
    for seat in match.header.seats:
        if seat.player != PERSON and seat.player not in PLAYERS:
            start = f"seat {seat.colour} "
            lines = [line.startswith(start) for line in record.splitlines()]
            reason = f"no opponent here is called {seat.player}"
            raise caylus.BadRecord(lines.index(True) + 1, reason)
    return match


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
        return lobby.Save(key, _("A saved game"), key, trouble=str(error))
    header, state = match.header, match.state
    title = ", ".join(seat.name or seat.colour for seat in header.seats)
    moves = ngettext("{count} move", "{count} moves", len(match.moves))
    detail = _("{variant}, {moves}", variant=_(header.variant), moves=moves)
    return lobby.Save(key, title, detail, over=state.is_over)


DEEDS = {
    "hello": hello,
    "begin": begin,
    "open": open_record,
    "play": play,
    "undo": undo,
    "reveal": reveal,
    "saves": saves,
}
