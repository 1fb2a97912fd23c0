"""How rich a seat can become and how long a game can last: no position may lead beyond.

Every bound counts what is there and the most that can yet come of what waits. So whatever is
within it stays within it, whatever is played.
"""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.board import NAMES, STARTING_GOODS, TOKENS, WORKERS, Board
from caylus.games.magna_carta.rules.buildings import BUILDINGS_PHASE, OwnerEffect, WorkerEffect
from caylus.games.magna_carta.rules.cards import (
    BUILDINGS,
    PLAYER_BUILDINGS,
    PRESTIGE_BUILDINGS,
    RESIDENCE,
)
from caylus.games.magna_carta.rules.castle import CASTLE_BONUS, CASTLE_PHASE
from caylus.games.magna_carta.rules.payments import LETTERS
from caylus.games.magna_carta.rules.rounds import END_OF_ROUND, INCOME_A_ROUND, INCOME_PHASE, ROUND
from caylus.games.magna_carta.rules.turns import ACTIONS_PHASE, TURN
from caylus.games.magna_carta.rules.words import COMMON, Word
from caylus.games.magna_carta.rules.writing import GOODS_NAMES
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Step, checked

Goods = tuple[int, ...]
# Positions made by hand may be some rounds richer than any game, and leave out phases.
SPARE_ROUNDS = 3


def _most(word: Word | None) -> Goods:
    """The most of each kind of goods that one use of an effect gives."""
    gains = [trade.gain for trade in word.trades()] if word else []
    return tuple(
        max((gain.count(one) + (one in COMMON) * gain.count("?") for gain in gains), default=0)
        for one in LETTERS + "d"
    )


def _sum(parts: Sequence[Goods]) -> Goods:
    return tuple(map(sum, zip(*parts, strict=True)))


_NOTHING = (0, 0, 0, 0, 0)
_DENIER = (0, 0, 0, 0, 1)
_GOLD = (0, 0, 0, 1, 0)
_TO_WORKER = [_most(building.worker) for building in BUILDINGS]
_TO_OWNER = [_most(building.owner) for building in BUILDINGS]
_BEST_CARD = tuple(map(max, zip(*_TO_WORKER, strict=True)))
_RESIDENCES = len(PLAYER_BUILDINGS) * RESIDENCE.income
_PRESTIGE = sum(building.income for building in PRESTIGE_BUILDINGS)
# The most that each phase gives a seat; the first to pass gets a denier.
_BY_PHASE: dict[Step, Goods] = {
    INCOME_PHASE: (0, 0, 0, 0, INCOME_A_ROUND + _RESIDENCES + _PRESTIGE),
    ACTIONS_PHASE: _DENIER,
    BUILDINGS_PHASE: _sum([_BEST_CARD] * WORKERS + _TO_OWNER),
    CASTLE_PHASE: _GOLD,
}
A_ROUND = _sum(list(_BY_PHASE.values()))


def _coming(state: Board, seat: int) -> Goods:
    """The most goods that what waits brings a seat before the next round."""
    return _sum([_NOTHING, *(_given(state, seat, who, step) for who, step in state.agenda)])


def _given(state: Board, seat: int, who: int, step: Step) -> Goods:
    if who == seat and isinstance(step, WorkerEffect):
        return _TO_WORKER[state.road_kind[step.place]]
    if who == seat and isinstance(step, OwnerEffect):
        return _TO_OWNER[state.road_kind[step.place]]
    if step is TURN and not state.passed:
        return _DENIER
    return _GOLD if step is CASTLE_BONUS else _BY_PHASE.get(step, _NOTHING)


def _rounds(state: Board) -> int:
    """The most rounds that a game comes to: each takes a token out of the castle."""
    waiting = [step for _, step in state.agenda]
    castle_to_come = CASTLE_PHASE in waiting or CASTLE_BONUS in waiting
    taken = any(state.batches) or not castle_to_come
    another = (NOBODY, END_OF_ROUND) in state.agenda and taken and any(state.castle)
    return state.round + sum(state.castle) + waiting.count(ROUND) + another


def check_bounds(state: Board) -> None:
    """Refuse a position, with its whole agenda, that no game leads to or that leads too far."""
    most = sum(TOKENS[state.players]) + 1 + SPARE_ROUNDS
    checked(_rounds(state) <= most, f"round {state.round} and so many tokens in the castle")
    for seat in range(state.players):
        rows = zip(GOODS_NAMES, state.goods_of(seat), _coming(state, seat), strict=True)
        for (name, has, coming), start, gain in zip(rows, STARTING_GOODS, A_ROUND, strict=True):
            most = start + gain * (state.round + SPARE_ROUNDS)
            reason = f"{NAMES[seat]} has {has} {name}: too many for round {state.round}"
            checked(has + coming <= most, reason)
