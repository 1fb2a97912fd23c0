"""Choose the recorded games: plays seeds with eager players and keeps a covering few.

Run `python -m tests.games.classic.records.record` from the repository; it rewrites them.
"""

from __future__ import annotations

import json
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

import caylus
from caylus.games.classic import TITLE
from tests.games.classic.eager import moves
from tests.games.classic.records.feats import WANTED, replayed

FOLDER = Path(__file__).parent
GAMES = 4000
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def recorded(seed: int) -> str:
    """The record of one game; the seed decides everything."""
    players, variant = 2 + seed % 4, TITLE.variants[seed // 4 % len(TITLE.variants)]
    seats = [("random", name) for name in NAMES[:players]]
    match = caylus.new_match(caylus.game(TITLE.name), variant, seats, seed)
    for text in moves(match.state.clone(), seed):
        match.play(text)
    return match.text()


def shown(seed: int) -> set[str]:
    """What the game of a seed shows."""
    return replayed(recorded(seed))[1]


def covering(seen: dict[int, set[str]]) -> list[int]:
    """Seeds that together show all that is wanted, each adding the most, the rare above all."""
    often = Counter(feat for feats in seen.values() for feat in feats)
    kept: list[int] = []
    missing = set(WANTED)
    while missing:
        worth = {
            seed: sum(1 / often[feat] ** 0.5 for feat in sorted(feats & missing))
            for seed, feats in seen.items()
        }
        best = max(seen, key=lambda seed: (worth[seed], -seed))
        if not worth[best]:
            raise SystemExit(f"no game shows {', '.join(sorted(missing))}")
        kept.append(best)
        missing -= seen[best]
    return sorted(kept)


def main() -> None:
    """Search, and write the records and what is expected of them."""
    with Pool() as pool:
        kept = covering(dict(enumerate(pool.imap(shown, range(GAMES), 50))))
    for path in FOLDER.glob("*.record"):
        path.unlink()
    expected = {}
    for seed in kept:
        text = recorded(seed)
        state, _ = replayed(text)
        name = f"{state.variant}-{state.players}-players-{seed}.record"
        (FOLDER / name).write_text(text)
        expected[name] = {"scores": state.scores(), "winners": state.winners()}
    (FOLDER / "expected.json").write_text(json.dumps(expected, indent=2) + "\n")
    print(f"{len(kept)} records in {FOLDER}")


if __name__ == "__main__":
    main()
