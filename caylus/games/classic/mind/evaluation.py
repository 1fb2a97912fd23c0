"""What a position of classic Caylus is worth to a seat, in points, as the opponent greedy sees it.

Greedy follows no learned weights, so that it stays the same while others learn.
"""

from __future__ import annotations

from caylus.games.classic.mind.glance import has_residence
from caylus.games.classic.mind.instinct import Instinct
from caylus.games.classic.mind.stage import part_left
from caylus.games.classic.mind.tastes import FIRST_WEIGHTS
from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.ending import PENALTIES, reward
from caylus.games.classic.rules.goods import GOODS
from caylus.games.classic.rules.numbers import CRAFT_KINDS, INCOME
from caylus.games.classic.rules.points import A_GOLD, CUBES_A_POINT, DENIERS_A_POINT
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.turns import PASS, TURN
from caylus.kernel.state import Action

ROUNDS = 11
"""How many turns a game has, about."""
CUBE_WORTH = (1.6, 1.5, 1.2, 0.8, 0.5)
"""What the first, second ... cube of a kind is worth while it can still be used."""
GOLD_WORTH = 4.5
GOLD_WITH_RESIDENCE = 1.5
READY_DENIERS = 7
READY_DENIER_WORTH = 0.75
INCOME_WORTH = 0.45
TILE_WORTH = 0.35
LEVEL_WORTH = 1.5
FAVOR_WORTH = 3.0
RIVAL = 0.4
AT_A_GLANCE = Instinct(FIRST_WEIGHTS)


def value(state: Board, seat: int) -> float:
    """The seat's prospects, less a part of its best rival's."""
    if state.is_over:
        worth = [float(score) for score in state.scores()]
    else:
        worth = [_prospects(state, player) for player in range(state.players)]
    rival = max(each for player, each in enumerate(worth) if player != seat)
    return worth[seat] - RIVAL * rival


def what_is_due(state: Board) -> Action:
    """Pass, leave the provost, and take what effects, favors and castle give."""
    if state.step is TURN:
        return PASS
    if isinstance(state.offered[0], MoveProvost):
        return next(action for action in state.offered if action.text == "provost 0")
    return max(AT_A_GLANCE.ranked(state), key=lambda pair: pair[1])[0]


def _prospects(state: Board, seat: int) -> float:
    left = part_left(state)
    return (
        sum(state.points_of(seat))
        + _goods(state, seat, min(1.0, 3 * left))
        + _road(state, seat) * ROUNDS * left
        + LEVEL_WORTH * sum(state.levels[seat * 4 : seat * 4 + 4]) * left
        + _castle(state, seat)
    )


def _goods(state: Board, seat: int, use: float) -> float:
    """What goods are worth: so much of it for their use, the rest at the end of the game."""
    start = seat * GOODS
    *cubes, gold, deniers = state.goods[start : start + GOODS]
    ready = sum(_first(count) for count in cubes)
    ready += READY_DENIER_WORTH * min(deniers, READY_DENIERS)
    ready += max(0, deniers - READY_DENIERS) / DENIERS_A_POINT
    ready += gold * (GOLD_WORTH + GOLD_WITH_RESIDENCE * has_residence(state, seat))
    last = gold * A_GOLD + sum(cubes) / CUBES_A_POINT + deniers / DENIERS_A_POINT
    return use * ready + (1 - use) * last


def _first(count: int) -> float:
    return sum(CUBE_WORTH[:count]) + max(0, count - len(CUBE_WORTH)) / CUBES_A_POINT


def _road(state: Board, seat: int) -> float:
    """What the seat's tiles bring in a turn: deniers, and the visits of others."""
    worth = 0.0
    for kind, owner in zip(state.road_kind, state.road_owner, strict=True):
        if owner == seat:
            worth += INCOME_WORTH * INCOME[kind] + TILE_WORTH * (kind in CRAFT_KINDS)
    return worth


def _castle(state: Board, seat: int) -> float:
    """What the houses in sections that are not scored yet will bring."""
    worth = 0.0
    for section in range(state.scored, len(SECTIONS)):
        houses = state.houses[seat * len(SECTIONS) + section]
        if houses:
            worth += FAVOR_WORTH * reward(section, houses)
        elif section == state.scored:
            worth -= PENALTIES[section]
    return worth
