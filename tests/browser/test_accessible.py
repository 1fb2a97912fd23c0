"""Nothing on the page, in any colours, breaks a rule of WCAG 2.2 AA that a program can check."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.looks import (
    FIVE_PLAYERS,
    SIZES,
    beginning,
    hardest,
    put_on_the_table,
    recorded,
    sit_down,
    visit,
)
from tests.browser.play import command, wait

pytestmark = pytest.mark.browser

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LANDMARKS = ["landmark-one-main", "landmark-no-duplicate-main", "landmark-main-is-top-level"]
COLOURS = [("light", "less"), ("dark", "less"), ("light", "more"), ("dark", "more")]
# Nobody can reach what lies behind an open dialogue; colours change nothing but contrast.
CHECK = """
async ({ colours, rules }) => {
  const page = document.documentElement, flaws = [];
  const where = document.querySelector("dialog[open]") ?? document;
  for (const [theme, contrast] of colours) {
    page.dataset.theme = theme;
    page.dataset.contrast = contrast;
    const all = !flaws.length && theme === colours[0][0] && contrast === colours[0][1];
    const asked = all
      ? { runOnly: rules, rules: { "target-size": { enabled: true } } }
      : { runOnly: ["color-contrast"] };
    const { violations } = await axe.run(where, asked);
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        flaws.push(`${theme}, ${contrast} contrast: ${id}: ${html}\\n  ${failureSummary}`);
  }
  return flaws;
}
"""
BROKEN = "async rules => (await axe.run({ runOnly: rules })).violations.map(({ id }) => id)"


def flaws(page: Page, scene: str) -> list[str]:
    """The faults that axe finds on the page now, as texts that say where and why."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(CHECK, {"colours": COLOURS, "rules": RULES})
    return [f"{scene}, {flaw}" for flaw in found]


def main_landmarks(page: Page) -> list[str]:
    """The ids of the main landmarks on the page, and the rules of axe that they break."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    shown = page.locator("main:visible").evaluate_all("all => all.map(({ id }) => id)")
    return shown + page.evaluate(BROKEN, LANDMARKS)


def all_flaws(page: Page, scenes: Iterable[str]) -> str:
    """The faults that axe finds in scenes that set themselves up one after another."""
    return "\n".join(flaw for scene in scenes for flaw in flaws(page, scene))


def lobby(page: Page) -> Iterator[str]:
    """The lobby before the first game, then with a saved and a past one, and a question in it."""
    yield "empty lobby"
    record = recorded(FIVE_PLAYERS)
    for saved in (beginning(record, 100), record):
        sit_down(page, saved)
    yield "end of the game"
    page.click("#results [data-command=lobby]")
    page.wait_for_selector("#lobby [data-command=delete]")
    yield "lobby with games"
    command(page, "delete")
    yield "notice"


def phases(page: Page) -> Iterator[str]:
    """The table in each phase, a curtain before it where there is one."""
    record = recorded(FIVE_PLAYERS)
    most = {position.phase: position for position in hardest(record)}
    for phase, position in most.items():
        sit_down(page, beginning(record, position.moves))
        yield phase
    put_on_the_table(page, beginning(record, most["actions"].moves))
    page.wait_for_selector("#curtain:not([hidden])")
    yield "curtain"


def opened(page: Page, *buttons: str) -> Iterator[str]:
    """What buttons of the table open, one thing at a time; closed again at last."""
    for button in buttons:
        page.click(f"#board [data-{button}]:visible >> nth=0")
        page.wait_for_selector("dialog[open]")
        wait(page)
        yield button
        page.keyboard.press("Escape")


def lens(page: Page, thing: str) -> Iterator[str]:
    """The lens over a thing."""
    page.hover(thing)
    page.wait_for_selector("#lens:not([hidden])")
    yield "lens"


def over_the_table(page: Page) -> Iterator[str]:
    """What lies over a table, one thing at a time."""
    record = recorded(FIVE_PLAYERS)
    most = max(hardest(record), key=lambda position: position.offered)
    sit_down(page, beginning(record, most.moves))
    yield from opened(page, "panel=forecast", "panel=ways", "dialog=menu")
    page.keyboard.press("?")
    yield "keys"
    page.keyboard.press("Escape")
    yield from lens(page, "#road-5")
    page.set_viewport_size(SIZES["phone"])
    yield from opened(page, "panel=log", "panel=pool")
    yield "table on a phone"


@pytest.mark.parametrize("scenes", [lobby, phases, over_the_table])
def test_axe_finds_nothing_to_complain_about(page, site, scenes):
    visit(page, site)

    assert not all_flaws(page, scenes(page))


def test_lobby_and_table_are_each_the_one_main_landmark_while_they_are_shown(page, site):
    visit(page, site)
    found = [main_landmarks(page)]
    sit_down(page, beginning(recorded(FIVE_PLAYERS), 100))
    found.append(main_landmarks(page))
    command(page, "lobby")
    found.append(main_landmarks(page))

    assert found == [["lobby"], ["table"], ["lobby"]]
