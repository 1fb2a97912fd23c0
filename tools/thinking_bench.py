"""What the page does while bots think: its long tasks, and how fast they think there.

A person plays against the strongest bot, asks for a hint, and has a game reviewed for a while.
Writes JSON of every game: the longest task of the page in milliseconds meanwhile, from the opening
of the table on (0: none was over 50), the random games a second in the page, the iterations of a
search in a second, in the page and under this Python, and the longest that the strongest bot takes
for an answer in the page.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

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
DECISIONS = 12
REVIEWED = 0.1
PLAYERS = ("person", "Ada"), ("seneschal", "Ben")
MOST_MILLISECONDS = 1_500
BENCH = "caylus/players/bench.py"
# Stands in for the thinker: counts games and iterations, then times the bot's answers in a game.
COUNTER = """
import json
import time
from random import Random
import caylus
from caylus.players import bench, player
from caylus.players.budget import Budget
from caylus.players.search import Search, Thought
from caylus.web.workers import door, parts
def counting(record):
    match = caylus.load(record)
    games = bench.games_a_second(match.game, match.header.variant)
    state = match.state
    thought = Thought(Search(Budget(seconds=1)), state.sight(state.actor), Random(1))
    thought.go_on(Budget(seconds=0.5))
    before = thought.root.visits
    thought.go_on(Budget(seconds=2))
    iterations = (thought.root.visits - before) / 2
    bot, others, random, longest = player("seneschal"), player("merchant"), Random(1), 0
    for number in range(240):
        if state.actor is None:
            break
        if state.actor < 0:
            state.apply(state.dealt())
            continue
        sight = state.sight(state.actor)
        if number % 12 == 0:
            yield {"left": 1 - number / 240}
            begun = time.perf_counter()
            bot.choose(sight, random)
            longest = max(longest, time.perf_counter() - begun)
        state.play(others.choose(sight, random))
    found = {"games": games, "iterations": iterations, "longest": longest}
    yield {"refused": json.dumps(found)}
def choose(message):
    record = message["record"]
    return parts.go_on(("choose", record), lambda: counting(record), message)
def ask(request):
    return door.answer(request, {"hello": door.hello, "choose": choose})
"""


def long_tasks(page: Page, game: str) -> dict[str, float]:
    """The longest task of the page while a game is played in it, 0 if none is long."""
    found = {}
    page.wait_for_selector(IDLE, state="attached")
    longest_task(page)
    sit_down(page, played.begun(*PLAYERS, game=game))
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
    open_text(page, played.longest_record(game))
    page.wait_for_selector("#results")
    longest_task(page)
    page.click("#results [data-command=review]")
    page.wait_for_function(f"document.getElementById('review-done')?.value > {REVIEWED}")
    found["a game is reviewed"] = longest_task(page)
    return found


def counted(page: Page, address: str, record: str) -> dict[str, Any]:
    """The games and the iterations a second in the page, and the longest seconds of an answer."""
    stand_in(page, COUNTER, {BENCH: (ROOT / BENCH).read_bytes()})
    page.goto(address)
    open_text(page, record.replace("person", "seneschal"))
    page.wait_for_selector("#notice:not([hidden])", timeout=MOST_MILLISECONDS * 100)
    found: dict[str, Any] = json.loads(page.inner_text("#notice-text"))
    return found


def dealt(game: str) -> str:
    """The record of a game, dealt up to the first decision."""
    match = caylus.load(played.begun(*PLAYERS, game=game))
    match.deal()
    return match.text()


def iterations_here(record: str) -> float:
    """How many iterations a second this Python does at the same decision."""
    state = caylus.load(record).state
    thought = Thought(Search(Budget(seconds=1)), state.sight(state.actor), Random(1))
    start = time.perf_counter()
    thought.go_on(Budget(seconds=2))
    return thought.root.visits / (time.perf_counter() - start)


def measured() -> dict[str, Any]:
    """All figures, by game."""
    with Server(DIST) as server, sync_playwright() as running, CHROMIUM.launch(running) as browser:
        return {
            game: {
                "longest task while": with_bar(tasks_of(browser, server.address, game)),
                **speed(browser, server.address, dealt(game)),
            }
            for game in played.GAMES
        }


def tasks_of(browser: Browser, address: str, game: str) -> dict[str, float]:
    """The longest task of a new page while a game is played in it."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.add_init_script(f"localStorage['caylus/options'] = {OPTIONS!r}")
    page.add_init_script(NOTE_TASKS)
    page.goto(address)
    found = long_tasks(page, game)
    page.close()
    return found


def speed(browser: Browser, address: str, record: str) -> dict[str, Any]:
    """How fast a search is in the page and here, and the bot's longest answer in the page."""
    # A build that is kept would stand before the stand-in.
    page = browser.new_page(service_workers="block")
    there = counted(page, address, record)
    page.close()
    here = iterations_here(record)
    games = {f"{players} players": speed for players, speed in there["games"].items()}
    return {
        "games a second in the page": games,
        "iterations a second": {"page": round(there["iterations"]), "here": round(here)},
        "page is slower": round(here / there["iterations"], 2),
        "longest answer": {
            "milliseconds": round(1000 * there["longest"]),
            "bar": MOST_MILLISECONDS,
        },
    }


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
