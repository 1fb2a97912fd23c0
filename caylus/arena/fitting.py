"""Prospects learned from games: least squares of what seats still won, over positions seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from caylus.arena.playing import play
from caylus.games.magna_carta.state import MagnaCarta
from caylus.players.magna_carta.instinct import FIRST_WEIGHTS, Instinct
from caylus.players.magna_carta.prospects import FEATURES, features

Matrix = NDArray[np.float64]
# Restrains weights of features that are rarely seen.
RIDGE = 30.0
# Games are played hastily, and every third seat by somebody untaught, to see more positions.
HASTE = 0.5
UNTAUGHT_EVERY = 3
BATCH = 50


@dataclass(frozen=True)
class Batch:
    """Some deals to play by an instinct."""

    weights: dict[str, float]
    variant: str
    players: int
    deals: Sequence[int]


def sums(batch: Batch) -> tuple[Matrix, Matrix]:
    """The sums of products of features, and of features with what was still won."""
    taught, untaught = Instinct(batch.weights), Instinct(FIRST_WEIGHTS)
    rows: list[list[float]] = []
    won: list[float] = []
    for deal in batch.deals:
        seats = [
            untaught if (deal + seat) % UNTAUGHT_EVERY == 0 else taught
            for seat in range(batch.players)
        ]
        seen: list[tuple[list[list[float]], list[int]]] = []

        def look(state: MagnaCarta, seen: list[tuple[list[list[float]], list[int]]] = seen) -> None:
            seen.append(features(state))

        scores = play(seats, batch.variant, deal, HASTE, look).scores()
        for own, points in seen:
            rows += own
            won += [score - already for score, already in zip(scores, points, strict=True)]
    table, results = np.array(rows), np.array(won)
    return table.T @ table, table.T @ results


def fit(
    weights: dict[str, float],
    variant: str,
    players: int,
    games: int,
    run: Callable[..., Iterable[tuple[Matrix, Matrix]]],
) -> dict[str, list[float]]:
    """The weights of prospects, learned from so many games; `run` may map in parallel."""
    batches = [
        Batch(weights, variant, players, range(first, min(first + BATCH, games)))
        for first in range(0, games, BATCH)
    ]
    size = 2 * len(FEATURES)
    products, results = np.zeros((size, size)), np.zeros(size)
    for of_features, of_results in run(sums, batches):
        products += of_features
        results += of_results
    solved = np.linalg.solve(products + RIDGE * np.eye(size), results)
    late, early = solved[: len(FEATURES)], solved[len(FEATURES) :]
    return {
        name: [round(float(always), 3), round(float(fading), 3)]
        for name, always, fading in zip(FEATURES, late, early, strict=True)
    }
