"""A game that was left stands there at once when one comes back, before anything has loaded."""

import contextlib

import pytest

import caylus
from tests.browser.play import start, wait
from tests.doors import HEADER

pytestmark = pytest.mark.browser

LEAVE = """
Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
document.dispatchEvent(new Event("visibilitychange"));
"""
CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {} }})"
KEPT = "JSON.parse(localStorage.getItem('caylus/board'))"
FILL = """
for (let size = 2 ** 22; size >= 1; size /= 2) {
  try { localStorage.setItem("else" + size, "x".repeat(size)); } catch {}
}
"""
TABLE = "document.getElementById('board').innerHTML"


@contextlib.contextmanager
def asleep(page):
    """Meanwhile the engine does not wake."""
    held, awake = [], []
    page.route("**/caylus.pack", lambda route: route.continue_() if awake else held.append(route))
    yield
    awake.append(True)
    for route in held:
        route.continue_()


def left(page, site, *players, cores=8):
    """Begin a game on a machine with some cores, and leave the page."""
    page.add_init_script(CORES.format(cores))
    page.goto(site)
    start(page, *(players or ("person", "random")))
    page.evaluate(LEAVE)


def come_back(page, site, **changes):
    """Open the game that was left again, with other things in what was kept."""
    game, kept = page.url, page.evaluate(KEPT)
    page.goto(f"{site}rules/magna-carta.html")
    page.evaluate(
        "kept => localStorage.setItem('caylus/board', JSON.stringify(kept))", kept | changes
    )
    page.goto(game, wait_until="domcontentloaded")


def test_table_stands_there_before_the_engine_has_woken(page, site):
    left(page, site)
    table = page.evaluate(TABLE)
    with asleep(page):
        page.reload(wait_until="domcontentloaded")
        assert page.is_visible("#choices [data-action]")
        assert not page.is_visible("#lobby")
        assert page.evaluate(TABLE) == table
    wait(page)

    assert page.evaluate(TABLE) == table


def test_few_cores_are_left_to_the_engine(page, site):
    left(page, site, cores=2)
    with asleep(page):
        page.reload(wait_until="domcontentloaded")
        assert not page.is_visible("#board")
    wait(page)

    assert page.is_visible("#board")


def test_click_on_it_counts_once_the_engine_has_woken(page, site):
    left(page, site)
    before = page.locator("#choices [data-action]").first.inner_text()
    with asleep(page):
        page.reload(wait_until="domcontentloaded")
        page.wait_for_function("performance.getEntriesByName('downloading').length")
        page.click("#choices [data-action]")
        page.keyboard.press("u")
    wait(page)

    assert page.locator("#choices [data-action]").first.inner_text() != before
    assert not page.is_visible("#fault")


def test_click_on_what_has_changed_meanwhile_does_nothing(page, site):
    left(page, site)
    with asleep(page):
        come_back(page, site, html='<p id="choices"><button data-action="pass">Pass</button></p>')
        page.click("#choices [data-action=pass]")
    wait(page)

    assert page.locator("#choices [data-action]").count() > 1
    assert not page.is_visible("#fault")


@pytest.mark.parametrize("players", [("person", "person"), ("person", "person", "random")])
def test_hands_of_several_people_at_one_screen_are_not_kept(page, site, players):
    left(page, site, *players)

    assert page.evaluate(KEPT) is None


def test_only_the_standing_table_is_kept(page, site):
    left(page, site)
    assert page.evaluate(KEPT)["game"] in page.url
    page.click("#bar [data-command=history]")
    page.wait_for_selector("#history-at")
    page.evaluate(LEAVE)

    assert page.evaluate(KEPT) is None


@pytest.mark.parametrize("change", [{"game": "#game-b"}, {"language": "xx"}, {"build": "older"}])
def test_table_of_another_game_language_or_build_is_not_shown(page, site, change):
    left(page, site)
    with asleep(page):
        come_back(page, site, **change)
        assert not page.is_visible("#board")
    wait(page)

    assert page.is_visible("#board")


def test_game_that_is_gone_leaves_the_lobby(page, site):
    left(page, site)
    page.evaluate(
        "Object.keys(localStorage).filter(name => name.includes('/games/'))"
        ".forEach(name => localStorage.removeItem(name))"
    )
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
    page.wait_for_selector("#table:not([hidden])")

    assert page.evaluate("localStorage.getItem('caylus/board')") is None
    assert not page.is_visible("#notice")
