"""Links out of the open game, and what becomes of a link that is followed here."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

import caylus
from caylus.kernel.header import PERSON, Header
from caylus.kernel.record import Match
from caylus.kernel.state import State
from caylus.players.company import level_of
from caylus.players.levels import LEVELS
from caylus.records.lines import Lines, replayed
from caylus.records.link import with_notes
from caylus.records.notes import agree
from caylus.table.challenged import duel, person
from caylus.table.session import Session
from caylus.view import share
from caylus.view.bots import temperament
from caylus.view.lobby import BASELINES
from caylus.view.par import is_daily, said
from caylus.view.seats import name_of
from caylus.view.text import _, full, series
from caylus.web.workers.door import Answer

# How a link may stand to a saved game, the closest first.
CLOSEST = ("same", "newer", "older", "apart", "new")
# What stands before a link's text in the fragment of an address.
OPENING = {
    share.DEAL: "deal",
    share.RESULT: "deal",
    share.TURN: "turn",
    share.CHALLENGE: "challenge",
    share.ANSWER: "challenge",
}


def panel(session: Session, kind: str, address: str, par: str = "") -> Answer:
    """The panel that shares the open game as a link to this page, with its par if that is known."""
    held = {embedded: what for embedded, _title, _mode, what in share.EMBEDDED}.get(kind, kind)
    match, notes = _held(session, held)
    text, left_out = with_notes(match, notes)
    link = f"{address}#{OPENING.get(held, 'play')}={text}"
    if held != kind:
        html = share.embedding(match.game, address, link, kind, left_out)
        return {"html": html, "link": link}
    header, state = session.match.header, session.state
    tells_hands = len(session.persons) > 1 and not state.is_over and _hides(state)
    told = _text(session, kind, par)
    shared = share.Shared(kind, link, told, tells_hands, left_out, session.can_send)
    name = "" if session.actor is None else name_of(header.seats, session.actor)
    return {"html": share.page(shared, name), "own": session.last_person, "link": link}


def _text(session: Session, kind: str, par: str) -> str:
    """What is copied with a link of a kind, if it goes with one."""
    header, scores = session.match.header, session.state.scores()
    title = _("{game}, deal {seed}", game=full(session.match.game), seed=header.seed)
    if kind == share.RESULT:
        is_known = par.isdigit() and is_daily(header)
        compared = said(int(par), scores[person(session.match)]) if is_known else ""
        return share.result(title, _called(header), scores, compared)
    if kind in (share.CHALLENGE, share.ANSWER):
        fought = duel(session) if kind == share.ANSWER else None
        return share.challenged(title, scores[person(session.match)], fought)
    return ""


def _hides(state: State) -> bool:
    """Whether somebody who watches may not know all of a position, beside its seed."""
    whole, told = (
        json.loads(each.to_json()) | {"seed": None, "draws": {}}
        for each in (state, state.sight(None).table)
    )
    return bool(whole != told)


def _called(header: Header) -> list[str]:
    """What those at the seats are called where nobody knows this game's colours."""
    titles = {name: _(title) for name, title, _about in BASELINES}
    titles |= {level.name: _(level.title) for level in LEVELS}
    if sum(seat.player == PERSON for seat in header.seats) == 1:
        titles[PERSON] = _("me")
    return [_titled(header, seat, titles) for seat in range(len(header.seats))]


def _titled(header: Header, seat: int, titles: Mapping[str, str]) -> str:
    player = header.seats[seat].player
    level, (kind, _likes) = titles.get(level_of(player), ""), temperament(player)
    name, title = name_of(header.seats, seat), series([*filter(None, (level, kind))])
    return _("{name} ({title})", name=name, title=title) if title else name


def _held(session: Session, kind: str) -> tuple[Match, Mapping[int, str]]:
    """What a link of a kind holds: a match, and notes of it; a turn tells the other seats none."""
    match, notes = session.match, session.lines.noted
    at = session.look.at if session.look else session.lines.at
    if kind == share.POSITION:
        start = session.story.position(at).to_json()
        noted = {0: notes[at]} if at in notes else {}
        return Match(replace(match.header, start=start), match.game), noted
    if kind in (share.CHALLENGE, share.ANSWER):
        return match, {}
    if kind in (share.DEAL, share.RESULT):
        return Match(replace(match.header, retaken=0), match.game), {}
    shared = replayed(match, match.moves[: session.lines.at])
    return shared, {} if kind == share.TURN else notes


def followed(text: str, is_deal: bool, found: Sequence[tuple[str, str]]) -> Answer:
    """What a link's text opens beside the games that are saved, pairs of a key and a record.

    The "record" to open, and how it stands to a saved game of "key": "new" (there is none), "same",
    "newer" (nothing of the saved one is lost), "older", or "apart".
    """
    try:
        linked = caylus.unlink_lines(text)
    except caylus.BadLink as error:
        return {"refused": _(str(error))}
    match = linked.match
    over = match.state.is_over
    if is_deal:
        fresh = Match(replace(match.header, retaken=0), match.game)
        return {"record": fresh.text(), "relation": "new", "key": "", "over": False}
    best = ("new", linked.text(), "")
    for key, record in found:
        lines = _same_game(record, linked)
        if lines is not None and _has_begun(lines):
            one = (*_relation(lines, linked), key)
            best = min(best, one, key=lambda one: CLOSEST.index(one[0]))
    relation, wanted, key = best
    return {"record": wanted, "relation": relation, "key": key, "over": over}


def _has_begun(lines: Lines) -> bool:
    """Whether a person has chosen anything: otherwise nothing is known of whose game it is."""
    seats = lines.match.header.seats
    people = {number for number, seat in enumerate(seats) if seat.player == PERSON}
    return not people or not people.isdisjoint(lines.match.actors)


def _same_game(record: str, linked: Lines) -> Lines | None:
    """The lines of a saved record, if it is of the game of a link and their notes agree."""
    header = linked.match.header
    if not record.startswith(header.lines()[0] + "\n" + header.lines()[1] + "\n"):
        return None
    try:
        lines = caylus.load_lines(record)
    except caylus.BadRecord:
        return None
    own = replace(lines.match.header, retaken=header.retaken)
    is_same = own == header and header.seed is not None
    return lines if is_same and agree(lines.notes, linked.notes) else None


def _relation(lines: Lines, linked: Lines) -> tuple[str, str]:
    """How a link's match stands to a saved game, and the record that it opens.

    A saved game that has all of the link's moves, or gets them, gets its notes, too.
    """
    moves, saved = linked.match.moves, lines.match.moves
    if moves == saved and not lines.is_back:
        lines.notes.update(linked.notes)
        return "same", lines.text()
    if moves[: len(saved)] == saved:
        lines.match = replayed(lines.match, moves)
        lines.arrive()
        lines.notes.update(linked.notes)
        return "newer", lines.text()
    known = any(line[: len(moves)] == moves for line in (saved, *lines.others))
    return "older" if known else "apart", linked.text()
