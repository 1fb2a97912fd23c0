"""The plan "residences": own buildings turned by the Lawyer, for income in every round."""

from caylus.games.magna_carta.mind.stage import part_left
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.numbers import CARDS_IN, KIND, LAWYER_KIND, RESIDENCE_KIND
from caylus.games.magna_carta.rules.payments import DENIER, FOOD
from caylus.games.magna_carta.rules.turns import Place
from caylus.kernel.state import Action
from tests.plans.plan import RICH, Plan, build, near, owned, search_for

CHURCH_KIND = KIND["church"]
A_RESIDENCE = 15.0
A_FURTHER_RESIDENCE = 5.0
ENOUGH_RESIDENCES = 3
A_CARD_TO_TURN = 5.0
CARDS_TO_TURN = 2
A_CARD_IN_HAND = 1.5
A_LAWYER = 3.0
A_FOOD = 1.0
A_CHURCH = 3.0


class Residences(Plan):
    """Sends a worker to the Lawyer in every round; a Church is to take the deniers at last."""

    def wish(self, state: Board, seat: int, actions: list[Action]) -> Action | None:
        """A Lawyer before anything else, and a Church once there is income."""
        is_rich = state.goods_of(seat)[DENIER] >= RICH
        wanted = CHURCH_KIND if is_rich and state.residences(seat) else LAWYER_KIND
        return (
            build(LAWYER_KIND, actions)
            or _to_the_lawyer(state, seat, actions)
            or search_for(wanted, state, seat, actions)
        )

    def leaning(self, state: Board, seat: int) -> float:
        """Residences, and what it takes to turn the next card, all of it early."""
        turned = sum(kind >= RESIDENCE_KIND for kind in owned(state, seat))
        few = min(turned, ENOUGH_RESIDENCES)
        ready = [near(kind, state, seat) for kind in CARDS_IN[state.hand[seat]]]
        worth = A_RESIDENCE * few + A_FURTHER_RESIDENCE * (turned - few)
        enough = CARDS_TO_TURN if LAWYER_KIND in state.road_kind else 1
        worth += A_CARD_TO_TURN * min(len(state.turnable(seat)), enough)
        worth += A_CARD_IN_HAND * max(ready, default=0.0)
        worth += A_LAWYER * near(LAWYER_KIND, state, seat)
        worth += A_CHURCH * near(CHURCH_KIND, state, seat) * (turned > 0)
        worth += A_FOOD * (state.goods_of(seat)[FOOD] > 0)
        return worth * part_left(state)


def _to_the_lawyer(state: Board, seat: int, actions: list[Action]) -> Action | None:
    """A worker for the Lawyer, if he is within reach, and a card and food are there to turn."""
    turned = sum(kind >= RESIDENCE_KIND for kind in owned(state, seat))
    if turned >= ENOUGH_RESIDENCES or not state.turnable(seat) or not state.goods_of(seat)[FOOD]:
        return None
    places = (action for action in actions if isinstance(action, Place))
    within = (action for action in places if action.place <= state.reach)
    return next((on for on in within if state.road_kind[on.place] == LAWYER_KIND), None)
