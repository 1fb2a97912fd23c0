"""Why something that somebody wishes is not on offer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from caylus.kernel.header import Seat
from caylus.kernel.state import Sight

_NUMBER = re.compile(r"[1-9][0-9]{0,3}")


class Refusal(str):
    """A sentence that says why something is not on offer; empty if it is.

    Its `rule` is the place in the page of rules that says so: a heading, or what is named below it
    as `tools/rules_text.py` tells. After a space follows what a row or point there begins with, if
    one is meant.
    """

    __slots__ = ("rule",)

    rule: str

    def __new__(cls, sentence: str, rule: str = "") -> Refusal:
        """A sentence with its place in the rules."""
        refusal = super().__new__(cls, sentence)
        refusal.rule = rule
        return refusal


@dataclass(frozen=True)
class Wish:
    """An action that somebody names, perhaps not to its end: its verb and the words behind it."""

    sight: Sight
    seats: Sequence[Seat]
    verb: str
    words: tuple[str, ...]

    def word(self, index: int) -> str:
        """A word behind the verb, or nothing."""
        return self.words[index] if index < len(self.words) else ""

    @property
    def seat(self) -> int:
        """Who wishes; somebody watching does not get as far as the reasons that ask this."""
        assert self.sight.seat is not None
        return self.sight.seat


def number_in(word: str) -> int:
    """The number of a place or of things that a word is, or 0."""
    return int(word) if _NUMBER.fullmatch(word) else 0


def is_on_offer(sight: Sight, words: Sequence[str]) -> bool:
    """Whether an action on offer begins with these words."""
    begun = "".join(f"{word} " for word in words)
    return any(f"{action.text} ".startswith(begun) for action in sight.actions())
