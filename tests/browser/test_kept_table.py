"""When a visitor returns, the game is on screen at once, before anything has loaded."""

import pytest

import caylus
from tests.browser.play import TABLE, held_back, start, wait
from tests.doors import HEADER

pytestmark = pytest.mark.browser

LEAVE = """
Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
document.dispatchEvent(new Event("visibilitychange"));
"""
CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {} }})"
KEPT = "JSON.parse(localStorage.getItem('caylus/board'))"
KEEP = "kept => localStorage.setItem('caylus/board', JSON.stringify(kept))"
FILL = """
for (let size = 2 ** 22; size >= 1; size /= 2) {
  try { localStorage.setItem("else" + size, "x".repeat(size)); } catch {}
}
"""
DELETE = """
for (const name of Object.keys(localStorage)) {
  if (name.includes("/games/")) localStorage.removeItem(name);
}
"""
# How many choices there are at the moment when the page is ready.
COUNT = """
new MutationObserver(() => {
  window.countWhenReady ??= document.querySelectorAll("#choices [data-action]").length;
}).observe(document, { subtree: true, attributeFilter: ["data-ready"] });
"""
BOARD = "document.getElementById('board').innerHTML"


def asleep(page):
    """An engine that does not wake for a while."""
    return held_back(page, "**/assets/python/worker.mjs")


def left(page, site, *players, cores=8):
    """Begin a game on a machine with some cores, and leave the page; what was kept."""
    page.add_init_script(CORES.format(cores))
    page.goto(site)
    start(page, *(players or ("person", "random")))
    page.evaluate(LEAVE)
    return page.evaluate(KEPT)


def come_back(page, site, game, kept):
    """Open a game that the visitor left, after changing what was kept."""
    page.goto(f"{site}rules/magna-carta.html")
    page.evaluate(KEEP, kept)
    page.goto(game, wait_until="domcontentloaded")


def test_table_stands_there_before_the_engine_wakes_and_a_click_on_it_counts_then(page, site):
    left(page, site)
    table = page.evaluate(BOARD)
    with asleep(page):
        page.reload(wait_until="domcontentloaded")
        page.wait_for_selector("#choices [data-action]")
        assert not page.is_visible("#lobby")
        assert page.evaluate(BOARD) == table
        page.wait_for_function("performance.getEntriesByName('page').length")
        page.keyboard.press("u")
    wait(page)
    assert page.evaluate(BOARD) == table

    with asleep(page):
        page.reload(wait_until="domcontentloaded")
        page.click("#choices [data-action]")
    wait(page)
    assert page.evaluate(BOARD) != table
    assert not page.is_visible("#fault")


def test_click_on_what_has_changed_meanwhile_does_nothing(page, site):
    kept = left(page, site)
    page.add_init_script(COUNT)
    with asleep(page):
        html = '<p id="choices"><button data-action="pass">Pass</button></p>'
        come_back(page, site, page.url, kept | {"html": html, "record": "older"})
        page.click("#choices [data-action=pass]")
    wait(page)

    assert page.evaluate("countWhenReady") > 1
    assert not page.is_visible("#fault")


def test_table_that_fits_its_record_is_drawn_anew_once_it_can_be_played_at(page, site):
    kept, table = left(page, site), page.evaluate(BOARD)
    page.add_init_script(COUNT)
    come_back(page, site, page.url, kept | {"html": '<p id="choices">As it was drawn</p>'})
    page.wait_for_selector("#choices [data-action]")

    assert page.evaluate("countWhenReady") == 0
    assert page.evaluate(BOARD) == table
    assert page.evaluate(KEPT)["record"] == kept["record"]


def test_with_few_cores_it_comes_after_the_pages_own_python_and_before_the_engine(page, site):
    left(page, site, cores=2)
    table = page.evaluate(BOARD)
    with asleep(page):
        page.reload(wait_until="domcontentloaded")
        assert not page.is_visible("#board")
        page.wait_for_function("performance.getEntriesByName('page').length")
        page.click("#choices [data-action]")
    wait(page)

    assert page.evaluate(BOARD) != table
    assert not page.is_visible("#fault")


def test_hands_of_several_people_at_one_screen_are_not_kept(page, site):
    for players in (("person", "person"), ("person", "person", "random")):
        assert left(page, site, *players) is None


def test_only_the_standing_table_is_kept_for_its_address_language_and_build(page, site):
    kept, game = left(page, site), page.url
    assert kept["game"] in game
    for change in ({"game": "#game-b"}, {"language": "xx"}, {"build": "older"}):
        with asleep(page):
            come_back(page, site, game, kept | change)
            assert not page.is_visible("#board")
    wait(page)

    page.click("#bar [data-command=history]")
    page.wait_for_selector("#history-at")
    page.evaluate(LEAVE)
    assert page.evaluate(KEPT) is None


def test_game_that_is_gone_leaves_the_lobby(page, site):
    left(page, site)
    page.evaluate(DELETE)
    page.reload()
    wait(page)

    assert page.is_visible("#lobby")
    assert not page.is_visible("#board")


def test_room_that_it_takes_is_given_up_for_games(page, site):
    page.goto(site)
    wait(page)
    page.evaluate("localStorage.setItem('caylus/board', 'x'.repeat(4_000_000))")
    page.evaluate(FILL)
    page.evaluate(f"location.hash = '#play={caylus.link(caylus.load(HEADER))}'")
    page.wait_for_selector(TABLE)

    assert page.evaluate("localStorage.getItem('caylus/board')") is None
    assert not page.is_visible("#notice")
