"""Weights from lessons: prospects by how games ended, instinct by imitating what search thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

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
# What makes winners likelier must also foretell points a little, and stay near the old weights.
POINTS = 0.002
FAITH = 200.0
RARE = 0.05
LEAST_SWING = 0.1
# The points that a shortfall is measured by, and the pull to none.
A_SHORTFALL = 5.0
STAY = 0.001


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


def outlook(
    lessons: Sequence[Lesson],
    weights: Mapping[str, Sequence[float]],
    swing: Sequence[float],
    faith: float = FAITH,
) -> tuple[dict[str, list[float]], list[float]]:
    """Weights of prospects and a swing that make the winners of the lessons likelier.

    They stay near the old ones, as if so many rounds spoke for them, and still foretell points.
    """
    seen, banked, final, shares = _by_round(lessons)
    old = np.array(list(weights.values())).T.ravel()
    sizes = seen.std((0, 1)) + RARE
    early, count = seen[:, :1, -1], len(old)  # the last feature counts 1, and fades
    first = np.maximum(swing, LEAST_SWING)

    def slope(steps: Matrix) -> Matrix:
        values = banked + seen @ (old + steps[:count] / sizes)
        always, fading = np.exp(steps[count:]) * first
        points = always + fading * early
        wrong = (_shares(values / points, 1.0) - shares) / points
        pull = wrong + 2 * POINTS * (values - final)
        by_weight = np.einsum("rs,rsk->k", pull, seen) / sizes / len(seen)
        by_points = -(wrong * values).sum(1, keepdims=True) / points / len(seen)
        by_weight += 2 * faith / len(seen) * steps[:count]
        return np.array([*by_weight, by_points.sum() * always, (by_points * early).sum() * fading])

    steps = _descended(slope, count + len(swing), np.inf)
    found = (old + steps[:count] / sizes).reshape(2, -1).T.round(3).tolist()
    return dict(zip(weights, found, strict=True)), (np.exp(steps[count:]) * first).round(3).tolist()


def _by_round(lessons: Sequence[Lesson]) -> tuple[Matrix, Matrix, Matrix, Matrix]:
    """Features, points, last points and shares of every seat, in all rounds of all lessons."""
    seen = np.concatenate([_by_seat(one, one.features) for one in lessons])
    banked = np.concatenate([_by_seat(one, one.banked)[..., 0] for one in lessons])
    final = banked + np.concatenate([_by_seat(one, one.won)[..., 0] for one in lessons])
    shares = np.concatenate([[one.shares] * (len(one.won) // len(one.shares)) for one in lessons])
    return seen, banked, final, shares


def foretold(
    lessons: Sequence[Lesson],
    weights: Mapping[str, Sequence[float]],
    swing: Sequence[float],
    short: Sequence[Sequence[float]] = (),
) -> float:
    """The mean logarithm of the chance that the winners of the lessons were given; 0 is certain.

    `short` are the points that the seats of each lesson fall short by, if they do.
    """
    lead, left, shares = _leads(lessons, weights, swing)
    if short:
        lead = lead - _in_rounds(lessons, short) * left
    return float((np.log(_shares(lead, 1.0)) * shares).sum(1).mean())


def shortfalls(
    lessons: Sequence[Lesson],
    weights: Mapping[str, Sequence[float]],
    swing: Sequence[float],
    levels: Sequence[Sequence[str]],
    names: Sequence[str],
) -> dict[str, float]:
    """The points by which levels of some names fall short, as makes the winners likelier.

    `levels` are those of each lesson's seats.
    """
    lead, left, shares = _leads(lessons, weights, swing)
    marks = [[[name == level for name in names] for level in one] for one in levels]
    sits = _in_rounds(lessons, marks) * A_SHORTFALL

    def slope(steps: Matrix) -> Matrix:
        wrong = _shares(lead - sits @ steps * left, 1.0) - shares
        drawn = -np.einsum("rs,rsk->k", wrong * left, sits)
        return np.asarray(drawn / len(lead) + STAY * steps)

    found = A_SHORTFALL * _descended(slope, len(names), np.inf)
    return {name: round(float(points), 1) for name, points in zip(names, found, strict=True)}


def _leads(
    lessons: Sequence[Lesson], weights: Mapping[str, Sequence[float]], swing: Sequence[float]
) -> tuple[Matrix, Matrix, Matrix]:
    """By round: the points of every seat in swings, the swings of a point left, and the shares."""
    seen, banked, _final, shares = _by_round(lessons)
    values = banked + seen @ np.array(list(weights.values())).T.ravel()
    left = seen[:, :1, -1]
    points = swing[0] + swing[1] * left
    return values / points, left / points, shares


def _in_rounds(lessons: Sequence[Lesson], by_lesson: Sequence[Any]) -> Matrix:
    """What is told of each lesson, once for each of its rounds."""
    rounds = [len(one.won) // len(one.scores) for one in lessons]
    return np.repeat(np.array(by_lesson, float), rounds, axis=0)


def _by_seat(lesson: Lesson, rows: Matrix) -> Matrix:
    """Rows of a lesson as rounds, seats and whatever they hold."""
    return rows.reshape(-1, len(lesson.scores), rows.size // len(lesson.won))


def instinct(lessons: Sequence[Lesson], weights: dict[str, float]) -> dict[str, float]:
    """Weights of instinct that come closer to what search thought, and stay near the old ones.

    Each weight is measured by its own size.
    """
    fixed, slopes, deserved = _stacked([each for one in lessons for each in one.decisions])
    old = np.array(list(weights.values()))
    sizes = np.array([size(weight) for weight in old])
    slopes = slopes * sizes
    fixed = fixed + slopes @ (old / sizes)

    def slope(steps: Matrix) -> Matrix:
        shares = _shares(fixed + slopes @ steps)
        wrong = np.einsum("da,dak->k", shares - deserved, slopes) / DOUBT / len(shares)
        return np.asarray(wrong + INERTIA * steps)

    found = old + _descended(slope, len(weights), FARTHEST) * sizes
    return {name: round(float(weight), 3) for name, weight in zip(weights, found, strict=True)}


def _descended(slope: Callable[[Matrix], Matrix], count: int, farthest: float) -> Matrix:
    """So many numbers from 0 down a slope, none beyond the farthest (Adam: Kingma and Ba, 2015)."""
    steps, drift, swing = np.zeros(count), np.zeros(count), np.zeros(count)
    for number in range(1, STEPS + 1):
        wrong = slope(steps)
        drift = 0.9 * drift + 0.1 * wrong
        swing = 0.99 * swing + 0.01 * wrong**2
        speed = np.sqrt(swing / (1 - 0.99**number)) + 1e-8
        steps = steps - RATE * drift / (1 - 0.9**number) / speed
        steps = np.clip(steps, -farthest, farthest)
    return steps


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


def _shares(felt: Matrix, doubt: float = DOUBT) -> Matrix:
    """How attention, or chance, is divided by what is felt."""
    raised = np.exp((felt - felt.max(axis=1, keepdims=True)) / doubt)
    shares: Matrix = raised / raised.sum(axis=1, keepdims=True)
    return shares
