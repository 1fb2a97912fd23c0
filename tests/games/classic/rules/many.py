"""Many random games: at every state a census is taken, and what is on offer is compared.

A ledger accounts for every coin, cube and point.

`python -m tests.games.classic.rules.many 10000` plays so many for each number of players. Half of
them are played by builders, who begin with a lot of everything.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random

import caylus
from caylus.kernel.state import Watch
from tests.games.classic.rules.allowed import allowed
from tests.games.classic.rules.census import faults
from tests.games.classic.rules.ledger import Ledger
from tests.games.classic.rules.looks import offered, told
from tests.games.classic.rules.positions import deal
from tests.walks import walk

EAGER = {"place": 4, "pass": 0.7, "build": 9, "residence": 3, "decline": 0.3, "joust": 5}
TASTES = (EAGER, {}, {"pass": 0.1, "place": 9}, {"pass": 9, "build": 9})
BUILDERS = {
    "neutral-carpenter": 4,
    "fixed-carpenter": 4,
    "mason": 15,
    "lawyer": 40,
    "architect": 90,
}
KEEN = {
    "build": 60,
    "residence": 9,
    "favor buildings": 9,
    "use barter": 2,
    "use": 9,
    "joust": 9,
    "trade": 5,
    "place castle": 0.2,
    "place inn": 0.2,
    "batch none": 5,
    "decline": 0.1,
    "pass": 0.3,
    "provost 0": 3,
    "provost +": 3,
    "provost -": 0.1,
}
WEALTH = {"food": 15, "wood": 15, "stone": 20, "cloth": 12, "gold": 8, "deniers": 40}
PORTION = 50
Job = tuple[int, int, int]


def enriched(state: caylus.State) -> caylus.State:
    """A new game, dealt, of players who have a lot of everything."""
    position = told(deal(state))
    for player in position["players"]:
        player |= WEALTH
    return caylus.from_json(json.dumps(position))


def keen(state: caylus.State, random: Random) -> str:
    """The action that a builder draws."""
    texts, road = [str(action) for action in state.actions()], told(state)["road"]
    return random.choices(texts, [_keenness(road, text) for text in texts])[0]


def construction(state: caylus.State, seed: int, watch: Watch | None = None) -> Iterator[str]:
    """Play a state to its end as builders do; yields each action before it is played."""
    random = Random(seed)
    while not state.is_over:
        yield (text := keen(state, random))
        state.play(text, watch)


def _keenness(road: list[dict[str, str]], text: str) -> float:
    verb, _, what = text.partition(" ")
    if verb == "place" and what.isdigit():
        return BUILDERS.get(road[int(what) - 1]["tile"], 0.5)
    return next((keen for begin, keen in KEEN.items() if text.startswith(begin)), 1)


def portion(job: Job) -> Counter[str]:
    """Play and check games of so many players, from a seed on, so many; counts what happened."""
    players, first, games = job
    counts: Counter[str] = Counter()
    for seed in range(first, first + games):
        counts += checked_game(players, seed)
    return counts


def checked_game(players: int, seed: int) -> Counter[str]:
    """Play a random game and check all its states; raises AssertionError with the faults."""
    variants = caylus.game("classic").variants
    variant, taste = variants[seed // 2 % len(variants)], TASTES[seed // 6 % len(TASTES)]
    state = caylus.new_game("classic", variant=variant, players=players, seed=seed)
    state = enriched(state) if seed % 2 else state
    counts, game, name = Counter({"games": 1}), [], f"{variant}, {players} players, seed {seed}"
    ledger = Ledger(state, name)
    watch = ledger.watch
    for text in construction(state, seed, watch) if seed % 2 else walk(state, seed, taste, watch):
        ledger.ask(state)
        counts[text.split()[0]] += 1
        game.append(told(state))
        assert offered(state) == allowed(game[-1]), f"{name}, state {len(game)}: other actions"
    game.append(told(state))
    found = faults(game)
    assert not found, f"{name}: {', '.join(found[:5])}"
    return counts + Counter({"states": len(game), "turns": game[-1]["round"]}) + _built(game[-1])


def _built(position: dict[str, object]) -> Counter[str]:
    spaces = [space["tile"] for space in position["road"] if space]  # type: ignore[attr-defined]
    return Counter(f"[{tile}]" for tile in spaces if not tile.startswith(("neutral", "fixed")))


def main() -> None:
    """Play as many games as the command line says, and tell what happened in them."""
    games = int(sys.argv[1])
    for players in range(2, 6):
        jobs = [(players, first, min(PORTION, games - first)) for first in range(0, games, PORTION)]
        with Pool(2) as pool:
            counts: Counter[str] = sum(pool.imap(portion, jobs), Counter())
        happened = ", ".join(f"{count:,} {what}" for what, count in counts.most_common())
        print(f"{players} players, nothing broken: {happened}", flush=True)


if __name__ == "__main__":
    main()
