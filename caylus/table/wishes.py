"""What people at a screen wish: how they like to play, and what they look at."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

ACTOR = -1


@dataclass(frozen=True)
class Wishes:
    """How people here like to play: whether forced moves play themselves, and tips learned.

    `own` is the only seat played here if the others get links; ACTOR is whoever must choose. A
    single person may be `coached`, who gets no tips then.
    """

    plays_forced: bool = False
    learned: Collection[str] | None = None
    own: int | None = None
    coached: bool = False


@dataclass(frozen=True)
class Look:
    """A position to look at, after so many moves; `best` is the review's best action there."""

    at: int
    best: str = ""
