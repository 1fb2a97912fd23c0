"""How long the page takes from a click to the painted board, over a recorded game: in Chromium.

One person plays the first seat of the longest recorded game against its other seats, then steps
through its history. Writes milliseconds as JSON: the median, the 95th percentile and the longest,
at full speed and with the processor slowed four times; at full speed the page's longest tasks too.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import caylus
from tools import archive
from tools.played import NAME, longest_record, moves_of
from tools.serve import DIST, Server
from tools.visitor import IDLE, NOTE_TASKS, TABLE, longest_task, visitor

ROOT = Path(__file__).resolve().parents[1]
THINKER = "caylus/web/workers/thinker.py"
SLOWED = 4
# Milliseconds that a visitor looks at the table before clicking: what flies has landed.
LOOKING = 450
BARS = {1: {"median": 15, "p95": 24}, SLOWED: {"p95": 80}}
# Any step of the history, and how many moves lie between those that are timed.
STEP_BAR = 50
TASK_BAR = 50
STRIDE = 7
OPTIONS = json.dumps({"forced": False, "pace": "instant", "tips": False})
# What stands in for the thinker: it plays on as the record did.
RECORDED = """
import json
MOVES = {moves!r}
def ask(request):
    asked = json.loads(request)
    if asked["do"] == "hello":
        return json.dumps({{"version": "recorded"}})
    played = asked["record"].partition("\\n\\n")[2].split("\\n")
    return json.dumps({{"action": MOVES[len([move for move in played if move])]}})
