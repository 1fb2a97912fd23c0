"""How much memory the page takes, in Chromium: all of the browser's processes together.

An empty page comes first; then a game with engine and thinker, and after it two more. Writes
megabytes as JSON.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.play import play, start, wait
from tools.browsers import CHROMIUM
from tools.serve import DIST, Server

GAMES = 3
MOST_MORE = 350
MOST_GROWTH = 1.2
# Milliseconds in which a browser gives back what it can.
REST = 4000
OPTIONS = json.dumps({"forced": True, "pace": "instant", "tips": False})


def proportional(folder: str) -> float:
    """Megabytes of all processes of the browser with a profile in a folder, shared ones in part."""
    total = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if folder not in (process / "cmdline").read_text(encoding="utf-8"):
                continue
            lines = (process / "smaps_rollup").read_text(encoding="utf-8").splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


def rested(page: Page, folder: str) -> float:
    """The memory once the browser has collected its garbage."""
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    page.wait_for_timeout(REST)
    return round(proportional(folder))


def one_game(page: Page, seed: int) -> None:
    """A whole game against a bot that thinks, and back to the lobby."""
    start(page, "person", "mason", variant="introductory")
    play(page, seed)
    page.wait_for_selector("#results")
    page.click("#ending [data-command=lobby]")
    wait(page)


def measured() -> dict[str, Any]:
    """All figures, with the bars that they must keep."""
    with (
        Server(DIST) as server,
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as running,
    ):
        options: dict[str, Any] = {**CHROMIUM.options, "executable_path": CHROMIUM.on_machine()}
        context = running.chromium.launch_persistent_context(folder, **options)
        context.add_init_script(f"localStorage['caylus/options'] ??= {OPTIONS!r}")
        page = context.pages[0]
        empty = rested(page, folder)
        page.goto(server.address)
        wait(page)
        page.wait_for_selector("html[data-memory]", state="attached", timeout=60_000)
        found = []
        for seed in range(GAMES):
            one_game(page, seed)
            found.append(rested(page, folder))
        context.close()
    return {
        "empty page, MB": empty,
        "after each game, MB": found,
        "more than an empty page, MB": {"most": max(found) - empty, "bar": MOST_MORE},
        "growth": {"ratio": round(found[-1] / found[0], 2), "bar": MOST_GROWTH},
    }


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
