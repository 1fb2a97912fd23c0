"""How rich a seat can become: no position may lead beyond.

A bound counts what is there and the most that can yet come of what waits in this turn. So whatever
is within it stays within it, whatever is played.
"""

from __future__ import annotations

from caylus.games.classic.rules.activation import BUILDINGS_PHASE, OwnerEffect, WorkerEffect
from caylus.games.classic.rules.board import NAMES, ROOM, SECTIONS, WORKERS, Board
from caylus.games.classic.rules.castle import CASTLE_FAVOR, CASTLE_PHASE
from caylus.games.classic.rules.ending import COUNT, END_PHASE, FAVORS, SCORED, SCORING
from caylus.games.classic.rules.favors import LINES, SIMPLE_POINTS, LineEffect, UseColumn
from caylus.games.classic.rules.goods import GOODS_NAMES
from caylus.games.classic.rules.points import LOST
from caylus.games.classic.rules.provost import PROVOST_PHASE
from caylus.games.classic.rules.rounds import INCOME_A_TURN, INCOME_PHASE
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.rules.specials import SPECIALS_PHASE, VISITS, UseSpecial, Visit
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.turns import TURN, WORKERS_PHASE
from caylus.games.classic.rules.words import TAKE_TWO
from caylus.kernel.state import Step, checked

# The most goods of one kind, and the most points, of one effect, one line of favors, one batch.
AN_EFFECT = (6, max(building.points for building in BUILDINGS))
A_LINE = (7, AN_EFFECT[1])
A_BATCH = 5
A_VISIT = 1
TWO_CUBES = 2
# Positions made by hand may be some turns richer than any game, and leave out phases.
SPARE_TURNS = 3

_LINES = (A_LINE[0] * len(LINES), A_LINE[1] * len(LINES))
_INCOME = INCOME_A_TURN + ROAD + sum(building.income for building in BUILDINGS)
_OTHERS = 4 * WORKERS
_SPECIAL = (AN_EFFECT[0], A_VISIT + SIMPLE_POINTS)
_COUNT = SIMPLE_POINTS * max(map(max, FAVORS))
# The most that each phase gives a seat, the favors among it, batches apart.
_BY_PHASE: dict[Step, tuple[int, int]] = {
    INCOME_PHASE: (_INCOME + _LINES[0], _LINES[1]),
    WORKERS_PHASE: (1 + _LINES[0], _OTHERS + _LINES[1]),
    SPECIALS_PHASE: (_SPECIAL[0] * len(VISITS) + _LINES[0], _SPECIAL[1] * len(VISITS) + _LINES[1]),
    PROVOST_PHASE: _LINES,
    BUILDINGS_PHASE: (
        AN_EFFECT[0] * WORKERS + _OTHERS + _LINES[0],
        AN_EFFECT[1] * WORKERS + _LINES[1],
    ),
    CASTLE_PHASE: (_LINES[0], SIMPLE_POINTS + _LINES[1]),
    END_PHASE: (_LINES[0], _COUNT * len(SECTIONS) + _LINES[1]),
}
_BATCHES = A_BATCH * sum(ROOM)
A_TURN = tuple(map(sum, zip(*_BY_PHASE.values(), strict=True)))


def _coming(state: Board, seat: int) -> tuple[int, int]:
    """The most goods of one kind, and points, that what waits in this turn brings a seat."""
    unused = len(LINES) - state.used[seat].bit_count()
    goods, points = A_LINE[0] * unused, A_LINE[1] * unused + A_BATCH * sum(state.castle)
    for who, step in state.agenda:
        more = _own(state, seat, step) if who == seat else _of_all(state, seat, step)
        goods, points = goods + more[0], points + more[1]
    return goods, points


def _of_all(state: Board, seat: int, step: Step) -> tuple[int, int]:
    """What somebody else's step, or one of nobody, brings a seat."""
    if step is TURN:
        return int(not state.bridge), sum(state.workers) - state.workers[seat]
    if isinstance(step, Visit | UseSpecial):
        return _SPECIAL
    if step is SCORING:
        return 0, _COUNT * (len(SECTIONS) - state.scored)
    if step is SCORED:
        return 0, -_COUNT
    if step is CASTLE_FAVOR:
        return 0, SIMPLE_POINTS
    return _BY_PHASE.get(step, (0, 0))


def _own(state: Board, seat: int, step: Step) -> tuple[int, int]:
    """What a step of a seat itself brings it, but for lines that it has not used yet."""
    if isinstance(step, WorkerEffect):
        return AN_EFFECT
    if step is COUNT:
        return 0, _COUNT
    if step is state.edition.favor:
        return 0, SIMPLE_POINTS
    if isinstance(step, OwnerEffect):
        return 1, 0
    if isinstance(step, LineEffect | UseColumn):
        return A_LINE
    return (TWO_CUBES, 0) if step is TAKE_TWO else _of_all(state, seat, step)


def check_bounds(state: Board) -> None:
    """Refuse a position, with its whole agenda, that leads to more than any game gives."""
    turns = state.round + SPARE_TURNS
    for seat in range(state.players):
        goods, points = _coming(state, seat)
        for name, has in zip(GOODS_NAMES, state.goods_of(seat), strict=True):
            reason = f"{NAMES[seat]} has {has} {name}: too many for round {state.round}"
            checked(has + goods <= A_TURN[0] * turns, reason)
        has = sum(state.points_of(seat)[:LOST])
        reason = f"{NAMES[seat]} has {has} points: too many for round {state.round}"
        checked(has + points <= A_TURN[1] * turns + _BATCHES, reason)
