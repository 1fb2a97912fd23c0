"""What the coach says at the table: whether it looks on, and its sentence about the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caylus.view.coach import mattered

if TYPE_CHECKING:
    from caylus.table.session import Session


def is_coached(session: Session) -> bool:
    """Whether a coach looks on: with a single person, in the game itself."""
    is_single = len(session.persons) == 1 < len(session.match.header.seats)
    return session.wishes.coached and is_single and not session.tried_from


def remark(session: Session) -> str:
    """What mattered in the last round, until the person chooses in this one."""
    if not session.is_coached or session.state.is_over:
        return ""
    now, story = session.state.round, session.story
    begun = next(mark.at for mark in story.marks if mark.round == now)
    if session.last_decision is not None and session.last_decision >= begun:
        return ""
    return mattered(story.chronicle, now - 1, session.people[0])
