"""Weights from lessons: prospects by least squares, instinct by imitating what search thought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from caylus.arena.lessons import Decision, Lesson, Matrix, size

# Restrains the weights of rare features; and the pull back to learned ones, as games are noisy.
RIDGE = 30.0
TRUST = 300.0
# The points that blur what instinct feels, as in a search; and the pull back to its old weights.
DOUBT = 2.0
INERTIA = 0.02
STEPS = 250
RATE = 0.03
FARTHEST = 0.6


def prospects(
    lessons: Sequence[Lesson], weights: Mapping[str, Sequence[float]]
) -> dict[str, list[float]]:
    """The weights that err least over the rounds of the lessons, near the old ones.

    They come in the order of the features.
    """
    seen = np.concatenate([lesson.features for lesson in lessons])
    won = np.concatenate([lesson.won for lesson in lessons])
    old = np.array(list(weights.values())).T.ravel()
    pull = TRUST if old.any() else RIDGE
    products = seen.T @ seen + pull * np.eye(seen.shape[1])
    solved = old + np.linalg.solve(products, seen.T @ (won - seen @ old))
    late, early = solved[: len(weights)], solved[len(weights) :]
    return {
        name: [round(float(always), 3), round(float(fading), 3)]
        for name, always, fading in zip(weights, late, early, strict=True)
    }


def instinct(lessons: Sequence[Lesson], weights: dict[str, float]) -> dict[str, float]:
    """Weights of instinct that come closer to what search thought, and stay near the old ones.

    The steps follow Adam (Kingma and Ba, 2015); each weight is measured by its own size.
    """
    fixed, slopes, deserved = _stacked([each for one in lessons for each in one.decisions])
    old = np.array(list(weights.values()))
    sizes = np.array([size(weight) for weight in old])
    slopes = slopes * sizes
    fixed = fixed + slopes @ (old / sizes)
    steps, drift, swing = np.zeros(len(weights)), np.zeros(len(weights)), np.zeros(len(weights))
    for number in range(1, STEPS + 1):
        shares = _shares(fixed + slopes @ steps)
        wrong = np.einsum("da,dak->k", shares - deserved, slopes) / DOUBT / len(shares)
        wrong += INERTIA * steps
        drift = 0.9 * drift + 0.1 * wrong
        swing = 0.99 * swing + 0.01 * wrong**2
        speed = np.sqrt(swing / (1 - 0.99**number)) + 1e-8
        steps = steps - RATE * drift / (1 - 0.9**number) / speed
        steps = np.clip(steps, -FARTHEST, FARTHEST)
    found = old + steps * sizes
    return {name: round(float(weight), 3) for name, weight in zip(weights, found, strict=True)}


def surprise(lessons: Sequence[Lesson], weights: dict[str, float]) -> float:
    """How badly instinct foretells what search thought (cross-entropy); less is better."""
    fixed, slopes, deserved = _stacked([each for one in lessons for each in one.decisions])
    shares = _shares(fixed + slopes @ np.array(list(weights.values())))
    return float(-(deserved * np.log(shares + 1e-9)).sum(axis=1).mean())


def _stacked(decisions: Sequence[Decision]) -> tuple[Matrix, Matrix, Matrix]:
    """Decisions as arrays, padded with actions that nobody would take."""
    most = max(len(decision.fixed) for decision in decisions)
    fixed = np.full((len(decisions), most), -1e9)
    slopes = np.zeros((len(decisions), most, decisions[0].slopes.shape[1]))
    deserved = np.zeros((len(decisions), most))
    for number, decision in enumerate(decisions):
        count = len(decision.fixed)
        fixed[number, :count] = decision.fixed
        slopes[number, :count] = decision.slopes
        deserved[number, :count] = decision.deserved
    return fixed, slopes, deserved


def _shares(felt: Matrix) -> Matrix:
    """How instinct divides its attention."""
    raised = np.exp((felt - felt.max(axis=1, keepdims=True)) / DOUBT)
    shares: Matrix = raised / raised.sum(axis=1, keepdims=True)
    return shares
