"""At every size all that a player needs lies inside the window, uncovered, uncut and touchable."""

import pytest
from playwright.sync_api import Page

from tests.browser.looks import (
    FIVE_PLAYERS,
    LONG_ROAD,
    SIZES,
    beginning,
    flaws,
    full_hand,
    hardest,
    lift_curtain,
    put_on_the_table,
    recorded,
    sit_down,
    visit,
)

pytestmark = pytest.mark.browser

SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"
COVERED = "#hand [data-command=reveal]"
CUT = "results.scrollHeight - results.clientHeight"
# Windows of phones held sideways, and what must not lie over each other there.
PHONES_SIDEWAYS = ((667, 375), (740, 360), (844, 390), (915, 412))
OVERLAPS = """
() => {
  const shown = document.querySelectorAll("#castle, #bridge, .open-pool, #road, .player, #band");
  const boxes = [...shown].map((element) => [element.id, element.getBoundingClientRect()]);
  const isOver = ([, one], [, other]) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return boxes.flatMap((one, place) =>
    boxes.slice(place + 1).filter((other) => isOver(one, other)).map(([id]) => [one[0], id]));
}
"""
LOWEST_CARD = (
    "Math.min(...[...document.querySelectorAll('#road .card')].map(card => card.offsetHeight))"
)
LEAST_HEIGHT = 32


def all_flaws(page: Page, name: str, road: int = 0) -> str:
    """What is wrong in the hardest positions of a recorded game, once the road is long enough."""
    record, found = recorded(name), []
    for position in hardest(record):
        if position.road >= road:
            put_on_the_table(page, beginning(record, position.moves))
            where = f"{position.phase} after {position.moves}"
            if page.locator(COVERED).is_visible():
                found += flaws(page, f"{where}, hand covered")
            lift_curtain(page)
            found += flaws(page, where)
    return "\n".join(found)


def test_five_players_see_and_reach_all_they_need_in_every_phase(page, site):
    visit(page, site)

    assert not all_flaws(page, FIVE_PLAYERS)


def test_a_road_of_more_than_25_cards_leaves_room_in_high_contrast_too(page, site):
    visit(page, site, contrast="more")

    assert not all_flaws(page, LONG_ROAD, road=26)


def test_twelve_cards_in_hand_can_all_be_reached(page, site):
    visit(page, site)
    sit_down(page, full_hand())

    assert page.locator("#hand .card").count() == 12
    assert flaws(page, "twelve cards") == []


def test_end_of_the_game_shows_all_in_a_wide_window_and_scrolls_only_down_in_others(page, site):
    visit(page, site)
    sit_down(page, recorded(FIVE_PLAYERS))
    page.wait_for_selector("#results")

    assert page.evaluate(CUT) <= 0
    for size in SIZES.values():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0
        assert page.evaluate("results.scrollWidth - results.clientWidth") <= 0


def test_phone_held_sideways_shows_the_table_with_nothing_over_another(page, site):
    visit(page, site)
    record = recorded(FIVE_PLAYERS)
    put_on_the_table(page, beginning(record, max(at.moves for at in hardest(record))))
    lift_curtain(page)
    for width, height in PHONES_SIDEWAYS:
        page.set_viewport_size({"width": width, "height": height})

        assert page.evaluate(OVERLAPS) == [], width
        assert page.evaluate(LOWEST_CARD) >= LEAST_HEIGHT, width
        assert page.evaluate(SIDEWAYS) <= 0, width
