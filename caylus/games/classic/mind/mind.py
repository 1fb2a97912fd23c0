"""Instinct and prospects of classic Caylus, with the weights of a number of players."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from caylus.games.classic.mind.instinct import Instinct
from caylus.games.classic.mind.outlook import outlooks
from caylus.games.classic.mind.prospects import Prospects
from caylus.games.classic.mind.stage import part_left
from caylus.games.classic.rules.board import Board
from caylus.kernel.state import Action
from caylus.players.mind import Outlook, kept_shortfalls

WEIGHTS = Path(__file__).parent / "weights"
SHORTFALLS = WEIGHTS / "shortfalls.json"
SWING = (6.0, 0.0)
"""The swing of weights that name none: what always counts, and what fades with the game."""


class ClassicMind:
    """What the search asks about the game."""

    def __init__(self, instinct: Instinct, prospects: Prospects, swings: Sequence[float]) -> None:
        self.instinct = instinct
        self.prospects = prospects
        self.swings = swings

    def ranked(self, state: Board) -> list[tuple[Action, float]]:
        """What the actor may sensibly do, each with its worth at a glance."""
        return self.instinct.ranked(state)

    def values(self, state: Board) -> list[float]:
        """The points that each seat will probably end with; judged best between rounds."""
        return self.prospects.values(state)

    def swing(self, state: Board) -> float:
        """The points of lead that multiply the odds to win by e."""
        always, fading = self.swings
        return always + fading * part_left(state)

    def left(self, state: Board) -> float:
        """The part of the castle that is left."""
        return part_left(state)

    def outlooks(self, state: Board) -> list[Outlook]:
        """The points of each seat, with what they consist of."""
        return outlooks(self.prospects, state)


def taught(
    instinct: Mapping[str, float],
    prospects: Mapping[str, Sequence[float]],
    swing: Sequence[float] = SWING,
) -> ClassicMind:
    """The mind with these weights."""
    return ClassicMind(Instinct(instinct), Prospects(prospects), swing)


def weights_file(variant: str, players: int) -> Path:
    """Where the weights of a number of players are kept: all variants are played alike."""
    return WEIGHTS / f"{players}.json"


def learned(variant: str, players: int) -> dict[str, Any]:
    """The weights that were learned for a number of players."""
    weights: dict[str, Any] = json.loads(weights_file(variant, players).read_text("utf-8"))
    return weights


@functools.cache
def _read(players: int) -> ClassicMind:
    return taught(**learned("", players))


def mind(state: Board) -> ClassicMind:
    """The mind for a state's number of players."""
    return _read(state.players)


def shortfalls(state: Board) -> Mapping[str, float]:
    """The points by which levels fall short with a state's variant and number of players."""
    known = kept_shortfalls(SHORTFALLS)
    return known.get(weights_file(state.variant, state.players).stem, {})
