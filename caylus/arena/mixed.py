"""The command `mixed`: games of greedy and hasty searches of every temperament at one table.

Opponents that only learn from one another all learn one plan. Here others are in their way.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tqdm import tqdm

from caylus import games
from caylus.arena.tournament import A_SECOND
from caylus.kernel.record import Match, new_match
from caylus.players import counting
from caylus.players.levels import LEVELS
from caylus.players.selfplay import GAMES_A_SEED
from caylus.players.temperaments import ANY, dealt
from caylus.records.link import link

GREEDY = "greedy"
SEARCH = LEVELS[-1].name
# The part of the seats with greedy, and the part of the others without a temperament.
GREEDY_PART = 0.4
PLAIN_PART = 0.4


@dataclass(frozen=True)
class Plan:
    """A plan of what to play: so many games of a variant for so many players, from a seed.

    Searches think for so many `iterations`. Every game is written at once to the file of the
    `path`, as the text of a link in a line. With `levels` the strongest sits among players
    of one level, of any temperament.
    """

    game: str
    variant: str
    players: int
    games: int
    seed: int
    iterations: int
    path: Path
    levels: bool = False


def mixed(plan: Plan) -> dict[str, Any]:
    """Play games as planned, or go on behind those in the file; returns how many it has."""
    plan.path.parent.mkdir(parents=True, exist_ok=True)
    pool = ProcessPoolExecutor(os.cpu_count())
    with plan.path.open("a+", encoding="utf-8") as file, pool:
        file.seek(0)
        there = len(file.read().splitlines())
        due = pool.map(played, _begun(plan, there))
        for line in tqdm(due, plan.path.name, plan.games, initial=there, unit="game"):
            print(line, file=file, flush=True)
    return {"games": max(there, plan.games), "file": str(plan.path)}


def _begun(plan: Plan, there: int) -> Iterator[tuple[Match, int]]:
    """The games that are not there yet, before their first deal, and the iterations of thought."""
    game = games.GAMES[plan.game]
    among = games.temperaments(plan.game, plan.variant)
    for number in range(there, plan.games):
        seed = plan.seed * GAMES_A_SEED + number
        random = Random(seed)
        if plan.levels:
            names = _of_a_level(among, plan.players, random)
        else:
            names = [_somebody(among, random) for _ in range(plan.players)]
        seats = [(name, "") for name in names]
        yield new_match(game, plan.variant, seats, seed), plan.iterations


def _somebody(temperaments: Sequence[str], random: Random) -> str:
    """Who sits at a seat of a mixed table."""
    if random.random() < GREEDY_PART:
        return GREEDY
    if random.random() < PLAIN_PART or not temperaments:
        return SEARCH
    return f"{SEARCH}-{random.choice(temperaments)}"


def _of_a_level(temperaments: Sequence[str], players: int, random: Random) -> list[str]:
    """The strongest at one seat, and greedy or one of the levels below at all others."""
    below = [level.name if level.temperament else f"{level.name}-{ANY}" for level in LEVELS[:-1]]
    seats = [random.choice([GREEDY, *below])] * (players - 1)
    seats.insert(random.randrange(players), SEARCH)
    return dealt(seats, temperaments, random.getrandbits(32))


def played(begun: tuple[Match, int]) -> str:
    """Play a game to its end, with so many iterations a decision at most; returns its link."""
    match, most = begun
    rate = max(A_SECOND, most)
    seats = [counting(seat.player, rate, most) for seat in match.header.seats]
    random = Random(match.header.seed)
    match.deal()
    while match.state.actor is not None:
        sight = match.state.sight(match.state.actor)
        match.play(str(seats[match.state.actor].choose(sight, random)))
        match.deal()
    return link(match)
