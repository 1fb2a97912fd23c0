"""Chance as a seat, and the numbers that a seed gives it."""

import functools
import hashlib
import random

CHANCE, NOBODY = -1, -2
STREAM = 10_000  # numbers, after which a stream begins again


class _Stream:
    """The endless numbers of one deck or die; it remembers those that somebody asked for."""

    def __init__(self, seed: int, name: str) -> None:
        digest = hashlib.sha256(f"{seed} {name}".encode()).digest()
        self._random = random.Random(int.from_bytes(digest[:8], "big"))
        self._numbers: list[float] = []

    def number(self, index: int) -> float:
        while len(self._numbers) <= index:
            self._numbers.append(self._random.random())
        return self._numbers[index]


@functools.lru_cache(maxsize=256)
def _stream(seed: int, name: str) -> _Stream:
    return _Stream(seed, name)


def number(seed: int, stream: str, index: int) -> float:
    """The number in [0, 1) that a seed gives for a draw (from 0) of one stream."""
    return _stream(seed, stream).number(index)
