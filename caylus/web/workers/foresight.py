"""Answers that the engine works out before anybody asks: a click is answered at once then."""

from __future__ import annotations

from caylus.table.session import Session
from caylus.table.wishes import Wishes
from caylus.view.parts import Part
from caylus.view.text import language
from caylus.web.workers import answers
from caylus.web.workers.answers import Shown

# At most so many are kept: each takes some 50 kilobytes.
MOST = 60


class Foresight:
    """What each choice of a session leads to: the session that stands so, and what it shows.

    It holds as long as nothing has been drawn since and people wish the same.
    """

    def __init__(self) -> None:
        self._session: Session | None = None
        self._drawn: list[Part] = []
        self._wished: tuple[Wishes, str] | None = None
        self._left: list[str] = []
        self._found: dict[str, tuple[Session, Shown]] = {}

    def go_on(self, session: Session) -> tuple[str, Shown] | None:
        """Work out what one choice more leads to, and what it shows; None if none was left."""
        if not self.holds(session):
            self._begin(session)
        if not self._left:
            return None
        action = self._left.pop()
        then = session.twin()
        then.play(action)
        self._found[action] = then, answers.shown(then)
        return action, self._found[action][1]

    def take(self, session: Session, action: str) -> tuple[Session, Shown] | None:
        """What an action leads to, if that is worked out; the rest is forgotten."""
        found = self._found if self.holds(session) else {}
        self._session, self._left, self._found = None, [], {}
        return found.get(action)

    def _begin(self, session: Session) -> None:
        self._session, self._drawn = session, session.drawn
        self._wished = session.wishes, language()
        self._left, self._found = session.choices[:MOST][::-1], {}

    def holds(self, session: Session) -> bool:
        """Whether a session still stands, and its people still wish, as when this began."""
        is_drawn = self._session is session and self._drawn is session.drawn
        return is_drawn and self._wished == (session.wishes, language())
