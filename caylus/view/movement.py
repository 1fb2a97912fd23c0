"""What moves on the table when something happens: pieces that go from one thing to another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from caylus.kernel.state import Action, State, Step

# How a piece may sound: what they are like is known to the page's loudspeaker.
Tone = Literal["knock", "thud", "slide", "click", "ring"]


class Move(NamedTuple):
    """One piece on its way: its icon, its seat's colour if it has one, and the ids it goes between.

    `turn` numbers what happened: pieces of one turn move together, one turn after the other. `tone`
    is how it sounds.
    """

    icon: str
    colour: str
    start: str
    end: str
    turn: int
    tone: Tone


@dataclass
class Movement:
    """The moves since they were last taken, told through `watch`; `look` sees the table before."""

    moves: list[Move] = field(default_factory=list)
    _turn: int = 0
    _before: State | None = None

    def look(self, state: State) -> None:
        """Remember what stands before the next thing happens."""
        self._before = state.clone()

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Note what one thing that has just happened has moved."""
        found = list(self.between(self._before, state, what))
        self._turn += bool(found)
        self.moves += found
        self.look(state)

    def between(self, before: Any, state: Any, what: Action | Step) -> Iterator[Move]:
        """The pieces that one thing has moved."""
        raise NotImplementedError

    def piece(
        self, icon: str, start: str, end: str, colour: str = "", tone: Tone = "click"
    ) -> Move:
        """A piece that moves now."""
        return Move(icon, colour, start, end, self._turn, tone)

    def taken(self) -> list[Move]:
        """The moves so far, which are then forgotten."""
        moves, self.moves, self._turn = self.moves, [], 0
        return moves
