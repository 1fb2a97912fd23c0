"""What the page can ask of the engine: each deed takes and returns plain values."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import caylus
from caylus.games import titles
from caylus.kernel.chance import CHANCE
from caylus.kernel.header import PERSON, Seat
from caylus.kernel.record import Match
from caylus.players import PLAYERS
from caylus.records.lines import Lines
from caylus.table.session import Session, Wishes
from caylus.view import lens, lobby, panels
from caylus.view.past import past_games
from caylus.view.text import _
from caylus.view.typed import completions, typed
from caylus.web.workers import sharing
from caylus.web.workers.door import Deed, Message, hello
from caylus.web.workers.saves import lists, summary

SEED_BITS = 48
_tables: dict[str, Session] = {}


def begin(message: Message) -> Message:
    """Begin a "variant" of a "game" for "seats", pairs of a player and a name, from "seed"."""
    seats = [(str(player), str(name)) for player, name in message["seats"]]
    try:
        game = caylus.game(str(message.get("game", next(iter(titles())))))
        match = caylus.new_match(game, message["variant"], seats, int(message["seed"]))
    except ValueError as error:
        return {"refused": str(error)}
    unknown = _unknown_opponents(match)
    if unknown:
        return {"refused": _no_opponent(unknown[0])}
    return _sit_down(Session(Lines(match, 0), _wishes(message)))


def open_record(message: Message) -> Message:
    """Open the game of a "record"; where its table "stands" already, nothing is drawn yet."""
    record = message["record"]
    try:
        session = Session(_loaded(record), _wishes(message))
    except caylus.BadRecord as error:
        return {"refused": str(error)}
    return _sit_down(session, bool(message.get("stands")) and session.awaits_choice(record))


def _loaded(record: str) -> Lines:
    """The lines of a record that can go on here; raises BadRecord."""
    lines = caylus.load_lines(record)
    unknown = _unknown_opponents(lines.match)
    if unknown:
        raise caylus.BadRecord(unknown[0].line, _no_opponent(unknown[0]))
    if lines.match.header.seed is None:
        lines.match.sow(secrets.randbits(SEED_BITS))
    return lines


def _unknown_opponents(match: Match) -> list[Seat]:
    known = (PERSON, *PLAYERS)
    return [seat for seat in match.header.seats if seat.player not in known]


def _no_opponent(seat: Seat) -> str:
    return _("no opponent here is called {player}", player=seat.player)


def _wishes(message: Message) -> Wishes:
    """How the people at this screen like to play, from "wishes"."""
    wished = message.get("wishes", {})
    tips, own = wished.get("tips", False), wished.get("own")
    learned = wished.get("learned", ()) if tips else None
    return Wishes(bool(wished.get("forced")), learned, None if own is None else int(own))


def _open(message: Message) -> Session:
    """The open game, played as the people wish now."""
    session = _tables["open"]
    if "wishes" in message:
        session.wishes = _wishes(message)
    return session


def play(message: Message) -> Message:
    """Play an "action" of the actor."""
    session = _open(message)
    try:
        session.play(message["action"])
    except caylus.IllegalAction as error:
        return {"refused": str(error)}
    return _shown(session)


def stepping(step: Callable[[Session], None]) -> Deed:
    """A deed that moves through the lines of the game."""

    def deed(message: Message) -> Message:
        session = _open(message)
        step(session)
        return _shown(session)

    return deed


def stand(message: Message) -> Message:
    """Stand at the position that is looked at, to go on from there."""
    session = _open(message)
    if session.look:
        session.stand(session.look.at)
    return _shown(session)


def turn_to(message: Message) -> Message:
    """Return to the line of a "number" that was left."""
    session = _open(message)
    if 0 <= int(message["number"]) < len(session.lines.others):
        session.turn_to(int(message["number"]))
    return _shown(session)


def show(message: Message) -> Message:
    """Draw the whole table."""
    return _shown(_open(message), whole=True)


def say(message: Message) -> Message:
    """Do what a typed "text" says, an action or a question; {"told": sentence} answers one."""
    session = _open(message)
    answered = typed(session.table(), message["text"])
    if answered.told:
        return {"told": answered.told}
    return play({"action": answered.action})


def look(message: Message) -> Message:
    """Draw a "thing" of the table enlarged: what it is, and what it would do or why it cannot."""
    return {"html": lens.page(_open(message).table(), message["thing"])}


def panel(message: Message) -> Message:
    """Draw the panel of a "name", at a "path" in it."""
    shown = _open(message).table()
    return {"html": panels.panel(shown, message["name"], message.get("path", ""))}


def share(message: Message) -> Message:
    """Draw the panel that shares the open game as a link of a "kind" to this "address"."""
    return sharing.panel(_open(message), str(message["kind"]), str(message["address"]))


def follow(message: Message) -> Message:
    """Tell what the "text" of a link opens beside the games "found" here."""
    found = [(str(key), str(record)) for key, record in message["found"]]
    return sharing.followed(str(message["text"]), bool(message.get("deal")), found)


def look_at(message: Message) -> Message:
    """Look at the position "at" so many moves; without it no longer.

    With "here" that is where the game stands, with "first" the first choice of anybody. "best" is
    what would have been better there.
    """
    session = _open(message)
    at = message.get("at", session.lines.at if message.get("here") else None)
    if message.get("first"):
        at = next((at for at, actor in enumerate(session.match.actors) if actor != CHANCE), 0)
    session.look_at(None if at is None else int(at), str(message.get("best", "")))
    return _shown(session) if at is None else _looked(session)


def reveal(message: Message) -> Message:
    """Lift the curtain."""
    session = _open(message)
    session.reveal()
    return _shown(session)


def summarise(message: Message) -> Message:
    """Summarise a saved "record" for the list of them; one that cannot be read is refused."""
    try:
        return {"summary": summary(_loaded(str(message["record"])))}
    except caylus.BadRecord as error:
        return {"refused": str(error)}


def saves(message: Message) -> Message:
    """Draw the lists of the saved and of the past games.

    "found" are a key, a summary and why there is none, of each.
    """
    going_on, past = lists([(str(key), str(kept), str(why)) for key, kept, why in message["found"]])
    html = lobby.saves(going_on, bool(message["kept"]))
    return {"html": html, "past": past_games(past) if past else ""}


def _sit_down(session: Session, stands: bool = False) -> Message:
    _tables["open"] = session
    return _standing(session) if stands else _shown(session, whole=True)


def _shown(session: Session, whole: bool = False) -> Message:
    """What the page needs after every deed: its new text, what happened, and where it stands."""
    moved = session.story.movement.taken()
    return {
        **_looked(session, whole),
        "moved": [] if session.look else moved,
        "news": session.news(),
        "actions": completions(session.table()),
        **_position(session),
    }


def _standing(session: Session) -> Message:
    """The same for a table that stands there already: it is still to be drawn and told of."""
    nothing: Message = {"changes": [], "results": "", "moved": [], "news": [], "actions": []}
    return {**nothing, "covered": False, **_position(session)}


def _position(session: Session) -> Message:
    """Where a game stands: the record to keep, and who is next.

    The "record" is what the bots go on from; "kept" is to be saved in its place while something is
    only tried; "summary" is of what is saved anew; "gone" holds lines for which there was no room.
    Nobody else looks at a table that is "open".
    """
    actor = session.actor
    seat = None if actor is None else session.match.header.seats[actor]
    return {
        "summary": "" if session.tried_from else summary(session.lines),
        "record": session.lines.text(),
        "kept": session.tried_from,
        "gone": session.handed_out(),
        "open": session.open_hand is not None and not session.tried_from,
        "moves": session.lines.at,
        "own": session.own,
        "bot": seat is not None and seat.player != PERSON,
        "bots": any(seat.player != PERSON for seat in session.match.header.seats),
    }


def _looked(session: Session, whole: bool = False) -> Message:
    """What is drawn: "html" is the whole table, or "changes" what has changed in it."""
    changed = None if whole else session.changes()
    drawn = {"html": session.html()} if changed is None else {"changes": changed}
    covered = session.is_behind_curtain and not session.look
    return {**drawn, "results": session.results(), "covered": covered}


DEEDS = {
    "hello": hello,
    "begin": begin,
    "open": open_record,
    "play": play,
    "undo": stepping(Session.undo),
    "redo": stepping(Session.redo),
    "redo-turn": stepping(Session.redo_turn),
    "restart": stepping(Session.restart_turn),
    "keep-line": stepping(Session.keep_trial),
    "drop-line": stepping(Session.drop_trial),
    "try-out": stepping(Session.try_out),
    "stand": stand,
    "turn-to": turn_to,
    "reveal": reveal,
    "show": show,
    "say": say,
    "look-at": look_at,
    "look": look,
    "panel": panel,
    "saves": saves,
    "summarise": summarise,
    "share": share,
    "follow": follow,
}
