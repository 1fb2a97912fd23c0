"""The plan "Provost": he goes where the leader's workers are lost."""

from caylus.games.magna_carta.mind import value
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.kernel.state import Action
from tests.plans.plan import Plan

A_POINT_OF_THE_LEADER = 1.0
A_DENIER = 0.5


class Provost(Plan):
    """Places workers where the Provost can serve them, and turns him on the leader's."""

    def leaning(self, state: Board, seat: int) -> float:
        """What the leader has counts against it, point for point."""
        scores = state.scores()
        others = [other for other in range(state.players) if other != seat]
        leader = max(others, key=lambda other: scores[other])
        return -A_POINT_OF_THE_LEADER * value(state, leader)

    def push(self, state: Board) -> Action:
        """The move that gains most: own workers within reach, others' workers beyond it."""
        return max(state.offered, key=lambda action: self._gained(state, action))

    def _gained(self, state: Board, action: Action) -> float:
        assert isinstance(action, MoveProvost)
        reached = state.road_worker[: state.provost + action.places + 1]
        workers = [1 if worker == state.actor else -1 for worker in reached if worker >= 0]
        return sum(workers) - A_DENIER * abs(action.places)
