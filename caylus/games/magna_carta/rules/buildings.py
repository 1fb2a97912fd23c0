"""Phase 4: the buildings along the road take effect, and the workers come home."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.numbers import FREE, OWNER_EFFECT, WORKER_EFFECT
from caylus.games.magna_carta.rules.phases import Phase
from caylus.games.magna_carta.rules.words import LONGEST_ROAD
from caylus.kernel.state import Action, Entry, Step


class PlaceStep(Step):
    """A step about one place of the road."""

    __slots__ = ("place",)

    def __init__(self, verb: str, place: int) -> None:
        super().__init__(f"{verb}-{place + 1}")
        self.place = place


class WorkerEffect(PlaceStep):
    """The player of a worker uses the card he stands on."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Run the card's word for the worker."""
        effect = WORKER_EFFECT[state.road_kind[self.place]]
        return effect.run(state, seat, self.place) if effect else ()


class OwnerEffect(PlaceStep):
    """The owner of a card profits from another player's worker."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Run the card's word for the owner."""
        effect = OWNER_EFFECT[state.road_kind[self.place]]
        return effect.run(state, seat, self.place) if effect else ()


class WorkerHome(PlaceStep):
    """A worker comes home; a card that was marked for it turns."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Free the place, then turn the card."""
        state.road_worker[self.place] = FREE
        state.workers[seat] += 1
        if self.place in state.marked:
            state.marked.remove(self.place)
            state.turn_card(self.place)
        return ()


WORKER_EFFECTS = [WorkerEffect("worker", place) for place in range(LONGEST_ROAD)]
OWNER_EFFECTS = [OwnerEffect("owner", place) for place in range(LONGEST_ROAD)]
WORKERS_HOME = [WorkerHome("home", place) for place in range(LONGEST_ROAD)]


class BuildingsPhase(Phase):
    """Phase 4: every worker along the road up to the Provost, then those beyond him come home."""

    def work(self, state: Board) -> list[Entry]:
        """Worker, owner and way home of each place with a worker; the road cannot grow now."""
        reach = state.reach
        agenda: list[Entry] = []
        for place in range(len(state.road_worker) - 1, -1, -1):
            worker = state.road_worker[place]
            if worker < 0:
                continue
            agenda.append((worker, WORKERS_HOME[place]))
            if place <= reach:
                agenda += _effects(state, place, worker)
        return agenda

    def may_wait(self, state: Board, entries: list[Entry]) -> bool:
        """Whether they are left of the work: whoever stands on the road has yet to come home."""
        work = self.work(state)
        done = work[len(entries) :] if entries else []
        at_home = not any(isinstance(step, WorkerHome) for _, step in done)
        return at_home and entries == work[: len(entries)]


def _effects(state: Board, place: int, worker: int) -> list[Entry]:
    owner = state.road_owner[place]
    effects: list[Entry] = [(worker, WORKER_EFFECTS[place])]
    if owner not in (FREE, worker):
        effects.insert(0, (owner, OWNER_EFFECTS[place]))
    return effects


BUILDINGS_PHASE = BuildingsPhase("buildings")
