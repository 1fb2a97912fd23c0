"""What the engine answers after every deed: what is drawn, what happened, where the game stands."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from caylus.kernel.header import PERSON
from caylus.table.session import Session
from caylus.table.taught import Taught
from caylus.view.movement import Move
from caylus.view.parts import Change
from caylus.view.table import Table
from caylus.view.typed import completions
from caylus.web.workers.saves import summary


class Looked(TypedDict):
    """What is drawn: "html" is the whole table, "changes" is what has changed in it.

    The "results" are drawn over a game that is over. A table that is "covered" waits behind its
    curtain. A lesson speaks of the thing that is "ringed".
    """

    html: NotRequired[str]
    changes: NotRequired[list[Change]]
    results: str
    covered: bool
    ringed: str


class Standing(TypedDict):
    """Where a game stands: the record to keep, and who is next.

    The "record" is what the bots go on from; "kept" is to be saved in its place while something is
    only tried; "summary" is of what is saved anew; "gone" holds lines for which there was no room.
    Nobody else looks at a table that is "open". "own" is the only seat that is played here, if
    others are sent links. A "bot" that must choose does what is "scripted", if anything is.
    "lesson" is the place in a lesson where it stands. A "coached" person is asked before a choice
    that costs much.
    """

    summary: str
    record: str
    kept: str
    gone: str
    open: bool
    moves: int
    own: int | None
    bot: bool
    scripted: str
    lesson: str
    coached: bool
    bots: bool


class Shown(Looked, Standing):
    """All that the page needs: pieces that "moved", "news" to be said, "actions" to be typed."""

    moved: list[Move]
    news: list[str]
    actions: list[str]


def shown(session: Session, whole: bool = False) -> Shown:
    """What the page needs after a deed, with the changes of its table or the `whole`."""
    table = session.table()
    moved = session.story.movement.taken()
    return {
        **looked(session, table, whole),
        **standing(session),
        "moved": [] if session.look else moved,
        "news": session.news(table),
        "actions": completions(table),
    }


def stands(session: Session) -> Shown:
    """The same where its table stands already: that is still to be drawn and told of."""
    nothing: Looked = {"changes": [], "results": "", "covered": False, "ringed": ""}
    return {**nothing, **standing(session), "moved": [], "news": [], "actions": []}


def looked(session: Session, table: Table, whole: bool = False) -> Looked:
    """What is drawn of a table: the whole, or what has changed since the last one."""
    changes = None if whole else session.changes(table)
    around: Looked = {
        "results": session.results(table),
        "covered": table.curtain is not None,
        "ringed": table.lesson.step.ringed if table.lesson else "",
    }
    if changes is None:
        return {"html": session.html(table), **around}
    return {"changes": changes, **around}


def standing(session: Session) -> Standing:
    """Where the game of a session stands."""
    seats = session.match.header.seats
    is_open = session.open_hand is not None and not session.tried_from
    summed = summary(session.match.header, session.state, bool(session.challenge))
    return {
        "summary": "" if session.tried_from else summed,
        "record": session.lines.text(),
        "kept": session.tried_from,
        "gone": session.handed_out(),
        "open": is_open,
        "moves": session.lines.at,
        "own": session.own,
        "bot": session.awaits_bot,
        "scripted": session.scripted if isinstance(session, Taught) else "",
        "lesson": session.lesson_at if isinstance(session, Taught) else "",
        "coached": session.is_coached,
        "bots": any(seat.player != PERSON for seat in seats),
    }
