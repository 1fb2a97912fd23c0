"""What the page can ask of the engine: each deed takes and returns plain values."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import date

import caylus
from caylus import games
from caylus.games import titles
from caylus.kernel.chance import CHANCE
from caylus.kernel.game import Game
from caylus.kernel.header import PERSON, Seat
from caylus.kernel.record import Match
from caylus.players import PLAYERS
from caylus.players.puzzle import of_day
from caylus.players.temperaments import dealt
from caylus.records.lines import Lines
from caylus.records.notes import tidied
from caylus.table.session import Session
from caylus.table.taught import Taught
from caylus.table.wishes import Wishes
from caylus.view import lens, lesson, lobby, panels, puzzles
from caylus.view.past import past_games
from caylus.view.text import _
from caylus.view.typed import typed
from caylus.web.workers import answers, challenging, sharing
from caylus.web.workers.door import Answer, Deed, Message, hello
from caylus.web.workers.foresight import Foresight
from caylus.web.workers.saves import lists, summary

SEED_BITS = 48
_tables: dict[str, Session] = {}
_foresight = Foresight()


def begin(message: Message) -> Answer:
    """Begin a "variant" of a "game" for "seats", pairs of a player and a name, from "seed".

    Bots that are asked for with any temperament are dealt one.
    """
    seats = [(str(player), str(name)) for player, name in message["seats"]]
    try:
        game = caylus.game(str(message.get("game", next(iter(titles())))))
        match = _begun(game, message["variant"], seats, int(message["seed"]))
    except ValueError as error:
        return {"refused": str(error)}
    unknown = _unknown_opponents(match)
    if unknown:
        return {"refused": _no_opponent(unknown[0])}
    return _sit_down(Session(Lines(match, 0), _wishes(message)))


def _begun(game: Game, variant: str, seats: Sequence[tuple[str, str]], seed: int) -> Match:
    """A match whose players have the temperaments that are dealt to them."""
    among = games.temperaments(game.name, variant)
    players = dealt([player for player, _name in seats], among, seed)
    names = [name for _player, name in seats]
    return caylus.new_match(game, variant, list(zip(players, names, strict=True)), seed)


def get_ready(message: Message) -> Answer:
    """Draw a table of a "game" for nobody, so that it begins at once when somebody wants it."""
    game = caylus.game(str(message["game"]))
    nobody = [(PERSON, "")] * game.fewest
    match = caylus.new_match(game, game.variants[0], nobody, seed=0)
    answers.shown(Session(Lines(match, 0), Wishes()), whole=True)
    return {}


def open_record(message: Message) -> Answer:
    """Open the game of a "record"; where its table "stands" already, nothing is drawn yet.

    At its end it is compared with the game that a "challenge" holds, the text of a link.
    """
    record = message["record"]
    try:
        session = Session(_loaded(record), _wishes(message))
    except caylus.BadRecord as error:
        return {"refused": str(error)}
    session.challenge = str(message.get("challenge") or "")
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
    own = None if own is None else int(own)
    return Wishes(bool(wished.get("forced")), learned, own, bool(wished.get("coach")))


def _open(message: Message) -> Session:
    """The open game, played as the people wish now."""
    session = _tables["open"]
    if "wishes" in message:
        session.wishes = _wishes(message)
    return session


def foresee() -> tuple[str, Answer] | None:
    """Work out what one choice more at the open game leads to; None if none is left."""
    session = _tables.get("open")
    return _foresight.go_on(session) if session else None


def holds() -> bool:
    """Whether what was foreseen at the open game is still so."""
    session = _tables.get("open")
    return session is not None and _foresight.holds(session)


def play(message: Message) -> Answer:
    """Play an "action" of the actor."""
    session = _open(message)
    foreseen = _foresight.take(session, message["action"])
    if foreseen:
        _tables["open"], answered = foreseen
        return answered
    try:
        session.play(message["action"])
    except caylus.IllegalAction as error:
        return {"refused": str(error)}
    return answers.shown(session)


def stepping(step: Callable[[Session], None]) -> Deed:
    """A deed that moves through the lines of the game."""

    def deed(message: Message) -> Answer:
        session = _open(message)
        step(session)
        return answers.shown(session)

    return deed


def stand(message: Message) -> Answer:
    """Stand at the position that is looked at, to go on from there."""
    session = _open(message)
    if session.look:
        session.stand(session.look.at)
    return answers.shown(session)


def turn_to(message: Message) -> Answer:
    """Return to the line of a "number" that was left."""
    session = _open(message)
    if 0 <= int(message["number"]) < len(session.lines.others):
        session.turn_to(int(message["number"]))
    return answers.shown(session)


def show(message: Message) -> Answer:
    """Draw the whole table."""
    return answers.shown(_open(message), whole=True)


def say(message: Message) -> Answer:
    """Do what a typed "text" says: an action, a note or a question; "said" is the answer.

    "rule" is the place in the rules that says the same, or empty.
    """
    session = _open(message)
    word, _space, sentence = str(message["text"]).strip().partition(" ")
    if word.lower() == "note" and sentence:
        return {"said": _("Noted."), **note({"text": "" if sentence == "-" else sentence})}
    answered = typed(session.table(), message["text"])
    if answered.said:
        return {"said": answered.said, "rule": answered.rule}
    return play({"action": answered.action})


def note(message: Message) -> Answer:
    """Note a "text" of the position that is looked at, or else where the game stands; or none."""
    session = _open(message)
    at = session.look.at if session.look else session.lines.at
    try:
        session.lines.note(at, tidied(str(message["text"])))
    except ValueError:
        return {"refused": _("There is no room for another note.")}
    return answers.shown(session)


def look(message: Message) -> Answer:
    """Draw a "thing" of the table enlarged: what it is, and what it would do or why it cannot."""
    return {"html": lens.page(_open(message).table(), message["thing"])}


def panel(message: Message) -> Answer:
    """Draw the panel of a "name", at a "path" in it."""
    table = _open(message).table()
    return {"html": panels.panel(table, message["name"], message.get("path", ""))}


def share(message: Message) -> Answer:
    """Draw the panel that shares the open game as a link of a "kind" to this "address".

    If "par" is known, the result tells it.
    """
    kind, par = str(message["kind"]), str(message.get("par") or "")
    return sharing.panel(_open(message), kind, str(message["address"]), par)


def follow(message: Message) -> Answer:
    """Tell what the "text" of a link with an "opening" opens beside the games "found" here."""
    found = [(str(key), str(record)) for key, record in message["found"]]
    if message.get("opening") == "challenge":
        return challenging.followed(str(message["text"]), found)
    return sharing.followed(str(message["text"]), message.get("opening") == "deal", found)


def look_at(message: Message) -> Answer:
    """Look at the position "at" so many moves; without it no longer.

    With "here" that is where the game stands, with "first" the first choice of anybody. "best" is
    what would have been better there.
    """
    session = _open(message)
    at = message.get("at", session.lines.at if message.get("here") else None)
    if message.get("first"):
        at = next((at for at, actor in enumerate(session.match.actors) if actor != CHANCE), 0)
    session.look_at(None if at is None else int(at), str(message.get("best", "")))
    return answers.shown(session) if at is None else answers.looked(session, session.table())


def reveal(message: Message) -> Answer:
    """Lift the curtain."""
    session = _open(message)
    session.reveal()
    return answers.shown(session)


def summarise(message: Message) -> Answer:
    """Summarise a saved "record" for the list of them; one that cannot be read is refused."""
    try:
        lines = _loaded(str(message["record"]))
    except caylus.BadRecord as error:
        return {"refused": str(error)}
    lines.match.back_to(lines.at)
    return {"summary": summary(lines.match.header, lines.match.state)}


def saves(message: Message) -> Answer:
    """Draw the lists of the saved and of the past games.

    "found" are a key, a summary and why there is none, of each.
    """
    going_on, past = lists([(str(key), str(kept), str(why)) for key, kept, why in message["found"]])
    html = lobby.saves(going_on, bool(message["kept"]))
    return {"html": html, "past": past_games(past) if past else ""}


def learn(message: Message) -> Answer:
    """Begin or go on with a "lesson" of a "game", at a "step" of a "chapter"."""
    for taught in games.lessons(message["game"]):
        if taught.name == message["lesson"]:
            return _sit_down(Taught(taught, int(message["chapter"]), int(message["step"])))
    return {"refused": _("There is no such lesson.")}


def lesson_on(message: Message) -> Answer:
    """Go on in a lesson from what was read."""
    session = _open(message)
    if isinstance(session, Taught):
        session.go_on()
    return answers.shown(session)


def lesson_back(message: Message) -> Answer:
    """Go a step back in a lesson."""
    session = _open(message)
    if isinstance(session, Taught):
        _tables["open"] = session = session.a_step_back()
    return answers.shown(session)


def lessons(message: Message) -> Answer:
    """Draw the list of the lessons of a "game"; "done" are the places of chapters that are done."""
    return {"html": lesson.page(message["game"], games.lessons(message["game"]), message["done"])}


def puzzle(message: Message) -> Answer:
    """The puzzle that a "game" has on a "date": the "record" to open, and what choices lead to.

    The "chances" of some choices to win are in per cent, the best one first.
    """
    try:
        day = date.fromisoformat(str(message["date"]))
    except ValueError:
        return {"refused": _("There is no such puzzle.")}
    found = of_day(games.puzzles(message["game"]), day.toordinal())
    return {
        "record": caylus.unlink_lines(found.link).text(),
        "chances": list(found.chances.items()),
    }


def solved(message: Message) -> Answer:
    """Draw what an "action" leads to in a puzzle's "record", and the "chances" of the best ones."""
    state = caylus.load(message["record"]).state
    chances = dict(message["chances"])
    return {"html": puzzles.solution(state.sight(state.actor), message["action"], chances)}


def calendar(message: Message) -> Answer:
    """Draw the days of a "game" up to "today", with the "marks" of dates; one may be "open"."""
    days = puzzles.last_days(date.fromisoformat(message["today"]), message["marks"])
    return {"html": puzzles.calendar(message["game"], days, message["open"])}


def _sit_down(session: Session, stands: bool = False) -> Answer:
    _tables["open"] = session
    return answers.stands(session) if stands else answers.shown(session, whole=True)


DEEDS = {
    "hello": hello,
    "begin": begin,
    "get-ready": get_ready,
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
    "note": note,
    "look": look,
    "panel": panel,
    "saves": saves,
    "summarise": summarise,
    "share": share,
    "follow": follow,
    "learn": learn,
    "lesson-on": lesson_on,
    "lesson-back": lesson_back,
    "lessons": lessons,
    "puzzle": puzzle,
    "solved": solved,
    "calendar": calendar,
}
