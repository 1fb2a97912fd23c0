"""The plan "gold and prestige": gold cubes, a residence, and the dearest prestige buildings."""

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import (
    FIRST_PRESTIGE_KIND,
    LAWYER_KIND,
    PRESTIGE,
    PRESTIGE_KINDS,
)
from caylus.games.magna_carta.rules.payments import GOLD
from caylus.games.magna_carta.rules.scoring import in_front
from caylus.kernel.state import Action
from tests.plans.plan import Plan, build, missing, owned, search_for

A_POINT = 0.8
A_MISSING_CUBE = 0.8
A_MISSING_GOLD = 0.6
A_SITE = 6.0


class GoldAndPrestige(Plan):
    """Saves for one prestige building at a time, the one that is nearest for its points."""

    def wish(self, state: Board, seat: int, actions: list[Action]) -> Action | None:
        """With the standard rules a Lawyer, before anything else: he gives the site."""
        if not state.standard:
            return None
        return build(LAWYER_KIND, actions) or search_for(LAWYER_KIND, state, seat, actions)

    def leaning(self, state: Board, seat: int) -> float:
        """Prestige buildings that stand, and how near the next one is."""
        built = [kind for kind in owned(state, seat) if kind >= FIRST_PRESTIGE_KIND]
        built += in_front(state, seat)
        return A_POINT * sum(PRESTIGE[kind] for kind in built) + self._next(state, seat)

    def _next(self, state: Board, seat: int) -> float:
        goods = state.goods_of(seat)
        near = [0.0]
        for kind in PRESTIGE_KINDS:
            if state.pool >> kind & 1:
                cost = BUILDINGS[kind].cost
                lacking = A_MISSING_CUBE * missing(cost, goods)
                lacking += A_MISSING_GOLD * max(0, cost.gold - goods[GOLD])
                near.append(A_POINT * PRESTIGE[kind] - lacking)
        return max(near) + A_SITE * self._site(state, seat)

    def _site(self, state: Board, seat: int) -> float:
        """How near a residence to build on is, from 0 to 2 (standard rules)."""
        if not state.standard or state.residences(seat):
            return 2.0
        has_card = bool(state.turnable(seat))
        return 0.5 * has_card + 0.5 * (LAWYER_KIND in state.road_kind)
