"""What opponents like beside winning: a temperament, which tells those of one level apart."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from caylus import games
from caylus.kernel.state import Action, Sight
from caylus.players.mind import Around, Joys, Mind

BUILDER = "builder"
TEMPERAMENTS = (BUILDER, "courtier", "miser", "sheriff")
"""The temperaments, by their names in records."""
ANY = "any"
"""One of them, by lot."""


class Tempered(Around):
    """A mind with a temperament: its seat has joy in some deeds, `zeal` times what they bring."""

    def __init__(self, knows: Mind, seat: int, joys: Joys, zeal: float = 1.0) -> None:
        super().__init__(knows)
        self.seat = seat
        self.joys = joys
        self.zeal = zeal

    def ranked(self, state: Any) -> list[tuple[Action, float]]:
        """What the actor may sensibly do, each with its worth at a glance, its joy and hope."""
        found = self.knows.ranked(state)
        if state.actor != self.seat:
            return found
        return [
            (action, worth + self._joy(action) + self._hope(action, state))
            for action, worth in found
        ]

    def joyful(self, values: Sequence[float], deeds: Iterable[tuple[int, Action]]) -> list[float]:
        """The points of each seat, with the joy of this one in deeds, each with who did it."""
        felt = list(values)
        felt[self.seat] += sum(self._joy(action) for actor, action in deeds if actor == self.seat)
        return felt

    def _joy(self, action: Action) -> float:
        joy = self.joys.deeds.get(type(action))
        return self.zeal * joy(action) if joy else 0.0

    def _hope(self, action: Action, state: Any) -> float:
        hope = self.joys.hopes.get(type(action))
        return self.zeal * hope(action, state) if hope else 0.0


def tempered(sight: Sight, temperament: str, zeal: float = 1.0) -> Mind:
    """What the seat of a sight knows of a game, with a temperament, if the game has it."""
    room = games.mind(sight.table.game)
    knows = room.mind(sight.table)
    joys = room.JOYS.get(temperament)
    if joys is None or sight.seat is None:
        return knows
    return Tempered(knows, sight.seat, joys, zeal)


def dealt(players: Sequence[str], among: Sequence[str], seed: int) -> list[str]:
    """Players by name; whoever is there with any temperament gets one of some by lot."""
    lots = itertools.cycle(Random(seed).sample(among, len(among)))
    found = []
    for player in players:
        level, _, temperament = player.partition("-")
        if temperament != ANY:
            found.append(player)
        else:
            found.append(f"{level}-{next(lots)}" if among else level)
    return found
