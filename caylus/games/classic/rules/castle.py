"""Phase 6: batches for the castle (rules: 4.9)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.goods import GOODS, LETTERS
from caylus.games.classic.rules.phases import Phase
from caylus.games.classic.rules.points import CASTLE
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Action, Entry, Step

HOUSE_POINTS = (5, 4, 3)
IDLE_PENALTY = 2


class Batch(Action):
    """Giving food and two other cubes of different kinds for a house."""

    __slots__ = ("kinds",)

    def __init__(self, cubes: str) -> None:
        super().__init__(f"batch {cubes}")
        self.kinds = [LETTERS.index(cube) for cube in cubes]

    def happen(self, state: Board, seat: int) -> None:
        """Pay, and build a house in the first section with room; more may follow."""
        for kind in self.kinds:
            state.goods[seat * GOODS + kind] -= 1
        section = open_section(state)
        state.castle[section] -= 1
        state.houses[seat * len(SECTIONS) + section] += 1
        state.batches[seat] += 1
        state.earn(seat, CASTLE, HOUSE_POINTS[section])
        state.agenda.append((seat, BATCH))


class NoBatch(Action):
    """Giving no further batch."""

    def happen(self, state: Board, seat: int) -> None:
        """Pay the penalty of who came for nothing."""
        if not state.batches[seat]:
            state.lose(seat, IDLE_PENALTY)


def open_section(state: Board) -> int:
    """The first section from the current one on that has room, or how many there are."""
    for section in range(state.scored, len(SECTIONS)):
        if state.castle[section]:
            return section
    return len(SECTIONS)


NO_BATCH = NoBatch("batch none")
BATCHES = [Batch(f"F{one}{two}") for one, two in itertools.combinations(LETTERS[1:], 2)]


class GiveBatch(Step):
    """A player at the castle gives one more batch or stops."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer every batch that the seat can pay; who can pay none has come for nothing."""
        if open_section(state) == len(SECTIONS):
            return ()
        start = seat * GOODS
        cubes = state.goods[start : start + GOODS]
        offered: list[Action] = [
            batch for batch in BATCHES if all(cubes[kind] for kind in batch.kinds)
        ]
        if not offered:
            NO_BATCH.happen(state, seat)
            return ()
        return [*offered, NO_BATCH]


class CastleFavor(Step):
    """Whoever gave most batches receives a royal favor; the workers come home."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Grant it to the earliest of them."""
        queue = state.queue
        for player in queue:
            state.workers[player] += 1
        if any(state.batches):
            state.grant_favors(max(queue, key=lambda player: state.batches[player]), 1)
        state.queue = []
        state.batches = [0] * state.players
        return ()


class CastlePhase(Phase):
    """Phase 6: in the order of arrival."""

    def work(self, state: Board) -> list[Entry]:
        """Ask everybody at the castle, then grant the favor."""
        return [(NOBODY, CASTLE_FAVOR), *((seat, BATCH) for seat in reversed(state.queue))]


BATCH = GiveBatch("batch")
CASTLE_FAVOR = CastleFavor("castle-favor")
CASTLE_PHASE = CastlePhase("castle")
