"""A duel: two people's games of one deal, laid over each other on the closing screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from caylus.kernel.header import PERSON, Seat
from caylus.kernel.state import Sight
from caylus.view.charts import Curve
from caylus.view.offers import words
from caylus.view.seats import name_of
from caylus.view.text import _, ngettext

RIVAL, PALE = "rival", "pale"


@dataclass(frozen=True)
class Parting:
    """Where two games part: after so many moves, as the chooser sees it, and what was chosen."""

    at: int
    sight: Sight
    mine: str
    theirs: str


@dataclass(frozen=True)
class Duel:
    """A person's game, and a rival's `name` and `totals` after each round in the same seat.

    Without a `parting` both games are the same.
    """

    seat: int
    name: str
    points: int
    totals: Sequence[int]
    parting: Parting | None

    @property
    def called(self) -> str:
        """What the rival is called."""
        return self.name or _("Rival")

    @property
    def theirs(self) -> int:
        """The rival's points in the end."""
        return self.totals[-1]


@dataclass(frozen=True)
class Challenge:
    """Whether a finished game can be sent as a challenge, and the duel that it decided, if any."""

    can_send: bool = False
    duel: Duel | None = None


@dataclass(frozen=True)
class Told:
    """A duel in words: how it ended, and where the games part; `visit` shows its position.

    The `choices` are a colour, a name and what was chosen, of both; there are none if both games
    are the same.
    """

    headline: str
    margin: str
    where: str
    heading: str
    choices: list[tuple[str, str, str]]
    visit: int | None


def told(duel: Duel, seats: Sequence[Seat]) -> Told:
    """A duel in words."""
    parting = duel.parting
    if parting is None:
        same = _("Both games are the same, move by move.")
        return Told(_headline(duel), _margin(duel), "", same, [], None)
    number = parting.sight.table.round
    where = _("Round {number}", number=number) if number else _("Set-up")
    names = name_of(seats, duel.seat), duel.called
    chosen = [words(parting.sight, action) for action in (parting.mine, parting.theirs)]
    looks = (seats[duel.seat].colour, RIVAL)
    choices = list(zip(looks, names, chosen, strict=True))
    heading = _heading(seats, parting)
    return Told(_headline(duel), _margin(duel), where, heading, choices, parting.at)


def _heading(seats: Sequence[Seat], parting: Parting) -> str:
    """What is said above what was chosen where the games part."""
    seat = parting.sight.seat or 0
    if seats[seat].player == PERSON:
        return _("The first choice that differs")
    return _("The same choices up to here; then {name} moved otherwise", name=name_of(seats, seat))


def _headline(duel: Duel) -> str:
    if duel.points == duel.theirs:
        return _("The challenge is a draw")
    return _("Challenge won") if duel.points > duel.theirs else _("Challenge lost")


def _margin(duel: Duel) -> str:
    ahead = duel.points - duel.theirs
    points = ngettext("{count} point", "{count} points", duel.points)
    if not ahead:
        return _("{points}, as many as {name}", points=points, name=duel.called)
    if ahead > 0:
        return ngettext(
            "{points}, {count} more than {name}",
            "{points}, {count} more than {name}",
            ahead,
            points=points,
            name=duel.called,
        )
    return ngettext(
        "{points}, {count} fewer than {name}",
        "{points}, {count} fewer than {name}",
        -ahead,
        points=points,
        name=duel.called,
    )


def rival(duel: Duel, colour: str) -> Curve:
    """What is written at the rival's line, beside that of a colour."""
    return Curve(duel.seat, colour, duel.called, str(duel.theirs), RIVAL)
