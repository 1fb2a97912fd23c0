"""The command `train`: opponents learn from games that they play with a search against themselves.

Expert iteration (Anthony, Tian and Barber, 2017): in every generation a search plays games with
the weights learned so far. Instinct learns to recommend what the search found, and prospects learn
to foretell how the games ended. Some seats play with tastes changed at random or with weights of
earlier generations, so that learning sees what nobody would do. New weights teach the next
generation only if they beat their teacher; otherwise learning goes in circles.
"""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tqdm import tqdm

from caylus import games
from caylus.arena import fitting
from caylus.arena.lessons import Lesson, Task, Weights, played, size
from caylus.arena.matches import Duel, duel
from caylus.games.contract import GameTraining

# How many generations of games are remembered, for prospects and for instinct.
REMEMBERED = 5
FRESH = 2
ANCESTORS = 8
# The part of the seats with the last weights, and the part of the others with changed tastes.
LAST = 0.6
CHANGED = 0.6
A_CHANGE = 0.15
# How much more than its fair part of the games a generation must win against its teacher.
BETTER = 0.03
DEALS_A_GENERATION = 100_000


@dataclass(frozen=True)
class Plan:
    """A plan of what to learn: a variant, a number of players, so many generations and games.

    The `folder` keeps the run after every generation, so you can stop it at any time. A new run
    may `start` from weights learned before, such as those of "standard-2". Decisions get `quick`
    iterations of thought, decisions to learn from get `thorough` ones. After each generation,
    `tests` games show what was learned.
    """

    game: str
    variant: str
    players: int
    generations: int
    games: int
    seed: int
    folder: Path
    start: str = ""
    quick: int = 32
    thorough: int = 200
    tests: int = 100

    @property
    def name(self) -> str:
        """The name of the run's files."""
        return f"{self.variant}-{self.players}"


@dataclass
class Training:
    """A run of training that you can stop and pickle after any generation.

    `weights` are the best so far. `curve` has a pair for every generation: the part of games that
    it won against its teacher, and the mean winning score of the games that it learned from.
    """

    plan: Plan
    weights: Weights
    ancestors: list[Weights] = field(default_factory=list)
    remembered: list[list[Lesson]] = field(default_factory=list)
    curve: list[tuple[float, float]] = field(default_factory=list)

    def generation(self, pool: Executor) -> None:
        """Play, learn, and measure what was learned."""
        number = len(self.curve) + 1
        random = Random(self.plan.seed * 1_000 + number)
        tasks = [self._task(number, game, random) for game in range(self.plan.games)]
        lessons = list(pool.map(played, tasks))
        self.remembered = [*self.remembered, lessons][-REMEMBERED:]
        every = [lesson for generation in self.remembered for lesson in generation]
        fresh = [lesson for generation in self.remembered[-FRESH:] for lesson in generation]
        known = {name: self.weights.prospects[name] for name in self.known.FEATURES}
        instinct = fitting.instinct(fresh, self.weights.instinct)
        foretold = fitting.prospects(every, known)
        learned = Weights(
            self.plan.game, instinct, *fitting.outlook(every, foretold, self.weights.swing)
        )
        rate = self._rate(learned, number, pool)
        winning = sum(max(lesson.scores) for lesson in lessons) / len(lessons)
        self.curve.append((rate, winning))
        if rate >= self.better:
            self.ancestors = [*self.ancestors, self.weights]
            self.weights = learned

    @property
    def known(self) -> GameTraining:
        """What opponents can learn of the game."""
        return games.training(self.plan.game)

    @property
    def better(self) -> float:
        """The part of the games that a generation must win against its teacher."""
        return 1 / self.plan.players + BETTER

    def _task(self, number: int, game: int, random: Random) -> Task:
        plan = self.plan
        deal = plan.seed + DEALS_A_GENERATION * number + game
        seats = [self._seat(random) for _ in range(plan.players)]
        return Task(seats, self.weights, plan.variant, deal, plan.quick, plan.thorough)

    def _rate(self, learned: Weights, number: int, pool: Executor) -> float:
        """The part of some games that the new weights win against their teacher."""
        plan = self.plan
        match = (learned, self.weights, plan.variant, plan.players, number)
        duels = [Duel(*match, game, plan.quick) for game in range(plan.tests)]
        return sum(pool.map(duel, duels)) / plan.tests

    def _seat(self, random: Random) -> Weights:
        """The weights at a seat: the last ones, an ancestor's, or changed ones."""
        if random.random() < LAST:
            return self.weights
        known = [*self._some_ancestors(), self.weights]
        taste = random.choice([*(each.instinct for each in known), dict(self.known.FIRST_WEIGHTS)])
        if random.random() < CHANGED:
            taste = changed(taste, self.known.STRANGE, random)
        return self.weights._replace(instinct=taste)

    def _some_ancestors(self) -> list[Weights]:
        """Ancestors from the first to the last: learning against the last only goes in circles."""
        last = len(self.ancestors) - 1
        if last < 0:
            return []
        chosen = {round(last * part / (ANCESTORS - 1)) for part in range(ANCESTORS)}
        return [self.ancestors[index] for index in sorted(chosen)]


