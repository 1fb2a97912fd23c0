"""Positions that nobody wrote: those of random games with something in them changed."""

from __future__ import annotations

import copy
import itertools
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random
from typing import Any

import caylus
from tests.walks import walk

Position = dict[str, Any]
Deed = Callable[[Position, Random], None]
WHO = ("red", "green", "orange", "blue", "purple", "chance", "nobody")
NUMBERS = (
    *range(13),
    *(20, 24, 30, 99, 100, 300, 998, 999, 1_000, 9_998, 9_999, 10_000, 10**20 - 1, 10**20),
)
STRANGE = (None, True, False, -1, 0.5, "", [], {})
A_CHANGE = 9
LONGEST_GAME = 5_000
SOON = 15
PORTION = 1_000


@dataclass(frozen=True, kw_only=True)
class Mutations:
    """How positions of a game are changed, and what must hold after them.

    `states` plays a state to its end and yields each. A value is replaced by one of `steps`, other
    `texts` and `numbers`; an object with the field `thing` lies on the road, and `marks` are what
    its fields may be. `deeds` are other changes. `broken` names what a position breaks.
    """

    game: str
    states: Callable[[caylus.State, Random], Iterator[caylus.State]]
    steps: tuple[str, ...]
    texts: tuple[str, ...]
    numbers: tuple[int, ...]
    goods: tuple[str, ...]
    thing: str
    marks: Mapping[str, Sequence[object]]
    deeds: tuple[Deed, ...]
    broken: Callable[[Position], set[str]] = lambda position: set()

    def texts_of_games(self, random: Random, games: int) -> list[str]:
        """Every position of some random games, as JSON."""
        texts, game = [], caylus.game(self.game)
        for seed in range(games):
            variant, players = random.choice(game.variants), random.randint(game.fewest, game.most)
            state = game.new(variant, players, random.choice([seed, None]))
            texts.append(state.to_json())
            texts += [each.to_json() for each in self.states(state, random)]
        return texts

    def mutated(self, texts: list[str], random: Random) -> str:
        """One of some positions with one to four things changed."""
        position = json.loads(random.choice(texts))
        deeds = [self.change, self.enrich, *self.deeds]
        weights = [A_CHANGE] + [1] * (len(deeds) - 1)
        for deed in random.choices(deeds, weights, k=random.choice([1, 1, 2, 2, 3, 4])):
            deed(position, random)
        return json.dumps(position)

    def change(self, position: Position, random: Random) -> None:
        """Change one thing of one field, whatever it is."""
        field = random.choice([*position])
        *way, last = random.choice([path for path in paths(position) if path[0] == field])
        parent: Any = position
        for key in way:
            parent = parent[key]
        parent[last] = self._other(parent[last], random)

    def enrich(self, position: Position, random: Random) -> None:
        """Give each player another number of some goods."""
        for player in players_of(position):
            player[random.choice(self.goods)] = random.choice((*NUMBERS, *self.numbers))

    def _other(self, value: Any, random: Random) -> Any:
        """What may stand in the place of a value."""
        numbers = (*NUMBERS, *self.numbers)
        if random.random() < 0.05 or isinstance(value, bool | float) or value is None:
            return random.choice(STRANGE + WHO[:5] + numbers[:5])
        if isinstance(value, int):
            return random.choice([value + random.choice([-2, -1, 1, 2]), random.choice(numbers)])
        if isinstance(value, str):
            return random.choice([*WHO, *self.steps, *self.texts, "setup", "over"])
        return self._object(value, random) if isinstance(value, dict) else self._list(value, random)

    def _object(self, fields: dict[str, Any], random: Random) -> dict[str, Any]:
        """A thing on the road with another mark on it; other objects lose a field."""
        if self.thing in fields:
            name = random.choice([*self.marks])
            return fields | {name: random.choice(self.marks[name])}
        gone = random.choice([*fields, None])
        return {name: value for name, value in fields.items() if name != gone}

    def _list(self, values: list[Any], random: Random) -> list[Any]:
        """A list in another order, with one thing twice or gone, or with a new step or colour."""
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
            step = [random.choice(WHO), random.choice(self.steps)]
            changed.insert(place, random.choice([step, WHO[0]]))
        return changed

    def is_accepted(self, text: str, seed: int, every: int) -> bool:
        """Whether a position is accepted; it is then played on, and read after `every` action."""
        try:
            state = caylus.from_json(text)
        except caylus.BadPosition:
            return False
        for number, _ in enumerate(itertools.islice(walk(state, seed), LONGEST_GAME)):
            if number % every == 0 or number < SOON:
                self.stays_accepted(state)
        self.stays_accepted(state)
        assert state.is_over
        return True

    def stays_accepted(self, state: caylus.State) -> None:
        """A state is read back as it is, and breaks nothing."""
        text = state.to_json()
        assert caylus.from_json(text).to_json() == text
        assert not self.broken(json.loads(text))

    def accepted(self, seed: int, games: int, mutations: int, every: int) -> int:
        """How many of some mutated positions are accepted."""
        random = Random(seed)
        texts = self.texts_of_games(random, games)
        found = 0
        for number in range(mutations):
            text = self.mutated(texts, random)
            try:
                found += self.is_accepted(text, number, every)
            except Exception as error:
                error.add_note(text)
                raise
        return found

    def portion(self, seed: int) -> int:
        """How many positions of one portion are accepted."""
        return self.accepted(seed, games=20, mutations=PORTION, every=7)

    def main(self) -> None:
        """Play as many mutations as the command line says, and tell how it goes."""
        played = good = 0
        with Pool() as pool:
            for count in pool.imap(self.portion, range(-(-int(sys.argv[1]) // PORTION))):
                played, good = played + PORTION, good + count
                print(f"{played:,} positions: {good:,} accepted and played on", flush=True)


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from paths(part, (*path, key))


def players_of(position: Position) -> list[dict[str, Any]]:
    """The players that are still objects."""
    players = position.get("players")
    return [each for each in players if isinstance(each, dict)] if isinstance(players, list) else []
