"""Actions as numbers: an action is said word by word, and a game has one number for each word.

The number of a word is its place in the game's `agents.WORDS`, counted from 1; 0 ends an action
that could go on. Whoever chooses says only words that make a difference: where all actions that
are left go on with the same word, it is passed over. An action that is the only one left happens.
"""

from __future__ import annotations

import functools
import re
from typing import Any, NamedTuple

from caylus import games
from caylus.kernel.chance import CHANCE
from caylus.kernel.errors import IllegalAction
from caylus.kernel.record import json_object
from caylus.kernel.state import Action

END = "."
KEPT = 8
"""How many words of the action underway are told as numbers."""
_RUN = re.compile(r"(.)\1*")


class Table:
    """The words of a game by number, and the numbers of its actions."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.groups = {"the end of an action": (END,), **games.agents(name).WORDS}
        self.words = tuple(word for group in self.groups.values() for word in group)
        self.ids = {word: number for number, word in enumerate(self.words)}
        if len(self.ids) != len(self.words):
            raise ValueError(f"{name}: a word stands twice in its table")
        # Few texts come often: a round offers most of them again.
        self.spelled = functools.lru_cache(maxsize=1 << 15)(self._spelled)

    def _spelled(self, text: str) -> tuple[int, ...]:
        """The numbers of an action's words, the end last; raises KeyError for unknown ones."""
        words = [
            part
            for word in text.split()
            for part in ([word] if word in self.ids else [run[0] for run in _RUN.finditer(word)])
        ]
        return (*(self.ids[word] for word in words), self.ids[END])


@functools.cache
def table(name: str) -> Table:
    """The table of a game."""
    return Table(name)


class Way(NamedTuple):
    """An action that is left, the numbers of its words, and how likely it is."""

    ids: tuple[int, ...]
    action: Action
    weight: float


class Talk:
    """A state whose actions are said word by word; `said` are the words of the one underway.

    It copies and pickles as one value. With `hasty` off it waits even where only one action is on
    offer.
    """

    __slots__ = ("_depth", "_left", "_next", "said", "state", "table")

    def __init__(self, state: Any, hasty: bool = True) -> None:
        self.state = state
        self.table = table(state.game)
        self.said: tuple[int, ...] = ()
        self._depth = 0
        self._left: list[Way] | None = None
        self._next: dict[int, list[Way]] | None = None
        if hasty:
            self._hurry()

    @property
    def actor(self) -> int | None:
        """A seat, CHANCE, or None when the game is over."""
        return self.state.actor  # type: ignore[no-any-return]  # a state of any game

    def choices(self) -> list[int]:
        """The numbers of the words that can be said now, in ascending order."""
        return sorted(self._ways())

    def chances(self) -> list[tuple[int, float]]:
        """How likely CHANCE says each word."""
        sums = [(word, sum(way.weight for way in ways)) for word, ways in self._ways().items()]
        total = sum(weight for _, weight in sums)
        return sorted((word, weight / total) for word, weight in sums if weight > 0)

    def say(self, word: int) -> None:
        """Say one of the choices; the action happens once it is the only one left.

        Raises IllegalAction for any other word, and changes nothing then.
        """
        if word not in self._ways():
            can = ", ".join(f"{choice} {self.table.words[choice]}" for choice in self.choices()[:8])
            raise IllegalAction(f"{word} cannot be said now; on offer: {can}")
        left = self._ways()[word]
        if len(left) == 1:
            self._play(left[0].action)
        else:
            self.said = (*self.said, word)
            self._left, self._next, self._depth = left, None, self._depth + 1

    def deal(self) -> None:
        """Answer for CHANCE from the seed, as long as it is asked."""
        while self.state.actor == CHANCE:
            self._play(self.state.dealt())

    def resampled(self, seat: int, random: Any) -> Talk:
        """A talk that may be the real one, as far as a seat knows."""
        other = Talk(self.state.sight(seat).sample(random), hasty=False)
        for word in self.said if seat == self.actor else ():
            other.say(word)
        return other

    def told(self, seat: int | None) -> str:
        """What a seat knows, as text; the words of an action underway are the actor's own."""
        sight = self.state.sight(seat)
        said = " ".join(self.table.words[word] for word in self._own(seat))
        return f"{seat} {games.agents(self.table.name).told(sight)} {said}".rstrip()

    def seen(self, seat: int | None) -> list[int]:
        """What a seat knows, as numbers; at their end the last words of its action underway."""
        own = self._own(seat)[-KEPT:]
        numbers = games.agents(self.table.name).seen(self.state.sight(seat))
        return [*numbers, *own, *[0] * (KEPT - len(own))]

    def clone(self) -> Talk:
        """An equal talk that shares nothing that changes."""
        other = object.__new__(Talk)
        other.state, other.table, other.said = self.state.clone(), self.table, self.said
        other._left, other._next, other._depth = self._left, self._next, self._depth
        return other

    def __deepcopy__(self, memo: object) -> Talk:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.table.name, self.state.to_json(), self.said)

    def __str__(self) -> str:
        said = " ".join(self.table.words[word] for word in self.said)
        return f"{self.state.to_json()} {said}".rstrip()

    def _own(self, seat: int | None) -> tuple[int, ...]:
        return self.said if seat is not None and seat == self.actor else ()

    def _play(self, action: Action) -> None:
        """Play an action whose words are said, then go on to the next choice."""
        self.state.apply(action)
        self.said, self._depth, self._left, self._next = (), 0, None, None
        self._hurry()

    def _hurry(self) -> None:
        """Play what is alone on offer."""
        state = self.state
        while state.actor is not None and len(state.offered) == 1:
            state.apply(state.offered[0])

    def _all(self) -> list[Way]:
        """Every action on offer."""
        offered, spelled = self.state.offered, self.table.spelled
        weights = self.state.step.weights(self.state) if self.actor == CHANCE else None
        if weights is None:
            return [Way(spelled(action.text), action, 1.0) for action in offered]
        pairs = zip(offered, weights, strict=True)
        return [Way(spelled(action.text), action, weight) for action, weight in pairs]

    def _ways(self) -> dict[int, list[Way]]:
        """The actions that are left by the next word that makes a difference."""
        if self._next is None:
            left = self._left
            if left is None:
                left = self._left = self._all() if self.actor is not None else []
            words = _by_word(left, self._depth)
            while len(words) == 1 < len(left):
                self._depth += 1
                words = _by_word(left, self._depth)
            self._next = words
        return self._next


def _by_word(ways: list[Way], depth: int) -> dict[int, list[Way]]:
    words: dict[int, list[Way]] = {}
    for way in ways:
        words.setdefault(way.ids[depth], []).append(way)
    return words


def _again(name: str, position: str, said: tuple[int, ...]) -> Talk:
    """The talk that was pickled."""
    state = games.GAMES[name].from_json(json_object(position))
    talk = Talk(state, hasty=False)
    for word in said:
        talk.say(word)
    return talk


def payoffs(state: Any) -> list[float]:
    """What the end is worth to each seat: 1 to the only winner, the others pay it alike.

    Several winners share. Before the end it is 0 for all; the sum is always 0.
    """
    if not state.is_over:
        return [0.0] * state.players
    winners, others = state.winners(), state.players - 1
    share = state.players / len(winners)
    return [(share * (seat in winners) - 1) / others for seat in range(state.players)]
