"""A match as it is played at one screen: who looks on, what may be taken back, what is drawn."""

from __future__ import annotations

from caylus.kernel.header import PERSON
from caylus.kernel.record import Match
from caylus.view.log import told
from caylus.view.table import Table, needs_hand, page


class Session:
    """A match at this screen.

    `shown` is the seat whose hand lies open. A single person's always does; with several a curtain
    falls when another one's is needed.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.log = told(match)
        self.people = [n for n, seat in enumerate(match.header.seats) if seat.player == PERSON]
        self.shown = self.people[0] if len(self.people) == 1 else None
        match.deal(self.log.watch)

    @property
    def actor(self) -> int | None:
        """The seat that must choose, or None when the game is over."""
        return self.match.state.actor

    @property
    def decisions(self) -> list[int]:
        """The numbers of the moves that people made."""
        return [n for n, actor in enumerate(self.match.actors) if actor in self.people]

    def play(self, action: str) -> None:
        """Play an action of whoever must choose, then deal; raises IllegalAction."""
        self.match.play(action, self.log.watch)
        self.match.deal(self.log.watch)

    def undo(self) -> None:
        """Take back the last decision of a person and all that followed it."""
        if self.decisions:
            self.match.back_to(self.decisions[-1])
            self.log = told(self.match)

    def reveal(self) -> None:
        """Lift the curtain for the person who must choose."""
        if self.actor in self.people:
            self.shown = self.actor

    def table(self) -> str:
        """The HTML text of the table as this screen may show it."""
        state = self.match.state
        hidden = self.actor in self.people and self.actor != self.shown
        behind_curtain = hidden and needs_hand(state)
        viewer = self.actor if hidden and not behind_curtain else self.shown
        if behind_curtain:
            viewer = None
        return page(
            Table(
                sight=state.sight(viewer),
                seats=self.match.header.seats,
                log=self.log.entries,
                curtain=self.actor if behind_curtain else None,
                covered=hidden and not behind_curtain,
                can_undo=bool(self.decisions),
            )
        )
