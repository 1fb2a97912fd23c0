"""Where points come from, and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import SECTIONS, Board
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.view import art
from caylus.kernel.text import N_
from caylus.view.ending import Source
from caylus.view.text import _, ngettext

SOURCES = (
    Source("tokens", "castle", N_("Castle"), "stone", "M0 .5H12M0 6.5H12M3 0V6M9 6V12"),
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
    Source("gold", "gold", N_("Gold"), "gold", "M0 12 12 0M0 0 12 12"),
    Source("cubes", "any", N_("Cubes"), "food", "M2 2h3.5v3.5H2zM8 8h3.5v3.5H8z"),
    Source(
        "deniers",
        "denier",
        N_("Deniers"),
        "denier",
        "M1.5 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7.5 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
    ),
)
FINISHED = 7
"""How many stones the sections of the finished castle are drawn with."""


def sources(sight: Sight) -> list[Source]:
    """Where points come from in a game of this variant."""
    standard = sight.table.standard
    counted = [source for source in SOURCES if standard or source.key != "residences"]
    return [source._replace(name=_(source.name)) for source in counted]


def tally(table: Board, seat: int) -> int:
    """The points of a seat, as if the game ended now."""
    return sum(scoring.points(table, seat))


def points(sight: Sight, seat: int) -> Sequence[int]:
    """A seat's points from each of the sources."""
    found = scoring.points(sight.table, seat)
    return [getattr(found, source.key) for source in sources(sight)]


def circumstances(sight: Sight) -> str:
    """How a game was played, in a few words."""
    number = sight.table.round
    if sight.table.standard:
        return ngettext("Standard rules, {count} round", "Standard rules, {count} rounds", number)
    return ngettext(
        "Introductory rules, {count} round", "Introductory rules, {count} rounds", number
    )


def skyline() -> str:
    """The finished castle."""
    dungeon, walls, towers = (art.castle_section(section, FINISHED, 0) for section in SECTIONS)
    return towers + dungeon + walls
