"""A match as it is played at one screen: who looks on, what may be taken back, what is drawn."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from caylus.kernel.header import PERSON
from caylus.kernel.record import Match
from caylus.view.ending import page as ending
from caylus.view.parts import Part, changes
from caylus.view.review import note
from caylus.view.story import story
from caylus.view.table import Table, board, needs_hand


@dataclass(frozen=True)
class Wishes:
    """How people here like to play: whether what is forced plays itself, and tips learned."""

    plays_forced: bool = False
    learned: Collection[str] | None = None


@dataclass(frozen=True)
class Visit:
    """A position of a finished game that is looked at: what was done there, what was best."""

    match: Match
    action: str
    best: str

    def table(self) -> Table:
        """What is shown of it: the sight of who had to choose."""
        sight = self.match.state.sight(self.match.state.actor)
        seats = self.match.header.seats
        told = note(sight, seats, self.action, self.best)
        return Table(sight, seats, story(self.match, ()).log.entries, note=told)


class Session:
    """A match at this screen.

    `open_hand` is the seat whose hand lies open. A single person's always does; with several a
    curtain falls when another one's is needed.
    """

    def __init__(self, match: Match, wishes: Wishes) -> None:
        self.match = match
        self.wishes = wishes
        self.people = [n for n, seat in enumerate(match.header.seats) if seat.player == PERSON]
        self.open_hand = self.people[0] if len(self.people) == 1 else None
        self.story = story(match, self.people)
        self.heard = len(self.story.log.entries)
        self.drawn: list[Part] = []
        self.visited: Visit | None = None
        self._go_on()

    @property
    def actor(self) -> int | None:
        """The seat that must choose, or None when the game is over."""
        return self.match.state.actor

    @property
    def is_hidden(self) -> bool:
        """Whether a person must choose whose hand does not lie open."""
        return self.actor in self.people and self.actor != self.open_hand

    @property
    def is_behind_curtain(self) -> bool:
        """Whether that person must look at the hand to choose."""
        return self.is_hidden and needs_hand(self.match.state)

    def play(self, action: str) -> None:
        """Play an action of whoever must choose, and what follows by itself; IllegalAction."""
        self._play(action)
        self.visited = None
        self._go_on()

    def _play(self, action: str) -> None:
        decisions = self.story.decisions[:]
        self.story.expect(self.match)
        try:
            self.match.play(action, self.story.watch)
        except ValueError:
            self.story.decisions = decisions
            raise

    def _go_on(self) -> None:
        """Deal, and play what is forced if that is wished."""
        self.match.deal(self.story.watch)
        while self.wishes.plays_forced and self.actor in self.people and self._is_forced():
            self._play(str(self.match.state.actions()[0]))
            self.match.deal(self.story.watch)

    def _is_forced(self) -> bool:
        return len(self.match.state.offered) == 1

    def undo(self) -> None:
        """Take back the last choice of a person and all that followed it; ends a visit."""
        self.visited = None
        if self.story.decisions:
            self.match.back_to(self.story.decisions[-1])
            self.story = story(self.match, self.people)
            self.heard = len(self.story.log.entries)

    def reveal(self) -> None:
        """Lift the curtain for the person who must choose."""
        if self.actor in self.people:
            self.open_hand = self.actor

    def visit(self, move: int, best: str) -> None:
        """Show the position before a move, and what was `best` there."""
        before = Match(self.match.header, self.match.game)
        for text in self.match.moves[:move]:
            before.play(text)
        self.visited = Visit(before, self.match.moves[move], best)

    def news(self) -> list[str]:
        """What has been told since this was last asked, as the reader may know it."""
        entries = self.story.log.entries[self.heard :]
        self.heard = len(self.story.log.entries)
        return [entry.text(self.table().reader) for entry in entries]

    def table(self) -> Table:
        """What this screen may show."""
        if self.visited:
            return self.visited.table()
        hidden, curtain = self.is_hidden, self.is_behind_curtain
        viewer = None if curtain else self.actor if hidden else self.open_hand
        return Table(
            sight=self.match.state.sight(viewer),
            seats=self.match.header.seats,
            log=self.story.log.entries,
            curtain=self.actor if curtain else None,
            covered=hidden and not curtain,
            can_undo=bool(self.story.decisions),
            before=None if viewer is None else self.story.recap.before.get(viewer),
            learned=self.wishes.learned,
        )

    def changes(self) -> list[tuple[str, str]] | None:
        """Id and text of what has to be drawn anew since the last time; None if all has to."""
        before, self.drawn = self.drawn, self._board()
        found = changes(before, self.drawn)
        return None if found is None else list(found)

    def html(self) -> str:
        """The HTML text of the whole table."""
        self.drawn = self._board()
        return "".join(part.html for part in self.drawn)

    def _board(self) -> list[Part]:
        return board(self.table())

    def results(self) -> str:
        """The HTML text of the end of the game; empty before, and while a position is visited."""
        if not self.match.state.is_over or self.visited:
            return ""
        shown = self.table()
        return ending(shown.sight, shown.seats, self.story.chronicle)
