"""The five levels of opponents, weakest first: how long they think, and how they use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from caylus.kernel.text import N_
from caylus.players.budget import Budget
from caylus.players.hasty import Hasty
from caylus.players.player import Player
from caylus.players.search import Search
from caylus.players.temperaments import BUILDER, TEMPERAMENTS

Maker = Callable[[Budget | None], Player]


@dataclass(frozen=True)
class Level:
    """An opponent to choose: its name in records, its title, its character, and its seconds.

    An opponent that follows instinct alone thinks for no time and ignores a budget. Those of some
    levels have a `temperament` of their own; the others can have any, and follow it with `zeal`.
    One that `wants_help` thinks in two workers where a device has cores for them.
    """

    name: str
    title: str
    character: str
    seconds: float
    haste: float | None = None
    temperament: str | None = None
    zeal: float = 1.0
    wants_help: bool = False

    def player(self, budget: Budget | None = None, temperament: str = "") -> Player:
        """The opponent, with another budget for each decision if one is given."""
        likes = self.temperament or temperament
        if self.haste is not None:
            return Hasty(self.haste, likes)
        asked = budget or Budget(seconds=self.seconds)
        return Search(asked, temperament=likes, zeal=self.zeal, wants_help=self.wants_help)


LEVELS = (
    Level(
        "apprentice",
        N_("Apprentice"),
        N_("Sees what is good, and often takes something else."),
        seconds=0.0,
        haste=9.0,
        temperament=BUILDER,
    ),
    Level(
        "mason",
        N_("Mason"),
        N_("Knows the trade, and still makes mistakes."),
        seconds=0.0,
        haste=4.0,
        temperament=BUILDER,
    ),
    Level(
        "merchant",
        N_("Merchant"),
        N_("Follows long experience, without looking ahead."),
        seconds=0.0,
        haste=1.0,
    ),
    Level(
        "bailiff",
        N_("Bailiff"),
        N_("Looks ahead for a moment, to the end of the round."),
        seconds=0.012,
    ),
    Level(
        "seneschal",
        N_("Seneschal"),
        N_("Takes time, and forgives nothing."),
        seconds=1.0,
        zeal=0.5,
        wants_help=True,
    ),
)


def _tempered() -> Iterator[tuple[str, Maker]]:
    """The levels that can have any temperament, with each of them: "seneschal-builder"."""
    for level in LEVELS:
        for temperament in () if level.temperament else TEMPERAMENTS:
            yield f"{level.name}-{temperament}", partial(level.player, temperament=temperament)


OPPONENTS: dict[str, Maker] = {level.name: level.player for level in LEVELS} | dict(_tempered())
"""What makes an opponent of a level, alone or with a temperament, by its name in records."""