"""
# Does something, and tells the milliseconds until the board that it changes has been painted.
TIMED = """
(deed, done) => {
  const CHANGES = { subtree: true, childList: true, attributes: true };
  const painted = new MessageChannel();
  let start = 0;
  painted.port1.onmessage = () => done(performance.now() - start);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => painted.port2.postMessage(0));
  }).observe(document.querySelector("#board"), CHANGES);
  start = performance.now();
  deed();
}
"""
# A click of the mouse: after one of the keyboard, which counts 0, the focus is looked for as well.
# The clicked thing is the table's own; a way to pay that waits in a panel gets a button here.
CLICK = """
action => new Promise((done, failed) => {
  const timed = TIMED;
  let thing = document.querySelector(`#board [data-action="${action}"]`);
  if (!thing) {
    thing = document.createElement("button");
    thing.dataset.action = action;
    document.querySelector("#table").append(thing);
  }
  setTimeout(() => failed(new Error(`nothing happened after ${action}`)), 9000);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  timed(() => thing.dispatchEvent(click), done);
})
""".replace("TIMED", TIMED)
# The least that can be seen to change: what a click would take that nobody had to think about.
LEAST = """
() => new Promise(done => {
  const timed = TIMED;
  const prompt = document.getElementById("prompt");
  timed(() => prompt.append("\u00a0"), done);
})
""".replace("TIMED", TIMED)
# How a step begins: right after the one before it, or when nothing is left to do of that one.
AT_ONCE, AT_REST = "begin()", "requestIdleCallback(begin)"
STEP = """
at => new Promise(done => {
  const timed = TIMED;
  const slider = document.getElementById("history-at");
  const move = () => {
    slider.value = at;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const begin = () => timed(move, done);
  BEGIN;
})
""".replace("TIMED", TIMED)


def against_record(record: str) -> tuple[str, list[str], list[str]]:
    """The header with a person in the first seat, all moves, and those of this person."""
    lines = record.partition("\n\n")[0].split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("seat"))
    seat, colour, _player, *name = lines[first].split()
    lines[first] = " ".join([seat, colour, "person", *name])
    match = caylus.load(record)
    own = [move for move, actor in zip(match.moves, match.actors, strict=True) if actor == 0]
    return "\n".join(lines) + "\n\n", moves_of(record), own


def stand_in(page: Page, code: str, others: Mapping[str, bytes] | None = None) -> None:
    """Have other code answer in place of the thinker, which may import other files."""
    body = archive.replaced(DIST / "caylus.pack", {THINKER: code.encode(), **(others or {})})
    page.route("**/caylus.pack", lambda route: route.fulfill(body=body))


def open_text(page: Page, text: str) -> None:
    """Open a record in the lobby, once it is ready."""
    page.wait_for_selector(IDLE, state="attached")
    files = [{"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}]
    page.set_input_files("#import", files)


def sit_down(page: Page, text: str) -> None:
    """Open a record in the lobby and wait until its table is there."""
    open_text(page, text)
    page.wait_for_selector(TABLE)
    page.wait_for_selector(IDLE, state="attached")


def times(page: Page, own: list[str]) -> tuple[list[float], list[float]]:
    """Milliseconds from each click of the person to the painted board, and of the least change.

    The least change comes behind the click, and each is looked at: a frame just before a click
    delays the click's own.
    """
    found, least = [], []
    for move in own:
        look(page)
        found.append(page.evaluate(CLICK, move))
        look(page)
        least.append(page.evaluate(LEAST))
    page.wait_for_selector("#results")
    return found, least


def look(page: Page) -> None:
    """Look at the table until nothing thinks or flies."""
    page.wait_for_selector(IDLE, state="attached")
    page.wait_for_timeout(LOOKING)
    page.wait_for_selector("#air:empty", state="attached")


def open_history(page: Page) -> None:
    """Look back at the ended game."""
    page.click("[data-command=look]")
    page.click("[data-command=history]")
    page.wait_for_selector("#history-at")
    page.wait_for_selector(IDLE, state="attached")


def steps(page: Page, begin: str) -> list[float]:
    """Milliseconds from each step back through the history to the painted board."""
    last = int(page.get_attribute("#history-at", "max") or 0)
    step = STEP.replace("BEGIN", begin)
    return [page.evaluate(step, at) for at in range(last - 1, 0, -STRIDE)]


def measured(slowed: int, game: str = NAME) -> dict[str, Any]:
    """The figures of a game at a fraction of the processor's speed."""
    header, moves, own = against_record(longest_record(game))
    with (
        Server(DIST) as server,
        sync_playwright() as running,
        visitor(running, offline=False) as guest,
    ):
        page = guest.context.pages[0]
        page.add_init_script(f"localStorage['caylus/options'] = {OPTIONS!r}")
        page.add_init_script(NOTE_TASKS)
        stand_in(page, RECORDED.format(moves=moves))
        page.goto(server.address)
        page.wait_for_selector(IDLE, state="attached")
        with guest.slowed(slowed):
            found, tasks = played(page, header, own, slowed)
    found = {"slowed": slowed, **found}
    return found if slowed > 1 else {**found, "longest task": with_bar(tasks)}


def played(
    page: Page, header: str, own: list[str], slowed: int
) -> tuple[dict[str, Any], dict[str, float]]:
    """The figures of a game that is played and looked back at, and its longest tasks."""
    tasks = {}
    # Those of the lobby belong to the start.
    longest_task(page)
    sit_down(page, header)
    tasks["opening the table"] = longest_task(page)
    clicks, least = times(page, own)
    tasks["clicks"] = longest_task(page)
    open_history(page)
    at_rest, at_once = steps(page, AT_REST), steps(page, AT_ONCE)
    tasks["steps of the history"] = longest_task(page)
    bar = STEP_BAR * slowed
    # Any step keeps it; where the processor is slowed, some that begin too early need not.
    counts = "p95" if slowed > 1 else "longest"
    found = {
        "clicks": figures(clicks, BARS[slowed]),
        "the least change alone": figures(least, {}),
        "steps of the history": figures(at_rest, {"longest": bar}),
        "steps one right after the other": figures(at_once, {counts: bar}),
    }
    return found, tasks


def with_bar(tasks: dict[str, float]) -> dict[str, Any]:
    """The longest tasks of a page that is played at, with their bar."""
    return {name: {"duration": task, "bar": TASK_BAR} for name, task in tasks.items()}


def figures(found: list[float], bars: dict[str, float]) -> dict[str, Any]:
    """How many times there are, their median, the 95th percentile and the longest, with bars."""
    ranked = sorted(found)
    return {
        "count": len(found),
        "median": round(statistics.median(found), 1),
        "p95": round(ranked[int(len(found) * 0.95)], 1),
        "longest": round(ranked[-1], 1),
        "bars": bars,
    }


if __name__ == "__main__":
    print(json.dumps([measured(1), measured(SLOWED)], indent=2))
