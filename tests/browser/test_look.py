"""The look of a game comes with the game, and no table is shown without it."""

import pytest

from tests.browser.play import start, wait

pytestmark = pytest.mark.browser

DRAWINGS = "**/games/*.svg"
WORN = "html[data-wears]"
CLASSIC = "**/beside/classic.pack"
NOT_LOADED = "#lobby-message:text('could not be loaded')"
REFUSED = "#lobby-message:text('could not be opened')"
SHEETS = """
[...document.styleSheets].filter(({ disabled }) => !disabled)
  .map(({ href }) => href?.split("/games/")[1]).filter(Boolean)
"""
ASKED = """
performance.getEntriesByType("resource").filter(({ name }) => name.includes("/games/"))[0].startTime
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def test_game_without_its_look_is_not_opened_but_opens_once_that_comes(page, site, watch):
    page.route(DRAWINGS, lambda route: route.abort())
    page.goto(site)
    wait(page)
    page.click("[data-command=start]")
    page.wait_for_selector(REFUSED)
    assert not page.query_selector(WORN)
    assert page.is_hidden("#table")
    watch.complaints.clear()
    page.unroute(DRAWINGS)
    start(page, "person", "random")

    assert page.is_visible("#road")
    assert page.evaluate(SHEETS) == ["magna-carta.css"]


@pytest.mark.plain
def test_game_whose_pack_does_not_come_is_refused_but_begins_once_it_comes(page, site, watch):
    page.route(CLASSIC, lambda route: route.abort())
    page.goto(site)
    wait(page)
    engine = page.workers[0]
    page.check("[name=game][value=classic]")
    page.click("[data-command=start]")
    page.wait_for_selector(NOT_LOADED)
    assert page.is_hidden("#table")
    watch.complaints.clear()
    page.unroute(CLASSIC)
    page.click("[data-command=start]")
    page.wait_for_selector("#road", state="visible")

    assert engine in page.workers


@pytest.mark.plain
def test_first_visit_paints_the_lobby_before_it_asks_for_a_look(page, site):
    page.goto(site)
    page.wait_for_selector(WORN, state="attached")

    assert page.evaluate(ASKED) > page.evaluate(PAINTED)
    assert page.evaluate(SHEETS) == ["magna-carta.css"]
