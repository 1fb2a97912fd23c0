"""The page starts and says how far it has come; if it cannot start, it says what is missing."""

import gzip
import json
from pathlib import Path

import pytest

from caylus import games
from tests.browser.play import held_back
from tests.doors import HEADER
from tools import archive, serve
from tools.build import COUNTED
from tools.imported import imported, of_libraries
from tools.serve import DIST, TEXTS

pytestmark = [pytest.mark.browser, pytest.mark.plain]

READY = "html[data-ready]"
# Every report of how much has arrived.
REMEMBER_BYTES = """
window.told = [];
addEventListener("DOMContentLoaded", () => {
  const bytes = document.getElementById("loading-bytes");
  new MutationObserver(() => told.push(bytes.textContent)).observe(bytes, {childList: true});
});
"""
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


def own_modules():
    packs = (DIST / "caylus.pack", *DIST.glob("games/*.pack"))
    names = {name for pack in packs for name in archive.opened(pack).namelist()}
    own = {name for name in names if name.startswith("caylus/") and name.endswith(".py")}
    return {name for name in own if "/view/compiled/" not in name}


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


def counted() -> list[Path]:
    """The files that a first start waits for: of the games it is the first one's pack only."""
    _first, *others = games.shown()
    found = [path for pattern in COUNTED for path in DIST.glob(pattern)]
    return [path for path in found if path.name not in {f"{other}.pack" for other in others}]


@pytest.mark.parametrize("compressed", [(), TEXTS, (*TEXTS, ".wasm")])
def test_progress_tells_the_bytes_that_the_host_sends(page, site, monkeypatch, compressed):
    monkeypatch.setattr(serve, "TEXTS", compressed)
    files = counted()
    sent = {path: len(path.read_bytes()) for path in files}
    sent |= {
        path: len(gzip.compress(path.read_bytes())) for path in files if path.suffix in compressed
    }
    page.add_init_script(REMEMBER_BYTES)
    page.goto(site)
    wait_until_ready(page)

    megabytes = f"{sum(sent.values()) / 1_000_000:.1f}"
    assert page.evaluate("told.at(-1)") == f"{megabytes} of {megabytes} MB"


def test_all_that_the_engine_starts_with_is_asked_for_together(page, site):
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.split("/")[-1]))
    with held_back(page, "**/pyodide/*.wasm"), held_back(page, "**/caylus.pack"):
        page.goto(site)
        page.wait_for_selector("#loading-stage:text('Downloading')")
        names = {path.name for path in counted()}
        for name in names - asked:
            page.wait_for_event("request", lambda request, name=name: request.url.endswith(name))
    wait_until_ready(page)


def test_workers_are_given_what_they_import_and_nothing_else(chromium):
    files = imported(chromium)

    assert of_libraries(files) == archive.IMPORTED.read_text(encoding="utf-8").split()
    assert own_modules() == set(files) - set(of_libraries(files))


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
