"""Other languages than English: each visitor is sent one, chosen or the browser's."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.play import (
    STORAGE_DENIED,
    click,
    held_back,
    import_text,
    records,
    saved,
    start,
    wait,
)
from tests.browser.snapshot import remembered
from tests.doors import HEADER
from tests.languages import built
from tools.build import write_service_worker
from tools.serve import Server
from tools.visitor import WOKE

pytestmark = [pytest.mark.browser, pytest.mark.plain]

# Both are the pseudo-language, whose words stand in brackets.
LANGUAGES = ("de", "nl")
PACKS = re.compile(r"languages/(.*)\.pack")
PLAYED_CLASSIC = """
if (location.protocol === "http:") localStorage.setItem("caylus/last", "classic");
"""
# Whether all is kept that a language has of its own: its poster comes last.
KEPT = """
async code => {
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    if (files.some(({ url }) => url.includes(`embed.${code}.html`))) return true;
  }
  return false;
}
"""
UNTIL_KEPT = f"""
async code => {{
  while (!(await ({KEPT})(code))) await new Promise(go => setTimeout(go, 50));
}}
"""
NO_SERVER = re.compile("CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED")


# Notes which pages have begun a worker.
NOTE_BEGUN = """
window.Worker = class extends Worker {
  constructor(address, options) {
    super(address, options);
    sessionStorage.begun = (sessionStorage.begun ?? "") + location.pathname;
  }
};
"""
LIBRARY = "**/pyscript/core.js"
CLASSIC = """caylus 1
game classic
edition 1
variant 2006
seat red person Ada
seat green person Ben
seed 5

"""
DEAL = caylus.link(caylus.load(HEADER))
RECORD = "window.board.record"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site built with two languages beside English."""
    return built(tmp_path_factory.mktemp("languages"), *LANGUAGES)


@pytest.fixture
def server(folder: Path, watch) -> Iterator[Server]:
    """The server of that site, which a test may end."""
    with Server(folder) as server:
        watch.origin = server.address
        yield server
    watch.complaints[:] = [told for told in watch.complaints if not NO_SERVER.search(told)]


