"""What the castle tells of the time, and what goods are worth by then."""

from __future__ import annotations

from collections.abc import Mapping

from caylus.games.magna_carta.rules.board import TOKENS, Board
from caylus.games.magna_carta.rules.payments import DENIER, FOOD, GOLD
from caylus.games.magna_carta.rules.scoring import best_token

ENOUGH_CUBES = 2
GOODS_NAMES = ("food", "wood", "stone", "gold", "denier")
Worth = tuple[list[float], float, float]
"""What each kind of good is worth to a seat, then a denier, then the dearest cube."""


def part_left(state: Board) -> float:
    """The part of the castle that is left."""
    return sum(state.castle) / sum(TOKENS[state.players])


class Stage:
    """What depends on the castle alone: the worth of goods, tokens and residences by now.

    `early` is the part of the castle that is left.
    """

    __slots__ = (
        "early",
        "further_cubes",
        "further_deniers",
        "gold_with_residence",
        "residence",
        "scarce",
        "token",
        "turning",
        "worth",
        "worths",
    )

    def __init__(self, weights: Mapping[str, float], state: Board) -> None:
        self.early = early = part_left(state)
        self.token = weights["token_point"] * best_token(state)
        self.residence = weights["residence"] + weights["residence_early"] * early
        self.turning = self.residence - weights["turned_point"]
        self.further_cubes = weights["further_cubes"]
        self.further_deniers = weights["further_deniers"]
        self.scarce = weights["scarcest_cube_early"] * early
        self.gold_with_residence = weights["gold_with_residence_early"] * early
        self.worth = [weights[name] + weights[f"{name}_early"] * early for name in GOODS_NAMES]
        self.worths: dict[tuple[int, int, int, bool, bool], Worth] = {}

    def worth_of(
        self, food: int, wood: int, stone: int, has_coins: bool, has_residence: bool
    ) -> Worth:
        """What goods are worth to who has so many cubes; asked for the same ones all the time."""
        key = food, wood, stone, has_coins, has_residence
        found = self.worths.get(key)
        if found is None:
            found = self.worths[key] = self._worth_of(*key)
        return found

    def _worth_of(
        self, food: int, wood: int, stone: int, has_coins: bool, has_residence: bool
    ) -> Worth:
        worth = self.worth[:]
        scarcest = min(food, wood, stone)
        for kind, count in enumerate((food, wood, stone)):
            if count == scarcest:
                worth[kind] += self.scarce
            if count > ENOUGH_CUBES:
                worth[kind] *= self.further_cubes
        if has_coins:
            worth[DENIER] *= self.further_deniers
        if has_residence:
            worth[GOLD] += self.gold_with_residence
        return worth, worth[DENIER], max(worth[FOOD:GOLD])
