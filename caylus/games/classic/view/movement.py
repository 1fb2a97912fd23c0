"""What moves on the table when something happens: pieces that go from one thing to another."""

from __future__ import annotations

from collections.abc import Iterator

from caylus.games.classic.rules.board import COLOURS, SECTIONS, Board
from caylus.games.classic.rules.castle import GiveBatch
from caylus.games.classic.rules.construction import Build, Residence
from caylus.games.classic.rules.favors import LINE_NAMES, LineEffect, UseColumn
from caylus.games.classic.rules.goods import GOODS
from caylus.games.classic.rules.numbers import CRAFT_KINDS, RESIDENCE_KIND
from caylus.games.classic.rules.phases import SpaceStep
from caylus.games.classic.rules.specials import Move as MoveOn
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.words import TAKE_TWO
from caylus.games.classic.view.changes import come_and_gone, everybody, standing
from caylus.games.classic.view.places import THINGS
from caylus.kernel.state import Action, Step
from caylus.view.movement import Move, Movement

KINDS = ("food", "wood", "stone", "cloth", "gold", "denier")
MOST_ALIKE = 4
PAID_AT_THE_BRIDGE = ("workers", "provost")
CUBES_LINE = f"line-{LINE_NAMES[2]}"


class RoadMovement(Movement):
    """The moves of workers, tiles, the Provost, the Bailiff, houses, markers and goods."""

    def between(self, before: Board, state: Board, what: Action | Step) -> Iterator[Move]:
        """The pieces that one thing has moved."""
        yield from self._workers(before, state, what)
        yield from self._tiles(before, state)
        for icon in ("bailiff", "provost"):
            start, end = getattr(before, icon), getattr(state, icon)
            if start != end:
                yield self.piece(icon, f"road-{start + 1}", f"road-{end + 1}", tone="thud")
        thing = _thing(before, state, what)
        for seat in range(state.players):
            yield from self._markers(before, state, seat)
            yield from self._houses(before, state, seat)
            yield from self._goods(before, state, seat, thing)

    def _workers(self, before: Board, state: Board, what: Action | Step) -> Iterator[Move]:
        """Workers who come from their rows or go home; the one at the gate may go on from there."""
        if everybody(before) == everybody(state):
            return
        for space, thing in enumerate(THINGS):
            there, gone = come_and_gone(standing(before, space), standing(state, space))
            for seat in there:
                start = "special-gate" if isinstance(what, MoveOn) else f"row-{seat}"
                yield self.piece("worker", start, thing, COLOURS[seat], "knock")
            for seat in [] if isinstance(what, MoveOn) else gone:
                yield self.piece("worker", thing, f"row-{seat}", COLOURS[seat], "knock")

    def _tiles(self, before: Board, state: Board) -> Iterator[Move]:
        kinds = zip(before.road_kind, state.road_kind, state.road_owner, strict=True)
        for number, (then, now, owner) in enumerate(kinds, 1):
            if then == now:
                continue
            road = f"road-{number}"
            if then in CRAFT_KINDS:
                yield self.piece("card", road, f"stock-{BUILDINGS[then].key}", tone="slide")
            colour = COLOURS[owner] if owner >= 0 else ""
            yield self.piece("card", _lain(state, now, owner), road, colour, "slide")

    def _markers(self, before: Board, state: Board, seat: int) -> Iterator[Move]:
        """The marker of a line of favors that went on by a column."""
        for line, name in enumerate(LINE_NAMES):
            then, now = before.level(seat, line), state.level(seat, line)
            if then != now:
                start = f"column-{name}-{then}" if then else f"line-{name}"
                icon = f"marker-{COLOURS[seat]}"
                yield self.piece(icon, start, f"column-{name}-{now}", tone="knock")

    def _houses(self, before: Board, state: Board, seat: int) -> Iterator[Move]:
        for number, section in enumerate(SECTIONS):
            place = seat * len(SECTIONS) + number
            for _house in range(state.houses[place] - before.houses[place]):
                yield self.piece(
                    f"house-{COLOURS[seat]}", f"row-{seat}", f"castle-{section}", tone="knock"
                )

    def _goods(self, before: Board, state: Board, seat: int, thing: str) -> Iterator[Move]:
        for kind, icon in enumerate(KINDS):
            index = seat * GOODS + kind
            more = state.goods[index] - before.goods[index]
            if not more:
                continue
            ends = (thing, f"row-{seat}") if more > 0 else (f"row-{seat}", thing)
            piece = self.piece(icon, *ends, tone="ring" if icon == "denier" else "click")
            yield from [piece] * min(abs(more), MOST_ALIKE)


def _lain(state: Board, kind: int, owner: int) -> str:
    """The thing on the table where a tile lay before it came onto the road."""
    if owner < 0:
        return "castle"
    if kind == RESIDENCE_KIND:
        return f"row-{owner}"
    # The last one of its kind has left only the stock as a whole.
    return f"stock-{BUILDINGS[kind].key}" if state.supply[kind] else "hand"


def _thing(before: Board, state: Board, what: Action | Step) -> str:
    """The thing on the table that goods come from or go to."""
    if isinstance(what, Residence):
        return THINGS[what.place]
    if isinstance(what, Build):
        kinds = zip(before.road_kind, state.road_kind, strict=True)
        return THINGS[next(space for space, (then, now) in enumerate(kinds) if then != now)]
    step = state.step if isinstance(what, Action) else what
    if isinstance(step, SpaceStep):
        return THINGS[step.space]
    if isinstance(step, LineEffect | UseColumn):
        return f"line-{LINE_NAMES[step.line]}"
    if step is TAKE_TWO:
        return CUBES_LINE
    if isinstance(step, GiveBatch):
        return _section_built(before, state)
    return "bridge" if state.phase in PAID_AT_THE_BRIDGE else "castle"


def _section_built(before: Board, state: Board) -> str:
    """The section of the castle where a house was built."""
    rooms = zip(SECTIONS, before.castle, state.castle, strict=True)
    return next((f"castle-{section}" for section, then, now in rooms if then != now), "castle")
