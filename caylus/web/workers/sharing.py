"""Links out of the open game, and what becomes of a link that is followed here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import caylus
from caylus.kernel.header import PERSON, Header
from caylus.kernel.record import Match
from caylus.players.levels import LEVELS
from caylus.records.lines import Lines, replayed
from caylus.table.session import Session
from caylus.view import share
from caylus.view.lobby import BASELINES
from caylus.view.seats import name_of
from caylus.view.text import _, full
from caylus.web.workers.door import Answer

# How a link may stand to a saved game, the closest first.
CLOSEST = ("same", "newer", "older", "apart", "new")
# What stands before a link's text in the fragment of an address.
OPENING = {share.DEAL: "deal", share.RESULT: "deal", share.TURN: "turn"}


def panel(session: Session, kind: str, address: str) -> Answer:
    """The panel that shares the open game as a link to this page."""
    held = {embedded: what for embedded, _title, _mode, what in share.EMBEDDED}.get(kind, kind)
    link = f"{address}#{OPENING.get(held, 'play')}={_text(session, held)}"
    if held != kind:
        return {
            "html": share.embedding(full(session.match.game), address, link, kind),
            "link": link,
        }
    header, state = session.match.header, session.state
    people = sum(seat.player == PERSON for seat in header.seats)
    shared = share.Shared(kind, link, tells_hands=people > 1 and not state.is_over)
    if kind == share.RESULT:
        title = _("{game}, deal {seed}", game=full(session.match.game), seed=header.seed)
        shared = replace(shared, text=share.result(title, _called(header), state.scores()))
    name = "" if session.actor is None else name_of(header.seats, session.actor)
    return {"html": share.page(shared, name), "own": session.last_person, "link": link}


def _called(header: Header) -> list[str]:
    """What those at the seats are called where nobody knows this game's colours."""
    titles = {name: _(title) for name, title, _about in BASELINES}
    titles |= {level.name: _(level.title) for level in LEVELS}
    if sum(seat.player == PERSON for seat in header.seats) == 1:
        titles[PERSON] = _("me")
    return [_titled(header, seat, titles) for seat in range(len(header.seats))]


def _titled(header: Header, seat: int, titles: Mapping[str, str]) -> str:
    name, title = name_of(header.seats, seat), titles.get(header.seats[seat].player)
    return _("{name} ({title})", name=name, title=title) if title else name


def _text(session: Session, kind: str) -> str:
    """The text of a link of a kind."""
    match = session.match
    at = session.look.at if session.look else session.lines.at
    if kind == share.POSITION:
        start = session.story.position(at).to_json()
        return caylus.link(Match(replace(match.header, start=start), match.game))
    if kind in (share.DEAL, share.RESULT):
        return caylus.link(Match(replace(match.header, retaken=0), match.game))
    return caylus.link(replayed(match, match.moves[: session.lines.at]))


def followed(text: str, is_deal: bool, found: Sequence[tuple[str, str]]) -> Answer:
    """What a link's text opens beside the games that are saved, pairs of a key and a record.

    The "record" to open, and how it stands to a saved game of "key": "new" (there is none), "same",
    "newer" (nothing of the saved one is lost), "older", or "apart".
    """
    try:
        match = caylus.unlink(text)
    except caylus.BadLink as error:
        return {"refused": _(str(error))}
    over = match.state.is_over
    if is_deal:
        fresh = Match(replace(match.header, retaken=0), match.game)
        return {"record": fresh.text(), "relation": "new", "key": "", "over": False}
    best = ("new", match.text(), "")
    for key, record in found:
        lines = _same_game(record, match.header)
        if lines is not None and _has_begun(lines):
            best = min(best, (*_relation(lines, match), key), key=lambda one: CLOSEST.index(one[0]))
    relation, wanted, key = best
    return {"record": wanted, "relation": relation, "key": key, "over": over}


def _has_begun(lines: Lines) -> bool:
    """Whether a person has chosen anything: otherwise nothing is known of whose game it is."""
    seats = lines.match.header.seats
    people = {number for number, seat in enumerate(seats) if seat.player == PERSON}
    return not people or not people.isdisjoint(lines.match.actors)


def _same_game(record: str, header: Header) -> Lines | None:
    """The lines of a saved record, if it is of the game of a header."""
    if not record.startswith(header.lines()[0] + "\n" + header.lines()[1] + "\n"):
        return None
    try:
        lines = caylus.load_lines(record)
    except caylus.BadRecord:
        return None
    own = replace(lines.match.header, retaken=header.retaken)
    return lines if own == header and header.seed is not None else None


def _relation(lines: Lines, match: Match) -> tuple[str, str]:
    """How a link's match stands to a saved game, and the record that it opens."""
    moves, saved = match.moves, lines.match.moves
    if moves == saved and not lines.is_back:
        return "same", lines.text()
    if moves[: len(saved)] == saved:
        lines.match = replayed(lines.match, moves)
        lines.arrive()
        return "newer", lines.text()
    known = any(line[: len(moves)] == moves for line in (saved, *lines.others))
    return "older" if known else "apart", match.text()
