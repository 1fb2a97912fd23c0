"""Clicks and choices in the lobby before Python has loaded count as soon as it has."""

from itertools import product
from pathlib import Path

import pytest

from tests.browser.looks import SIZES
from tests.browser.play import TABLE, held_back, import_text, see_table, start, wait
from tests.browser.test_lessons import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

RECORD = (
    Path(__file__).parents[1]
    / "games"
    / "magna_carta"
    / "records"
    / "standard-4-players-1102.record"
)
LIBRARY = "**/pyscript/core.js"
SAVED = "#saves [data-command=open]"
LISTS = "JSON.parse(localStorage.getItem('caylus/lists'))"
BEGINNINGS = ("[data-command=start]", "[data-command=learn]")
KEEP = "lists => localStorage.setItem('caylus/lists', JSON.stringify(lists))"


def before_python(page):
    """A lobby in use while the files that start Python do not come."""
    return held_back(page, LIBRARY)


def test_a_game_started_before_python_begins_when_it_is_there(page, site):
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        page.select_option("#player-2", "random")
        page.select_option("#player-3", "random")
        page.check("input[name=variant][value=introductory]")
        page.fill("#name-1", "Ada")
        page.click("[data-command=start]")
    see_table(page)

    assert page.locator("#players .player").count() == 3
    assert "Ada" in page.inner_text("#players")


def test_the_rules_can_be_read_before_python(page, site, watch):
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        with page.expect_popup() as opened:
            page.click("#lobby a[href^=rules]")
        assert "Caylus" in opened.value.inner_text("h1")
    wait(page)


def test_play_and_learn_stand_on_the_first_screen(page, site):
    with before_python(page):
        for language, (size, window) in product(LANGUAGES, SIZES.items()):
            page.set_viewport_size(window)
            page.goto(f"{site}?lang={language}", wait_until="domcontentloaded")
            page.wait_for_selector(f"html[lang={language}]")
            for command in BEGINNINGS:
                box = page.locator(f"#new-game {command}:visible").bounding_box()
                assert box["y"] + box["height"] <= window["height"], (language, size, command)


@pytest.mark.parametrize("size", SIZES)
def test_how_far_it_has_loaded_and_what_waits_is_seen(page, site, size):
    page.set_viewport_size(SIZES[size])
    with held_back(page, "**/caylus.pack"):
        page.goto(site)
        bar = page.locator("#loading-bar").bounding_box()
        page.click("[data-command=start]")
        page.wait_for_selector("#lobby-message:text('as soon as')")
        message = page.locator("#lobby-message").bounding_box()

    assert bar["y"] + bar["height"] <= SIZES[size]["height"]
    assert message["y"] + message["height"] <= SIZES[size]["height"]
    page.wait_for_selector(TABLE)


def test_nothing_moves_when_it_has_loaded(page, site):
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        before = page.locator("#new-game").bounding_box()
    page.wait_for_function("document.documentElement.dataset.ready === ''")

    assert page.locator("#new-game").bounding_box() == before


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
    see_table(page)

    assert page.is_visible("#road")


def test_lists_kept_by_another_build_or_in_another_language_are_not_shown(page, site):
    page.goto(site)
    start(page, "person", "person")
    page.evaluate("location.hash = ''")
    page.wait_for_selector(SAVED)
    wait(page)
    kept = page.evaluate(LISTS) | {"saves": "<li>As it was drawn</li>"}
    for change in ({"build": "older"}, {"language": "xx"}):
        page.evaluate(KEEP, kept | change)
        with before_python(page):
            page.goto(site, wait_until="domcontentloaded")
            page.wait_for_function("performance.getEntriesByName('usable').length")
            assert page.inner_text("#saves").startswith("Your saved games appear here")
    wait(page)

    assert page.evaluate(LISTS)["build"] == kept["build"]


def test_a_file_chosen_before_python_is_opened_when_it_is_there(page, site):
    with before_python(page):
        page.goto(site, wait_until="domcontentloaded")
        import_text(page, RECORD.read_text(encoding="utf-8"))
    see_table(page)

    assert page.is_visible("#results")
