"""Whether chances are what they say: what opponents give themselves, and how often they won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

BINS = 10
LEAST = 0.02
"""The part of all decisions that a bin must hold to count: fewer come from a game or two."""


def _none() -> list[float]:
    return [0.0] * BINS


@dataclass
class Calibration:
    """Decisions in bins of the chance that was said: how many, the sum said, and the sum won."""

    decisions: list[float] = field(default_factory=_none)
    said: list[float] = field(default_factory=_none)
    won: list[float] = field(default_factory=_none)

    def add(self, chances: Sequence[float], won: float) -> None:
        """Count the chances said in a game of which so large a part was won."""
        for chance in chances:
            place = min(int(chance * BINS), BINS - 1)
            self.decisions[place] += 1
            self.said[place] += chance
            self.won[place] += won

    def sums(self) -> tuple[list[float], list[float], list[float]]:
        """What is counted: decisions, what was said and what was won, by bins."""
        return self.decisions, self.said, self.won

    def bins(self) -> Iterator[tuple[int, int, float, float]]:
        """The bins that count: their place, their decisions, the mean said, and what was won."""
        least = LEAST * sum(self.decisions)
        for place, count in enumerate(self.decisions):
            if count and count >= least:
                yield place, round(count), self.said[place] / count, self.won[place] / count

    @property
    def gap(self) -> float:
        """The largest gap between what was said and what was won."""
        return max((abs(said - won) for _place, _count, said, won in self.bins()), default=0.0)


def joined(every: Iterable[Calibration]) -> Calibration:
    """What several have counted, as one."""
    found = Calibration()
    for each in every:
        for mine, others in zip(found.sums(), each.sums(), strict=True):
            mine[:] = [one + two for one, two in zip(mine, others, strict=True)]
    return found
