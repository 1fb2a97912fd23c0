"""The puzzle of the day in the page: from the lobby to its solution and its calendar."""

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page

import caylus
from caylus.players.puzzle import Puzzle, of_day
from caylus.view.advice import to_win
from tests.browser.looks import SIZES, chosen, visit
from tests.browser.play import held_back, records, wait
from tests.browser.test_accessible import flaws as broken_rules
from tests.contract.test_puzzles import FOUND

pytestmark = pytest.mark.browser

GAME = next(iter(FOUND))
FAST = {"pace": "instant", "tips": False, "motion": "off", "coach": True}
LIBRARY = "**/pyscript/core.js"
PACK = re.compile(r"puzzles/(.*)\.pack")
OFFERED = "#lobby [data-command=puzzle]:visible"
VERDICT = ".puzzle-verdict"
REASON = "#puzzle-why:not(:text('Looking for'))"
TODAY = "#calendar ol:first-of-type li:last-child .day"
# What of the open panel nobody can see or touch.
FLAWS = """
touch => {
  const panel = document.getElementById("panel").getBoundingClientRect();
  const flaws = [];
  if (panel.left < 0 || panel.right > innerWidth || panel.bottom > innerHeight) flaws.push("panel");
  for (const thing of document.querySelectorAll("#panel-inside :is(button, li, p)")) {
    const box = thing.getBoundingClientRect();
    if (box.width && (box.left < panel.left || box.right > panel.right + 1)) flaws.push("wide");
    if (touch && thing.matches("button") && box.height < 43.9) flaws.push(`${box.height} high`);
  }
  return flaws;
}
"""


def date(back: int = 0) -> str:
    """The date of some days ago, as addresses have it."""
    return (datetime.now(UTC).date() - timedelta(back)).isoformat()


def puzzle(back: int = 0, game: str = GAME) -> Puzzle:
    """The puzzle of some days ago."""
    return of_day(FOUND[game], datetime.now(UTC).date().toordinal() - back)


def begin(page: Page, site: str, at: str = GAME) -> None:
    """Come to a puzzle by its address."""
    visit(page, f"{site}#puzzle={at}", **FAST)
    stands(page)


def stands(page: Page) -> None:
    """Wait until a puzzle stands on the table, unanswered."""
    page.wait_for_selector('#notice [data-command="calendar"]')
    wait(page)


def answer(page: Page, action: str) -> str:
    """Type an answer to the puzzle; returns the verdict in a few words."""
    page.keyboard.press("/")
    page.keyboard.type(action)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#panel {VERDICT}")
    return page.inner_text(f"{VERDICT} h2")


def wrong(one: Puzzle) -> str:
    """A choice that is not the best."""
    return list(one.chances)[-1]


def others(one: Puzzle) -> list[str]:
    """The choices of which no chances are known."""
    offered = map(str, caylus.unlink(one.link).state.actions())
    return [action for action in offered if action not in one.chances]


def marks(page: Page, game: str = GAME) -> dict[str, str]:
    """The marks that are kept of a game."""
    return json.loads(page.evaluate(f"localStorage.getItem('caylus/puzzles/{game}')"))


@pytest.mark.parametrize("game", FOUND)
def test_from_the_lobby_by_a_wrong_answer_to_the_right_one_and_the_calendar(page, site, game):
    visit(page, site, **FAST)
    page.check(f"input[name=game][value={game}]")
    page.click(OFFERED)
    stands(page)
    one = puzzle(game=game)
    assert (page.url.partition("#")[2], marks(page, game)) == (
        f"puzzle={game}/{date()}",
        {date(): "seen"},
    )

    assert answer(page, wrong(one)) == "There is better"
    assert to_win(one.chances[wrong(one)]) in page.inner_text(VERDICT)
    page.click(f"{VERDICT} summary")
    assert page.locator(".puzzle-choices li").count() == len(one.chances)
    assert to_win(one.chances[one.best]) in page.inner_text(".puzzle-choices li:first-child")
    page.keyboard.press("z")
    stands(page)

    assert answer(page, one.best) == "That is it!"
    assert page.locator(".puzzle-choices li").count() == len(one.chances)
    page.wait_for_selector(REASON)
    page.keyboard.press("c")
    page.wait_for_selector("#calendar")

    assert marks(page, game) == {date(): "later"}
    assert "solved later" in page.text_content(TODAY)
    assert page.inner_text(".calendar-told") == "1 of the last 60 solved, 1 in a row"
    assert records(page) == []


