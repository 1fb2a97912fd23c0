"""The page starts, says how far it has come, and says what is missing where it cannot start."""

import json

import pytest

from tests.browser.play import held_back
from tests.doors import HEADER

pytestmark = pytest.mark.browser

READY = "html[data-ready]"
REMEMBER_STAGES = """
window.stages = [];
addEventListener("DOMContentLoaded", () => {
  const stage = document.getElementById("loading-stage");
  const remember = () => stages.at(-1) !== stage.textContent && stages.push(stage.textContent);
  remember();
  new MutationObserver(remember).observe(stage, {childList: true});
});
"""


def wait_until_ready(page):
    page.wait_for_selector(READY, state="attached")


def marks(page):
    return page.evaluate("performance.getEntriesByType('mark').map(mark => mark.name)")


def test_page_becomes_ready_in_each_browser(new_page, each_browser, site):
    page = new_page(each_browser)
    page.goto(site)
    wait_until_ready(page)

    assert "ready" in marks(page)
    assert not page.is_visible("#loading")


def test_lobby_is_visible_before_the_engine_has_started(page, site):
    page.goto(site, wait_until="commit")
    page.wait_for_selector("#lobby", state="visible")

    assert page.query_selector(READY) is None


def test_progress_passes_through_its_stages(page, site):
    page.add_init_script(REMEMBER_STAGES)
    with held_back(page, "**/pyodide/*.wasm"):
        page.goto(site)
        page.wait_for_selector("#loading-stage:text('Downloading')")
    wait_until_ready(page)

    assert page.evaluate("stages") == [
        "Starting",
        "Downloading",
        "Starting Python",
        "Loading the game",
    ]


def test_page_works_in_a_folder_below_the_host_root(page, below_root):
    page.goto(below_root)
    wait_until_ready(page)

    assert "ready" in marks(page)


@pytest.mark.parametrize(
    ("script", "word"),
    [
        ("delete window.WebAssembly", "WebAssembly"),
        ("delete HTMLScriptElement.prototype.noModule", "modules"),
        ("window.Worker = undefined", "workers"),
    ],
)
def test_page_says_what_the_browser_is_missing(page, site, script, word):
    page.add_init_script(script)
    page.goto(site)
    page.wait_for_selector("#trouble", state="visible")

    assert word in page.text_content("#trouble")
    assert page.is_visible("#trouble")
    assert not page.is_visible("#loading")


def test_page_says_when_it_cannot_be_loaded(page, site, watch):
    page.route("**/pyscript/core.js", lambda route: route.abort())
    page.goto(site)
    page.wait_for_selector("#trouble", state="visible")

    assert "could not be loaded" in page.text_content("#trouble")
    watch.complaints.clear()


@pytest.mark.parametrize("fragment", ["", "#game-saved"])
def test_page_says_when_the_engine_cannot_be_started(page, site, watch, fragment):
    page.add_init_script(f"localStorage.setItem('caylus/games/saved', {json.dumps(HEADER)})")
    page.route("**/caylus.pack", lambda route: route.abort())
    page.goto(site + fragment)
    page.wait_for_selector("#trouble", state="visible")

    assert "could not be started" in page.text_content("#trouble")
    assert [told for told in watch.complaints if told.startswith("page error")] == []
    watch.complaints.clear()


def test_page_without_javascript_says_that_it_is_needed(new_page, chromium, site, watch):
    page = new_page(chromium, java_script_enabled=False)
    page.goto(site)

    assert "JavaScript" in page.inner_text("noscript")
    # Chromium then reports the preloaded module as blocked.
    watch.complaints.clear()
