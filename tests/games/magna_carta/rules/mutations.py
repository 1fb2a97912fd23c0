"""Positions that nobody wrote: those of random games with something in them changed."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import caylus
from tests.walks import chosen

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
