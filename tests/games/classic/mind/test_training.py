"""Opponents learn classic Caylus as they learn any game."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import caylus
from caylus.arena.lessons import Task, played
from caylus.arena.training import Plan, begin
from caylus.games.classic.mind.prospects import FEATURES
from caylus.games.classic.mind.tastes import FIRST_WEIGHTS

pytestmark = pytest.mark.long

GAME = caylus.game("classic")
# Iterations for most decisions, and for decisions to learn from.
BRIEFLY = (3, 8)


class Serial(Executor):
    """Does at once, in this process, what a pool would do in others."""

    def map(self, work: Any, *tasks: Iterable[Any], **_options: Any) -> Iterator[Any]:
        return map(work, *tasks)


@pytest.mark.parametrize("players", [2, 4])
def test_a_generation_learns_weights_of_all_that_is_judged(players: int, tmp_path: Path) -> None:
    plan = Plan(GAME.name, "2006", players, 1, 2, 3, tmp_path, f"2006-{players}", *BRIEFLY, tests=2)
    run = begin(plan)
    run.generation(Serial())

    assert len(run.curve) == 1
    assert run.weights.instinct.keys() == FIRST_WEIGHTS.keys()
    assert run.weights.prospects.keys() == set(FEATURES)


def test_what_instinct_feels_is_told_by_its_slopes() -> None:
    learned = begin(Plan(GAME.name, "2006", 2, 0, 0, 0, Path(), "2006-2")).weights
    lesson = played(Task([learned] * 2, learned, "2006", 7, *BRIEFLY))
    weights = np.array(list(learned.instinct.values()))
    felt = [each.fixed + each.slopes @ weights for each in lesson.decisions]

    assert all(len(each) > 1 for each in felt)
    assert max(np.abs(each).max() for each in felt) < 100
    assert all(each.deserved.sum() == pytest.approx(1) for each in lesson.decisions)


def test_a_lesson_has_a_row_for_each_seat_in_each_round() -> None:
    learned = begin(Plan(GAME.name, "2006", 3, 0, 0, 0, Path(), "2006-3")).weights
    lesson = played(Task([learned] * 3, learned, "2006", 8, *BRIEFLY))
    rounds, rest = divmod(len(lesson.features), 3)

    assert 9 <= rounds <= 18
    assert rest == 0
