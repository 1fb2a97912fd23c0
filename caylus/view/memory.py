"""Remembers what was drawn once, for as long as the page speaks the same language."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Values = ParamSpec("Values")
Drawn = TypeVar("Drawn")

MOST = 4096
_memories: list[Callable[[], None]] = []


def kept(draw: Callable[Values, Drawn]) -> Callable[Values, Drawn]:
    """A function that draws each thing only once; its arguments must be hashable."""
    memory = functools.lru_cache(maxsize=MOST)(draw)
    _memories.append(memory.cache_clear)
    return memory  # type: ignore[return-value]  # a cached function is called like the other


def forget() -> None:
    """Draw everything anew from now on, as in another language."""
    for clear in _memories:
        clear()
