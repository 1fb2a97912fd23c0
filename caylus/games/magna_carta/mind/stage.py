"""What the castle tells of the time, and what goods are worth by then."""

from __future__ import annotations

from collections.abc import Mapping

from caylus.games.magna_carta.rules.board import TOKENS, Board
from caylus.games.magna_carta.rules.scoring import best_token

GOODS_NAMES = ("food", "wood", "stone", "gold", "denier")


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
