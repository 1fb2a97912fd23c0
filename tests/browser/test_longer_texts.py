"""The layout holds texts 40 % longer than the English ones, at every size."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.looks import (
    FIVE_PLAYERS,
    SIZES,
    beginning,
    flaws,
    hardest,
    recorded,
    sit_down,
    visit,
)
from tests.languages import FILE, PSEUDO, built
from tools.serve import Server

pytestmark = [pytest.mark.browser, pytest.mark.plain]

PAGE = f"index.{PSEUDO}.html"
BUTTONS = "button, .choice, a, legend, label, h1, h2, h3"
# Words are cut if they end outside the frame that hides the rest. Names may end in three dots,
# and the game's name in the bar leaves out whole words.
CUT = """
wanted => {
  const flaws = [];
  const root = document.querySelector("dialog[open]")
    ?? document.querySelector("#ending:not([hidden]) #results") ?? document.body;
  const scrolling = root === document.body ? document.scrollingElement : root;
  if (scrolling.scrollWidth > scrolling.clientWidth) flaws.push("scrolls sideways");
  for (const thing of root.querySelectorAll(wanted)) {
    if (!thing.checkVisibility({ visibilityProperty: true })) continue;
    const box = thing.getBoundingClientRect();
    const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(thing);
    if (box.width < 2 || textOverflow === "ellipsis" || webkitLineClamp !== "none") continue;
    const words = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement;
      if (!words.currentNode.textContent.trim() || parent.closest("select, .card, .chip")) continue;
      if (parent.getBoundingClientRect().width < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const own = range.getBoundingClientRect();
      if (thing.matches("#bar h1") && own.top >= box.bottom) continue;
      if (own.left < box.left - 1 || own.right > box.right + 1 || own.right > innerWidth + 1
          || (overflow !== "visible" && own.bottom > box.bottom + 1))
        flaws.push(`${thing.id || thing.className || thing.outerHTML} cuts “${range}”`);
    }
  }
  return flaws;
}
"""


@pytest.fixture(scope="module")
def longer_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site built with the pseudo-language beside English."""
    with Server(built(tmp_path_factory.mktemp("longer"), FILE)) as server:
        yield server.address


@pytest.fixture
def longer(page: Page, watch, longer_site: str) -> Page:
    """The page in the pseudo-language, usable."""
    watch.origin = longer_site
    visit(page, longer_site + PAGE)
    return page


def cut(page: Page, scene: str) -> list[str]:
    """Which texts are cut in a scene, at every size in turn."""
    found = []
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        found += [f"{scene}, {size}: {flaw}" for flaw in page.evaluate(CUT, BUTTONS)]
    return found


def test_tables_hold_longer_texts(longer):
    record, found = recorded(FIVE_PLAYERS), []
    for position in hardest(record):
        sit_down(longer, beginning(record, position.moves))
        scene = f"{position.phase} after {position.moves}"
        found += flaws(longer, scene) + cut(longer, scene)

    assert "[" in longer.inner_text("#prompt")
    assert not found, "\n".join(found)


def test_lobby_end_and_menu_hold_longer_texts(longer):
    found = cut(longer, "lobby")
    sit_down(longer, recorded(FIVE_PLAYERS))
    found += cut(longer, "end")
    longer.click("#results [data-command=lobby]")
    longer.wait_for_selector("#lobby [data-command=delete]")
    found += cut(longer, "lobby with a game")
    longer.click("#lobby [data-dialog=menu]")
    found += cut(longer, "menu")

    assert not found, "\n".join(found)
