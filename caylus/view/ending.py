"""The end of a game: who won and by what, as the closing screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from caylus.games.magna_carta.rules.board import COLOURS, SECTIONS
from caylus.games.magna_carta.rules.sight import Sight
from caylus.kernel.header import Seat
from caylus.view import art
from caylus.view.charts import Bar, LineChart, lined, stacked
from caylus.view.chronicle import Chronicle, decisive
from caylus.view.environment import render
from caylus.view.seats import Result, Source, results, sources
from caylus.view.text import _, listed, ngettext, passage, series

FINISHED = 7
"""How many stones the sections of the finished castle are drawn with."""


@dataclass(frozen=True)
class Ending:
    """What the closing screen shows; `bars` and the lines of `lines` go with `results`."""

    headline: str
    margin: str
    circumstances: str
    results: list[Result]
    sources: list[Source]
    figures: list[list[int]]
    bars: list[Bar]
    spoken: list[str]
    lines: LineChart
    course: str
    moments: list[tuple[str, str, str]]
    skyline: list[str]


def ending(sight: Sight, seats: Sequence[Seat], chronicle: Chronicle) -> Ending:
    """The end of a game as its chronicle tells it."""
    ranking = results(sight, seats)
    kept = sources(sight)
    figures = [[getattr(r.points, source.key) for source in kept] for r in ranking]
    rounds = [standing.round for standing in chronicle.standings]
    totals = [standing.totals for standing in chronicle.standings]
    chosen = decisive(chronicle)
    return Ending(
        headline=_headline(ranking),
        margin=_margin(ranking),
        circumstances=_circumstances(sight),
        results=ranking,
        sources=kept,
        figures=figures,
        bars=stacked(figures),
        spoken=[_spoken(r, kept, f) for r, f in zip(ranking, figures, strict=True)],
        lines=lined(rounds, [[total[r.seat] for total in totals] for r in ranking]),
        course=_course(ranking, totals),
        moments=[(COLOURS[m.seat], m.symbol, m.sentence) for m in chosen],
        skyline=[art.castle_section(section, FINISHED, 0) for section in SECTIONS],
    )


def _course(ranking: Sequence[Result], totals: Sequence[Sequence[int]]) -> str:
    """The lines in words: everybody's points, round by round."""
    return passage(
        _("{name}: {points}.", name=r.name, points=series([str(each[r.seat]) for each in totals]))
        for r in ranking
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


def _circumstances(sight: Sight) -> str:
    number = sight.table.round
    if sight.table.standard:
        return ngettext("Standard rules, {count} round", "Standard rules, {count} rounds", number)
    return ngettext(
        "Introductory rules, {count} round", "Introductory rules, {count} rounds", number
    )


def _spoken(result: Result, kept: Sequence[Source], figures: Sequence[int]) -> str:
    """A bar in words: the total and what it consists of."""
    total = ngettext(
        "{name}: {count} point.", "{name}: {count} points.", result.total, name=result.name
    )
    parts = [
        _("{source} {points}", source=source.name, points=points)
        for source, points in zip(kept, figures, strict=True)
        if points
    ]
    return passage([total, _("{parts}.", parts=listed(parts)) if parts else ""])


def page(sight: Sight, seats: Sequence[Seat], chronicle: Chronicle) -> str:
    """The HTML text of the closing screen."""
    return render("results.html", ending=ending(sight, seats, chronicle))
