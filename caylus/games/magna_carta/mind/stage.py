"""What the castle tells of the time, and what goods are worth by then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caylus.games.magna_carta.rules.board import TOKENS, Board
from caylus.games.magna_carta.rules.payments import DENIER, FOOD, GOLD
from caylus.games.magna_carta.rules.scoring import best_token

ENOUGH_CUBES = 2
GOODS_NAMES = ("food", "wood", "stone", "gold", "denier")
Held = tuple[int, int, int, bool, bool]
"""The food, wood and stone of a seat, and whether it has many deniers, and a residence."""
Worth = tuple[Sequence[float], float, float]
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
        self.worths: dict[Held, Worth] = {}

    def worth_of(self, held: Held) -> Worth:
        """What goods are worth to who holds so much; kept, as searches ask for the same again."""
        found = self.worths.get(held)
        if found is None:
            found = self.worths[held] = self._worth_of(*held)
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
