"""The game in the page: a build that knows it beside the others is played in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, PATIENCE
from tests.browser.play import IDLE, offered, records, see_table, wait
from tools.serve import Server

pytestmark = pytest.mark.browser

FILES = "performance.getEntriesByType('resource').map(entry => entry.name)"

# The style sheets of games that count.
SHEETS = """
[...document.styleSheets].filter(({ href, disabled }) => href?.includes("/games/") && !disabled)
  .map(({ href }) => href.split("/").pop())
"""


@pytest.fixture(scope="module")
def table(house: str, chromium: Browser) -> Iterator[Page]:
    """A page at the table of a new game against a bot that searches."""
    context = chromium.new_context(viewport=DESKTOP)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{house}#new=nine-squares")
    wait(page)
    page.select_option("#lobby [data-option=pace]", "instant")
    for number, player in enumerate(("person", "bailiff", ""), 1):
        page.select_option(f"#player-{number}", player)
    page.click("[data-command=start]")
    see_table(page)
    yield page
    context.close()
    assert errors == []


def take(page: Page) -> str:
    """Take the first square on offer."""
    action = offered(page)[0]
    page.click(f'#places [data-action="{action}"]')
    wait(page)
    return action


def test_address_offers_the_game_with_its_variant_and_its_seats(
    house: str,
    chromium: Browser,
) -> None:
    page = chromium.new_page()
    page.goto(f"{house}#new=nine-squares")
    page.wait_for_selector(IDLE, state="attached", timeout=PATIENCE)

    assert page.is_checked("input[name=game][value=nine-squares]")
    assert page.locator("#variants .variant:visible").count() == 2
    assert page.locator("#seats .seat:visible").count() == 3
    page.check("input[name=game]:not([value=nine-squares])")
    assert page.locator("#seats .seat:visible").count() == 5
    page.close()


def test_game_is_played_to_its_end_against_a_bot_that_searches(table: Page) -> None:
    first = take(table)
    table.click(f"#square-{first.split()[1]}", force=True)
    table.wait_for_selector("text=has that square", state="attached")
    table.keyboard.press("Escape")
    table.click("[data-panel=forecast]")
    table.wait_for_selector("#forecast-points")
    table.keyboard.press("Escape")
    table.click("[data-command=hint]")
    table.wait_for_selector("#advice [data-action]")
    table.keyboard.press("Escape")
    table.click("[data-command=history]")
    table.wait_for_selector("#history-at")
    table.click("[data-command=results]")
    wait(table)
    while not table.query_selector("#results"):
        take(table)
    assert "wins" in (table.text_content("#results-title") or "") or "share" in (
        table.text_content("#results-title") or ""
    )


def test_finished_game_is_saved_and_shared(table: Page) -> None:
    (record,) = records(table)
    table.click("#ending [data-command=share]")
    table.wait_for_selector("#panel svg, #share svg, dialog[open]")

    assert record.startswith("caylus 1\ngame nine-squares\n")


def test_page_wears_the_look_of_the_game_at_the_table_only(table: Page) -> None:
    assert table.evaluate(SHEETS) == ["nine-squares.css"]
    assert table.get_attribute("html", "data-wears") == "nine-squares"
    assert table.get_attribute("[data-rules]", "href") == "rules/nine-squares.html"
    assert table.evaluate("document.querySelectorAll('#drawings symbol').length") == 0


def test_menu_offers_no_cards_where_a_game_has_none(table: Page) -> None:
    assert table.evaluate("document.querySelector('#menu [data-panel=cards]').hidden")


def test_game_whose_look_does_not_come_leaves_the_look_of_the_other_as_it_was(
    house: str, chromium: Browser
) -> None:
    context = chromium.new_context(viewport=DESKTOP, service_workers="block")
    page = context.new_page()
    page.goto(house)
    page.wait_for_selector(IDLE, state="attached", timeout=PATIENCE)
    page.wait_for_selector("html[data-wears]", state="attached")
    before = page.evaluate(SHEETS)
    page.route("**/games/*.svg", lambda route: route.abort())
    page.check("input[name=game][value=nine-squares]")
    page.click("[data-command=start]")
    page.wait_for_selector("#lobby-message:text('could not be opened')", timeout=PATIENCE)

    assert page.evaluate(SHEETS) == before
    assert before != ["nine-squares.css"]
    context.close()


def test_game_that_was_never_opened_is_there_without_the_network_after_one_visit(
    built: Path, chromium: Browser
) -> None:
    context = chromium.new_context(viewport=DESKTOP)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    with Server(built) as server:
        page.goto(server.address)
        wait(page)
        asked = {name.rsplit("/", 1)[1] for name in page.evaluate(FILES) if "/games/" in name}
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.goto("about:blank")
    page.goto(f"{server.address}#new=nine-squares")
    wait(page)
    page.click("[data-command=start]")
    page.wait_for_selector("#places [data-action]")

    assert not [name for name in asked if name.startswith("nine-squares")]
    context.close()


def test_next_start_asks_for_what_is_of_the_game_last_played_only(table: Page, house: str) -> None:
    table.goto(f"{house}?again")
    wait(table)
    table.wait_for_selector("html[data-wears=nine-squares]", state="attached")
    files = {name.rsplit("/", 1)[1] for name in table.evaluate(FILES) if "/games/" in name}

    assert files - {"nine-squares.pack"} == {"nine-squares.css", "nine-squares.svg"}
    assert table.locator("#past-games tbody tr").count() == 1
