"""Phase 5: the buildings along the road take effect, and the workers come home (rules: 4.5)."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.numbers import OWNER_EFFECT
from caylus.games.classic.rules.phases import Phase, SpaceStep, WorkerHome
from caylus.games.classic.rules.spaces import FREE, ROAD
from caylus.kernel.state import Action, Entry


class WorkerEffect(SpaceStep):
    """The player of a worker uses the building he stands on."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Run its word for the worker."""
        effect = state.edition.worker[state.road_kind[self.space]]
        return effect.run(state, seat, self.space) if effect else ()


class OwnerEffect(SpaceStep):
    """The owner of a building profits from another player's worker."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Run its word for the owner."""
        effect = OWNER_EFFECT[state.road_kind[self.space]]
        return effect.run(state, seat, self.space) if effect else ()


WORKER_EFFECTS = [WorkerEffect("worker", space) for space in range(ROAD)]
OWNER_EFFECTS = [OwnerEffect("owner", space) for space in range(ROAD)]
HOME_FROM_ROAD = [WorkerHome("home", space) for space in range(ROAD)]


class BuildingsPhase(Phase):
    """Phase 5: every worker along the road up to the provost, then those beyond him come home."""

    def work(self, state: Board) -> list[Entry]:
        """Worker, owner and way home of each space with a worker; nobody is placed meanwhile."""
        agenda: list[Entry] = []
        for space in range(ROAD - 1, -1, -1):
            worker = state.worker[space]
            if worker >= 0:
                agenda.append((worker, HOME_FROM_ROAD[space]))
                if space <= state.provost:
                    agenda += _effects(state, space, worker)
        return agenda

    def may_wait(self, state: Board, entries: list[Entry]) -> bool:
        """Whether they are left of the work: whoever stands on the road has yet to come home."""
        work = self.work(state)
        done = work[len(entries) :]
        at_home = not any(isinstance(step, WorkerHome) for _, step in done)
        return at_home and entries == work[: len(entries)]


def _effects(state: Board, space: int, worker: int) -> list[Entry]:
    owner = state.road_owner[space]
    effects: list[Entry] = [(worker, WORKER_EFFECTS[space])]
    if owner not in (FREE, worker) and OWNER_EFFECT[state.road_kind[space]]:
        effects.insert(0, (owner, OWNER_EFFECTS[space]))
    return effects


BUILDINGS_PHASE = BuildingsPhase("buildings")
