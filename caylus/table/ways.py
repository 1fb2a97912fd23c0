"""The ways through a game, besides the undo of the last choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caylus.view.history import DROP, KEEP, REDO, REDO_TURN, RESTART, SEND, Way

if TYPE_CHECKING:
    from caylus.table.session import Session


def ways(session: Session) -> list[Way]:
    """The ways that are open from where the game of a session stands."""
    is_back = session.lines.is_back
    found = [REDO] if is_back else []
    if is_back and session.next_turn != session.next_decision:
        found.append(REDO_TURN)
    turn = session.last_turn
    if turn is not None and turn != session.last_decision and not session.state.is_over:
        found.append(RESTART._replace(crossed=session.crossed(turn, session.lines.at)))
    if session.tried_from:
        return [*found, KEEP, DROP]
    return [*found, SEND] if session.waits_elsewhere else found
