"""How long an opponent may think about one decision."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Seconds, or iterations: only choices counted in iterations can be repeated exactly."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        given = [part for part in (self.seconds, self.iterations) if part is not None]
        if len(given) != 1 or given[0] <= 0:
            raise ValueError(
                f"a budget is a number of seconds or of iterations above 0, not {self.seconds}"
                f" seconds and {self.iterations} iterations"
            )

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
