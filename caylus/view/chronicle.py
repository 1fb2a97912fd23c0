"""The chronicle of a match: everybody's points round by round, and what made the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from caylus.kernel.header import Seat
from caylus.kernel.state import Action, State, Step
from caylus.view.seats import name_of
from caylus.view.text import listed, ngettext

LED = "led"
FEWEST, MOST = 3, 5


@dataclass(frozen=True)
class Standing:
    """The points of every seat by source at the end of a round; round 0 is before the first."""

    round: int
    points: tuple[tuple[int, ...], ...]

    @property
    def totals(self) -> list[int]:
        """The points of every seat."""
        return [sum(points) for points in self.points]

    @property
    def leader(self) -> int | None:
        """The seat that is ahead of all others, if one is."""
        totals = self.totals
        return totals.index(max(totals)) if totals.count(max(totals)) == 1 else None


@dataclass(frozen=True)
class Moment:
    """Something that made a difference to a seat: its round, its sentence, the symbol it shows.

    `points` are what the seat won by it or, if it `is_loss`, about what it lost.
    """

    kind: str
    round: int
    seat: int
    points: int
    sentence: str
    symbol: str
    is_loss: bool = False


@dataclass
class Chronicle:
    """Standings and moments of a match, kept while it is played through `watch`.

    `look` must see the state that the match begins with. A loss of `little` points or less decides
    nothing.
    """

    seats: Sequence[Seat]
    standings: list[Standing] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    little: int = 0

    def look(self, state: State) -> None:
        """Note how everybody stands before anything happens."""
        raise NotImplementedError

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Note one thing that has just happened, if it made a difference."""
        raise NotImplementedError


def decisive(chronicle: Chronicle) -> list[Moment]:
    """The moments that decided a game, at most five, in the order they happened.

    These are the change of the lead for good, the dearest loss, and the
    deeds that won a player most against the others.
    """
    order = {moment: number for number, moment in enumerate(chronicle.moments)}
    ranked = sorted(order, key=lambda moment: (-swing(chronicle, moment), -order[moment]))
    deeds = [moment for moment in ranked if not moment.is_loss]
    losses = [moment for moment in ranked if moment.is_loss]
    chosen = [moment for moment in losses[:1] if moment.points > chronicle.little]
    chosen += lead_for_good(chronicle)
    for moment in deeds[: MOST - len(chosen)]:
        outstanding = 2 * swing(chronicle, moment) > swing(chronicle, deeds[0])
        if outstanding or len(chosen) < FEWEST:
            chosen.append(moment)
    return sorted(chosen, key=lambda moment: (moment.round, order.get(moment, len(order))))


def swing(chronicle: Chronicle, moment: Moment) -> float:
    """The points of a moment against what the others won on average in its round likewise."""
    others = [
        other.points
        for other in chronicle.moments
        if (other.kind, other.round) == (moment.kind, moment.round) and other.seat != moment.seat
    ]
    return moment.points - sum(others) / (len(chronicle.seats) - 1)


def lead_for_good(chronicle: Chronicle) -> list[Moment]:
    """The end of the round since which the only winner has been ahead, if there is one."""
    winner = chronicle.standings[-1].leader
    if winner is None:
        return []
    first = len(chronicle.standings) - 1
    while first and chronicle.standings[first - 1].leader == winner:
        first -= 1
    if not first:
        return []
    standing = chronicle.standings[first]
    others = sorted(set(standing.totals))[-2]
    names = [
        name_of(chronicle.seats, seat)
        for seat, total in enumerate(standing.totals)
        if total == others
    ]
    ahead = max(standing.totals) - others
    sentence = _lead(
        ahead, round=standing.round, name=name_of(chronicle.seats, winner), others=listed(names)
    )
    return [Moment(LED, standing.round, winner, ahead, sentence, "icon-first")]


def _lead(count: int, **values: object) -> str:
    return ngettext(
        "Round {round}: {name} took the lead for good, {count} point ahead of {others}.",
        "Round {round}: {name} took the lead for good, {count} points ahead of {others}.",
        count,
        **values,
    )
