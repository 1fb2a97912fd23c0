"""What moves on the table when something happens: pieces that go from one thing to another."""

from __future__ import annotations

from collections.abc import Iterator

from caylus.games.magna_carta.rules.board import COLOURS, SECTIONS, Board
from caylus.games.magna_carta.rules.buildings import PlaceStep
from caylus.games.magna_carta.rules.payments import GOODS
from caylus.games.magna_carta.rules.turns import Build, BuildPrestige
from caylus.kernel.state import Action, Step
from caylus.view.movement import Move, Movement

KINDS = ("food", "wood", "stone", "gold", "denier")
MOST_ALIKE = 4


class RoadMovement(Movement):
    """The moves of workers, cards, the Provost, goods and tokens."""

    def between(self, before: Board, state: Board, what: Action | Step) -> Iterator[Move]:
        """The pieces that one thing has moved."""
        yield from self._workers(before, state)
        yield from self._cards(before, state)
        if before.provost != state.provost:
            ends = (f"road-{before.provost + 1}", f"road-{state.provost + 1}")
            yield self.piece("provost", *ends, tone="thud")
        thing = _thing(state, what)
        for seat in range(state.players):
            yield from self._goods(before, state, seat, thing)
            yield from self._tokens(before, state, seat)

    def _workers(self, before: Board, state: Board) -> Iterator[Move]:
        for place, worker in enumerate(state.road_worker):
            earlier = before.road_worker[place] if place < len(before.road_worker) else -1
            if worker == earlier:
                continue
            road = f"road-{place + 1}"
            if worker >= 0:
                yield self.piece("worker", f"row-{worker}", road, COLOURS[worker], "knock")
            if earlier >= 0:
                yield self.piece("worker", road, f"row-{earlier}", COLOURS[earlier], "knock")

    def _cards(self, before: Board, state: Board) -> Iterator[Move]:
        for place in range(len(before.road_kind), len(state.road_kind)):
            owner = state.road_owner[place]
            start = f"row-{owner}" if owner >= 0 else "castle"
            colour = COLOURS[owner] if owner >= 0 else ""
            yield self.piece("card", start, f"road-{place + 1}", colour, "slide")
        taken = before.pool & ~state.pool
        for place, kind in enumerate(state.road_kind):
            if taken >> kind & 1:
                colour = COLOURS[state.road_owner[place]]
                yield self.piece("card", "pool", f"road-{place + 1}", colour, "slide")

    def _goods(self, before: Board, state: Board, seat: int, thing: str) -> Iterator[Move]:
        for kind, icon in enumerate(KINDS):
            index = seat * GOODS + kind
            more = state.goods[index] - before.goods[index]
            if not more:
                continue
            ends = (thing, f"row-{seat}") if more > 0 else (f"row-{seat}", thing)
            piece = self.piece(icon, *ends, tone="ring" if icon == "denier" else "click")
            yield from [piece] * min(abs(more), MOST_ALIKE)

    def _tokens(self, before: Board, state: Board, seat: int) -> Iterator[Move]:
        for number, section in enumerate(SECTIONS):
            index = seat * len(SECTIONS) + number
            more = state.tokens[index] - before.tokens[index]
            if more > 0:
                piece = self.piece(f"token-{section}", f"castle-{section}", f"row-{seat}")
                yield from [piece] * min(more, MOST_ALIKE)


def _thing(state: Board, what: Action | Step) -> str:
    """The thing on the table that goods come from or go to."""
    if isinstance(what, Build):
        return f"road-{len(state.road_kind)}"
    if isinstance(what, BuildPrestige):
        return "pool" if what.place is None else f"road-{what.place + 1}"
    step = state.step if isinstance(what, Action) else what
    if isinstance(step, PlaceStep):
        return f"road-{step.place + 1}"
    return "bridge" if state.phase in ("actions", "provost") else "castle"
