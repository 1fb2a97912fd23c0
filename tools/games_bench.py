"""How long it takes to open another game than the one in memory, in Chromium.

The site is built with the tiny game of the tests beside the others. In each of all pairs of games a
page wakes with one in memory and a visitor begins the other. Writes the figures as JSON.
"""

from __future__ import annotations

import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.serve import Server
from tools.start_bench import INSTALLED, settled
from tools.visitor import WOKE, Visitor, visitor

ROOT = Path(__file__).parents[1]
TIMES = 5
MOST_MILLISECONDS = 500
BUILD = (
    "import sys; from pathlib import Path; from tools.build import build; build(Path(sys.argv[1]))"
)
NAMES = "() => [...document.querySelectorAll('input[name=game]')].map(({ value }) => value)"
PLAYED_LAST = "game => localStorage.setItem('caylus/last', game)"
# Begins the game that is chosen, and gives the milliseconds until its table has been painted.
BEGIN = """
() => new Promise(done => {
  const begun = performance.now();
  document.querySelector("[data-command=start]").click();
  const look = () => {
    if (document.documentElement.dataset.at !== "table") return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  };
  look();
})
"""


@contextmanager
def house() -> Iterator[str]:
    """The address of a site with several games."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        games = {**os.environ, "CAYLUS_GAMES": str(ROOT / "tests" / "house")}
        subprocess.run([sys.executable, "-c", BUILD, site], cwd=ROOT, env=games, check=True)
        with Server(site) as server:
            yield server.address


def begin(page: Page, game: str) -> float:
    """Begin a game in the lobby; the milliseconds until its table stands there."""
    page.check(f"input[name=game][value={game}]")
    taken: float = page.evaluate(BEGIN)
    return taken


def remember(guest: Visitor, address: str, game: str) -> None:
    """Have a browser keep a snapshot with a game in it."""
    page = guest.opened(address)
    page.evaluate(PLAYED_LAST, game)
    page.reload()
    settled(page)
    page.evaluate(INSTALLED)
    page.close()


def opened(guest: Visitor, address: str, kept: str, other: str) -> float:
    """The median of the times that another game takes while one is kept in memory."""
    remember(guest, address, kept)
    found = []
    for _time in range(TIMES):
        page = guest.opened(address)
        assert page.evaluate(WOKE), "the snapshot was not used"
        found.append(begin(page, other))
        page.evaluate(PLAYED_LAST, kept)
        page.close()
    return statistics.median(found)


def measured() -> dict[str, Any]:
    """All figures, with the bar that each must keep."""
    found = {}
    with house() as address, sync_playwright() as running, visitor(running) as guest:
        page = guest.opened(address)
        names = page.evaluate(NAMES)
        page.close()
        for kept, other in itertools.permutations(names, 2):
            taken = round(opened(guest, address, kept, other))
            found[f"{other}, with {kept} in memory"] = {
                "milliseconds": taken,
                "bar": MOST_MILLISECONDS,
            }
    return found


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
