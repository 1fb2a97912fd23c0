"""Charts: from numbers to geometry, all lengths in percent of a drawing's width and height."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

STEPS = (1, 2, 5)
ROOM_FOR_TOTAL = 12
WIDTH_OF_A_NUMBER = 4.5
BETWEEN_LABELS = 10


@dataclass(frozen=True)
class Segment:
    """One part of a bar: whose value it is (a number of the series), and where it lies."""

    part: int
    value: int
    x: float
    width: float

    @property
    def middle(self) -> float:
        """Where its number stands."""
        return round(self.x + self.width / 2, 2)

    @property
    def holds_number(self) -> bool:
        """Whether it is wide enough for its number."""
        return self.width >= WIDTH_OF_A_NUMBER


@dataclass(frozen=True)
class Bar:
    """A stacked bar: its segments, and its end, where the total stands."""

    segments: list[Segment]
    end: float


@dataclass(frozen=True)
class Tick:
    """A mark on an axis."""

    value: int
    position: float


@dataclass(frozen=True)
class Line:
    """A series of a line chart: its path, its marks, and the height of its label.

    The path is written for a square of 100 by 100.
    """

    path: str
    marks: list[tuple[float, float]]
    label: float


@dataclass(frozen=True)
class Curve:
    """Whose a line is: the seat whose mark it bears, its colour, its name and what it ends with.

    `looks` are further classes of the drawing.
    """

    seat: int
    colour: str
    name: str
    total: str
    looks: str = ""


@dataclass(frozen=True)
class LineChart:
    """Lines over a common time, with the ticks of both axes."""

    lines: list[Line]
    across: list[Tick]
    up: list[Tick]


def stacked(series: Sequence[Sequence[int]]) -> list[Bar]:
    """A stacked bar for each series, the longest as long as its total leaves room for.

    A value below 0 lies over the end of the bar: it is taken back from there.
    """
    most = max(1, *(sum(value for value in values if value > 0) for values in series))
    scale = (100 - ROOM_FOR_TOTAL) / most
    return [_bar(values, scale) for values in series]


def _bar(values: Sequence[int], scale: float) -> Bar:
    segments, start, end = [], 0, 0
    for part, value in enumerate(values):
        if value:
            x, width = round(min(start, start + value) * scale, 2), round(abs(value) * scale, 2)
            segments.append(Segment(part, value, x, width))
        start += value
        end = max(end, start)
    return Bar(segments, round(end * scale, 2))


def ticks(most: int, count: int = 5) -> list[int]:
    """Round numbers from 0 up to at least `most`, at most about `count` steps apart."""
    power = 1
    while True:
        for step in STEPS:
            if step * power * count >= most:
                last = -(-max(1, most) // (step * power))
                return [number * step * power for number in range(last + 1)]
        power *= 10


def lined(
    times: Sequence[int], series: Sequence[Sequence[int]], most: int | None = None
) -> LineChart:
    """A line for each series of values over the times, from 0 to `most` or a round number.

    A series may end before the last time.
    """
    heights = ticks(max(map(max, series)) if most is None else most)
    span = max(1, times[-1] - times[0])

    def x(time: int) -> float:
        return round(100 * (time - times[0]) / span, 2)

    def y(value: int) -> float:
        return round(100 - 100 * value / heights[-1], 2)

    every = ticks(span, 12)[1]
    across = [Tick(time, x(time)) for time in times if not (time - times[0]) % every]
    labels = apart([y(values[-1]) for values in series])
    lines = []
    for values, label in zip(series, labels, strict=True):
        marks = [(x(time), y(value)) for time, value in zip(times, values, strict=False)]
        path = "M" + "L".join(f"{left:g} {top:g}" for left, top in marks)
        lines.append(Line(path, marks, label))
    return LineChart(lines, across, [Tick(value, y(value)) for value in heights])


def apart(wanted: Sequence[float], gap: float = BETWEEN_LABELS) -> list[float]:
    """Heights as near as may be to the wanted ones, in their order, from 0 to 100, a gap apart."""
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    placed = list(wanted)
    lowest = 0.0
    for number in order:
        placed[number] = max(placed[number], lowest)
        lowest = placed[number] + gap
    highest = 100.0
    for number in reversed(order):
        placed[number] = round(min(placed[number], highest), 2)
        highest = placed[number] - gap
    return placed
