"""A visitor's Chromium for measurements: a profile on the disk, as fast or slow as is wanted."""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from tools.browsers import CHROMIUM

# A page that can be used and in which no bot thinks.
IDLE = "html[data-ready]:not([data-thinking])"
# A table in sight, with all that comes in its turn: see assets/page/patch.mjs.
TABLE = "#table:not([hidden]):not(:has([data-to-come]))"
WINDOW = {"width": 1280, "height": 720}
# Seconds in which a slowed browser runs once.
SLICE = 0.008
# How many of these pass before its processes are looked up anew.
OFTEN = 25
# Seconds in which a browser that has nothing to do is seen to rest, and its share of them at most.
PAUSE = 0.4
RESTING = 0.15
# Milliseconds in which nobody looks at a page that starts: to look takes part of its processors.
UNSEEN = 2000
# For a page from its first line on: it notes which of its tasks take long.
NOTE_TASKS = """
longTasks = [];
taskObserver = new PerformanceObserver(list => longTasks.push(...list.getEntries()));
taskObserver.observe({ type: "longtask", buffered: true });
"""
# Whether a page has been started from memory, and not plainly after all.
WOKE = (
    "performance.getEntriesByName('recalling').length > 0"
    " && performance.getEntriesByName('downloading').length === 0"
)
LONGEST_TASK = """
() => {
  const painted = performance.getEntriesByName("first-contentful-paint")[0].startTime;
  longTasks.push(...taskObserver.takeRecords());
  const seen = longTasks.splice(0).filter(({ startTime }) => startTime >= painted);
  return Math.max(0, ...seen.map(({ duration }) => duration));
}
"""


class Visitor:
    """A running Chromium with a profile in a folder: it keeps compiled code like a visitor's."""

    def __init__(self, context: BrowserContext, folder: str) -> None:
        self.context = context
        self.folder = folder
        self.is_resting = False

    def processes(self) -> list[Path]:
        """The folders in /proc of all processes of this browser."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if self.folder in (process / "cmdline").read_text(encoding="utf-8"):
                    found.append(process)
        return found

    def worked(self) -> float:
        """The seconds that all its processes have worked so far."""
        ticks = 0
        for process in self.processes():
            with contextlib.suppress(OSError):
                facts = (process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                ticks += int(facts[11]) + int(facts[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def rest(self) -> None:
        """Wait until it has nothing to do: nobody visits a page while the browser itself starts.

        Meanwhile it is not slowed: to be stopped and woken all the time is work of its own.
        """
        self.is_resting = True
        before, now = -1.0, self.worked()
        while abs(now - before) > PAUSE * RESTING:
            time.sleep(PAUSE)
            before, now = now, self.worked()
        self.is_resting = False

    def opened(self, address: str) -> Page:
        """A new page at an address, once it is ready; opened when all before has come to rest."""
        self.rest()
        page = self.context.new_page()
        page.goto(address, wait_until="commit")
        page.wait_for_timeout(UNSEEN)
        page.wait_for_selector("html[data-ready]", state="attached", timeout=120_000)
        return page

    def megabytes(self) -> float:
        """The memory of all its processes, what they share in part."""
        total = 0
        for process in self.processes():
            with contextlib.suppress(OSError):
                lines = (process / "smaps_rollup").read_text(encoding="utf-8").splitlines()
                total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return total / 1024

    @contextlib.contextmanager
    def slowed(self, times: float) -> Iterator[None]:
        """Meanwhile all its processes are stopped most of the time: one part of so many is left.

        DevTools slow only the page's main thread, and the game runs in workers.
        """
        over = threading.Event()
        brake = threading.Thread(target=self._brake, args=(times, over))
        if times > 1:
            brake.start()
        try:
            yield
        finally:
            over.set()
            if times > 1:
                brake.join()

    def _brake(self, times: float, over: threading.Event) -> None:
        slices = 0
        found: list[int] = []
        while not over.is_set():
            if self.is_resting:
                over.wait(SLICE)
                continue
            if slices % OFTEN == 0:
                found = [int(process.name) for process in self.processes()]
            slices += 1
            _send(found, signal.SIGSTOP)
            over.wait(SLICE * (1 - 1 / times))
            _send(found, signal.SIGCONT)
            over.wait(SLICE / times)


def _send(processes: Sequence[int], what: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, what)


@contextlib.contextmanager
def visitor(running: Playwright, offline: bool = True) -> Iterator[Visitor]:
    """Chromium with an empty profile; only for `offline` use does it have service workers."""
    options: dict[str, Any] = {
        **CHROMIUM.options,
        "executable_path": CHROMIUM.on_machine(),
        "viewport": WINDOW,
        "service_workers": "allow" if offline else "block",
    }
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = running.chromium.launch_persistent_context(folder, **options)
        yield Visitor(context, folder)
        context.close()


def longest_task(page: Page) -> float:
    """The milliseconds of a page's longest task since it was asked last, or was first painted.

    The page notes its tasks by NOTE_TASKS. It is 0 if none took over 50.
    """
    longest: float = round(page.evaluate(LONGEST_TASK))
    return longest
