"""The command `train`: learns the weights of a variant and a number of players."""

from __future__ import annotations

import json
import os
import pickle
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tqdm import tqdm

from caylus.arena.evolution import Evolution
from caylus.arena.fitting import fit
from caylus.players.magna_carta.instinct import FIRST_WEIGHTS
from caylus.players.magna_carta.mind import WEIGHTS, weights_file


@dataclass(frozen=True)
class Plan:
    """What to learn: for a variant and a number of players, through so many generations and games.

    The `folder` keeps the run after every generation, so it can be stopped at any time. A new run
    may `start` from weights learned before, such as those of "standard-2".
    """

    variant: str
    players: int
    generations: int
    games: int
    seed: int
    folder: Path
    start: str = ""

    @property
    def name(self) -> str:
        """The name of the run's files."""
        return f"{self.variant}-{self.players}"


def train(plan: Plan) -> dict[str, Any]:
    """Evolve instinct, then learn prospects from its games; returns what was written where."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        run = evolve(plan, pool)
        prospects = fit(run.weights, plan.variant, plan.players, plan.games, pool.map)
    weights = {"instinct": run.weights, "prospects": prospects}
    path = weights_file(plan.variant, plan.players)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
    plot = plan.folder / f"{plan.name}.svg"
    draw(run, plot)
    return {"weights": str(path), "generations": len(run.curve), "plot": str(plot)}


def evolve(plan: Plan, pool: Executor) -> Evolution:
    """Go on with the run that the folder keeps, or begin it; raises ValueError for another seed."""
    kept = plan.folder / f"{plan.name}.run"
    run = _kept(kept) or Evolution(plan.variant, plan.players, plan.seed, _first(plan.start))
    if run.seed != plan.seed:
        raise ValueError(f"{kept} was begun with seed {run.seed}, not {plan.seed}")
    count = len(run.curve)
    with tqdm(total=plan.generations, initial=count, unit="generation", desc="instinct") as bar:
        while len(run.curve) < plan.generations:
            run.generation(pool.map)
            _keep(run, kept)
            bar.set_postfix(best=f"{run.curve[-1][0]:.3f}", mean=f"{run.curve[-1][1]:.3f}")
            bar.update()
    return run


def draw(run: Evolution, path: Path) -> None:
    """Plot how well the children of each generation did against their ancestors."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    axes.plot([-mean for _, mean in run.curve], label="mean of the children")
    axes.plot([-best for best, _ in run.curve], label="best child", alpha=0.5)
    axes.axhline(0, color="grey", linewidth=0.5)
    axes.set_xlabel("generation")
    axes.set_ylabel("success against the last ancestors")
    axes.set_title(f"Instinct, {run.variant}, {run.players} players")
    axes.legend()
    figure.savefig(path)


def _first(start: str) -> dict[str, float]:
    if not start:
        return dict(FIRST_WEIGHTS)
    path = WEIGHTS / f"{start}.json"
    weights: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))["instinct"]
    return weights


def _kept(path: Path) -> Evolution | None:
    if not path.exists():
        return None
    with path.open("rb") as file:
        run = pickle.load(file)
    assert isinstance(run, Evolution)
    return run


def _keep(run: Evolution, path: Path) -> None:
    unfinished = path.with_suffix(".new")
    with unfinished.open("wb") as file:
        pickle.dump(run, file)
    unfinished.replace(path)
