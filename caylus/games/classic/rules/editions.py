"""What differs between printings and switches, as data (rules: 0.2)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from caylus.games.classic.rules import points
from caylus.games.classic.rules.favors import FAVOR, SIMPLE_FAVOR
from caylus.games.classic.rules.tiles import (
    BLUE,
    BUILDINGS,
    CHURCH,
    JEWELLER,
    LAWYER,
    TAILOR,
    Building,
)
from caylus.games.classic.rules.words import Rates, Trade, Word
from caylus.kernel.state import Step

JEWELLER_SWITCH, SIMPLE_SWITCH = "jeweller", "simple"


@dataclass(frozen=True)
class Profile:
    """The values of one printing of the rules, where they differ from the tiles' own."""

    points: Mapping[str, int]
    worker: Mapping[str, Word]
    has_jeweller: bool = False


PROFILES = {
    "2006": Profile({}, {}),
    "2005": Profile(
        {CHURCH.key: 4},
        {TAILOR.key: Rates("trade", Trade("C", "PP"), Trade("CCC", "PPPPPP"))},
    ),
    "later": Profile({LAWYER.key: 3}, {}, has_jeweller=True),
}


class Edition:
    """The rules that a variant is played by, as tables by kind of building.

    `sources` tells which points a building scores, `supply` how many copies a game begins with,
    `favor` the step that gives a royal favor.
    """

    def __init__(self, variant: str) -> None:
        name, *switches = variant.split("-")
        profile = PROFILES[name]
        self.variant = variant
        self.has_jeweller = profile.has_jeweller or JEWELLER_SWITCH in switches
        self.is_simple = SIMPLE_SWITCH in switches
        self.favor: Step = SIMPLE_FAVOR if self.is_simple else FAVOR
        self.buildings = BUILDINGS
        self.costs = [building.cost for building in BUILDINGS]
        self.favors = [building.favors for building in BUILDINGS]
        self.points = [profile.points.get(each.key, each.points) for each in BUILDINGS]
        self.worker = [profile.worker.get(each.key, each.worker) for each in BUILDINGS]
        self.sources = [
            points.PRESTIGE if each.family == BLUE else points.BUILDINGS for each in BUILDINGS
        ]
        self.supply = [self._copies(building) for building in BUILDINGS]

    def _copies(self, building: Building) -> int:
        """How many copies of a tile players can build in a new game."""
        if building is JEWELLER and not self.has_jeweller:
            return 0
        return building.copies if any(building.cost) else 0

    def of_family(self, family: str) -> list[int]:
        """The kinds of a family."""
        return [kind for kind, each in enumerate(BUILDINGS) if each.family == family]


@functools.cache
def edition(variant: str) -> Edition:
    """The edition that a variant names."""
    return Edition(variant)
