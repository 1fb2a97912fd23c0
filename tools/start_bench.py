"""How the page starts: what a first visit loads, and how long starts take, in Chromium.

A first visit has nothing kept. It is compared with an empty page whose worker starts Pyodide as its
package has it. A later visit opens a saved game, plainly or from a snapshot. The latter is compared
with the least that is possible: an empty page that restores the same snapshot and does nothing.
Writes the figures as JSON.
"""

from __future__ import annotations

import functools
import gzip
import json
import shutil
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import caylus
from tools import played
from tools.build import needed
from tools.joining import NODE, bundle
from tools.page_bench import IDLE, SLOWED, TASK_BAR, against_record, open_text
from tools.serve import DIST, Handler, Server, netlify_headers
from tools.visitor import NOTE_TASKS, WOKE, Visitor, longest_task, visitor

SAVED = played.recorded("standard-4-players-1102")
# By how much the processor is slowed, and how many starts of each kind there are; more where five
# would leave the ratio uncertain by 0.06.
SPEEDS = (1, SLOWED)
TIMES = 5
RECALLED = {1: 15, SLOWED: TIMES}
# Milliseconds that a visitor stays.
STAY = 6000
MOST_BYTES = 4_850_000
MOST_TIMES_THE_FLOOR = 1.3
MOST_TIMES_COLD = 1.25
RATIO = "later visit from the snapshot, in times of bare"
COLD_RATIO = "first visit, in times of bare Pyodide started cold"
TASK = "longest task"
TASK_BARS = {TASK: TASK_BAR}
FIRST_BARS = {**TASK_BARS, "paint": 200, "usable": 500}
# The time from navigation to a mark, in milliseconds.
MARK = "name => performance.getEntriesByName(name)[0].startTime"
PAINT = "first-contentful-paint"
MARKS = ("usable", "page", "ready")
# An empty page that restores the snapshot and does nothing.
BARE = """<!doctype html>
<title>Bare</title>
<script type="module" src="assets/python/bare.mjs"></script>
"""
BARE_MODULE = """
import { recall } from "../memory/memory.mjs";
import { start } from "./python.mjs";

const memory = await recall();
if (!memory) throw new Error("no snapshot is kept");
await start(memory);
performance.mark("ready");
document.documentElement.dataset.ready = "";
"""
# An empty page whose worker starts Pyodide as its package has it, and nothing else.
COLD = """<!doctype html>
<title>Cold</title>
<script type="module" src="cold/page.mjs"></script>
"""
COLD_PAGE = """
const worker = new Worker(new URL("worker.mjs", import.meta.url), { type: "module" });
worker.onmessage = () => {
  performance.mark("ready");
  document.documentElement.dataset.ready = "";
};
"""
COLD_WORKER = """
import { loadPyodide } from "./pyodide.mjs";

await loadPyodide();
postMessage("ready");
"""
REMEMBERED = "html[data-memory]"
DRAWN = 'html[data-pictures="drawn"]'
INSTALLED = "navigator.serviceWorker.ready.then(() => true)"
# A file that is just being read cannot be removed: then it is tried again.
FORGET = """
navigator.storage.getDirectory().then(async (folder) => {
  const remove = (name) => folder.removeEntry(name).catch(async () => {
    await new Promise(requestAnimationFrame);
    await remove(name);
  });
  for await (const name of folder.keys()) await remove(name);
})
"""


class Noting(Handler):
    """Notes the path of every file that it sends; one that the browser still has is not sent."""

    def __init__(self, sent: list[str], *args: Any, **options: Any) -> None:
        self.sent = sent
        super().__init__(*args, **options)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Note the path of an answer that holds a file."""
        if code == 200:
            self.sent.append(self.path)


def start_of(page: Page) -> dict[str, float]:
    """When a page first painted, could be used, ran its own Python and was ready."""
    page.wait_for_selector(IDLE, state="attached")
    paint = page.evaluate(MARK, PAINT)
    marks = {name: page.evaluate(MARK, name) for name in MARKS}
    # What is not seen cannot be used.
    return {"paint": paint, **marks, "usable": max(paint, marks["usable"])}


def settled(page: Page) -> None:
    """Wait until a page has finished what it does behind the visitor's back."""
    for selector in (REMEMBERED, DRAWN):
        page.wait_for_selector(selector, state="attached", timeout=120_000)
    how = page.get_attribute("html", "data-memory")
    assert how in ("made", "kept"), how


