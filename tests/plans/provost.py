"""The plan "Provost": he goes where the leader's workers are lost."""

from caylus.games.magna_carta.mind import value
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.payments import DENIER
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.kernel.state import Action
from tests.plans.plan import Plan

THE_LEADER = 0.6
A_WORKER = 1.0
A_DENIER_READY = 0.25
DENIERS_READY = 3


class Provost(Plan):
    """Works near the front of the road, keeps deniers, and turns the Provost on the leader."""

    def leaning(self, state: Board, seat: int) -> float:
        """What the leader has counts against it; deniers for the Provost are kept."""
        ready = min(state.goods_of(seat)[DENIER], DENIERS_READY)
        return A_DENIER_READY * ready - THE_LEADER * value(state, _leader(state, seat))

    def push(self, state: Board) -> Action:
        """The move that helps its own workers and hurts the others' most, for its deniers."""
        return max(state.offered, key=lambda action: self._gained(state, action))

    def _gained(self, state: Board, action: Action) -> float:
        assert isinstance(action, MoveProvost)
        reached = state.road_worker[: state.provost + action.places + 1]
        signs = [1 if worker == state.actor else -1 for worker in reached if worker >= 0]
        return A_WORKER * sum(signs) - abs(action.places) / 2


def _leader(state: Board, seat: int) -> int:
    """The other seat that is ahead."""
    others = [other for other in range(state.players) if other != seat]
    return max(others, key=lambda other: state.scores()[other])
