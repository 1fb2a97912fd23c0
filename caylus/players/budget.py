"""How long an opponent may think about one decision."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

# The size of the parts of a budget: thinking can end between two parts.
PART_SECONDS = 0.05
PART_ITERATIONS = 100


@dataclass(frozen=True)
class Budget:
    """Seconds or iterations; only a budget of iterations makes choices that repeat exactly."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        given = [part for part in (self.seconds, self.iterations) if part is not None]
        if len(given) != 1 or given[0] <= 0:
            raise ValueError(
                f"a budget is a number of seconds or of iterations above 0, not {self.seconds}"
                f" seconds and {self.iterations} iterations"
            )

    def parts(self) -> list[Budget]:
        """Smaller budgets that add up to this one: equal times, or iterations by the hundred."""
        if self.iterations is not None:
            whole, rest = divmod(self.iterations, PART_ITERATIONS)
            counts = [PART_ITERATIONS] * whole + [rest] * bool(rest)
            return [Budget(iterations=count) for count in counts]
        assert self.seconds is not None
        count = max(1, round(self.seconds / PART_SECONDS))
        return [Budget(seconds=self.seconds / count)] * count

    def rounds(self) -> Iterator[int]:
        """Count iterations from 0 until the budget is spent; there is always one."""
        if self.iterations is not None:
            yield from range(self.iterations)
            return
        assert self.seconds is not None
        end = time.perf_counter() + self.seconds
        index = 0
        while not index or time.perf_counter() < end:
            yield index
            index += 1
