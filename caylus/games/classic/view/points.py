"""Where points come from, and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules import points as rules
from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.sight import Sight
from caylus.games.classic.view.skyline import skyline
from caylus.kernel.text import N_
from caylus.view.ending import Source
from caylus.view.text import _, ngettext, series

__all__ = ["SOURCES", "circumstances", "points", "points_of", "skyline", "sources", "tally"]

SOURCES = (
    Source("castle", "castle", N_("Castle"), "stone", "M0 .5H12M0 6.5H12M3 0V6M9 6V12"),
    Source("buildings", "card", N_("Buildings"), "wood-card", "M0 3H12M0 9H12"),
    Source(
        "residences",
        "residence",
        N_("Residences"),
        "residence-card",
        "M0 6 3 3 6 6 9 3 12 6M0 12 3 9 6 12 9 9 12 12",
    ),
    Source(
        "prestige",
        "crest",
        N_("Prestige"),
        "prestige-card",
        "M-3 9 9-3M-3 15 15-3M3 15 15 3",
    ),
    Source("favors", "favor", N_("Favors"), "walls", "M0 0 6 6 12 0M0 6 6 12 12 6"),
    Source("trades", "both-ways", N_("Trades"), "neutral-card", "M3 0V12M9 0V12"),
    Source("visits", "worker", N_("Visits"), "straw", "M2 6h3M7 12h3M7 0h3M2 9h3M7 3h3"),
    Source("gold", "gold", N_("Gold"), "gold", "M0 12 12 0M0 0 12 12"),
    Source("cubes", "any", N_("Cubes"), "food", "M2 2h3.5v3.5H2zM8 8h3.5v3.5H8z"),
    Source(
        "deniers",
        "denier",
        N_("Deniers"),
        "denier",
        "M1.5 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7.5 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
    ),
    # Behind all others: a bar takes it back from its end.
    Source("lost", "castle", N_("Lost"), "paper", "M0 0 12 12M6 0 12 6M0 6 6 12"),
)
_AT_THE_END = ("gold", "cubes", "deniers")
_PRINTINGS = {
    "2006": N_("Rulebook of 2006"),
    "2005": N_("Rulebook of 2005"),
    "later": N_("Later printing"),
}


def sources(sight: Sight) -> list[Source]:
    """Where points come from; what was lost comes last."""
    return [source._replace(name=_(source.name)) for source in SOURCES]


def tally(table: Board, seat: int) -> int:
    """The points of a seat so far: what its goods are worth counts in the end only."""
    return sum(table.points_of(seat))


def points(sight: Sight, seat: int) -> Sequence[int]:
    """A seat's points from each of the sources; what it lost is below 0."""
    return points_of(sight.table, seat)


def points_of(table: Board, seat: int) -> tuple[int, ...]:
    """A seat's points from each of the sources, as if the game ended now."""
    found = dict(zip(rules.SOURCES, table.points_of(seat), strict=True))
    found |= zip(_AT_THE_END, rules.last_points(table, seat), strict=True)
    return tuple(found[source.key] for source in SOURCES)


def circumstances(sight: Sight) -> str:
    """How a game was played, in a few words."""
    edition = sight.table.edition
    printing = edition.variant.partition("-")[0]
    parts = [
        _(_PRINTINGS[printing]),
        _("with the Jeweller") if edition.has_jeweller and printing != "later" else "",
        _("simplified favors") if edition.is_simple else "",
        ngettext("{count} round", "{count} rounds", sight.table.round),
    ]
    return series(list(filter(None, parts)))
