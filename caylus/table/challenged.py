"""Challenges: a finished game whose deal somebody else plays, and where the two games part."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

import caylus
from caylus import games
from caylus.kernel.header import PERSON, Header
from caylus.kernel.record import Match
from caylus.kernel.text import N_
from caylus.records.lines import in_common
from caylus.records.link import is_dealt
from caylus.view.chronicle import Chronicle
from caylus.view.duel import Challenge, Duel, Parting

if TYPE_CHECKING:
    from caylus.table.session import Session

NO_CHALLENGE = N_("This link holds no challenge: no game that one person finished against bots.")


def is_fit(match: Match) -> bool:
    """Whether a match can be sent: one person finished it against bots, as its seed deals."""
    header = match.header
    is_whole = header.seed is not None and header.start is None and match.state.is_over
    people = sum(seat.player == PERSON for seat in header.seats)
    return is_whole and people == 1 < len(header.seats) and is_dealt(match)


@lru_cache(maxsize=1)
def challenger(text: str) -> Match:
    """The game of whoever sent a link's text as a challenge; raises BadLink."""
    match = caylus.unlink(text)
    if not is_fit(match):
        raise caylus.BadLink(NO_CHALLENGE)
    return match


def person(match: Match) -> int:
    """The seat of the only person."""
    return next(at for at, seat in enumerate(match.header.seats) if seat.player == PERSON)


def deal(header: Header) -> Header:
    """What two games of one deal have in common: all of a header but names and what was retaken."""
    return replace(header, seats=tuple(replace(s, name="") for s in header.seats), retaken=0)


def same_deal(match: Match) -> Match:
    """The deal of a match before its first move, for a person who has no name yet."""
    seats = [replace(s, name="") if s.player == PERSON else s for s in match.header.seats]
    return Match(replace(match.header, seats=tuple(seats), retaken=0), match.game)


def challenge(session: Session) -> Challenge:
    """How the game of a session stands to challenges."""
    if session.tried_from or not session.lines.is_over:
        return Challenge()
    return Challenge(is_fit(session.match), duel(session))


def duel(session: Session) -> Duel | None:
    """The duel of a finished game with the one that challenged it, if one did."""
    if not session.challenge:
        return None
    try:
        other = challenger(session.challenge)
    except caylus.BadLink:
        return None
    own = session.match
    if deal(other.header) != deal(own.header):
        return None
    seat = person(other)
    totals = [standing.totals[seat] for standing in _chronicle(other).standings]
    name = other.header.seats[seat].name
    return Duel(seat, name, own.state.scores()[seat], totals, _parting(session, other))


def _chronicle(match: Match) -> Chronicle:
    """The chronicle of a match."""
    again = Match(match.header, match.game)
    chronicle = games.view(match.game.name).chronicle(match.header.seats)
    chronicle.look(again.state)
    for move in match.moves:
        again.play(move, chronicle.watch)
    return chronicle


def _parting(session: Session, other: Match) -> Parting | None:
    """Where the game of a session and another one of its deal part, if they do."""
    own, theirs = session.match.moves, other.moves
    at = in_common(own, theirs)
    if own == theirs:
        return None
    state = session.story.position(at)
    return Parting(at, state.sight(state.actor), own[at], theirs[at])
