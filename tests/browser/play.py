"""Plays at the page as a visitor does: by clicking elements that carry an action."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route

import caylus
from caylus.kernel.record import Match
from tests.browser.snapshot import WAKING
from tests.doors import HEADER, start_of
from tools import archive
from tools.serve import DIST
from tools.visitor import IDLE, TABLE

OFFERED = "#board [data-action]:visible"
ANSWERS = "#panel .choices [data-path]"
ATTRIBUTE = """
([wanted, name]) => [...document.querySelectorAll(wanted)].map(thing => thing.dataset[name])
"""
AGAINST_RANDOM = HEADER.replace("greedy", "random").replace("standard", "introductory")
# Clicks elements that carry an action, in turn, until the game is over and kept; tells how often.
PLAY_ON = """
done => {
  let clicks = 0;
  const go = () => {
    if (document.querySelector("html[data-ready]:not([data-thinking])")) {
      if (document.getElementById("results")) return done(clicks);
      const all = [...document.querySelectorAll("#board [data-action]")];
      const seen = all.filter(thing => thing.checkVisibility());
      if (seen.length) seen[(7 * clicks++) % seen.length].click();
    }
    setTimeout(go, 5);
  };
  go();
}
"""
# Cards in a full hand overlap: their left edge is what a visitor can hit.
CORNER = {"x": 12, "y": 30}
STORAGE_DENIED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});
"""
RECORDS = """
Object.keys(localStorage).filter(name => name.startsWith("caylus/games/")).sort()
  .map(name => localStorage[name])
"""


def wait(page: Page) -> None:
    """Wait until the page can be used and no bot thinks."""
    page.wait_for_selector(IDLE, state="attached")


def see_table(page: Page) -> None:
    """Wait until a whole table is in sight and can be used."""
    page.wait_for_selector(TABLE)
    wait(page)


def start(page: Page, *players: str, variant: str = "standard", pace: str = "instant") -> None:
    """Start a game from the lobby's form; bots move at once, or at another pace."""
    wait(page)
    page.locator("[data-option=pace]:visible").select_option(pace)
    page.check(f"input[name=variant][value={variant}]")
    for number in range(1, 6):
        player = players[number - 1] if number <= len(players) else ""
        page.select_option(f"#player-{number}", player)
    page.click("[data-command=start]")
    see_table(page)


def import_text(page: Page, text: str) -> None:
    """Choose a file of this text in the lobby."""
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.set_input_files("#import", file)


def open_position(page: Page, state: caylus.State, *players: str) -> None:
    """Go on from a position; the players are called A, B, C ..."""
    import_text(page, start_of(state, *players))
    see_table(page)


def change_game(page: Page, module: str, old: bytes, new: bytes) -> None:
    """Have the page load the game with one piece of a module replaced; it must be there once."""
    with archive.opened(pack_of(module)) as packed:
        code = packed.read(module)
    assert code.count(old) == 1
    replace_in_game(page, module, code.replace(old, new))


def replace_in_game(page: Page, module: str, code: bytes) -> None:
    """Have the page, which starts plainly, load the game with other code for one of its modules."""
    assert page.context not in WAKING, "a memory would hold the module as it was"
    pack = pack_of(module)
    body = archive.replaced(pack, {module: code})
    page.route(f"**/{pack.name}", lambda route: route.fulfill(body=body))


def pack_of(module: str) -> Path:
    """The pack that a module is in."""
    packs = (DIST / "caylus.pack", *DIST.glob("games/*.pack"))
    return next(pack for pack in packs if module in archive.opened(pack).namelist())


@contextmanager
def held_back(page: Page | BrowserContext, files: str) -> Iterator[None]:
    """Hold back the files of an address inside the block; then all come, even those asked for."""
    held: list[Route] = []
    over = False

    def hold(route: Route) -> None:
        if over:
            route.continue_()
        else:
            held.append(route)

    page.route(files, hold)
    yield
    over = True
    for route in held:
        route.continue_()


def offered(page: Page) -> list[str]:
    """The actions that can be clicked now, once each."""
    found = page.locator(OFFERED).evaluate_all("all => all.map(e => e.dataset.action)")
    return sorted(set(found))


def reachable(page: Page) -> list[str]:
    """The actions that can be clicked now or in the panel of further ways to pay."""
    found = set(offered(page))
    if page.locator("#do-ways").count():
        page.click("#do-ways")
        wait(page)
        found |= in_panel(page)
        page.click("#panel .close")
    return sorted(found)


def in_panel(page: Page) -> set[str]:
    """The actions of the open panel, and of all panels that its answers lead to."""
    actions = page.evaluate(ATTRIBUTE, ["#panel-inside [data-action]", "action"])
    found, paths = set(actions), page.evaluate(ATTRIBUTE, [ANSWERS, "path"])
    for path in paths:
        page.click(f'{ANSWERS}[data-path="{path}"]')
        wait(page)
        found |= in_panel(page)
        page.click("#panel p [data-path]")
        wait(page)
        assert page.evaluate(ATTRIBUTE, [ANSWERS, "path"]) == paths
    return found


def click(page: Page, action: str) -> None:
    """Click the first visible thing that plays an action and wait for the answer."""
    thing = page.locator(f'#board [data-action="{action}"]:visible').first
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


def standing(page: Page) -> list[str]:
    """The moves of the only saved game up to where it stands."""
    (record,) = records(page)
    lines = caylus.load_lines(record)
    return lines.match.moves[: lines.at]


def command(page: Page, name: str) -> None:
    """Click the button of a command, which may lie in the menu, and wait for what it does."""
    button = page.locator(f"[data-command={name}]:visible").first
    if page.locator(f"#menu [data-command={name}]").count() and not button.count():
        page.locator("[data-dialog=menu]:visible").click()
    button.click()
    wait(page)
