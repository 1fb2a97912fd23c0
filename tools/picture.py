"""Draws the picture of a table in the README and in posters, from a recorded game: in Chromium.

python -m tools.picture [PICTURE] [RECORD] [MOVES]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import caylus
from caylus.kernel.record import Match
from tools.browsers import CHROMIUM
from tools.played import NAME, recorded
from tools.preview import ROOT, table_page

RECORD = recorded("standard-4-players-654")
MOVES = 215
SIZE = {"width": 1280, "height": 720}


def position(record: str, moves: int) -> Match:
    """A recorded game after so many moves, and further until a seat is asked."""
    whole = caylus.load(record)
    match = Match(whole.header, whole.game)
    for text in whole.moves:
        if len(match.moves) >= moves and match.state.actor not in (None, caylus.CHANCE):
            break
        match.play(text)
    return match


def draw(target: Path, record: Path, moves: int) -> None:
    """Write the picture of a recorded game after so many moves."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        page_file = Path(folder) / "table.html"
        match = position(record.read_text(encoding="utf-8"), moves)
        page_file.write_text(table_page(match, tips=False), encoding="utf-8")
        with CHROMIUM.launch(running) as browser:
            page = browser.new_page(viewport=SIZE, color_scheme="light")
            page.goto(page_file.as_uri())
            page.wait_for_selector("html[data-pictures=drawn]")
            page.evaluate("document.fonts.ready")
            page.screenshot(path=target)


if __name__ == "__main__":
    named = dict(enumerate(sys.argv[1:]))
    draw(
        Path(named.get(0, ROOT / "docs" / f"{NAME}.png")),
        Path(named.get(1, RECORD)),
        int(named.get(2, MOVES)),
    )
