"""What is shown once a game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caylus.table.challenged import challenge
from caylus.view.ending import page
from caylus.view.par import is_daily
from caylus.view.table import Table

if TYPE_CHECKING:
    from caylus.table.session import Session


def closing(session: Session, shown: Table) -> str:
    """The HTML text of a game's end; empty before it, and while somebody looks back."""
    if not shown.sight.table.is_over or shown.history:
        return ""
    has_par = is_daily(session.match.header) and not session.tried_from
    told = session.story.chronicle
    return page(shown.sight, shown.seats, told, shown.lesson, challenge(session), has_par)
