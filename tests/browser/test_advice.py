"""Hints while playing, and the review of a finished game: thought about beside the page."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.looks import prefer
from tests.browser.play import import_text, saved, see_table, wait
from tests.doors import HEADER
from tests.unit.test_advice import blunder

pytestmark = pytest.mark.browser

RECORD = (
    Path(__file__).parents[1]
    / "games"
    / "magna_carta"
    / "records"
    / "introductory-2-players-152.record"
)
HINTS = "#advice [data-action]"


@pytest.fixture
def playing(page: Page, site: str) -> Page:
    """A page on which a person must choose, against a bot."""
    prefer(page, forced=False, tips=False)
    page.goto(site)
    wait(page)
    import_text(page, HEADER)
    see_table(page)
    return page


@pytest.fixture
def ended(page: Page, site: str) -> Page:
    """A page with a finished game."""
    page.goto(site)
    wait(page)
    import_text(page, RECORD.read_text(encoding="utf-8"))
    page.wait_for_selector("#results")
    wait(page)
    return page


def review(page: Page) -> None:
    """Begin a review, or go on with it."""
    page.click("#results [data-command=review]")
    page.wait_for_selector("#review")


def progress(page: Page) -> float:
    """How far the review is; 1 when it is done."""
    found = page.locator("#review-done")
    return float(found.get_attribute("value") or 1) if found.count() else 1


def test_hint_tells_the_best_actions_and_a_click_plays_one(playing: Page) -> None:
    playing.keyboard.press("h")
    playing.wait_for_selector(HINTS)
    wait(playing)
    action = playing.locator(HINTS).first.get_attribute("data-action")
    playing.locator(HINTS).first.click()
    wait(playing)

    assert action in saved(playing).moves
    assert playing.locator("#panel[open]").count() == 0


def test_hint_that_is_closed_is_not_thought_about_any_more(playing: Page) -> None:
    playing.click("[data-command=hint]")
    playing.wait_for_selector("#waiting-done")
    playing.click("#panel .close")
    wait(playing)

    assert playing.locator("#panel[open]").count() == 0
    assert playing.locator("#advice").count() == 0


def test_review_that_is_left_goes_on_where_it_was(ended: Page) -> None:
    review(ended)
    ended.wait_for_function("Number(document.getElementById('review-done')?.value) > 0.1")
    ended.click("#panel .close")
    wait(ended)
    ended.reload()
    ended.wait_for_selector("#results")
    wait(ended)
    review(ended)

    assert progress(ended) > 0.1


def test_review_shows_what_cost_most_its_position_and_the_way_back(page: Page, site: str) -> None:
    page.goto(site)
    wait(page)
    import_text(page, blunder().text())
    page.wait_for_selector("#results")
    wait(page)
    review(page)
    page.wait_for_selector(".review-swings [data-command=look-at]")
    wait(page)
    page.click(".review-swings [data-command=look-at]")
    wait(page)

    assert page.locator("#results").is_hidden()
    assert "Better: Offer 1 batch" in page.inner_text("#prompt")
    assert page.locator("#board [data-action]").count() == 0

    page.keyboard.press("r")
    page.wait_for_selector("#results")
    wait(page)
    assert saved(page).state.is_over
