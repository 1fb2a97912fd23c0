"""What the page does while bots think: its long tasks, and how fast they think there.

A person plays against the strongest bot, asks for a hint, and has the game reviewed for a while.
Writes JSON: the longest task of the page in milliseconds meanwhile, from the opening of the table
on (0: none was over 50), and the iterations of a search in a second, in the page and under this
Python.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import caylus
from caylus.players.budget import Budget
from caylus.players.search import Search, Thought
from tools import played
from tools.browsers import CHROMIUM
from tools.page_bench import IDLE, OPTIONS, open_text, sit_down, stand_in, with_bar
from tools.serve import DIST, Server
from tools.visitor import NOTE_TASKS, longest_task

ROOT = Path(__file__).resolve().parents[1]
FINISHED = played.RECORDS / "standard-4-players-1102.record"
DECISIONS = 12
REVIEWED = 0.1
HEADER = played.begun(("person", "Ada"), ("seneschal", "Ben"))
COUNTER = """
import json, time
from random import Random
def ask(request):
    import caylus
    from caylus.players.budget import Budget
    from caylus.players.search import Search, Thought
    asked = json.loads(request)
    if asked["do"] == "hello":
        return json.dumps({"version": "counting"})
    state = caylus.load(asked["record"]).state
    thought = Thought(Search(Budget(seconds=1)), state.sight(state.actor), Random(1))
    thought.go_on(Budget(seconds=0.5))
    before = thought.root.visits
    thought.go_on(Budget(seconds=2))
    return json.dumps({"refused": f"{(thought.root.visits - before) / 2} iterations"})
"""


def long_tasks(page: Page) -> dict[str, float]:
    """The longest task of the page while it is used, 0 if none is long."""
    found = {}
    page.wait_for_selector(IDLE, state="attached")
    longest_task(page)
    sit_down(page, HEADER)
    decided = 0
    # A hint is for a real choice.
    while decided < DECISIONS or page.locator("[data-command=hint]").is_disabled():
        page.locator("#board [data-action]:visible").first.click()
        page.wait_for_selector(IDLE, state="attached")
        decided += 1
    found["an opponent thinks"] = longest_task(page)
    page.keyboard.press("h")
    page.wait_for_selector("#advice")
    found["a hint is sought"] = longest_task(page)
    page.goto(page.url.partition("#")[0])
    open_text(page, FINISHED.read_text(encoding="utf-8"))
    page.wait_for_selector("#results")
    longest_task(page)
    page.click("#results [data-command=review]")
    page.wait_for_function(f"document.getElementById('review-done')?.value > {REVIEWED}")
    found["a game is reviewed"] = longest_task(page)
    return found


def iterations_in_page(page: Page, address: str) -> float:
    """How many iterations a second the thinker of the page does."""
    stand_in(page, COUNTER)
    page.goto(address)
    open_text(page, dealt().replace("person", "seneschal"))
    page.wait_for_selector("#notice:not([hidden])")
    return float(page.inner_text("#notice-text").split()[0])


def dealt() -> str:
    """The record of the game, dealt up to the first decision."""
    match = caylus.load(HEADER)
    match.deal()
    return match.text()


def iterations_here() -> float:
    """How many iterations a second this Python does at the same decision."""
    state = caylus.load(dealt()).state
    thought = Thought(Search(Budget(seconds=1)), state.sight(state.actor), Random(1))
    start = time.perf_counter()
    thought.go_on(Budget(seconds=2))
    return thought.root.visits / (time.perf_counter() - start)


def measured() -> dict[str, Any]:
    """All figures."""
    with Server(DIST) as server, sync_playwright() as running, CHROMIUM.launch(running) as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        page.add_init_script(f"localStorage['caylus/options'] = {OPTIONS!r}")
        page.add_init_script(NOTE_TASKS)
        page.goto(server.address)
        tasks = long_tasks(page)
        # A build that is kept would stand before the stand-in.
        fresh = browser.new_page(service_workers="block")
        there = iterations_in_page(fresh, server.address)
    here = iterations_here()
    return {
        "longest task while": with_bar(tasks),
        "iterations a second": {"page": round(there), "here": round(here)},
        "page is slower": round(here / there, 2),
    }


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
