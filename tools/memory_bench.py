"""How much memory the page takes, in Chromium: all of the browser's processes together.

An empty page comes first, then three games. After each the page rests in the lobby, then stands
at a table where the strongest opponents think against each other. Writes megabytes as JSON.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.play import command, play, start, wait
from tools import played
from tools.page_bench import open_text
from tools.serve import DIST, Server
from tools.visitor import TABLE, Visitor, visitor

GAMES = 3
MOST_MORE = 350
MOST_GROWTH = 1.2
# Milliseconds in which a browser gives back what it can.
REST = 4000
THINKING = "html[data-thinking]"
TWO_OF_THE_STRONGEST = played.begun(("seneschal", "Ada"), ("seneschal", "Ben"))
# The bar is for one worker that thinks, see caylus/web/page/thinking.py.
FEW_CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 })"
OPTIONS = json.dumps({"forced": True, "pace": "instant", "tips": False})


def rested(guest: Visitor, page: Page) -> float:
    """The memory once the browser has collected its garbage."""
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    page.wait_for_timeout(REST)
    return round(guest.megabytes())


def one_game(page: Page, seed: int) -> None:
    """A whole game against a bot that thinks, and back to the lobby."""
    start(page, "person", "mason", variant="introductory")
    play(page, seed)
    page.wait_for_selector("#results")
    page.click("#ending [data-command=lobby]")
    wait(page)


def while_thinking(guest: Visitor, page: Page) -> float:
    """The memory at a table where engine and thinker run; goes back to the lobby."""
    open_text(page, TWO_OF_THE_STRONGEST)
    page.wait_for_selector(TABLE)
    page.wait_for_selector(THINKING, state="attached")
    found = rested(guest, page)
    command(page, "lobby")
    return found


def measured() -> dict[str, Any]:
    """All figures, with the bars that they must keep."""
    with Server(DIST) as server, sync_playwright() as running, visitor(running) as guest:
        guest.context.add_init_script(f"localStorage['caylus/options'] ??= {OPTIONS!r}")
        guest.context.add_init_script(FEW_CORES)
        page = guest.context.pages[0]
        empty = rested(guest, page)
        page.goto(server.address)
        wait(page)
        page.wait_for_selector("html[data-memory]", state="attached", timeout=60_000)
        found, thinking = [], []
        for seed in range(GAMES):
            one_game(page, seed)
            found.append(rested(guest, page))
            thinking.append(while_thinking(guest, page))
    return {
        "empty page, MB": empty,
        "after each game, MB": found,
        "while the strongest opponents think, MB": thinking,
        "more than an empty page, MB": {
            "most": max(found + thinking) - empty,
            "bar": MOST_MORE,
        },
        "growth": {"ratio": round(found[-1] / found[0], 2), "bar": MOST_GROWTH},
    }


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
