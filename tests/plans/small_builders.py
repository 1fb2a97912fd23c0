"""The plan "small builders": many cheap buildings early, and a bonus whenever others use them."""

from caylus.games.magna_carta.mind.stage import part_left
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import CARDS_IN, OWNER_EFFECT
from tests.plans.plan import Plan, missing, owned

A_BUILDING = 4.5
A_CARD = 1.0
A_MISSING_CUBE = -0.4
CARDS_TO_CHOOSE_FROM = 3


class SmallBuilders(Plan):
    """Builds the cheapest card in hand as soon as its cubes are there, and draws the next."""

    def leaning(self, state: Board, seat: int) -> float:
        """Own buildings that pay a bonus, and cards with their cubes, all of it early."""
        built = sum(OWNER_EFFECT[kind] is not None for kind in owned(state, seat))
        cards, goods = CARDS_IN[state.hand[seat]], state.goods_of(seat)
        ready = A_CARD * min(len(cards), CARDS_TO_CHOOSE_FROM)
        if cards:
            ready += A_MISSING_CUBE * min(missing(BUILDINGS[kind].cost, goods) for kind in cards)
        return (A_BUILDING * built + ready) * part_left(state)
