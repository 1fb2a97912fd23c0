"""Whole games played by instinct alone, a thousand a second: what learning is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from caylus.games.magna_carta import MAGNA_CARTA
from caylus.games.magna_carta.state import MagnaCarta
from caylus.players.magna_carta.instinct import Instinct
from caylus.players.search import play_hastily

Look = Callable[[MagnaCarta], None]


def play(
    instincts: Sequence[Instinct],
    variant: str,
    seed: int,
    haste: float = 0.1,
    look: Look | None = None,
) -> MagnaCarta:
    """Play a game out, an instinct a seat; `look` is shown the beginning of every round."""
    state = MAGNA_CARTA.new(variant, len(instincts))
    assert isinstance(state, MagnaCarta)
    lot = Random(seed).random
    seen = 0
    while state.actor is not None:
        if look and state.round > seen and state.actor >= 0:
            seen = state.round
            look(state)
        play_hastily(state, instincts[state.actor], haste, lot)
    return state


def lead(scores: Sequence[int], seat: int) -> int:
    """The points by which a seat is ahead of the best other one."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
