"""The plan "residences": own buildings turned by the Lawyer, for income in every round."""

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.numbers import LAWYER_KIND, RESIDENCE_KIND
from caylus.games.magna_carta.rules.payments import FOOD
from caylus.kernel.state import Action
from tests.plans.plan import Plan, early, owned, search_for

A_RESIDENCE = 10.0
A_CARD_TO_TURN = 2.5
A_LAWYER = 3.0
A_FOOD = 1.0
CARDS_TO_TURN = 2


class Residences(Plan):
    """Builds cheap cards and a Lawyer, and sends a worker to him with food in every round."""

    def wish(self, state: Board, seat: int, actions: list[Action]) -> Action | None:
        """A Lawyer, before anything else."""
        return search_for(LAWYER_KIND, state, seat, actions) if state.standard else None

    def leaning(self, state: Board, seat: int) -> float:
        """Residences, and what it takes to turn the next card, all of it early."""
        if not state.standard:
            return 0.0
        turned = sum(kind >= RESIDENCE_KIND for kind in owned(state, seat))
        to_turn = min(len(state.turnable(seat)), CARDS_TO_TURN)
        worth = A_RESIDENCE * turned + A_CARD_TO_TURN * to_turn
        worth += A_LAWYER * (LAWYER_KIND in state.road_kind)
        worth += A_FOOD * (state.goods_of(seat)[FOOD] > 0)
        return worth * early(state)
