"""Measures the page in Chromium, prints one table and writes docs/performance.md."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import lighthouse, memory_bench, page_bench, start_bench

TARGET = Path(__file__).parents[1] / "docs" / "performance.md"
HEAD = """# How fast the page is

Written by `make bench`, in Chromium against a server on the same machine: {machine}.
Times are milliseconds. What counts are the bars: sizes, ratios within one run, and tasks.

| what | measured | bar | kept |
| --- | --- | --- | --- |
"""
FILES = """
## What a first visit loads

As `gzip -9` sends it; the game's archives are compressed already.

| file | bytes |
| --- | --- |
"""
LISTED = 12


def rows(figures: dict[str, Any], of: str = "") -> Iterator[tuple[str, str, str, str]]:
    """A line for each figure: its name, what was measured, its bar and whether it is kept."""
    for name, value in figures.items():
        whole = f"{of}: {name}" if of else name
        if not isinstance(value, dict):
            yield whole, told(value), "", ""
        elif "bar" in value:
            measured = value.get("p95", next(iter(value.values())))
            is_least = "score" in value
            is_kept = measured >= value["bar"] if is_least else measured <= value["bar"]
            bar = f"{'at least' if is_least else 'at most'} {told(value['bar'])}"
            yield whole, described(value), bar, "yes" if is_kept else "**no**"
        else:
            yield from rows(value, whole)


def described(value: dict[str, Any]) -> str:
    """What was measured, without its bar and without lists."""
    plain = {name: one for name, one in value.items() if name != "bar" and not hasattr(one, "keys")}
    if len(plain) == 1:
        return told(next(iter(plain.values())))
    return ", ".join(f"{name} {told(one)}" for name, one in plain.items())


def told(value: object) -> str:
    """A figure as text, large ones in groups of three digits."""
    if isinstance(value, list):
        return ", ".join(map(told, value)) or "none"
    return f"{value:,}" if isinstance(value, int) else str(value)


def machine() -> str:
    """The machine that this runs on."""
    return f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}"


def report() -> str:
    """All figures as a page."""
    start = start_bench.measured()
    files = start["first visit, bytes"]["files"]
    figures: dict[str, Any] = {
        **start,
        "memory": memory_bench.measured(),
        **{f"{rate} times slowed": one for rate, one in clicks()},
        "Lighthouse": lighthouse.measured(),
    }
    lines = [f"| {' | '.join(row)} |" for row in rows(figures)]
    largest = [f"| {name} | {size:,} |" for name, size in list(files.items())[:LISTED]]
    return (
        HEAD.format(machine=machine()) + "\n".join(lines) + "\n" + FILES + "\n".join(largest) + "\n"
    )


def clicks() -> Iterator[tuple[int, dict[str, Any]]]:
    """How long clicks and steps take, by how much the processor is slowed."""
    for rate in page_bench.BARS:
        measured = page_bench.measured(rate)
        yield measured.pop("slowed"), measured


if __name__ == "__main__":
    page = report()
    TARGET.write_text(page, encoding="utf-8")
    print(page)
