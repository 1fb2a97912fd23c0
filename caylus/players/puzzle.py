"""A puzzle: a position in which one choice is clearly best, and what its choices lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

# By how much the best choice is ahead of the next one, in per cent.
CLEARLY = 8
BETWEEN = "\t"


@dataclass(frozen=True)
class Puzzle:
    """A position as the text of a link, and the chances to win that some choices leave.

    The chances are in per cent, by choice, the best one first.
    """

    link: str
    chances: Mapping[str, int]

    @property
    def best(self) -> str:
        """The choice that is clearly best."""
        return next(iter(self.chances))

    @property
    def lead(self) -> int:
        """By how much the best choice is ahead of the next one, in per cent."""
        best, *others = self.chances.values()
        return best - max(others)

    @property
    def line(self) -> str:
        """The line that `puzzle` reads."""
        told = [f"{choice}={percent}" for choice, percent in self.chances.items()]
        return BETWEEN.join([self.link, *told])


def puzzle(line: str) -> Puzzle:
    """The puzzle that a line holds; raises ValueError."""
    link, *told = line.split(BETWEEN)
    parts = [each.rpartition("=") for each in told]
    return Puzzle(link, {choice: int(percent) for choice, _equals, percent in parts})


def of_day(lines: Sequence[str], day: int) -> Puzzle:
    """The puzzle of a day, which is counted from any first one; raises ValueError."""
    return puzzle(lines[day % len(lines)])
