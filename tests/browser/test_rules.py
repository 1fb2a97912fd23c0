"""The rules beside the table: opened, searched, pointed to from things, and shut."""

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.looks import SIZES, visit
from tests.browser.play import command, open_position, saved, start, wait
from tests.browser.test_accessible import flaws
from tests.games.magna_carta.rules.positions import table

pytestmark = pytest.mark.browser

INSIDE = "#rules-inside"
SHOWN = "#rules-inside :is(h2, h3, p, li, tr):visible"
POINTED = "#rules-inside [data-pointed]"
IN_VIEW = """
place => {
  const box = place.getBoundingClientRect();
  const frame = document.getElementById("rules").getBoundingClientRect();
  return box.top >= frame.top && box.bottom <= frame.bottom;
}
"""


DRAWN = """
shapes => shapes.filter(shape => shape.checkVisibility()).map(shape => shape.getBBox().width)
"""
TOO_WIDE = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"


def lawyer_asks() -> caylus.State:
    """Red's worker on a Lawyer; the first card of Red's is a Lawyer, too."""
    road = "park forest quarry neutral-peddler red:lawyer green:lawyer*red red:bank"
    return table(road=road, then="buildings", passed="red green", players=2, red="F")


@pytest.fixture
def at_table(page: Page, site: str) -> Page:
    """The page at a table of Magna Carta."""
    visit(page, site, tips=False)
    start(page, "person", "random")
    return page


def read(page: Page) -> None:
    """Open the rules by the menu."""
    page.click("[data-dialog=menu]:visible")
    page.click("#menu [data-command=rules]")
    page.wait_for_selector(f"{INSIDE} h1")


def test_rules_lie_beside_the_table_which_can_be_played_on(at_table):
    read(at_table)
    board = at_table.locator("#board [data-action]:visible").first
    before = len(saved(at_table).moves)
    board.click()
    wait(at_table)

    assert at_table.is_visible(f"{INSIDE} h1")
    assert len(saved(at_table).moves) > before


def test_rules_are_fetched_when_they_are_opened(page, site):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    visit(page, site, tips=False)
    start(page, "person", "random")
    assert not [url for url in asked if "/rules/" in url]
    read(page)

    assert [url for url in asked if "/rules/" in url] == [
        f"{site}rules/magna-carta.{kind}" for kind in ("html", "css")
    ]


def test_search_leaves_what_holds_the_words_below_its_headings(at_table):
    read(at_table)
    at_table.fill("#rules-search", "gold mine")
    rows = at_table.locator(f"{INSIDE} tbody tr:visible").all_inner_texts()
    assert rows
    assert [row for row in rows if "gold mine" not in row.lower()] == []
    assert at_table.locator(f"{INSIDE} h3:visible", has_text="Player buildings").count() == 1
    assert at_table.locator(f"{INSIDE} h3:visible", has_text="Neutral buildings").count() == 0

    at_table.fill("#rules-search", "xyzzy")
    assert at_table.inner_text("#rules-nothing") == "Nothing found."
    assert at_table.locator(SHOWN).count() == 0

    at_table.fill("#rules-search", "")
    assert at_table.locator(SHOWN).count() > 100


def test_thing_leads_to_its_own_line_of_the_rules(at_table):
    at_table.hover('#board [data-look="pool-statue"]')
    at_table.wait_for_selector("#lens:not([hidden]) .rule")
    at_table.keyboard.press(".")
    place = at_table.wait_for_selector(POINTED)

    assert place.inner_text().startswith("Statue")
    assert at_table.evaluate(IN_VIEW, place)


def test_why_not_stays_until_the_mouse_has_come_to_its_links(at_table):
    at_table.click('#board [data-look="pool-statue"]', force=True)
    at_table.wait_for_selector("#lens .why-not")
    at_table.click("#lens .rule:last-child")

    assert at_table.wait_for_selector(POINTED).inner_text().startswith("Statue")


def test_why_not_leads_to_the_paragraph_that_refuses(page, site):
    visit(page, site, tips=False)
    open_position(page, lawyer_asks(), "person", "random")
    page.click('#board [data-look="road-5"]', force=True)
    page.wait_for_selector("#lens .why-not")
    page.keyboard.press("!")
    place = page.wait_for_selector(POINTED)

    assert place.inner_text().startswith("What you may name.")
    assert page.evaluate(IN_VIEW, place)


def test_refused_line_leads_to_the_row_that_refuses(at_table):
    at_table.keyboard.press("/")
    at_table.keyboard.type("first red")
    at_table.keyboard.press("Enter")
    at_table.click("#line-rule")
    place = at_table.wait_for_selector(POINTED)

    assert place.inner_text().startswith("First player.")
    assert at_table.evaluate(IN_VIEW, place)


def test_answer_without_a_rule_has_no_link(at_table):
    at_table.keyboard.press("/")
    at_table.keyboard.type("help")
    at_table.keyboard.press("Enter")
    at_table.wait_for_selector("#line-answer:not(:empty)")

    assert at_table.is_hidden("#line-rule")


@pytest.mark.parametrize("size", SIZES)
def test_positions_are_drawn_and_fit(at_table, size):
    at_table.set_viewport_size(SIZES[size])
    read(at_table)
    shapes = at_table.locator(f"{INSIDE} .shown svg").evaluate_all(DRAWN)

    assert len(shapes) > 50
    assert min(shapes) > 0
    assert at_table.locator(f"{INSIDE} .position").evaluate_all(TOO_WIDE) == []


def test_link_within_the_rules_keeps_the_address_of_the_game(at_table):
    address = at_table.url
    read(at_table)
    at_table.click(f"{INSIDE} a[href='#the-lawyer'] >> nth=0")

    assert at_table.url == address
    assert at_table.evaluate(IN_VIEW, at_table.wait_for_selector(f"{INSIDE} h2#the-lawyer"))


def test_escape_the_button_and_leaving_shut_them(at_table):
    read(at_table)
    at_table.keyboard.press("Escape")
    assert at_table.is_hidden("#rules")
    read(at_table)
    at_table.click("#rules .close")
    at_table.wait_for_selector("#rules", state="hidden")
    read(at_table)
    command(at_table, "lobby")
    at_table.wait_for_selector("#lobby:not([hidden])")

    assert at_table.is_hidden("#rules")


def test_on_a_phone_they_cover_the_table_and_nothing_is_too_wide(at_table):
    at_table.set_viewport_size(SIZES["phone"])
    read(at_table)
    box = at_table.locator("#rules").bounding_box()

    assert (box["width"], box["height"]) == (390, 844)
    assert at_table.evaluate("document.scrollingElement.scrollWidth") == 390


def test_rules_that_do_not_come_are_said_to_be_missing(at_table, watch):
    at_table.route("**/rules/*.html", lambda route: route.abort())
    at_table.click("[data-dialog=menu]:visible")
    at_table.click("#menu [data-command=rules]")
    at_table.wait_for_selector("#notice:not([hidden])")

    assert "rules could not be loaded" in at_table.inner_text("#notice")
    assert at_table.is_hidden("#rules")
    watch.complaints.clear()


def test_programs_find_no_fault_that_keeps_people_out(at_table):
    read(at_table)

    assert flaws(at_table, "rules") == []