def changed(
    instinct: dict[str, float], strange: Mapping[str, Sequence[int]], random: Random
) -> dict[str, float]:
    """An instinct with other tastes: every weight changes a little, and some change a lot."""
    taste = {
        name: weight + random.gauss(0, A_CHANGE * size(weight)) for name, weight in instinct.items()
    }
    for name, most in strange.items():
        taste[name] += random.choice(most) * random.random()
    return taste


def train(plan: Plan) -> dict[str, Any]:
    """Learn as planned, or go on with a kept run; returns what was written where."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        run = _run(plan, pool)
    path = games.training(plan.game).weights_file(plan.variant, plan.players)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(run.weights.plain(), indent=1) + "\n", encoding="utf-8")
    plot = plan.folder / f"{plan.name}.svg"
    draw(run, plot)
    return {"weights": str(path), "generations": len(run.curve), "plot": str(plot)}


def _run(plan: Plan, pool: Executor) -> Training:
    """Go on with the run that the folder keeps, or begin it; raises ValueError for another seed."""
    kept = plan.folder / f"{plan.name}.run"
    run = _kept(kept) or begin(plan)
    if run.plan.seed != plan.seed:
        raise ValueError(f"{kept} was begun with seed {run.plan.seed}, not {plan.seed}")
    run.plan = plan
    count = len(run.curve)
    with tqdm(total=plan.generations, initial=count, unit="generation", desc=plan.name) as bar:
        while len(run.curve) < plan.generations:
            run.generation(pool)
            _keep(run, kept)
            rate, winning = run.curve[-1]
            bar.set_postfix(against_teacher=f"{rate:.0%}", winning=f"{winning:.1f}")
            bar.update()
    return run


def begin(plan: Plan) -> Training:
    """A run from its first weights: those of `start`, or hand-made ones that foretell nothing."""
    known = games.training(plan.game)
    nothing = {name: [0.0, 0.0] for name in known.FEATURES}
    first = Weights(plan.game, dict(known.FIRST_WEIGHTS), nothing, known.SWING)
    if plan.start:
        variant, _dash, players = plan.start.rpartition("-")
        first = Weights(plan.game, **{"swing": known.SWING, **known.learned(variant, int(players))})
    return Training(plan, first)


def draw(run: Training, path: Path) -> None:
    """Plot each generation's result against its teacher, and the winners' scores."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    numbers = range(1, len(run.curve) + 1)
    axes.plot(
        numbers, [100 * rate for rate, _ in run.curve], "o-", label="won against its teacher, %"
    )
    axes.plot(numbers, [winning for _, winning in run.curve], label="mean winning score")
    axes.axhline(100 * run.better, color="grey", linewidth=0.5, label="becomes the teacher")
    axes.set_xlabel("generation")
    axes.set_ylim(0, 100)
    axes.set_title(f"{run.plan.variant}, {run.plan.players} players")
    axes.legend()
    figure.savefig(path)


def _kept(path: Path) -> Training | None:
    if not path.exists():
        return None
    with path.open("rb") as file:
        run = pickle.load(file)
    assert isinstance(run, Training)
    return run


def _keep(run: Training, path: Path) -> None:
    unfinished = path.with_suffix(".new")
    with unfinished.open("wb") as file:
        pickle.dump(run, file)
    unfinished.replace(path)
