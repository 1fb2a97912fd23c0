"""A thing on the table as the lens shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Thing:
    """What a thing is called, its picture as HTML text, and facts about it."""

    title: str
    picture: str = ""
    facts: Sequence[str] = ()