def test_solved_at_first_try_is_kept_and_the_lobby_then_shows_the_days(page, site):
    begin(page, site)
    assert answer(page, puzzle().best) == "That is it!"
    page.reload()
    stands(page)
    answer(page, wrong(puzzle()))
    page.click("#panel .close")
    page.goto(site)
    wait(page)
    page.click(OFFERED)
    page.wait_for_selector("#calendar")

    assert marks(page) == {date(): "first"}
    assert "solved at first try" in page.text_content(TODAY)
    page.click(TODAY)
    stands(page)


def test_a_choice_that_is_not_among_the_best_six_is_judged_after_some_thought(page, site):
    at = next(back for back in range(len(FOUND[GAME])) if others(puzzle(back)))
    begin(page, site, f"{GAME}/{date(at)}")
    assert answer(page, others(puzzle(at))[0]) == "There is better"
    page.wait_for_selector("#puzzle-chance:text('% to win')")


def test_who_takes_a_hint_solves_nothing_at_first_try(page, site):
    begin(page, site)
    page.keyboard.press("h")
    page.wait_for_selector("#advice")
    page.click("#panel .close")
    answer(page, puzzle().best)

    assert marks(page) == {date(): "later"}


def test_an_older_day_opens_from_the_calendar_and_by_its_address(page, site):
    begin(page, site, f"{GAME}/{date(3)}")
    page.click('#notice [data-command="calendar"]')
    page.wait_for_selector("#calendar")
    assert page.get_attribute("#calendar [aria-current]", "data-argument") == f"{GAME}/{date(3)}"
    page.click(f'#calendar [data-argument="{GAME}/{date(1)}"]')
    stands(page)

    assert answer(page, puzzle(1).best) == "That is it!"
    assert marks(page) == {date(3): "seen", date(1): "first"}


@pytest.mark.parametrize("at", ["nothing", f"{GAME}/2026-02-30"])
def test_an_address_that_names_no_puzzle_is_told(page, site, at):
    visit(page, f"{site}#puzzle={at}", **FAST)

    assert page.inner_text("#lobby-message") == "There is no such puzzle."
    assert "#" not in page.url


def test_puzzles_are_fetched_when_one_is_opened(page, site):
    asked = []
    page.on("request", lambda request: asked.extend(PACK.findall(request.url)))
    visit(page, site, **FAST)
    assert asked == []
    page.click(OFFERED)
    stands(page)

    assert asked == [GAME]


def test_a_click_before_python_counts(page, site):
    with held_back(page, LIBRARY):
        page.goto(site, wait_until="domcontentloaded")
        page.click(OFFERED)
    stands(page)


def test_another_days_puzzle_follows_the_address(page, site):
    begin(page, site)
    page.evaluate(f"location.hash = '#puzzle={GAME}/{date(2)}'")
    page.wait_for_function(f"localStorage['caylus/puzzles/{GAME}'].includes('{date(2)}')")
    stands(page)

    assert answer(page, puzzle(2).best) == "That is it!"


@pytest.mark.parametrize("size", SIZES)
def test_verdict_and_calendar_can_be_seen_and_touched(page, site, size):
    page.set_viewport_size(SIZES[size])
    begin(page, site)
    answer(page, wrong(puzzle()))
    page.click(f"{VERDICT} summary")
    found = [("verdict", page.evaluate(FLAWS, size != "desktop"))]
    page.click(f"{VERDICT} [data-command=calendar]")
    page.wait_for_selector("#calendar")

    assert [*found, ("calendar", page.evaluate(FLAWS, size != "desktop"))] == [
        ("verdict", []),
        ("calendar", []),
    ]


def test_programs_find_no_fault_that_keeps_people_out(page, site):
    begin(page, site)
    answer(page, wrong(puzzle()))
    page.click(f"{VERDICT} summary")
    assert broken_rules(page, "verdict") == []
    page.click(f"{VERDICT} [data-command=calendar]")
    page.wait_for_selector("#calendar")

    assert broken_rules(page, "calendar") == []


@pytest.mark.plain
def test_puzzle_is_solved_in_firefox(new_page, site, firefox):
    page = new_page(firefox, viewport=SIZES["desktop"], storage_state=chosen(site))
    page.goto(f"{site}#puzzle={GAME}")
    stands(page)

    assert answer(page, puzzle().best) == "That is it!"
    page.wait_for_selector(REASON)
    page.keyboard.press("c")
    page.wait_for_selector("#calendar")
    assert marks(page) == {date(): "first"}
