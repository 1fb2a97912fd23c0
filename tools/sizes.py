"""Measures the parts of every game's table in the built page, in Chromium; writes docs/sizes.md."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from caylus import games
from tools.browsers import CHROMIUM
from tools.page_bench import sit_down
from tools.preview import previews, reached
from tools.serve import DIST, Server

TARGET = Path(__file__).parents[1] / "docs" / "sizes.md"
WINDOWS = ((1280, 720), (820, 1180), (390, 844))
PARTS = {
    "bar": "#bar",
    "strip above the road": "#strip",
    "section of the castle": ".castle-section",
    "column of a line of favors": "#favors .column",
    "marker of favors": "#favors .marker",
    "space of the road": "#road .card",
    "row of a player": ".player",
    "my band": "#band",
}
HEAD = """# How large the parts of a table are

Written by `python -m tools.sizes` from the built page, in a browser with the usual size of letters.
Width by height, in pixels; -: not shown, or behind a tap. Five players, one of whom must choose, on
a long road: what `python -m tools.preview` writes as "five". Nothing of it scrolls.
"""
# No tip lies over the road, and nothing moves any more.
OPTIONS = json.dumps({"tips": False, "motion": "off"})
REMEMBER = f"localStorage.setItem('caylus/options', {json.dumps(OPTIONS)})"
MEASURE = """
wanted => {
  const box = document.querySelector(wanted)?.getBoundingClientRect();
  return box?.width ? `${Math.round(box.width)} x ${Math.round(box.height)}` : "-";
}
"""


def measured(page: Page) -> Iterator[list[str]]:
    """The sizes of all parts in each window."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        yield [page.evaluate(MEASURE, wanted) for wanted in PARTS.values()]


def table(columns: list[list[str]]) -> str:
    """The lines of a table with the sizes in each window as its columns."""
    head = ["", *(f"{width} x {height}" for width, height in WINDOWS)]
    rows = [head, ["---"] * len(head), *zip(PARTS, *columns, strict=True)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def write() -> None:
    """Measure every game and write the document."""
    text = HEAD
    with Server(DIST) as server, sync_playwright() as running, CHROMIUM.launch(running) as browser:
        for name, title in games.shown().items():
            page = browser.new_page()
            page.add_init_script(REMEMBER)
            page.goto(server.address)
            sit_down(page, reached(name, *previews(name)["five"]).text())
            caption = " ".join(filter(None, (title.caption, title.subtitle)))
            text += f"\n## {caption}\n\n{table(list(measured(page)))}"
            page.close()
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
