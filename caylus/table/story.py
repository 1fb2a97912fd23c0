"""Everything that is told about a match while it is played: log, recap, chronicle, movement.

Each position keeps what was told up to it. Some positions are kept themselves, and the others are
played again from those, so any position can be shown at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from caylus import games
from caylus.kernel.record import Match
from caylus.kernel.state import Action, State, Step
from caylus.records.twin import twin
from caylus.table.recap import Recap
from caylus.view.bots import introduced
from caylus.view.history import Mark
from caylus.view.log import Entry
from caylus.view.table import Before

# How many moves lie between the kept positions: keeping one takes as long as playing three moves.
EVERY = 16


@dataclass(frozen=True)
class Frame:
    """What was told up to a position: so much of the log, and what each seat saw when it chose."""

    entries: int
    before: Mapping[int, Before]


class Story:
    """What is told about a match to the people at this screen, through one `watch`.

    `decisions` are the numbers of the moves at which one of these people had a choice. `frames`
    has one frame for the `start` and one for the position after each move; `marks` are where
    phases begin.
    """

    def __init__(self, match: Match, people: Collection[int], start: State) -> None:
        seats, shown = match.header.seats, games.view(match.game.name)
        self.match = match
        self.log = shown.log(seats)
        self.recap = Recap(people)
        self.chronicle = shown.chronicle(seats)
        self.movement = shown.movement()
        self.heard = 0
        self.decisions: list[int] = []
        self.frames: list[Frame] = []
        self.marks: list[Mark] = []
        self._kept: list[State] = []
        for teller in (self.log, self.chronicle, self.movement):
            teller.look(start)
        for seat in range(len(seats)):
            self.log.tell(seat, introduced(seats, seat))
        self.keep(start)
        self._found = (0, self._kept[0])

    def twin(self, match: Match) -> Story:
        """The same of a twin of its match."""
        made = twin(self)
        made.match = match
        made.log, made.recap = twin(self.log), twin(self.recap)
        made.chronicle, made.movement = twin(self.chronicle), twin(self.movement)
        return made

    def keep(self, state: State) -> None:
        """Keep a frame of a position, once a move is done."""
        phase = games.view(state.game).PHASES[state.phase]
        mark = Mark(len(self.frames), state.round, phase)
        if not self.marks or self.marks[-1][1:] != mark[1:]:
            self.marks.append(mark)
        if len(self.frames) % EVERY == 0:
            self._kept.append(state.clone())
        self.frames.append(Frame(len(self.log.entries), self.recap.before))

    def position(self, at: int) -> State:
        """The position after so many moves, to look at: nobody plays on from it."""
        if self._found[0] != at:
            state = self._kept[at // EVERY].clone()
            for move in self.match.moves[at - at % EVERY : at]:
                state.play(move)
            self._found = at, state
        return self._found[1]

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell one thing that has just happened: pieces move."""
        self.retell(state, seat, what)
        self.movement.watch(state, seat, what)

    def retell(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell one thing that happened long ago: no piece moves."""
        self.log.watch(state, seat, what)
        self.recap.watch(state, seat, what, len(self.log.entries))
        self.chronicle.watch(state, seat, what)

    def news(self) -> list[Entry]:
        """The log's entries since this was last asked."""
        heard, self.heard = self.heard, len(self.log.entries)
        return self.log.entries[heard:]

    def expect(self, match: Match) -> None:
        """Note whether the next move is a choice of the people here, before it is played."""
        state = match.state
        self.recap.forced = len(state.offered) == 1
        if state.actor in self.recap.seats and not self.recap.forced:
            self.decisions.append(len(match.moves))


def story(match: Match, people: Collection[int]) -> Story:
    """The story of a match from its first move; only before it there is news."""
    watched = Match(match.header, match.game)
    made = Story(match, people, watched.state)
    for text in match.moves:
        made.expect(watched)
        watched.play(text, made.retell)
        made.keep(watched.state)
    made.movement.look(watched.state)
    if match.moves:
        made.news()
    return made
