"""Games to learn from: search plays them, with strange tastes and mistakes among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caylus import games
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, State
from caylus.players.budget import Budget
from caylus.players.mind import Mind
from caylus.players.search import Search, Thought

Matrix = NDArray[np.float64]
# What prospects see of every seat in a round, and its points.
Round = tuple[list[list[float]], list[int]]
# The part of the decisions that get thorough thought and are learned from.
THOROUGH_PART = 0.2
# Learners look around more than players.
CURIOSITY = 28.8
OPEN_MIND = 0.15
MISTAKES = 0.1
# The least size of a weight's step, and the part of it that shows what the weight does.
LEAST_SIZE = 0.3
A_STEP = 0.05


class Weights(NamedTuple):
    """What an opponent has learned of a game."""

    game: str
    instinct: dict[str, float]
    prospects: dict[str, list[float]]
    swing: Sequence[float]

    @property
    def mind(self) -> Mind:
        """The mind with these weights."""
        return games.training(self.game).taught(self.instinct, self.prospects, self.swing)

    @property
    def outlook(self) -> tuple[dict[str, list[float]], Sequence[float]]:
        """What foretells games: prospects in the order of the features, and the swing."""
        names = games.training(self.game).FEATURES
        return {name: self.prospects[name] for name in names}, self.swing

    def plain(self) -> dict[str, Any]:
        """The weights as they are kept for a variant and a number of players of the game."""
        return {"instinct": self.instinct, "prospects": self.prospects, "swing": self.swing}


@dataclass(frozen=True)
class Task:
    """A game to play: the weights at each seat, and the student, whose instinct learns from it.

    Most decisions only carry the game on and get `quick` iterations of thought. Decisions to
    learn from get `thorough` ones.
    """

    seats: Sequence[Weights]
    student: Weights
    variant: str
    deal: int
    quick: int
    thorough: int


class Decision(NamedTuple):
    """A decision that was thought about: how much each action deserved, of 1 in all.

    What instinct feels about an action is nearly linear in its weights: `fixed`, and `slopes` for
    every weight.
    """

    fixed: Matrix
    slopes: Matrix
    deserved: Matrix


@dataclass(frozen=True)
class Lesson:
    """What a game taught: the features of each seat in each round, and the points it still won.

    `banked` are the points that it had by then, and `shares` what each seat has of the victory.
    """

    features: Matrix
    won: Matrix
    decisions: list[Decision]
    scores: list[int]
    banked: Matrix
    shares: list[float]


def size(weight: float) -> float:
    """A large step for a weight."""
    return max(LEAST_SIZE, abs(weight))


def played(task: Task) -> Lesson:
    """Play a game and return what it teaches."""
    random = Random(task.deal)
    game = task.student.game
    state = games.GAMES[game].new(task.variant, len(task.seats), task.deal)
    quickly, thoroughly = Budget(iterations=task.quick), Budget(iterations=task.thorough)
    search = Search(quickly, curiosity=CURIOSITY, open_mind=OPEN_MIND)
    minds = [weights.mind for weights in task.seats]
    seen: list[Round] = []
    decisions: list[Decision] = []
    while state.actor is not None:
        look(state, seen)
        if state.actor == CHANCE or len(state.offered) == 1:
            state.apply(state.outcome(random.random()))
            continue
        thought = Thought(search, state.sight(state.actor), random, minds[state.actor])
        is_thorough = random.random() < THOROUGH_PART
        thought.go_on(thoroughly if is_thorough else quickly)
        if is_thorough:
            decisions += _decision(task.student, state, thought)
        state.apply(_chosen(thought, random))
    return lesson(state, seen, decisions)


def look(state: State, seen: list[Round]) -> None:
    """Add what prospects see, if nobody has looked in this round yet."""
    if state.actor != CHANCE and state.round > len(seen):
        seen.append(games.training(state.game).features(state))


def lesson(state: State, seen: Sequence[Round], decisions: list[Decision]) -> Lesson:
    """What a game that is over taught, from what was seen in its rounds."""
    scores, winners = state.scores(), state.winners()
    rows = [own for every, _points in seen for own in every]
    banked = np.array([each for _every, points in seen for each in points], float)
    won = np.tile(scores, len(seen)) - banked
    shares = [(seat in winners) / len(winners) for seat in range(state.players)]
    return Lesson(np.array(rows), won, decisions, scores, banked, shares)


def _chosen(thought: Thought, random: Random) -> Action:
    """The best action or, now and then, another one that was visited."""
    if random.random() >= MISTAKES:
        return thought.action
    children = thought.root.children
    return random.choices(list(children), [child.visits for child in children.values()])[0]


def _decision(student: Weights, state: State, thought: Thought) -> list[Decision]:
    """The decision as a lesson for instinct; none if there was nothing to choose."""
    ranked = student.mind.ranked(state)
    actions = [action for action, _worth in ranked]
    children = thought.root.children
    visits = [children[each].visits if each in children else 0 for each in actions]
    if len(actions) < 2 or not sum(visits):
        return []
    worth = np.array([worth for _action, worth in ranked])
    slopes = np.zeros((len(actions), len(student.instinct)))
    for number, name in enumerate(student.instinct):
        step = A_STEP * size(student.instinct[name])
        changed = {**student.instinct, name: student.instinct[name] + step}
        felt = dict(student._replace(instinct=changed).mind.ranked(state))
        slopes[:, number] = [
            (felt.get(action, now) - now) / step for action, now in zip(actions, worth, strict=True)
        ]
    fixed = worth - slopes @ np.array(list(student.instinct.values()))
    return [Decision(fixed, slopes, np.array(visits) / sum(visits))]
