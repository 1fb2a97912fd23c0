"""Lessons in the page: every one to its end at every size; left, gone on with, taken by keys."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, TimeoutError

from caylus.view.lesson import RESULTS
from tests.browser.looks import SIZES, chosen, flaws_at, visit
from tests.browser.play import held_back, records, wait
from tests.browser.test_accessible import flaws as broken_rules
from tests.browser.test_coach import AWAKE
from tests.browser.test_rules import read
from tests.contract.test_lessons import LESSONS
from tools import translations

pytestmark = pytest.mark.browser

FAST = {"pace": "instant", "tips": False, "motion": "off"}
NEEDED = "#prompt .said, #choices button"
ENDING = "#ending:not([hidden])"
NEEDED_AT_THE_END = "#results .end-said, #results .end-lesson button"
GAME, FIRST = LESSONS[0]
ADDRESS = f"#learn={GAME}/{FIRST.name}"
LIBRARY = "**/pyscript/core.js"
PACK = re.compile(r"lessons/(.*)\.pack")
EACH = pytest.mark.parametrize(
    ("game", "lesson"), [pytest.param(*one, id=f"{one[0]}-{one[1].name}") for one in LESSONS]
)
# Whether what is ringed lies within the window, which the ring follows once it has another size.
RINGED = """
is_needed => {
  const spot = document.getElementById("spot");
  const ring = spot.getBoundingClientRect();
  return spot.hidden ? !is_needed : ring.width > 16 && ring.left > -40 && ring.top > -40
    && ring.right < innerWidth + 40 && ring.bottom < innerHeight + 40;
}
"""
MILLISECONDS = 5_000
LANGUAGES = ["en", *sorted(path.stem for path in translations.FOLDER.glob("*.po"))]


def step(page: Page) -> str:
    """Where the lesson stands: its chapter and step."""
    return " ".join(page.locator("#prompt .chapter > :is(b, small)").all_inner_texts())


def go_on(page: Page) -> None:
    """Do what the step asks: click what is lit, or the button that goes on."""
    button = page.locator("#lesson-on:visible")
    if not button.count():
        button = page.locator("#board [data-action]:visible")
    if not button.count():
        # Prestige buildings lie in a panel where there is no room for them.
        page.click("#open-pool")
        button = page.locator("#panel [data-action]:visible")
    button.first.click()
    wait(page)


def steps(page: Page, lesson) -> Iterator[str]:
    """Take a lesson from its beginning to its end; each step while it stands there."""
    count = sum(len(chapter.steps) for chapter in lesson.chapters)
    for number in range(count):
        page.wait_for_selector("#prompt .said")
        yield step(page)
        if number < count - 1:
            go_on(page)


def begin(page: Page, address: str, at: str = "") -> None:
    """Come to a lesson by its address."""
    visit(page, f"{address}{at or ADDRESS}", **FAST)
    page.wait_for_selector("#prompt .said")


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_seen_in_each_language_and_leads_on(page, site, game, lesson, language):
    begin(page, site, f"?lang={language}#learn={game}/{lesson.name}")
    found = []
    every = [one for chapter in lesson.chapters for one in chapter.steps]
    for at, one in zip(steps(page, lesson), every, strict=True):
        needed = NEEDED_AT_THE_END if page.locator(ENDING).count() else NEEDED
        for size in SIZES:
            found += flaws_at(page, at, size, needed)
            found += ring_flaws(page, f"{at}, {size}", one.look not in ("", RESULTS))

    assert found == []
    assert page.is_visible("[data-command=first-game]")


def ring_flaws(page: Page, where: str, is_needed: bool) -> list[str]:
    """Says so if what is ringed cannot be seen, or if nothing is although that `is_needed`."""
    try:
        page.wait_for_function(RINGED, arg=is_needed, timeout=MILLISECONDS)
    except TimeoutError:
        return [f"{where}: the ring lies outside, or there is none"]
    return []


def test_a_new_table_is_ringed_once_all_of_it_stands_there(page, site):
    begin(page, site)

    page.wait_for_selector("#spot:not([hidden])")


def test_learning_begins_in_the_lobby_and_keeps_no_game(page, site):
    visit(page, site, **FAST)
    page.click("[data-command=learn]:visible")
    page.wait_for_selector("#prompt .said")

    assert page.url.endswith(ADDRESS)
    assert records(page) == []


def test_lessons_are_fetched_when_one_is_opened(page, site):
    asked = []
    page.on("request", lambda request: asked.extend(PACK.findall(request.url)))
    visit(page, site, **FAST)
    assert asked == []
    page.click("[data-command=learn]:visible")
    page.wait_for_selector("#prompt .said")

    assert asked == [GAME]


def test_a_click_before_python_counts(page, site):
    with held_back(page, LIBRARY):
        page.goto(site, wait_until="domcontentloaded")
        page.click("[data-command=learn]:visible")
    page.wait_for_selector("#prompt .said")


def test_a_lesson_goes_on_where_it_was_left_in_each_chapter(page, site):
    begin(page, site)
    left = []
    for at in steps(page, FIRST):
        if " 4 of " in at:
            page.reload()
            page.wait_for_selector("#prompt .said")
            wait(page)
            left.append(at)
            assert step(page) == at

    assert len(left) == len(FIRST.chapters)


def test_back_in_the_lobby_the_lesson_can_be_gone_on_with(page, site):
    begin(page, site)
    go_on(page)
    at = step(page)
    page.click("[data-dialog=menu]:visible")
    page.click("#menu [data-command=lobby]")
    page.wait_for_selector("#lobby:not([hidden])")
    assert page.is_hidden("#spot")
    page.click("[data-command=learn]:visible")
    page.wait_for_selector("#prompt .said")

    assert step(page) == at


def test_keys_go_on_and_back_and_open_the_chapters(page, site):
    begin(page, site)
    first = step(page)
    page.keyboard.press("n")
    wait(page)
    assert step(page) != first
    page.keyboard.press("b")
    wait(page)
    assert step(page) == first
    page.keyboard.press("c")
    page.wait_for_selector("#panel .chapters")
    page.click("#panel .chapters li:last-child button")
    wait(page)

    assert step(page).startswith(FIRST.chapters[-1].title)


def test_a_click_elsewhere_is_answered_and_plays_nothing(page, site):
    begin(page, site)
    while page.locator("#lesson-on:visible").count():
        go_on(page)
    at = step(page)
    page.locator('#board [data-look^="hand-"][aria-disabled]:visible').first.click(force=True)
    page.wait_for_selector("#lens .why-not")

    assert page.inner_text("#lens .why-not")
    assert step(page) == at


def test_undo_takes_back_a_step(page, site):
    begin(page, site)
    while page.locator("#lesson-on:visible").count():
        go_on(page)
    asked = step(page)
    go_on(page)
    page.click("[data-command=undo]")
    wait(page)

    assert step(page) == asked


def test_history_is_looked_at_and_left_without_losing_the_lesson(page, site):
    begin(page, site)
    at = step(page)
    page.keyboard.press("t")
    page.wait_for_selector("#history-at")
    assert page.is_disabled("[data-command=stand]")
    page.keyboard.press("t")
    page.wait_for_selector("#prompt .said")

    assert step(page) == at


def test_after_a_lesson_a_first_game_begins(page, site):
    last = len(FIRST.chapters) - 1
    done = {f"{GAME}/{FIRST.name}": f"{last}/{len(FIRST.chapters[last].steps) - 1}"}
    page.add_init_script(f"localStorage['caylus/lessons'] = {json.dumps(json.dumps(done))}")
    begin(page, site)
    page.click(f"{ENDING} [data-command=first-game]")
    page.wait_for_selector("#board [data-action]")

    assert len(records(page)) == 1
    assert not page.locator("#prompt .said").count()


def test_programs_find_no_fault_that_keeps_people_out(page, site):
    begin(page, site)
    assert broken_rules(page, "lesson") == []
    page.keyboard.press("c")
    page.wait_for_selector("#panel .chapters")

    assert broken_rules(page, "chapters") == []


@pytest.mark.plain
def test_lesson_is_taken_in_firefox_and_leads_to_a_game_with_a_coach(new_page, site, firefox):
    kept = chosen(site, pace="instant")
    page = new_page(firefox, viewport=SIZES["desktop"], storage_state=kept)
    page.goto(f"{site}{ADDRESS}")
    assert len(list(steps(page, FIRST))) > 30
    page.click(f"{ENDING} [data-command=first-game]")
    page.wait_for_selector(AWAKE, state="attached")
    read(page)

    assert page.locator("#rules-inside h2:visible").count() > 3
