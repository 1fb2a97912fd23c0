"""Whether two builds draw the same tables, pixel by pixel: in Chromium.

python -m tools.alike BEFORE [AFTER [FOLDER]] takes the folders of two builds; AFTER is dist if it
is left out. It opens every position of tools/preview.py in each, in three windows, and tells in how
many pixels the pictures differ. Of each pair that does, FOLDER gets both and a picture of where.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from caylus import games
from tools.browsers import CHROMIUM
from tools.page_bench import sit_down
from tools.played import NAME
from tools.preview import previews, reached
from tools.serve import DIST, Server
from tools.sizes import REMEMBER, WINDOWS
from tools.start_bench import DRAWN

CURTAIN = "#curtain:not([hidden]) button"
# How many pixels of two pictures differ, and a third picture with these in red on white.
COMPARE = """
async pictures => {
  const RED = 0xff0000ff, WHITE = 0xffffffff;
  const bitmaps = await Promise.all(pictures.map(async picture => {
    const answer = await fetch("data:image/png;base64," + picture);
    return createImageBitmap(await answer.blob());
  }));
  const width = Math.max(...bitmaps.map(one => one.width));
  const height = Math.max(...bitmaps.map(one => one.height));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const drawn = bitmaps.map(one => {
    context.clearRect(0, 0, width, height);
    context.drawImage(one, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  const [before, after] = drawn.map(({ data }) => new Uint32Array(data.buffer));
  let differing = 0;
  before.forEach((pixel, at) => {
    differing += pixel !== after[at];
    after[at] = pixel === after[at] ? WHITE : RED;
  });
  context.putImageData(drawn[1], 0, 0);
  return [differing, canvas.toDataURL().split(",")[1]];
}
"""


@dataclass(frozen=True)
class Pair:
    """What two builds draw of a position in a window, as PNG."""

    name: str
    before: bytes
    after: bytes

    def compared(self, page: Page) -> tuple[int, bytes]:
        """How many pixels differ, and a picture of where; a page of a browser compares them."""
        both = [base64.b64encode(one).decode() for one in (self.before, self.after)]
        differing, where = page.evaluate(COMPARE, both)
        return differing, base64.b64decode(where)

    def write(self, folder: Path, where: bytes) -> None:
        """Write both into a folder, and where they differ."""
        folder.mkdir(parents=True, exist_ok=True)
        drawn = {"before": self.before, "after": self.after, "where": where}
        for name, picture in drawn.items():
            (folder / f"{self.name}-{name}.png").write_bytes(picture)


def has(build: Path, game: str) -> bool:
    """Whether a build has a game; one without a folder of games has the first one."""
    folder = build / "games"
    return (folder / f"{game}.pack").exists() if folder.exists() else game == NAME


def positions(builds: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The name and the record of each position that all builds can open."""
    for game in games.shown():
        if all(has(build, game) for build in builds):
            for name, position in previews(game).items():
                yield f"{game}-{name}", reached(game, *position).text()


def drawn(browser: Browser, address: str, record: str) -> dict[str, bytes]:
    """The pictures that the build at an address draws of a record's table, by window."""
    page = browser.new_page(color_scheme="light")
    page.add_init_script(REMEMBER)
    page.goto(address)
    sit_down(page, record)
    if page.locator(CURTAIN).count():
        page.click(CURTAIN)
        page.wait_for_selector(CURTAIN, state="detached")
    page.wait_for_selector(DRAWN, state="attached")
    found = {}
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready")
        found[f"{width}x{height}"] = page.screenshot(animations="disabled", caret="hide")
    page.close()
    return found


def pairs(
    browser: Browser, builds: tuple[Path, Path], shown: Iterable[tuple[str, str]]
) -> Iterator[Pair]:
    """What two builds draw of positions, a name and a record each."""
    with Server(builds[0]) as old, Server(builds[1]) as new:
        for name, record in shown:
            before, after = (drawn(browser, one.address, record) for one in (old, new))
            for window in before:
                yield Pair(f"{name}-{window}", before[window], after[window])


def compare(
    browser: Browser, builds: tuple[Path, Path], shown: Iterable[tuple[str, str]], folder: Path
) -> list[str]:
    """Tell in which pictures of positions two builds differ, and write those; their names."""
    names: list[str] = []
    count = 0
    page = browser.new_page()
    for pair in pairs(browser, builds, shown):
        differing, where = pair.compared(page)
        if differing:
            names.append(pair.name)
            pair.write(folder, where)
            print(f"{pair.name}: {differing} pixels differ", flush=True)
        count += 1
    page.close()
    print(f"{count - len(names)} of {count} pictures are alike" + f"; see {folder}" * bool(names))
    return names


if __name__ == "__main__":
    named = dict(enumerate(map(Path, sys.argv[1:])))
    both = (named[0], named.get(1, DIST))
    target = named.get(2) or Path(tempfile.mkdtemp(prefix="alike-"))
    with sync_playwright() as running, CHROMIUM.launch(running) as chromium:
        differing = compare(chromium, both, positions(both), target)
    sys.exit(bool(differing))
