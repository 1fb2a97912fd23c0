"""Choose the recorded games: plays seeds with biased random players and keeps a covering few.

Run `python -m tests.games.magna_carta.records.record` from the repository; it rewrites them.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import caylus
from tests.games.magna_carta.records.feats import PLAYER_CARDS, PRESTIGE, WANTED, replayed

FOLDER = Path(__file__).parent
GAMES = 1600
SAVERS_CARDS = ("lawyer", "gold-mine", "bank", "large-quarry", "small-quarry", "quarry")
FEWEST_RECORDS = 10
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
VERBS = (
    *("draw", "replace", "place", "build", "prestige", "pass", "sell"),
    *("swap", "gold", "tokens", "turn", "decline", "offer"),
)


def wishes(random: Random, saver: bool) -> dict[str, float]:
    """How eagerly one player does what; a saver wants gold, stone, residences, one building."""
    eager = {verb: 4.0 ** random.uniform(-2, 2) for verb in VERBS}
    eager |= {"place": 12.0, "replace": 0.3, "draw": 0.7, "pass": 1.0, "prestige": 200.0}
    eager |= {"offer none": random.choice([0.1, 1.0, 50.0]), "sell G": 0.05}
    if saver:
        eager |= {f"build {card}": 0.02 for card in PLAYER_CARDS}
        eager |= {f"build {card}": 5.0 for card in SAVERS_CARDS}
        eager |= {f"on {card}": 12.0 for card in SAVERS_CARDS}
        eager |= {"offer none": 1e6, "sell": 0.01, "turn": 20.0, "gold": 20.0, "gold 2": 20.0}
        spurned = random.choice([0.3, 0.8, 1.0])
        eager |= {f"prestige {card}": 0.0 for card in PRESTIGE[:-1] if random.random() < spurned}
    return eager


def eagerness(eager: dict[str, float], whole: str, state: caylus.State) -> float:
    """How eagerly a player does one thing; a worker is placed for the sake of the card."""
    verb, _, rest = whole.partition(" ")
    if verb == "place":
        road = json.loads(state.to_json())["road"]
        return eager.get(f"on {road[int(rest) - 1]['card']}", 1.0)
    return eager.get(whole, 1.0)


def chosen(state: caylus.State, eager: dict[str, float], random: Random) -> str:
    """Draw a verb, then what it is done with, then a payment: mostly the first."""
    groups: dict[str, dict[str, list[str]]] = {}
    for text in map(str, state.actions()):
        words = text.split()
        whole = " ".join(words[:2])
        if eager.get(whole, 1.0):
            groups.setdefault(words[0], {}).setdefault(whole, []).append(text)
    verb = random.choices([*groups], [eager.get(verb, 1.0) for verb in groups])[0]
    objects = groups[verb]
    weights = [eagerness(eager, whole, state) for whole in objects]
    texts = objects[random.choices([*objects], weights)[0]]
    return texts[0] if random.random() < 0.9 else random.choice(texts)


def recorded(seed: int) -> str:
    """The record of one game; the seed decides everything."""
    random = Random(seed)
    players = 2 + seed % 4
    variant = ("introductory", "standard")[seed // 4 % 2]
    seats = [("random", name) for name in NAMES[:players]]
    match = caylus.new_match(caylus.game("magna-carta"), variant, seats, seed)
    savers = random.random() < 0.5
    eager = [wishes(random, savers) for _ in seats]
    match.deal()
    while match.state.actor is not None:
        match.play(chosen(match.state, eager[match.state.actor], random))
        match.deal()
    return match.text()


def covering(shown: dict[int, set[str]]) -> list[int]:
    """Seeds that together show all that is wanted, each adding the most that is missing."""
    kept: list[int] = []
    missing = set(WANTED)
    while missing or len(kept) < FEWEST_RECORDS:
        best = max(
            (seed for seed in shown if seed not in kept),
            key=lambda seed: (len(shown[seed] & missing), len(shown[seed]), -seed),
        )
        if missing and not shown[best] & missing:
            raise SystemExit(f"no game shows {', '.join(sorted(missing))}")
        kept.append(best)
        missing -= shown[best]
    return sorted(kept)


def main() -> None:
    """Search, and write the records and what is expected of them."""
    texts = {seed: recorded(seed) for seed in range(GAMES)}
    kept = covering({seed: replayed(text)[1] for seed, text in texts.items()})
    for path in FOLDER.glob("*.record"):
        path.unlink()
    expected = {}
    for seed in kept:
        state, _ = replayed(texts[seed])
        variant = texts[seed].partition("variant ")[2].split()[0]
        name = f"{variant}-{state.players}-players-{seed}.record"
        (FOLDER / name).write_text(texts[seed])
        expected[name] = {"scores": state.scores(), "winners": state.winners()}
    (FOLDER / "expected.json").write_text(json.dumps(expected, indent=2) + "\n")
    print(f"{len(kept)} records in {FOLDER}")


if __name__ == "__main__":
    main()
