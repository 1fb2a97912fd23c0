"""Looking back over a game: where one looks, and where one can go from there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from caylus.kernel.text import N_
from caylus.view.text import _, ngettext, passage

# What was new since a choice, for whoever takes it back.
NOTHING, CARD, MOVE, SENT = "nothing", "card", "move", "sent"
CROSSED = {
    NOTHING: N_("{deed}: nothing new was seen since"),
    CARD: N_("{deed}: a card was drawn since"),
    MOVE: N_("{deed}: others have moved since"),
    SENT: N_("{deed}: the turn may be with the other player already"),
}
# The sign on the button for what is new, where no words have room.
CROSSED_ICONS = {CARD: "card", MOVE: "worker", SENT: "arrow"}


class Mark(NamedTuple):
    """Where a phase of a round begins: how many moves were done, and what the phase is called."""

    at: int
    round: int
    phase: str


class Left(NamedTuple):
    """A line that was left: after how many moves, how many more it has, and the first in words.

    What others chose there is not told.
    """

    at: int
    more: int
    move: str = ""


class Caution(NamedTuple):
    """What a button says of what it takes back: in words, and as a sign unless that is nothing."""

    words: str = ""
    icon: str = ""

    @property
    def attributes(self) -> list[tuple[str, str]]:
        """The attributes of the button that tell it, beside the words on it."""
        return [("title", self.words)] if self.words else []


def caution(deed: str, crossed: str) -> Caution:
    """What the button of a deed, as it is called, says of what was new since."""
    if not crossed:
        return Caution()
    return Caution(_(CROSSED[crossed], deed=deed), CROSSED_ICONS.get(crossed, ""))


class Way(NamedTuple):
    """A way through the lines of the game: its command, its key and what its button says.

    `crossed` is what was new since what it takes back.
    """

    command: str
    key: str
    label: str
    is_main: bool = False
    crossed: str = ""

    @property
    def caution(self) -> Caution:
        """What its button says of what it takes back."""
        return caution(_(self.label), self.crossed)

    @property
    def attributes(self) -> list[tuple[str, str]]:
        """The attributes of its button that tell what it does."""
        return [("data-command", self.command), ("data-key", self.key)]


REDO = Way("redo", "y", N_("Do it again"))
REDO_TURN = Way("redo-turn", "j", N_("Do the turn again"))
RESTART = Way("restart", "u", N_("Restart my turn"))
KEEP = Way("keep-line", "a", N_("Keep what I tried"))
DROP = Way("drop-line", "q", N_("Drop it"))
SEND = Way("send", "s", N_("Send the turn"), is_main=True)
WAYS = (REDO, REDO_TURN, RESTART, KEEP, DROP, SEND)


class Jump(NamedTuple):
    """A button that looks elsewhere: its sign, what it says, and the position, if there is one."""

    sign: str
    label: str
    at: int | None


@dataclass(frozen=True)
class History:
    """What one looks back at: the position after `at` of so many moves.

    The game `stands` after so many; to go on from here takes back what was `crossed`. `marks` are
    the beginnings of all phases, `my_turn` that of the last turn before this position if there are
    `people` here, `others` the lines that were left; a review has a `remark`. Where others play by
    links, their choices are not `mine` to go on from. The `notes` are of positions of the line.
    """

    at: int
    length: int
    stands: int
    crossed: str
    marks: tuple[Mark, ...]
    people: bool
    my_turn: int | None
    others: tuple[Left, ...]
    remark: tuple[str, str] | None = None
    mine: bool = True
    notes: tuple[tuple[int, str], ...] = ()

    @property
    def mark(self) -> Mark:
        """The beginning of the phase that is looked at."""
        return self._mark_at(self.at)

    def _mark_at(self, at: int) -> Mark:
        return [mark for mark in self.marks if mark.at <= at][-1]

    @property
    def can_go_on(self) -> bool:
        """Whether the game can be gone on with from here: it does not stand here already."""
        return self.mine and self.at != self.stands

    @property
    def can_try(self) -> bool:
        """Whether something can be tried from here."""
        return self.mine and self.at < self.length

    @property
    def caution(self) -> Caution:
        """What the button that goes on from here says of what it takes back."""
        return caution(_("Go on from here"), self.crossed)

    @property
    def where(self) -> tuple[str, str]:
        """The move, and its round and phase, in words."""
        return self._where(self.at)

    def _where(self, at: int) -> tuple[str, str]:
        move = _("Move {number} of {count}.", number=at, count=self.length)
        return move, place(self._mark_at(at))

    @property
    def noted(self) -> list[tuple[int, str, str]]:
        """The notes: after how many moves, where that is in words, and the text."""
        return [(at, passage(self._where(at)), text) for at, text in self.notes]

    @property
    def left(self) -> list[tuple[str, str, str]]:
        """The lines that were left, in words: where, with what, and how far they go."""
        return [
            (
                place(self._mark_at(line.at)),
                line.move,
                ngettext("{count} move more", "{count} moves more", line.more),
            )
            for line in self.others
        ]

    @property
    def rounds(self) -> list[int]:
        """Where rounds begin."""
        return [
            mark.at
            for before, mark in zip((None, *self.marks), self.marks, strict=False)
            if before is None or before.round != mark.round
        ]

    @property
    def jumps(self) -> list[Jump]:
        """Where the buttons lead: back to the left, on to the right."""
        phases = [mark.at for mark in self.marks]
        back, on = self.at > 0, self.at < self.length
        return [
            Jump("first", _("To the beginning"), 0 if back else None),
            Jump("round-back", _("A round back"), _before(self.rounds, self.at)),
            Jump("phase-back", _("A phase back"), _before(phases, self.at)),
            Jump("step-back", _("A move back"), self.at - 1 if back else None),
            Jump("step-on", _("A move on"), self.at + 1 if on else None),
            Jump("phase-on", _("A phase on"), _behind(phases, self.at)),
            Jump("round-on", _("A round on"), _behind(self.rounds, self.at)),
            Jump("last", _("To the end"), self.length if on else None),
        ]


def place(mark: Mark) -> str:
    """A round and phase in words."""
    phase = _(mark.phase)
    if not mark.round:
        return _("{phase}.", phase=phase)
    return _("Round {number}, {phase}.", number=mark.round, phase=phase)


def _before(places: Sequence[int], at: int) -> int | None:
    return max((found for found in places if found < at), default=None)


def _behind(places: Sequence[int], at: int) -> int | None:
    return min((found for found in places if found > at), default=None)
