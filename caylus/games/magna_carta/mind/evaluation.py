"""What a position of Magna Carta is worth to a seat, in points, by features a player would name."""

from __future__ import annotations

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.numbers import INCOME, OWNER_EFFECT, PRESTIGE, RESIDENCE_KIND
from caylus.games.magna_carta.rules.payments import DENIER, FOOD, GOLD, GOODS
from caylus.games.magna_carta.rules.provost import INFLUENCE
from caylus.games.magna_carta.rules.scoring import best_token
from caylus.games.magna_carta.rules.turns import PASS, TURN
from caylus.games.magna_carta.rules.words import Exchange, Tokens, Turn
from caylus.kernel.state import Action

TOKENS_A_ROUND = 2.5
DENIER_WORTH = 0.34
READY_DENIERS = 4
READY_DENIER_WORTH = 0.3
GOLD_WORTH = 1.8
CUBES_A_BATCH = 3
CARD_WORTH = 0.4
OWNED_CARD_WORTH = 0.35
RIVAL = 0.4


def value(state: Board, seat: int) -> float:
    """The seat's prospects, less a part of its best rival's."""
    if state.is_over:
        scores = state.scores()
        return scores[seat] - max(s for other, s in enumerate(scores) if other != seat)
    worth = [_prospects(state, player) for player in range(state.players)]
    rival = max(value for player, value in enumerate(worth) if player != seat)
    return worth[seat] - RIVAL * rival


def what_is_due(state: Board) -> Action:
    """Pass, leave the Provost, and take what effects and castle give."""
    if state.step is TURN:
        return PASS
    if state.step is INFLUENCE:
        return next(action for action in state.offered if action.text == "provost 0")
    return max(state.offered, key=lambda action: _gain(state, action))


def _prospects(state: Board, seat: int) -> float:
    points = scoring.points(state, seat)
    banked = points.tokens + points.buildings + points.residences + points.prestige
    rounds = _rounds_left(state)
    worth = _worth(state, rounds)
    start = seat * GOODS
    goods = sum(
        count * each for count, each in zip(state.goods[start : start + GOODS], worth, strict=True)
    )
    if rounds >= 1:
        goods += READY_DENIER_WORTH * min(READY_DENIERS, state.goods[start + DENIER])
    income = 0.0
    for kind, owner in zip(state.road_kind, state.road_owner, strict=True):
        if owner == seat:
            income += INCOME[kind] * DENIER_WORTH
            income += OWNED_CARD_WORTH if OWNER_EFFECT[kind] else 0
    cards = min(4, state.hand[seat].bit_count()) * CARD_WORTH * min(1, rounds / 3)
    return banked + goods + income * rounds + cards


def _gain(state: Board, action: Action) -> float:
    """What an effect's or the castle's action brings at once."""
    worth = _worth(state, _rounds_left(state))
    if isinstance(action, Exchange):
        return sum(count * worth[kind] for kind, count in action.delta)
    if isinstance(action, Tokens):
        return action.count * best_token(state) - action.price * worth[DENIER]
    if isinstance(action, Offer):
        spent = sum(count * worth[kind] for kind, count in enumerate(action.payment))
        return action.count * (best_token(state) + 0.5) - spent
    if isinstance(action, Turn):
        return _turning(state, action, worth)
    return 0.0


def _turning(state: Board, action: Turn, worth: list[float]) -> float:
    lost = PRESTIGE[state.road_kind[action.place]] + OWNED_CARD_WORTH
    gained = PRESTIGE[RESIDENCE_KIND] + DENIER_WORTH * _rounds_left(state)
    return gained - lost - worth[action.kind]


def _rounds_left(state: Board) -> float:
    return sum(state.castle) / (TOKENS_A_ROUND + 0.4 * state.players)


def _worth(state: Board, rounds: float) -> list[float]:
    """What one food, wood, stone, gold and denier are worth with some rounds to go."""
    cube = 1 / 3 if rounds < 1 else max(0.7, 0.9 * best_token(state) / CUBES_A_BATCH)
    gold = 1.0 if rounds < 1 else GOLD_WORTH
    denier = 1 / 3 if rounds < 1 else DENIER_WORTH
    return [cube] * (GOLD - FOOD) + [gold, denier]
