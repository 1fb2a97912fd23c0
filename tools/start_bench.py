"""How the page starts: what a first visit loads, and how long starts take, in Chromium.

A later start is compared with the least that is possible: an empty page that restores the same
snapshot and does nothing. Writes the figures as JSON.
"""

from __future__ import annotations

import gzip
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import caylus
from tools.build import bundle
from tools.page_bench import IDLE, RECORD, SLOWED, against_record, open_text
from tools.serve import DIST, Server
from tools.visitor import Visitor, visitor

TIMES = 5
# Milliseconds that a visitor stays.
STAY = 6000
MOST_BYTES = 4_900_000
MOST_TIMES_THE_FLOOR = 1.3
LONGEST_TASK = 50
# The time from navigation to a mark, and the tasks of the page that took long, in milliseconds.
MARK = "name => performance.getEntriesByName(name)[0].startTime"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
NOTE_TASKS = """
tasks = [];
new PerformanceObserver(list => tasks.push(...list.getEntries().map(task => task.duration)))
  .observe({ type: "longtask", buffered: true });
"""
# An empty page that restores the snapshot and does nothing.
BARE = """<!doctype html>
<title>Bare</title>
<script type="module" src="assets/bare.mjs"></script>
"""
BARE_MODULE = """
import { recall } from "./memory.mjs";
import { start } from "./python.mjs";

await start(await recall());
performance.mark("ready");
document.documentElement.dataset.ready = "";
"""
KEPT = 'html[data-memory="made"], html[data-memory="kept"]'


def opened(context: BrowserContext, address: str) -> Page:
    """A new page at an address, once it is ready."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=120_000)
    return page


def start_of(page: Page) -> dict[str, float]:
    """When a page first painted, ran its own Python and was ready; its longest task."""
    page.wait_for_selector(IDLE, state="attached")
    tasks = page.evaluate("tasks")
    return {
        "paint": page.evaluate(PAINT),
        "page": page.evaluate(MARK, "page"),
        "ready": page.evaluate(MARK, "ready"),
        "longest task": max(tasks, default=0),
    }


def first_visits(running: Playwright, address: str) -> list[dict[str, float]]:
    """Starts with nothing kept."""
    found = []
    for _time in range(TIMES):
        with visitor(running) as guest:
            guest.context.add_init_script(NOTE_TASKS)
            found.append(start_of(opened(guest.context, address)))
    return found


def nearly_over(record: str) -> str:
    """A recorded game against the other seats, before the first one's last choice of a place."""
    header, moves, _own = against_record(record)
    own = [at for at, actor in enumerate(caylus.load(record).actors) if actor == 0]
    last = max(at for at in own if moves[at].startswith("place"))
    return header + "\n".join(moves[:last])


def come_once(guest: Visitor, address: str) -> str:
    """A first visit of somebody who leaves a game and comes back; the game's address."""
    page = opened(guest.context, address)
    open_text(page, nearly_over(RECORD.read_text(encoding="utf-8")))
    page.wait_for_selector("#board .lit")
    page.wait_for_selector(KEPT, state="attached", timeout=120_000)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    game = page.url
    page.close()
    # The browser keeps what it has compiled of a page that stays for some seconds.
    page = opened(guest.context, game)
    page.wait_for_timeout(STAY)
    page.close()
    return game


def later_visits(
    running: Playwright, address: str, slowed: float = 1
) -> tuple[list[dict[str, float]], list[float]]:
    """Starts with a game on the board from what is kept, and those of the empty page, in turn."""
    starts, floors = [], []
    with visitor(running) as guest:
        guest.context.add_init_script(NOTE_TASKS)
        game = come_once(guest, address)
        with guest.slowed(slowed):
            for _time in range(TIMES + 1):
                page = opened(guest.context, game)
                starts.append(start_of(page))
                page.close()
                page = opened(guest.context, f"{address}bare.html")
                floors.append(page.evaluate(MARK, "ready"))
                page.close()
    # The first of each still compiles.
    return starts[1:], floors[1:]


def loaded(running: Playwright, address: str) -> dict[str, int]:
    """The bytes of every file that a first visit loads, as gzip -9 would send it."""
    names: set[str] = set()
    with visitor(running) as guest:
        guest.context.on("request", lambda request: names.add(request.url.removeprefix(address)))
        page = opened(guest.context, address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    files = [DIST / (name.split("?")[0].split("#")[0] or "index.html") for name in names]
    sizes = {path: len(gzip.compress(path.read_bytes())) for path in files if path.is_file()}
    ranked = sorted(sizes, key=lambda path: -sizes[path])
    return {path.relative_to(DIST).as_posix(): sizes[path] for path in ranked}


@contextmanager
def with_bare_page() -> Iterator[Server]:
    """The built site and the empty page beside it."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(shutil.copytree(DIST, Path(folder) / "site"))
        (site / "bare.html").write_text(BARE, encoding="utf-8")
        script = site / "assets" / "bare.mjs"
        script.write_text(BARE_MODULE, encoding="utf-8")
        bundle(script)
        with Server(site) as server:
            yield server


def medians(starts: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {name: round(statistics.median(one[name] for one in starts)) for name in starts[0]}


def with_bar(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures of a start, with the bar for its longest task."""
    task = figures["longest task"]
    return {**figures, "longest task": {"duration": task, "bar": LONGEST_TASK}}


def measured() -> dict[str, Any]:
    """All figures, with the bars that they must keep."""
    with with_bare_page() as server, sync_playwright() as running:
        sizes = loaded(running, server.address)
        first = first_visits(running, server.address)
        later, floors = later_visits(running, server.address)
        slow, slow_floors = later_visits(running, server.address, SLOWED)
    floor = statistics.median(floors)
    return {
        "first visit, bytes": {"all": sum(sizes.values()), "bar": MOST_BYTES, "files": sizes},
        "first visit": with_bar(medians(first)),
        "later visit with a game": with_bar(medians(later)),
        "bare Pyodide from the same snapshot": round(floor),
        "later visit in times of bare": {
            "ratio": round(medians(later)["ready"] / floor, 2),
            "bar": MOST_TIMES_THE_FLOOR,
        },
        f"later visit with a game, {SLOWED} times slowed": medians(slow),
        f"bare Pyodide, {SLOWED} times slowed": round(statistics.median(slow_floors)),
    }


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