def with_task(start: dict[str, float], page: Page, slowed: int) -> dict[str, float]:
    """The times of a start and the page's longest task so far, which counts at full speed only."""
    return start if slowed > 1 else {**start, TASK: longest_task(page)}


def whole_start(page: Page, slowed: int) -> dict[str, float]:
    """The times of a start and, at full speed, its longest task until the page has settled."""
    start = start_of(page)
    if slowed == 1:
        settled(page)
    return with_task(start, page, slowed)


def first_starts(
    running: Playwright, address: str, slowed: int
) -> tuple[list[dict[str, float]], list[float]]:
    """Starts with nothing kept, and those of Pyodide alone, in turn."""
    starts, floors = [], []
    for _time in range(TIMES):
        with visitor(running) as guest, guest.slowed(slowed):
            guest.context.add_init_script(NOTE_TASKS)
            starts.append(whole_start(guest.opened(address), slowed))
        with visitor(running) as guest, guest.slowed(slowed):
            floors.append(guest.opened(address + "cold.html").evaluate(MARK, "ready"))
    return starts, floors


def nearly_over(record: str) -> str:
    """A recorded game against the other seats, before the first one's last choice of a place."""
    header, moves, _own = against_record(record)
    own = [at for at, actor in enumerate(caylus.load(record).actors) if actor == 0]
    last = max(at for at in own if moves[at].startswith("place"))
    return header + "\n".join(moves[:last])


def come_once(guest: Visitor, address: str) -> str:
    """A first visit of somebody who leaves a game and comes back; the game's address."""
    page = guest.opened(address)
    open_text(page, nearly_over(SAVED.read_text(encoding="utf-8")))
    page.wait_for_selector("#board .lit")
    settled(page)
    page.evaluate(INSTALLED)
    game = page.url
    page.close()
    # The browser keeps what it has compiled of a page that stays for some seconds.
    page = guest.opened(game)
    page.wait_for_timeout(STAY)
    page.close()
    return game


def recalled_starts(
    guest: Visitor, game: str, slowed: int
) -> tuple[list[dict[str, float]], list[float]]:
    """Starts with a game on the board from the snapshot, and those of the empty page, in turn."""
    starts, floors = [], []
    bare = game.partition("#")[0] + "bare.html"
    with guest.slowed(slowed):
        for _time in range(RECALLED[slowed] + 1):
            page = guest.opened(game)
            starts.append(whole_start(page, slowed))
            assert page.evaluate(WOKE), "the snapshot was not used"
            page.close()
            page = guest.opened(bare)
            floors.append(page.evaluate(MARK, "ready"))
            page.close()
    # The first of each still compiles.
    return starts[1:], floors[1:]


def plain_starts(guest: Visitor, game: str, slowed: int) -> list[dict[str, float]]:
    """Starts with a game on the board without a snapshot."""
    found = []
    forget(guest.opened(game))
    with guest.slowed(slowed):
        for _time in range(TIMES):
            page = guest.opened(game)
            found.append(with_task(start_of(page), page, slowed))
            assert not page.evaluate(WOKE), "the snapshot was used"
            forget(page)
    return found


def forget(page: Page) -> None:
    """Leave a page, without the snapshot."""
    page.evaluate(FORGET)
    page.close()


def loaded(running: Playwright) -> dict[str, int]:
    """The bytes of every file that a first visit is sent, by gzip -9, as often as it is sent.

    Other games, lessons and puzzles are left out: they come once the page is idle, however many.
    """
    sent: list[str] = []
    noting = functools.partial(Noting, sent, directory=str(DIST), rules=netlify_headers())
    with Server(DIST) as server, visitor(running) as guest:
        server.http.RequestHandlerClass = noting
        page = guest.opened(server.address)
        page.evaluate(INSTALLED)
        settled(page)
    names = [path.split("?")[0].removeprefix("/") or "index.html" for path in sent]
    times = Counter(names)
    sizes = {
        name: times[name] * len(gzip.compress((DIST / name).read_bytes()))
        for name in needed(times, played.NAME)
    }
    ranked = sorted(sizes, key=lambda name: -sizes[name])
    return {name + f", {times[name]} times" * (times[name] > 1): sizes[name] for name in ranked}


