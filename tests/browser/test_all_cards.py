"""All cards: the ways there and back, filters, the rules behind each, all sizes, and paper."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.looks import FIVE_PLAYERS as MAGNA_CARTA
from tests.browser.looks import SIZES, beginning, recorded, sit_down, visit
from tests.browser.play import command, wait
from tests.browser.test_accessible import flaws
from tests.browser.test_classic import FIVE_PLAYERS as CLASSIC
from tests.browser.test_classic import of_people
from tests.browser.test_keyboard import focus, tab_to
from tests.browser.test_lessons import LANGUAGES
from tests.contract.test_lessons import LESSONS

pytestmark = pytest.mark.browser

PANEL = "#panel.panel-cards[open]"
FAMILIES = f"{PANEL} .family:visible h3"
GAMES = {"magna-carta": recorded(MAGNA_CARTA), "classic": of_people(CLASSIC)}
EACH_GAME = pytest.mark.parametrize("game", GAMES)
SMALLEST = {"width": 320, "height": 568}
# Everything that can be pressed lies within the panel, is large enough and can be scrolled to.
ASTRAY = """
least => {
  const panel = document.getElementById("panel"), frame = panel.getBoundingClientRect();
  const found = panel.scrollWidth > panel.clientWidth ? ["scrolls sideways"] : [];
  for (const thing of panel.querySelectorAll("button, .card, p, h4, .where li")) {
    const { left, right, width, height } = thing.getBoundingClientRect();
    const holds = thing.matches(".card") || thing.scrollWidth <= thing.clientWidth + 1;
    if (left < frame.left || right > frame.right || !holds)
      found.push(`${thing.outerHTML.slice(0, 80)} is cut`);
    if (thing.matches("button") && Math.min(width, height) < least)
      found.push(`${thing.outerHTML.slice(0, 80)} is only ${width} by ${height}`);
  }
  return found;
}
"""
CUT_NAMES = """
names => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map(({ textContent }) => textContent)
"""
# Whether letters stand as far apart as their font says, also on systems that round it to pixels.
ARE_EXACT = """
names => names.every(name => getComputedStyle(name).textRendering === "geometricprecision")
"""
NAMES_ON_THE_TABLE = "#pool .chip .name, #castle figcaption > b"
# Every phase in turn as the one of now; those which are cut in the bar, or lie over the round.
CRAMPED = """
() => [...document.querySelectorAll("#phases li")].filter(phase => {
  document.querySelector("#phases .now")?.classList.remove("now");
  phase.classList.add("now");
  const { right } = phase.getBoundingClientRect();
  const isOver = right > document.querySelector("#round b").getBoundingClientRect().left;
  return phase.scrollWidth > phase.clientWidth || isOver;
}).map(({ textContent }) => textContent)
"""
PRINTED = "[...document.body.children].filter(e => e.checkVisibility()).map(({ id }) => id)"


def sit(page: Page, site: str, game: str = "magna-carta", moves: int = 200) -> Page:
    """Sit down in the middle of a recorded game."""
    visit(page, site)
    sit_down(page, beginning(GAMES[game], moves))
    return page


def open_all_cards(page: Page) -> None:
    """Open them by the menu."""
    page.click("[data-dialog=menu]:visible")
    page.click("#menu [data-panel=cards]")
    page.wait_for_selector(PANEL)
    wait(page)


def choose(page: Page, family: str) -> None:
    """Press a filter."""
    page.click(f"{PANEL} [data-path={family}]")
    page.wait_for_selector(f"{PANEL} [data-path={family}][aria-pressed=true]")


@EACH_GAME
def test_menu_opens_them_and_escape_goes_back_to_its_button(page, site, game):
    sit(page, site, game)
    open_all_cards(page)
    assert page.locator("dialog[open]").count() == 1
    assert page.locator(FAMILIES).count() > 4

    page.keyboard.press("Escape")
    page.wait_for_selector("#panel:not([open])", state="attached")
    assert focus(page)["dialog"] == "menu"


def test_keys_open_them_and_filter_them(page, site):
    sit(page, site)
    page.keyboard.press("m")
    page.keyboard.press("c")
    page.wait_for_selector(PANEL)
    tab_to(page, f"{PANEL} [data-path=stone]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{PANEL} [data-path=stone][aria-pressed=true]")

    assert page.locator(FAMILIES).all_inner_texts() == ["Stone buildings"]
    assert focus(page)["path"] == "stone"


@EACH_GAME
def test_what_can_be_built_leads_to_them_on_a_phone(page, site, game):
    sit(page, site, game)
    page.set_viewport_size(SIZES["phone"])
    page.click(":is([data-panel=pool], [data-panel=stock]):visible")
    page.click("#panel .to-all-cards button")
    page.wait_for_selector(PANEL)

    assert page.locator(f"{PANEL} [aria-pressed=true]").count() == 1
    assert focus(page)["panel"] == "cards"


def test_card_leads_to_its_line_of_the_rules(page, site):
    sit(page, site)
    open_all_cards(page)
    page.click(f"{PANEL} [aria-label='Rules: Gold Mine']")
    page.wait_for_selector("#rules-inside [data-pointed]")

    assert page.inner_text("#rules-inside [data-pointed]").startswith("Gold Mine")
    assert page.locator("dialog[open]").count() == 0


def phases_without_room(page: Page) -> list[str]:
    """The phases whose names are cut in the bar of a phone, or lie over the round beside them."""
    page.set_viewport_size(SIZES["phone"])
    found = page.evaluate(CRAMPED)
    page.set_viewport_size(SIZES["desktop"])
    return found


@pytest.mark.plain
@EACH_GAME
def test_names_stand_whole_in_each_language(page, site, game):
    lesson = next(lesson for name, lesson in LESSONS if name == game)
    found = {}
    for language in LANGUAGES:
        visit(page, f"{site}?lang={language}#learn={game}/{lesson.name}")
        page.wait_for_selector("#prompt .said")
        found[language] = page.locator(NAMES_ON_THE_TABLE).evaluate_all(CUT_NAMES)
        found[language] += phases_without_room(page)
        open_all_cards(page)
        names = page.locator(f"{PANEL} .card .name")
        assert names.count() > 20
        found[language] += names.evaluate_all(CUT_NAMES)
        assert names.evaluate_all(ARE_EXACT)
        page.click("#panel .close")

    assert not any(found.values()), found


def test_they_open_in_a_lesson_and_in_the_history(page, site):
    visit(page, f"{site}#learn=magna-carta/introductory")
    page.wait_for_selector("#prompt .said")
    open_all_cards(page)
    assert page.locator(FAMILIES).count() > 4

    page.click("#panel .close")
    command(page, "lobby")
    sit_down(page, beginning(GAMES["magna-carta"], 200))
    command(page, "history")
    page.locator("#history-at").fill("0")
    wait(page)
    open_all_cards(page)
    assert page.locator(f"{PANEL} .where li:text-is('Not dealt yet')").count() == 5


@EACH_GAME
def test_nothing_is_cut_at_any_size(page, site, game):
    sit(page, site, game)
    open_all_cards(page)
    found = {}
    for name, size in {**SIZES, "smallest": SMALLEST}.items():
        page.set_viewport_size(size)
        found[name] = page.evaluate(ASTRAY, 43.9 if size["width"] < 1000 else 24)

    assert not any(found.values()), found


@EACH_GAME
def test_programs_find_no_fault_that_keeps_people_out(page, site, game):
    sit(page, site, game)
    page.set_viewport_size(SIZES["phone"])
    open_all_cards(page)

    assert flaws(page, game) == []


@EACH_GAME
def test_paper_has_all_families_whatever_is_chosen_and_nothing_else(page, site, game):
    sit(page, site, game)
    open_all_cards(page)
    families = page.locator(FAMILIES).all_inner_texts()
    choose(page, "prestige")
    assert page.locator(FAMILIES).count() == 1

    page.emulate_media(media="print")
    assert page.evaluate(PRINTED) == ["panel"]
    assert page.locator(FAMILIES).all_inner_texts() == families
    assert page.locator(f"{PANEL} button:visible").count() == 0
    page.emulate_media(media="screen")


@EACH_GAME
def test_they_fit_on_one_sheet_of_paper(page, site, game):
    sit(page, site, game)
    open_all_cards(page)
    printed = page.pdf(format="A4", prefer_css_page_size=True)

    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def test_button_prints(page, site):
    sit(page, site)
    page.evaluate("window.print = () => document.title = 'printed'")
    open_all_cards(page)
    page.click(f"{PANEL} [data-command=print]")
    page.wait_for_function("document.title === 'printed'")

    assert page.locator(PANEL).count() == 1
