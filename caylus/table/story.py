"""Everything that is told about a match while it is played: log, recap, chronicle, movement.

What was told is kept of every position, and some positions themselves, from which the others are
played again: so each can be shown at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from caylus import games
from caylus.kernel.record import Match
from caylus.kernel.state import Action, State, Step
from caylus.table.recap import Recap
from caylus.view.history import Mark
from caylus.view.log import Entry
from caylus.view.table import Before

# How many moves lie between the positions that are kept: to keep one takes as long as three moves.
EVERY = 16


@dataclass(frozen=True)
class Frame:
    """What was told up to a position: how much of the log, and what each seat saw when it chose."""

    told: int
    before: Mapping[int, Before]


class Story:
    """What is told about a match to the people at this screen, through one `watch`.

    `decisions` are the numbers of the moves at which one of these people had a choice; there are
    `frames` of the positions after every number of moves from the `start`, and `marks` where phases
    begin.
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
        self.keep(start)
        self._found = (0, self._kept[0])

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
        """The position after so many moves, to be looked at: it is not played on."""
        if self._found[0] != at:
            state = self._kept[at // EVERY].clone()
            for move in self.match.moves[at - at % EVERY : at]:
                state.play(move)
            self._found = at, state
        return self._found[1]

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell one thing that has just happened."""
        self.retell(state, seat, what)
        self.movement.watch(state, seat, what)

    def retell(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell one thing that happened long ago: nothing moves."""
        self.log.watch(state, seat, what)
        self.recap.watch(state, seat, what, len(self.log.entries))
        self.chronicle.watch(state, seat, what)

    def news(self) -> list[Entry]:
        """What has been logged since this was last asked."""
        heard, self.heard = self.heard, len(self.log.entries)
        return self.log.entries[heard:]

    def expect(self, match: Match) -> None:
        """Note whether the next move is a choice of the people here."""
        state = match.state
        self.recap.forced = len(state.offered) == 1
        if state.actor in self.recap.seats and not self.recap.forced:
            self.decisions.append(len(match.moves))


def story(match: Match, people: Collection[int]) -> Story:
    """The story of a match from its first move; none of it is news."""
    watched = Match(match.header, match.game)
    told = Story(match, people, watched.state)
    for text in match.moves:
        told.expect(watched)
        watched.play(text, told.retell)
        told.keep(watched.state)
    told.movement.look(watched.state)
    told.news()
    return told