@contextmanager
def with_bare_pages() -> Iterator[Server]:
    """The built site and the empty pages beside it."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(shutil.copytree(DIST, Path(folder) / "site"))
        (site / "bare.html").write_text(BARE, encoding="utf-8")
        script = site / "assets" / "python" / "bare.mjs"
        script.write_text(BARE_MODULE, encoding="utf-8")
        bundle(script)
        (site / "cold.html").write_text(COLD, encoding="utf-8")
        shutil.copytree(NODE / "pyodide", site / "cold")
        (site / "cold" / "page.mjs").write_text(COLD_PAGE, encoding="utf-8")
        (site / "cold" / "worker.mjs").write_text(COLD_WORKER, encoding="utf-8")
        with Server(site) as server:
            yield server


def summary(starts: list[dict[str, float]], bars: Mapping[str, float]) -> dict[str, Any]:
    """The median of each time, the longest task of all starts, each with its bar if it has one."""
    found: dict[str, Any] = {}
    for name in starts[0]:
        figures = [one[name] for one in starts]
        figure = round(max(figures) if name == TASK else statistics.median(figures))
        found[name] = {"milliseconds": figure, "bar": bars[name]} if name in bars else figure
    return found


def named(what: str, slowed: int) -> str:
    """What is measured, and by how much the processor is slowed."""
    return what if slowed == 1 else f"{what}, {slowed} times slowed"


def first_visits(running: Playwright, address: str) -> Iterator[tuple[str, Any]]:
    """The figures of starts with nothing kept, and those of Pyodide alone."""
    bars = {1: FIRST_BARS, SLOWED: {}}
    for slowed in SPEEDS:
        starts, floors = first_starts(running, address, slowed)
        yield named("first visit", slowed), summary(starts, bars[slowed])
        yield named("bare Pyodide started cold", slowed), round(statistics.median(floors))
        yield named(COLD_RATIO, slowed), times_bare(starts, floors, slowed, MOST_TIMES_COLD)


def times_bare(starts: list[dict[str, float]], floors: list[float], slowed: int, bar: float) -> Any:
    """How many times the empty page's time ours takes; at full speed with its bar."""
    ours = statistics.median(one["ready"] for one in starts)
    ratio = round(ours / statistics.median(floors), 2)
    return {"ratio": ratio, "bar": bar} if slowed == 1 else ratio


def later_visits(running: Playwright, address: str) -> Iterator[tuple[str, Any]]:
    """The figures of starts with a saved game, and those of the empty page."""
    bars = {1: TASK_BARS, SLOWED: {}}
    with visitor(running) as guest:
        guest.context.add_init_script(NOTE_TASKS)
        game = come_once(guest, address)
        for slowed in SPEEDS:
            starts, floors = recalled_starts(guest, game, slowed)
            floor = round(statistics.median(floors))
            yield named("later visit from the snapshot", slowed), summary(starts, bars[slowed])
            yield named("bare Pyodide from the same snapshot", slowed), floor
            yield named(RATIO, slowed), times_bare(starts, floors, slowed, MOST_TIMES_THE_FLOOR)
        for slowed in SPEEDS:
            starts = plain_starts(guest, game, slowed)
            yield named("later visit started plainly", slowed), summary(starts, bars[slowed])


def measured() -> dict[str, Any]:
    """All figures, with the bars that they must keep."""
    found: dict[str, Any] = {}
    with with_bare_pages() as server, sync_playwright() as running:
        sizes = loaded(running)
        found["first visit, bytes"] = {
            "all": sum(sizes.values()),
            "bar": MOST_BYTES,
            "files": sizes,
        }
        found.update(first_visits(running, server.address))
        found.update(later_visits(running, server.address))
    return found


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
