"""Plays the plans: `python -m tests.plans --against seneschal --games 24 --iterations 300`.

With `--told FILE` it tells what players did in the games of a file, a link on each line; with
`--temperaments LEVEL` what opponents of a level did, one of each temperament at one table.
"""

import argparse
import itertools
from pathlib import Path

from caylus.players import PLAYERS, player
from caylus.players.budget import Budget
from caylus.players.levels import LEVELS
from tests.plans import PLANS, plans
from tests.plans.deeds import GAME, Deeds, meet, one_of_each, told

HEAD = (
    "| plan | variant | players | games | won | points | others' | rounds | batches | buildings |"
    " residences | prestige | pushes | deniers |"
)
TEMPERED = [level.name for level in LEVELS if not level.temperament]
WHAT = ("rounds", "batches", "buildings", "residences", "prestige", "pushes", "deniers")


def main() -> None:
    """Play as the command line says, and print a row of a table for each plan and variant."""
    asked = _asked()
    print(HEAD, "|" + " --- |" * HEAD.count(" |"), sep="\n")
    if asked.told:
        links = asked.told.read_text("utf-8").split()
        for (variant, players, name), deeds in sorted(told(links).items()):
            _row(name, variant, players, deeds)
        return
    for variant in asked.variants:
        if asked.against:
            for name in asked.plans:
                _row(name, variant, asked.players, *_against(name, variant, asked))
            continue
        level, games = asked.temperaments, asked.games
        if level:
            found = one_of_each(level, variant, games, asked.iterations)
        else:
            found = _among(variant, asked)
        players = len(found) if level else asked.players
        for name, deeds in found.items():
            _row(name, variant, players, deeds)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.plans", description=__doc__)
    parser.add_argument("--against", choices=PLAYERS, help="at all other seats; else other plans")
    parser.add_argument("--games", type=int, default=24, help="of each plan, or of each table")
    parser.add_argument("--iterations", type=int, default=300, help="for a decision of a level")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variants", nargs="+", choices=GAME.variants, default=GAME.variants)
    parser.add_argument("--told", type=Path, help="a file of links; nothing is played")
    parser.add_argument("--temperaments", choices=TEMPERED, help="a level; no plan plays")
    parser.add_argument("--plans", nargs="+", choices=PLANS, default=list(PLANS))
    return parser.parse_args()


def _against(name: str, variant: str, asked: argparse.Namespace) -> tuple[Deeds, Deeds | None]:
    """What a plan and the first of its opponents did; nothing if the variant has no such plan."""
    if name not in plans(variant):
        return Deeds(), None
    budget = Budget(iterations=asked.iterations)
    others = [player(asked.against, budget) for _ in range(asked.players - 1)]
    plan, other, *_ = meet(variant, [PLANS[name](), *others], asked.games)
    return plan, other


def _among(variant: str, asked: argparse.Namespace) -> dict[str, Deeds]:
    """What every plan did at all tables of different plans."""
    deeds = {name: Deeds() for name in asked.plans if name in plans(variant)}
    for names in itertools.combinations(deeds, asked.players):
        table = [PLANS[name]() for name in names]
        meet(variant, table, asked.games, [deeds[name] for name in names])
    return deeds


def _row(name: str, variant: str, players: int, deeds: Deeds, other: Deeds | None = None) -> None:
    if deeds.games:
        rivals = f"{other.mean('points'):.1f}" if other else ""
        figures = [f"{100 * deeds.mean('won'):.0f}%", f"{deeds.mean('points'):.1f}", rivals]
        figures += [f"{deeds.mean(what):.1f}" for what in WHAT]
        cells = [name, variant, players, deeds.games, *figures]
        print("|", " | ".join(map(str, cells)), "|", flush=True)


if __name__ == "__main__":
    main()
