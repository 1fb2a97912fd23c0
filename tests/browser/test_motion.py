"""Pieces fly over the table briefly after a move, and not at all if the visitor wants none."""

import pytest
from playwright.sync_api import Page

from tests.browser.looks import prefer
from tests.browser.play import TABLE, click, import_text, wait
from tests.doors import HEADER

pytestmark = pytest.mark.browser

MOST = 400
# Whatever the bot does, Anna begins and can place several workers.
GAME = HEADER.replace("seed 7", "seed 11")
# Every animation of the page that starts after this, with its milliseconds until the end.
WATCH = """
flights = [];
pieces = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  flights.push(timing.delay + timing.duration);
  pieces.push(String(this.getAttribute("class")));
  return animate.call(this, frames, timing);
};
"""
# All that is told after this: if a bot moves at once, the next thing is told soon.
HEAR = """
heard = [];
new MutationObserver(() => heard.push(news.textContent)).observe(news, { childList: true });
undefined
"""
MOVING = "document.getAnimations().length + air.children.length"
# A button under the pointer or the focus may still change its looks.
FLYING = """
document.getAnimations().filter(found => !(found instanceof CSSTransition)).length
  + air.children.length
"""
# A key is pressed as soon as a piece is in the air; tells how many things still move then.
PRESS_IN_FLIGHT = f"""
new Promise(told => new MutationObserver((_changes, observer) => {{
  if (!air.children.length) return;
  observer.disconnect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Shift", bubbles: true }}));
  told({FLYING});
}}).observe(air, {{ childList: true }}))
"""


def sit_down(page: Page, address: str, pace: str = "instant", **options: object) -> None:
    """Open a game against a bot as a visitor with some options, and make the first choice."""
    prefer(page, forced=False, tips=False, pace=pace, **options)
    page.add_init_script(WATCH)
    page.goto(address)
    wait(page)
    import_text(page, GAME)
    page.wait_for_selector(TABLE)
    click(page, "keep")
    page.wait_for_selector("#road [data-action]")
    page.evaluate(HEAR)


def told(page: Page) -> None:
    """Wait until the page has told the last move: its flights have begun by then."""
    page.wait_for_function("heard.join().includes('Anna placed a worker')")
    wait(page)


def own_move(page: Page) -> list[float]:
    """Place a worker, and tell how long each thing was on its way after it."""
    page.evaluate("flights.length = 0; heard.length = 0")
    page.mouse.move(0, 0)
    page.locator("#road [data-action]").first.press("Enter")
    told(page)
    return page.evaluate("flights")


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_pieces_fly_after_a_move_and_land_soon(page, site, speed):
    sit_down(page, site, motion=speed)
    flights = own_move(page)

    assert flights
    assert max(flights) <= MOST
    page.wait_for_function(f"!({FLYING})")


def test_pieces_fly_after_a_move_of_a_bot(page, site):
    sit_down(page, site, pace="quick", motion="slow")
    own_move(page)
    own_move(page)

    assert [piece for piece in page.evaluate("pieces") if "green" in piece]
    assert max(page.evaluate("flights")) <= MOST


def test_pieces_of_bots_that_move_at_once_do_not_fly(page, site):
    sit_down(page, site, motion="slow")
    own_move(page)
    own_move(page)

    assert not [piece for piece in page.evaluate("pieces") if "green" in piece]


def test_any_key_ends_a_flight_at_once(page, site):
    sit_down(page, site, motion="slow")
    page.evaluate(f"still_flying = {PRESS_IN_FLIGHT}; undefined")
    own_move(page)

    assert page.evaluate("still_flying") == 0


def test_nothing_moves_for_a_visitor_who_wants_reduced_motion(page, site):
    page.emulate_media(reduced_motion="reduce")
    sit_down(page, site, motion="slow")

    assert own_move(page) == []
    assert page.evaluate(MOVING) == 0


def test_no_piece_flies_when_pieces_shall_not_move_at_all(page, site):
    sit_down(page, site, motion="off")

    assert own_move(page) == []
    assert page.evaluate("air.children.length") == 0
