"""Several games in one lobby, and the switches of a game: what is chosen is what is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, PATIENCE
from tests.browser.play import held_back, records, wait
from tests.browser.test_accessible import flaws
from tests.browser.test_early import LIBRARY
from tests.browser.test_keyboard import tab_to
from tests.house.nine_squares.tests.test_nine_squares import python

pytestmark = pytest.mark.browser

OFFER = "#new=nine-squares"
GAME = "input[name=game][value=nine-squares]"
VARIANT = "input[name=variant][value={}]"
SWITCH = "input[name=switch][value=double]"
WORN = "html[data-wears=nine-squares]"
FOLD = ".switches:visible summary"
LINK = """
import caylus
match = caylus.new_match(caylus.game("nine-squares"), "plain", [("random", "")] * 2, 5)
print(caylus.link(match))
"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page that no game was played in."""
    context = chromium.new_context(viewport=DESKTOP, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def begun(page: Page) -> str:
    """The variant of the game that has begun, as its record has it."""
    page.wait_for_selector("#places [data-action]")
    wait(page)
    (record,) = records(page)
    return record.split("variant ")[1].split("\n")[0]


def test_game_is_played_with_the_switch_that_is_on(page: Page, house: str) -> None:
    page.goto(house + OFFER)
    wait(page)
    assert page.inner_text(FOLD) == "Optional rules: none"
    assert not page.is_visible(SWITCH)
    page.click(FOLD)
    page.check(SWITCH)
    assert page.inner_text(FOLD) == "Optional rules: Double cards"
    page.click("[data-command=start]")

    assert begun(page) == "plain-double"
    page.click("#places [data-action]")
    wait(page)
    page.evaluate("location.hash = ''")
    page.wait_for_selector("#saves li")
    assert "Nine Squares: Plain, double, round" in page.inner_text("#saves")


@pytest.mark.parametrize("how", ["address", "list"])
def test_page_and_engine_get_ready_for_a_game_as_soon_as_it_is_chosen(
    page: Page, house: str, how: str
) -> None:
    page.goto(house)
    wait(page)
    with page.expect_request("**/nine-squares.pack"):
        if how == "list":
            page.check(GAME)
        else:
            page.evaluate(f"location.hash = '{OFFER}'")
    page.wait_for_selector(WORN, state="attached")

    assert page.is_visible("#lobby")


def test_keyboard_alone_chooses_a_game_and_a_switch(page: Page, house: str) -> None:
    page.goto(house)
    wait(page)
    tab_to(page, "input[name=game]")
    page.keyboard.press("ArrowLeft")  # to the last one
    assert page.is_checked(GAME)
    tab_to(page, ".switches summary")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    tab_to(page, "[data-command=start]")
    page.keyboard.press("Enter")

    assert begun(page) == "plain-double"


def test_what_is_chosen_before_python_counts(page: Page, house: str) -> None:
    with held_back(page, LIBRARY):
        page.goto(house, wait_until="domcontentloaded")
        page.check(GAME)
        page.click(FOLD)
        page.check(SWITCH)
        page.click("[data-command=start]")
        assert page.locator("#seats .seat:visible").count() == 3

    assert begun(page) == "plain-double"


def test_switch_that_does_not_fit_tells_why_and_never_counts(page: Page, house: str) -> None:
    page.goto(house + OFFER)
    page.click(FOLD)
    page.check(SWITCH)
    page.check(VARIANT.format("steep"))
    label = page.locator(".variant", has=page.locator(SWITCH))
    assert page.is_disabled(SWITCH)
    assert not page.is_checked(SWITCH)
    assert "Not with Steep (a card brings 9 points a square)." in label.inner_text()
    page.check(VARIANT.format("plain"))
    assert page.is_checked(SWITCH)
    page.check(VARIANT.format("steep"))
    wait(page)
    page.evaluate(f"document.querySelector('{SWITCH}').checked = true")
    page.click("[data-command=start]")

    assert begun(page) == "steep"


def test_each_game_keeps_the_variant_that_was_chosen_for_it(page: Page, house: str) -> None:
    page.goto(house + OFFER)
    page.check(VARIANT.format("steep"))
    page.check(f"input[name=game]:not({GAME})")
    assert not page.is_visible(FOLD)
    page.check(GAME)

    assert page.is_checked(VARIANT.format("steep"))


@pytest.mark.parametrize(
    ("asked", "variant", "is_on"),
    [
        ("steep", "steep", False),
        ("plain-double", "plain", True),
        ("steep-double", "plain", False),
        ("unheard-of", "plain", False),
    ],
)
def test_address_offers_a_variant_if_there_is_one(
    page: Page, house: str, asked: str, variant: str, is_on: bool
) -> None:
    page.goto(f"{house}{OFFER}&variant={asked}")

    assert page.is_checked(VARIANT.format(variant))
    assert page.is_checked(SWITCH) == page.is_visible(SWITCH) == is_on


def test_site_has_a_name_of_its_own_and_a_card_for_each_game(page: Page, house: str) -> None:
    page.goto(house)
    installed = page.request.get(f"{house}assets/manifest.webmanifest").json()
    cards = page.locator("#games label").all_inner_texts()

    assert (page.title(), page.inner_text("h1"), installed["name"]) == ("Caylus",) * 3
    assert len(cards) > 1
    facts, tagline = "2 to 3 players, five minutes", "Take squares for what you roll."
    assert cards[-1].split() == f"Nine Squares {facts} {tagline}".split()


def test_poster_is_that_of_the_game_in_the_link(page: Page, house: str) -> None:
    link = python(*LINK.split("\n")).strip()
    page.goto(f"{house}embed.html?embed=replay#play={link}")

    assert (page.title(), page.inner_text("h1")) == ("Nine Squares", "Nine Squares")
    page.goto("about:blank")
    page.goto(f"{house}embed.html")
    assert (page.title(), page.inner_text("h1")) == ("Caylus", "Caylus")


def test_axe_finds_nothing_to_complain_about(page: Page, house: str) -> None:
    page.goto(f"{house}{OFFER}&variant=plain-double")
    wait(page)
    assert flaws(page, "a switch that is on") == []
    page.check(VARIANT.format("steep"))

    assert flaws(page, "a switch that does not fit") == []