def packs(page: Page) -> list[str]:
    """The languages that a page and its workers are sent from now on."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.extend(PACKS.findall(request.url)))
    return asked


def spoken(page: Page) -> str:
    """The language of a page that can be used."""
    wait(page)
    return page.get_attribute("html", "lang") or ""


def choose(page: Page, code: str) -> None:
    """Choose a language, in the menu at the table and below the lobby."""
    if page.is_visible("#table"):
        page.click("[data-dialog=menu]:visible")
    page.click(f"a[hreflang={code}]:visible")
    page.wait_for_selector(f"html[lang={code}]", state="attached")


def speaks(page: Page) -> bool:
    """Whether the table is in another language than English."""
    return "[" in page.inner_text("#prompt")


def test_page_is_sent_its_own_language_and_no_other(page, server):
    sent = packs(page)
    page.goto(server.address)
    start(page, "person", "random")
    assert not speaks(page)
    assert sent == []
    page.goto(f"{server.address}index.de.html")
    start(page, "person", "random")

    assert speaks(page)
    assert set(sent) == {"de"}


def test_memory_wakes_in_every_language(new_page, chromium, server):
    page = new_page(chromium, remembers=True, offline=True)
    # However early the snapshot is made, it is of the game that comes to the table.
    page.add_init_script(PLAYED_CLASSIC)
    page.goto(f"{server.address}index.de.html")
    wait(page)
    import_text(page, CLASSIC)
    assert remembered(page) == "made"
    game = page.url.partition("#")[2]
    for name, is_other in (("index.nl.html", True), ("index.html", False), ("index.de.html", True)):
        page.goto("about:blank")
        page.goto(f"{server.address}{name}#{game}")
        wait(page)
        assert page.evaluate(WOKE)
        assert speaks(page) == is_other


def test_language_that_was_spoken_needs_no_network_and_any_other_is_english(
    new_page, chromium, server
):
    page = new_page(chromium, offline=True)
    page.goto(f"{server.address}index.de.html")
    wait(page)
    page.evaluate(UNTIL_KEPT, "de")
    assert not page.evaluate(KEPT, "nl")
    server.http.shutdown()
    server.http.server_close()
    for name, is_other in (("index.de.html", True), ("index.nl.html", False)):
        page.goto("about:blank")
        page.goto(f"{server.address}{name}")
        start(page, "person", "random")
        assert speaks(page) == is_other


@pytest.mark.parametrize(
    ("locale", "code"), [("de-AT", "de"), ("nl", "nl"), ("en-GB", "en"), ("pl-PL", "en")]
)
def test_plain_address_leads_to_the_language_of_the_browser(
    new_page, chromium, server, locale, code
):
    page = new_page(chromium, locale=locale)
    page.goto(f"{server.address}#new=magna-carta")

    assert spoken(page) == code
    assert page.url.endswith("#new=magna-carta")


def test_language_is_found_below_the_root_of_a_host_too(
    new_page, chromium, folder, tmp_path, watch
):
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "caylus").symlink_to(folder)
    page = new_page(chromium, locale="de")
    with Server(tmp_path) as server:
        watch.origin = f"{server.address}games/caylus/"
        page.goto(watch.origin)
        start(page, "person", "random")

        assert speaks(page)
        # Bots may still be on their way when the server ends.
        page.context.close()


def test_language_chosen_before_python_is_taken_at_once_and_kept(new_page, chromium, server):
    page = new_page(chromium, locale="de")
    with held_back(page, LIBRARY):
        page.goto(f"{server.address}index.de.html", wait_until="domcontentloaded")
        choose(page, "nl")
        page.goto(server.address, wait_until="domcontentloaded")
        page.wait_for_selector("html[lang=nl]", state="attached")
        choose(page, "en")
        page.goto(server.address, wait_until="domcontentloaded")
    assert spoken(page) == "en"


@pytest.mark.parametrize("address", ["index.de.html", "?lang=de", "index.nl.html?lang=de"])
def test_address_names_a_language_whatever_was_chosen(page, server, address):
    page.goto(server.address)
    choose(page, "nl")
    page.goto(f"{server.address}{address}")

    assert spoken(page) == "de"


def test_game_on_the_table_comes_back_in_the_language_chosen(page, server):
    page.goto(server.address)
    import_text(page, HEADER)
    wait(page)
    click(page, "keep")
    before, game = records(page), page.url.partition("#")[2]
    for code in ("nl", "en"):
        choose(page, code)
        assert spoken(page) == code
        assert page.is_visible("#table")
        assert speaks(page) == (code != "en")
        assert (records(page), page.url.partition("#")[2]) == (before, game)


def test_game_that_cannot_be_kept_is_carried_into_the_language_chosen(page, server):
    page.add_init_script(STORAGE_DENIED)
    page.goto(f"{server.address}#deal={DEAL}")
    wait(page)
    click(page, "keep")
    moves = caylus.load(page.evaluate(RECORD)).moves
    choose(page, "de")

    assert spoken(page) == "de"
    assert caylus.load(page.evaluate(RECORD)).moves == moves
    assert speaks(page)


def test_language_chosen_where_nothing_is_kept_stands_in_the_address(new_page, chromium, server):
    page = new_page(chromium, locale="de")
    page.add_init_script(STORAGE_DENIED)
    page.goto(server.address)
    choose(page, "en")
    page.reload()

    assert spoken(page) == "en"


def test_link_that_is_shared_leads_everybody_to_a_language_of_their_own(page, server):
    page.goto(f"{server.address}index.de.html")
    start(page, "person", "random")
    page.click("[data-dialog=menu]:visible")
    page.click("#menu [data-command=share]")
    page.wait_for_selector("#share-link")

    assert page.input_value("#share-link").startswith(f"{server.address}#play=")


@pytest.mark.parametrize(
    ("locale", "query", "code"),
    [
        ("nl", "&lang=de", "de"),
        ("nl", "", "nl"),
        ("nl", "&lang=en", "en"),
        ("nl", "&lang=fr", "nl"),
    ],
)
def test_frame_speaks_the_language_that_it_is_asked_for_or_that_of_the_visitor(
    server, new_page, chromium, locale, query, code
):
    # The server comes first and goes last: the page still loads when the test is over.
    page = new_page(chromium, locale=locale)
    page.goto(f"{server.address}embed.html?embed=play{query}#deal={DEAL}")
    page.wait_for_selector(f"html[lang={code}] #poster-play[href*=embed]")
    page.click("#poster-play")

    assert spoken(page) == code
    assert page.get_attribute("html", "data-embed") == "play"


def test_language_chosen_in_a_frame_leaves_the_frame_as_it_is(page, server):
    page.goto(f"{server.address}index.html?embed=play&theme=dark&lang=en&on=1#deal={DEAL}")
    wait(page)
    moves = saved(page).moves
    choose(page, "de")
    wait(page)

    assert spoken(page) == "de"
    assert page.get_attribute("html", "data-embed") == "play"
    assert page.get_attribute("html", "data-theme") == "dark"
    assert saved(page).moves == moves


def test_page_that_is_left_for_another_language_begins_nothing(new_page, chromium, server):
    page = new_page(chromium, offline=True, locale="de")
    page.goto(server.address)
    wait(page)
    page.evaluate(UNTIL_KEPT, "de")
    page.add_init_script(NOTE_BEGUN)
    page.goto(server.address)

    assert spoken(page) == "de"
    assert page.evaluate("sessionStorage.begun") == "/index.de.html"


def test_language_comes_with_a_newer_build_that_waits_and_is_english_before(
    new_page, chromium, folder, tmp_path, watch
):
    copy = Path(shutil.copytree(folder, tmp_path / "site"))
    page = new_page(chromium, offline=True)
    with Server(copy) as server:
        watch.origin = server.address
        page.goto(server.address)
        wait(page)
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        for path in copy.glob("index*.html"):
            path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        write_newer(copy)
        page.click("a[hreflang=de]:visible")
        page.wait_for_url("**/index.de.html")
        assert spoken(page) == "en"
        page.click("[data-command=update]")
        page.wait_for_selector("html[lang=de]", state="attached")

        assert spoken(page) == "de"
        page.context.close()


def write_newer(site: Path) -> None:
    """Write the service worker of a site that has changed."""
    (site / "offline.js").unlink()
    write_service_worker(site)


def test_every_language_of_the_build_is_spoken_at_the_table(page, site):
    page.goto(site)
    codes = (page.get_attribute("html", "data-languages") or "").split()
    prompts = set()
    for code in codes:
        page.goto(f"{site}?lang={code}")
        assert spoken(page) == code
        start(page, "person", "random")
        prompts.add(page.inner_text("#prompt"))
        page.click("[data-dialog=menu]:visible")
        rules = page.get_attribute("#menu [data-rules]", "href")
        assert f'<html lang="{code}">' in page.request.get(f"{site}{rules}").text()
        page.click("#menu [data-command=lobby]")

    assert "en" in codes
    assert len(prompts) == len(codes)
