"""Measures the rules, and the page in Chromium; prints a table and writes docs/performance.md."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import (
    games_bench,
    lighthouse,
    link_bench,
    memory_bench,
    page_bench,
    played,
    rules_bench,
    start_bench,
    thinking_bench,
)
from tools.browsers import CHROMIUM

TARGET = Path(__file__).parents[1] / "docs" / "performance.md"
HEAD = """# How fast the page is

Written by `make bench`, in a browser against a server on the same machine: {machine}.
Times are milliseconds; p95 is what 95 in 100 take at most. Those of starts are medians of {times},
of {recalled} where the snapshot is used at full speed.
A longest task is that of all that was measured after the first paint; 0: none took over 50.
Absolute times depend on the machine, ratios of one run hardly.

| what | measured | bar | kept |
| --- | --- | --- | --- |
"""
FILES = """
## What a first visit loads

Everything that the server sends until the game is ready, kept for use without a network and
remembered for the next start. As `gzip -9` sends it; the game's archives are compressed already.

| file | bytes |
| --- | --- |
"""
YES, NO = "yes", "**no**"
Row = tuple[str, str, str, str]


def rows(figures: dict[str, Any], of: str = "") -> Iterator[Row]:
    """A line for each figure: its name, what was measured, its bar and whether it is kept."""
    for name, value in figures.items():
        whole = f"{of}: {name}" if of else name
        if not isinstance(value, dict):
            yield whole, told(value), "", ""
        elif value.get("bars") == {}:
            yield whole, described(value), "", ""
        elif "bars" in value:
            is_kept = all(value[what] <= bar for what, bar in value["bars"].items())
            bars = ", ".join(f"{what} {told(bar)}" for what, bar in value["bars"].items())
            yield whole, described(value), f"at most {bars}", YES if is_kept else NO
        elif "bar" in value:
            measured = next(iter(value.values()))
            is_least = "score" in value
            is_kept = measured >= value["bar"] if is_least else measured <= value["bar"]
            bar = f"{'at least' if is_least else 'at most'} {told(value['bar'])}"
            yield whole, described(value), bar, YES if is_kept else NO
        else:
            yield from rows(value, whole)


def described(value: dict[str, Any]) -> str:
    """What was measured, without its bars and without lists."""
    hidden = ("bar", "bars")
    plain = {
        name: one for name, one in value.items() if name not in hidden and not hasattr(one, "keys")
    }
    if len(plain) == 1:
        return told(next(iter(plain.values())))
    return ", ".join(f"{name} {told(one)}" for name, one in plain.items())


def told(value: object) -> str:
    """A figure as text, large ones in groups of three digits."""
    if isinstance(value, list):
        return ", ".join(map(told, value)) or "none"
    return f"{value:,}" if isinstance(value, int) else str(value)


def machine() -> str:
    """The machine that this runs on, and its browser."""
    gigabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    with sync_playwright() as running, CHROMIUM.launch(running) as browser:
        version = browser.version
    return (
        f"{processor()}, {os.cpu_count()} cores, {gigabytes:.0f} GB of memory, "
        f"{platform.system()}, Chromium {version}"
    )


def processor() -> str:
    """The processor's name where the system tells it, else its kind."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text(encoding="utf-8").splitlines() if facts.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def measured() -> Iterator[dict[str, Any]]:
    """All figures, each bench as soon as it is done."""
    yield rules_bench.measured()
    yield start_bench.measured()
    yield {"opening another game": games_bench.measured()}
    yield {"memory": memory_bench.measured()}
    yield from ({name: found} for name, found in clicks())
    yield {"thinking": thinking_bench.measured()}
    yield {"links": link_bench.measured()}
    yield {"Lighthouse": lighthouse.measured()}


def clicks() -> Iterator[tuple[str, dict[str, Any]]]:
    """How long clicks and steps take in every game, by how much the processor is slowed."""
    for game in played.GAMES:
        for rate in page_bench.BARS:
            found = page_bench.measured(rate, game)
            slowed = found.pop("slowed")
            yield start_bench.named(f"{game} in play", slowed), found


def table(found: list[Row]) -> str:
    """Lines of a table, one for each row."""
    return "".join(f"| {' | '.join(row)} |\n" for row in found)


def report(figures: dict[str, Any], found: list[Row]) -> str:
    """All figures as a page."""
    times = {"times": start_bench.TIMES, "recalled": start_bench.RECALLED[1]}
    head = HEAD.format(machine=machine(), **times)
    files = figures["first visit, bytes"]["files"].items()
    return head + table(found) + FILES + "".join(f"| {name} | {size:,} |\n" for name, size in files)


def main() -> None:
    """Measure, print what is found and write the page; fails with the bars that are missed."""
    figures: dict[str, Any] = {}
    for part in measured():
        print(table([*rows(part)]), end="", flush=True)
        figures |= part
    found = list(rows(figures))
    TARGET.write_text(report(figures, found), encoding="utf-8")
    missed = [what for what, _measured, _bar, kept in found if kept == NO]
    if missed:
        sys.exit(f"Bars missed: {'; '.join(missed)}")


if __name__ == "__main__":
    main()
