"""Positions that nobody wrote: those of random games with something in them changed.

`python -m tests.games.magna_carta.rules.mutations 100000` reads so many, in portions of a thousand,
and plays on those that are accepted.
"""

from __future__ import annotations

import copy
import itertools
import json
import sys
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random
from typing import Any

import caylus
from tests.walks import chosen, walk

EAGER = {"place": 4, "build": 4, "prestige": 9, "decline": 0.3, "pass": 0.7}
SECTIONS = ("dungeon", "walls", "towers")
GOODS = ("food", "wood", "stone", "gold", "deniers")
PILES = ("hand", "deck", "discard")
WHO = ("red", "green", "orange", "blue", "purple", "chance", "nobody")
STEPS = (
    *("turn", "influence", "contribute", "first-hand", "worker-1", "owner-2", "home-3"),
    *("income", "actions", "provost", "buildings", "castle", "castle-bonus", "end-of-round"),
    *("round", "peddler-last", "neutral", "first-player", "deck-red", "deck-green"),
)
TEXTS = (
    *(*WHO, *STEPS, "setup", "over", "market", "lawyer", "park", "neutral-peddler"),
    *("residence", "hotel", "theatre"),
)
NUMBERS = (
    *range(13),
    *(20, 24, 30, 44, 45, 46, 47, 99, 100, 143, 144, 145, 300, 998, 999, 1000),
    *(9_998, 9_999, 10_000, 10**20 - 1, 10**20),
)
STRANGE = (None, True, False, -1, 0.5, "", [], {})
ON_A_CARD = {
    "worker": WHO,
    "owner": WHO,
    "cubes": (0, 1, 2, 4, 5),
    "marked": (True, False),
    "card": TEXTS,
}
LONGEST_GAME = 5_000
SOON = 15
PORTION = 1_000


def texts_of_games(random: Random, games: int) -> list[str]:
    """Every position of some random games, as JSON."""
    texts = []
    for seed in range(games):
        variant = random.choice(["introductory", "standard", "standard"])
        players, sown = random.randint(2, 5), random.choice([seed, None])
        state = caylus.new_game("magna-carta", variant=variant, players=players, seed=sown)
        texts.append(state.to_json())
        while not state.is_over:
            state.play(chosen(state, random, EAGER))
            texts.append(state.to_json())
    return texts


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from _paths(part, (*path, key))


def _change(position: dict[str, Any], random: Random) -> None:
    """Change one thing of one field, whatever it is."""
    field = random.choice([*position])
    *way, last = random.choice([path for path in _paths(position) if path[0] == field])
    parent: Any = position
    for key in way:
        parent = parent[key]
    parent[last] = _other(parent[last], random)


def _other(value: Any, random: Random) -> Any:
    """What may stand in the place of a value."""
    if random.random() < 0.05 or isinstance(value, bool | float) or value is None:
        return random.choice(STRANGE + TEXTS[:5] + NUMBERS[:5])
    if isinstance(value, int):
        return random.choice([value + random.choice([-2, -1, 1, 2]), random.choice(NUMBERS)])
    if isinstance(value, str):
        return random.choice(TEXTS)
    return _card(value, random) if isinstance(value, dict) else _list(value, random)


def _card(fields: dict[str, Any], random: Random) -> dict[str, Any]:
    """A card with another mark on it; other objects lose a field."""
    if "card" in fields:
        name = random.choice([*ON_A_CARD])
        return fields | {name: random.choice(ON_A_CARD[name])}
    gone = random.choice([*fields, None])
    return {name: value for name, value in fields.items() if name != gone}


def _list(values: list[Any], random: Random) -> list[Any]:
    """A list in another order, with one thing twice or gone, or with a new step."""
    changed = values[:]
    deed = random.randrange(5)
    place = random.randrange(len(values) + 1)
    if deed == 0:
        random.shuffle(changed)
    elif deed == 1:
        del changed[place : place + 1]
    elif deed == 2 and len(values) > 1:
        one, two = random.sample(range(len(values)), 2)
        changed[one], changed[two] = changed[two], changed[one]
    elif deed == 3 and values:
        changed.insert(place, copy.deepcopy(random.choice(values)))
    else:
        changed.insert(place, [random.choice(WHO), random.choice(STEPS)])
    return changed


def _players(position: dict[str, Any]) -> list[dict[str, Any]]:
    """The players that are still whole."""
    players = position.get("players", [])
    names = {*GOODS, *PILES, "tokens"}
    whole = isinstance(players, list)
    return [p for p in players if isinstance(p, dict) and names <= {*p}] if whole else []


def _move_card(position: dict[str, Any], random: Random) -> None:
    """Put a card from one pile to another, so that none is lost."""
    for player in _players(position):
        one, two = random.sample(PILES, 2)
        if isinstance(player[one], list) and isinstance(player[two], list) and player[one]:
            player[two].append(player[one].pop())


def _move_token(position: dict[str, Any], random: Random) -> None:
    """Take a token from the castle or give it one, so that none is lost."""
    section, count, players = random.choice(SECTIONS), random.choice([-1, 1]), _players(position)
    wholes = [position.get("castle"), *(player["tokens"] for player in players)]
    holders = [h for h in wholes if isinstance(h, dict) and isinstance(h.get(section), int)]
    if len(holders) > 1:
        one, two = random.sample(holders, 2)
        one[section] += count
        two[section] -= count


def _enrich(position: dict[str, Any], random: Random) -> None:
    """Give some players other goods."""
    for player in _players(position):
        player[random.choice(GOODS)] = random.choice(NUMBERS)


DEEDS = (_change, _move_card, _move_token, _enrich)


def mutated(texts: list[str], random: Random) -> str:
    """One of some positions with one to four things changed."""
    position = json.loads(random.choice(texts))
    deeds = random.choices(DEEDS, [9, 1, 1, 1], k=random.choice([1, 2, 2, 3, 4]))
    for deed in deeds:
        deed(position, random)
    return json.dumps(position)


def is_accepted(text: str, seed: int, every: int) -> bool:
    """Whether a position is accepted; then it is played on and read again after `every` action."""
    try:
        state = caylus.from_json(text)
    except caylus.BadPosition:
        return False
    for number, _ in enumerate(itertools.islice(walk(state, seed), LONGEST_GAME)):
        if number % every == 0 or number < SOON:
            stays_accepted(state)
    stays_accepted(state)
    assert state.is_over
    return True


def stays_accepted(state: caylus.State) -> None:
    """A state is read back as it is."""
    text = state.to_json()
    assert caylus.from_json(text).to_json() == text


def accepted(seed: int, games: int, mutations: int, every: int) -> int:
    """How many of some mutated positions are accepted."""
    random = Random(seed)
    texts = texts_of_games(random, games)
    found = 0
    for number in range(mutations):
        text = mutated(texts, random)
        try:
            found += is_accepted(text, number, every)
        except Exception as error:
            error.add_note(text)
            raise
    return found


def portion(seed: int) -> int:
    """How many positions of one portion are accepted."""
    return accepted(seed, games=20, mutations=PORTION, every=7)


def main() -> None:
    """Play as many mutations as the command line says, and tell how it goes."""
    played = good = 0
    with Pool() as pool:
        for count in pool.imap(portion, range(-(-int(sys.argv[1]) // PORTION))):
            played, good = played + PORTION, good + count
            print(f"{played:,} positions: {good:,} accepted and played on", flush=True)


if __name__ == "__main__":
    main()
