"""Playing at the page as a visitor does: by clicking what carries an action."""

import random

from playwright.sync_api import Page

import caylus
from caylus.kernel.record import Match

IDLE = "html[data-ready]:not([data-thinking])"
OFFERED = "#table [data-action]:visible"
# Cards in a full hand overlap: their left edge is what a visitor can hit.
CORNER = {"x": 12, "y": 30}
RECORDS = """
Object.keys(localStorage).filter(name => name.startsWith("caylus/games/")).sort()
  .map(name => localStorage[name])
"""


def wait(page: Page) -> None:
    """Wait until the page can be used and no bot thinks."""
    page.wait_for_selector(IDLE, state="attached")


def start(page: Page, *players: str, variant: str = "standard") -> None:
    """Start a game from the lobby's form; bots move at once."""
    wait(page)
    page.select_option("#pace", "instant")
    page.check(f"input[name=variant][value={variant}]")
    for number in range(1, 6):
        player = players[number - 1] if number <= len(players) else ""
        page.select_option(f"#player-{number}", player)
    page.click("[data-command=start]")
    page.wait_for_selector("#table:not([hidden])")
    wait(page)


def offered(page: Page) -> list[str]:
    """The actions that can be clicked now, once each."""
    found = page.locator(OFFERED).evaluate_all("all => all.map(e => e.dataset.action)")
    return sorted(set(found))


def click(page: Page, action: str) -> None:
    """Click the first visible thing that plays an action and wait for the answer."""
    thing = page.locator(f'#table [data-action="{action}"]:visible').first
    thing.click(position=CORNER)
    wait(page)


def play(page: Page, seed: int, moves: int = 1000) -> int:
    """Click random actions until the game is over or so many are made; returns how many."""
    chooser = random.Random(seed)
    for made in range(moves):
        actions = offered(page)
        if not actions:
            return made
        click(page, chooser.choice(actions))
    return moves


def records(page: Page) -> list[str]:
    """The saved records, the oldest first."""
    return page.evaluate(RECORDS)


def saved(page: Page) -> Match:
    """The only saved game, replayed under CPython."""
    (record,) = records(page)
    return caylus.load(record)


def command(page: Page, name: str) -> None:
    """Click the first visible button of a command and wait for what it does."""
    page.locator(f"[data-command={name}]:visible").first.click()
    wait(page)
