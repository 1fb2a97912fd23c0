"""The plan "miser": few workers, an early pass, and a hoard that is offered at the end."""

from caylus.games.magna_carta.mind.stage import part_left
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.payments import DENIER, FOOD, GOLD
from tests.plans.plan import Plan

A_DENIER = 0.85
A_CUBE = 0.5
THE_END = 0.35


class Miser(Plan):
    """Spends a denier only on what is clearly worth more, and keeps its cubes until late."""

    def leaning(self, state: Board, seat: int) -> float:
        """Deniers and cubes, until the castle is nearly empty; then cubes are for batches."""
        goods = state.goods_of(seat)
        cubes = sum(goods[FOOD : GOLD + 1]) if part_left(state) > THE_END else 0
        return A_DENIER * goods[DENIER] + A_CUBE * cubes
