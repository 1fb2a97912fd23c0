"""The end of a game: who won and by what, as the closing screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from caylus import games
from caylus.kernel.header import Seat
from caylus.kernel.state import Sight
from caylus.view.bots import temperament
from caylus.view.charts import Bar, Curve, LineChart, lined, stacked
from caylus.view.chronicle import Chronicle, decisive
from caylus.view.duel import PALE, Challenge, Duel, Told, rival, told
from caylus.view.environment import render
from caylus.view.lesson import Said
from caylus.view.seats import name_of
from caylus.view.text import _, listed, ngettext, passage, series


class Source(NamedTuple):
    """Where points come from: its name in a chart, its icon, its title, and its fill and hatching.

    The fill is a colour of assets/, the hatching an SVG path on a field of 12 by 12.
    """

    key: str
    icon: str
    name: str
    fill: str
    hatching: str


@dataclass(frozen=True)
class Result:
    """One player's line of the final table; players with equal points share a place from 1."""

    seat: int
    place: int
    colour: str
    name: str
    points: Sequence[int]
    total: int
    won: bool
    temperament: str = ""
    likes: str = ""


def results(sight: Sight, seats: Sequence[Seat]) -> list[Result]:
    """Points by source of every player, the best first."""
    table = sight.table
    points = games.view(table.game).points
    winners, scores = table.winners(), table.scores()
    found = []
    for seat, total in enumerate(scores):
        name, place = name_of(seats, seat), 1 + sum(score > total for score in scores)
        won, colour = seat in winners, seats[seat].colour
        likes = temperament(seats[seat].player)
        found.append(Result(seat, place, colour, name, points(sight, seat), total, won, *likes))
    return sorted(found, key=lambda result: result.place)


# A line of the chart: what is written at it, and its values.
Drawn = tuple[Curve, Sequence[int]]


@dataclass(frozen=True)
class Ending:
    """What the closing screen shows; `bars` go with `results`, and `lines` with `curves`."""

    headline: str
    margin: str
    circumstances: str
    results: list[Result]
    sources: list[Source]
    figures: list[list[int]]
    bars: list[Bar]
    spoken: list[str]
    lines: LineChart
    curves: list[Curve]
    course: str
    moments: list[tuple[str, str, str]]
    skyline: str
    duel: Told | None


def ending(
    sight: Sight, seats: Sequence[Seat], chronicle: Chronicle, fought: Duel | None = None
) -> Ending:
    """The end of a game as its chronicle tells it, and of the duel that was fought by it."""
    ranking = results(sight, seats)
    shown = games.view(sight.table.game)
    columns = list(shown.sources(sight))
    figures = [list(r.points) for r in ranking]
    rounds = [standing.round for standing in chronicle.standings]
    totals = [standing.totals for standing in chronicle.standings]
    chosen = decisive(chronicle)
    drawn = _drawn(ranking, totals, fought)
    return Ending(
        headline=_headline(ranking),
        margin=_margin(ranking),
        circumstances=shown.circumstances(sight),
        results=ranking,
        sources=columns,
        figures=figures,
        bars=stacked(figures),
        spoken=[_spoken(r, columns, f) for r, f in zip(ranking, figures, strict=True)],
        lines=lined(_times(rounds, drawn), [values for _curve, values in drawn]),
        curves=[curve for curve, _values in drawn],
        course=_course(drawn),
        moments=[(seats[m.seat].colour, m.symbol, m.sentence) for m in chosen],
        skyline=shown.skyline(),
        duel=told(fought, seats) if fought else None,
    )


def _drawn(
    ranking: Sequence[Result], totals: Sequence[Sequence[int]], fought: Duel | None
) -> list[Drawn]:
    """Everybody's points, round by round; in a duel the two that fight it come first."""
    found: list[Drawn] = []
    for r in ranking:
        looks = PALE if fought and r.seat != fought.seat else ""
        values = [total[r.seat] for total in totals]
        found.append((Curve(r.seat, r.colour, r.name, str(r.total), looks), values))
    if fought:
        found.sort(key=lambda one: one[0].looks)
        found.insert(1, (rival(fought, found[0][0].colour), fought.totals))
    return found


def _times(rounds: Sequence[int], drawn: Sequence[Drawn]) -> list[int]:
    """The rounds of the longest line, of which some are played here."""
    longest = max(len(values) for _curve, values in drawn)
    return [*rounds, *range(rounds[-1] + 1, rounds[-1] + 1 + longest - len(rounds))]


def _course(drawn: Sequence[Drawn]) -> str:
    """The lines in words."""
    return passage(
        _("{name}: {points}.", name=curve.name, points=series([str(each) for each in values]))
        for curve, values in drawn
    )


def _headline(ranking: Sequence[Result]) -> str:
    winners = [result.name for result in ranking if result.won]
    if len(winners) == 1:
        return _("{name} wins", name=winners[0])
    return _("{names} share the victory", names=listed(winners))


def _margin(ranking: Sequence[Result]) -> str:
    best = ranking[0].total
    others = [result for result in ranking if not result.won]
    if ranking[1].won:
        return ngettext("{count} point each", "{count} points each", best)
    points = ngettext("{count} point", "{count} points", best)
    second = [result.name for result in others if result.total == others[0].total]
    return ngettext(
        "{points}, {count} ahead of {names}",
        "{points}, {count} ahead of {names}",
        best - others[0].total,
        points=points,
        names=listed(second),
    )


def _spoken(result: Result, columns: Sequence[Source], figures: Sequence[int]) -> str:
    """A bar in words: the total and what it consists of."""
    total = ngettext(
        "{name}: {count} point.", "{name}: {count} points.", result.total, name=result.name
    )
    parts = [
        _("{source} {points}", source=source.name, points=points)
        for source, points in zip(columns, figures, strict=True)
        if points
    ]
    return passage([total, _("{parts}.", parts=listed(parts)) if parts else ""])


def page(
    sight: Sight,
    seats: Sequence[Seat],
    chronicle: Chronicle,
    lesson: Said | None = None,
    challenge: Challenge | None = None,
    has_par: bool = False,
) -> str:
    """The HTML text of the closing screen, with what a lesson says of it, a challenge and par."""
    challenge = challenge or Challenge()
    return render(
        "results.html",
        ending=ending(sight, seats, chronicle, challenge.duel),
        lesson=lesson,
        can_challenge=challenge.can_send,
        has_par=has_par,
    )
