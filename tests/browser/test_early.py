"""What is done in the lobby before Python has loaded is carried out once it has."""

from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.play import import_text, start, wait

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "records" / "standard-4-players-1102.record"
LIBRARY = "**/pyscript/core.js"
SAVED = "#saves [data-command=open]"


@contextmanager
def before_python(page):
    """Hold back what starts Python until the lobby has been used."""
    held = []
    page.route(LIBRARY, lambda route: held.append(route))
    yield
    for route in held:
        route.continue_()
    page.unroute(LIBRARY)


def test_a_game_started_before_python_begins_when_it_is_there(page, site):
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        page.select_option("#player-2", "random")
        page.select_option("#player-3", "random")
        page.check("input[name=variant][value=introductory]")
        page.fill("#name-1", "Ada")
        page.click("[data-command=start]")
    page.wait_for_selector("#table:not([hidden])")
    wait(page)

    assert page.locator("#players .player").count() == 3
    assert "Ada" in page.inner_text("#players")


def test_an_option_chosen_before_python_is_kept(page, site):
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        page.select_option("#pace", "quick")
    wait(page)

    assert page.input_value("#pace") == "quick"
    assert '"quick"' in page.evaluate("localStorage['caylus/options']")


def test_the_usual_pace_stands_before_python(page, site):
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        before = page.input_value("#pace")
    wait(page)

    assert before == page.input_value("#pace") == "brisk"


def test_saved_games_are_listed_before_python_and_resume_when_it_is_there(page, site):
    page.goto(site)
    start(page, "person", "person")
    page.evaluate("location.hash = ''")
    page.wait_for_selector(SAVED)
    wait(page)
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        page.click(SAVED)
    page.wait_for_selector("#table:not([hidden])")
    wait(page)

    assert page.is_visible("#road")


def test_a_file_chosen_before_python_is_opened_when_it_is_there(page, site):
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        import_text(page, RECORD.read_text(encoding="utf-8"))
    page.wait_for_selector("#table:not([hidden])")
    wait(page)

    assert page.is_visible("#results")
