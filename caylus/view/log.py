"""What happened, told from what changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from caylus.kernel.header import Seat
from caylus.kernel.state import Action, State, Step


@dataclass(frozen=True)
class Entry:
    """One thing that happened: whose colour it bears, its sentence, and what one seat reads.

    A sentence is whole, with its full stop.
    """

    colour: str
    sentence: str
    seat: int | None = None
    secret: str = ""

    def text(self, reader: int | None) -> str:
        """The sentence as a seat may read it."""
        return self.secret if self.secret and reader == self.seat else self.sentence


@dataclass
class Log:
    """Everything that happened in a match, told while it is played through `watch`."""

    seats: Sequence[Seat]
    entries: list[Entry] = field(default_factory=list)

    def look(self, state: State) -> None:
        """Remember what stands before the next thing happens."""
        raise NotImplementedError

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell one thing that has just happened."""
        raise NotImplementedError

    def tell(self, seat: int, sentence: str, secret: str = "") -> None:
        """Note what a seat did, if there is something to say; only the seat reads the secret."""
        if sentence:
            self.entries.append(Entry(self.seats[seat].colour, sentence, seat, secret))

    def note(self, sentence: str) -> None:
        """Note what concerns everybody."""
        self.entries.append(Entry("", sentence))
