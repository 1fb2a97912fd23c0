"""The five levels of opponents, weakest first: how long they think, and how they use it."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.kernel.text import N_
from caylus.players.budget import Budget
from caylus.players.hasty import Hasty
from caylus.players.player import Player
from caylus.players.search import Search


@dataclass(frozen=True)
class Level:
    """An opponent to choose: its name in records, its title, its character, and its seconds.

    An opponent that follows instinct alone thinks for no time and ignores a budget.
    """

    name: str
    title: str
    character: str
    seconds: float
    haste: float | None = None

    def player(self, budget: Budget | None = None) -> Player:
        """The opponent, with another budget for each decision if one is given."""
        if self.haste is not None:
            return Hasty(self.haste)
        return Search(budget or Budget(seconds=self.seconds))


LEVELS = (
    Level(
        "apprentice",
        N_("Apprentice"),
        N_("Sees what is good, and often takes something else."),
        seconds=0.0,
        haste=9.0,
    ),
    Level(
        "mason",
        N_("Mason"),
        N_("Knows the trade, and still makes mistakes."),
        seconds=0.0,
        haste=4.0,
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
    ),
)
