"""Without a network: the build is kept here as a whole, and a newer one waits to be taken."""

import functools
import json
import re
import shutil
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page

from tests.browser.play import (
    click,
    command,
    import_text,
    offered,
    play,
    records,
    saved,
    see_table,
    start,
    wait,
)
from tests.doors import HEADER
from tools import release
from tools.build import write_service_worker
from tools.serve import DIST, Handler, Server, netlify_headers
from tools.visitor import WOKE

pytestmark = [pytest.mark.browser, pytest.mark.plain]

# What browsers say when a server has gone.
NO_SERVER = re.compile(
    "CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED|NET_RESET"
)
KEPT = "navigator.serviceWorker.ready.then(kept => kept.active.state)"
CONTROLLED = "navigator.serviceWorker.controller !== null"
NO_SERVICE_WORKERS = """
Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
"""
# Notes which workers have opened their door to the page.
NOTE_OPENED = """
window.opened = new Set();
window.Worker = class extends Worker {
  constructor(address, options) {
    super(address, options);
    const [door] = options.name.split("/");
    this.addEventListener("message", ({ data }) => data.opened && opened.add(door));
  }
};
"""
# What a page has asked for so far, and when it had loaded.
ASKED = """
({
  files: performance.getEntriesByType("resource").map(({ name, startTime }) => [name, startTime]),
  loaded: performance.getEntriesByType("navigation")[0].loadEventStart,
})
"""
# As the rules' style sheet says.
RULES_WIDTH = "736px"
INSTALLABLE = "link[rel=manifest]"
NEWER = "newer-build"
# Looks for a newer build; what becomes of it.
UPDATE = """
navigator.serviceWorker.getRegistration().then(kept => kept.update()).then(
  kept => new Promise(go => {
    kept.installing.addEventListener("statechange", event => go(event.target.state));
  }),
)
"""


@pytest.fixture
def page(new_page, chromium) -> Page:
    """A page that may keep the build."""
    return new_page(chromium, offline=True)


@pytest.fixture
def copy(tmp_path, watch) -> Iterator[Path]:
    """A copy of the site that can change and can lose its server."""
    watch.see = lambda url: None
    yield Path(shutil.copytree(DIST, tmp_path / "site"))
    watch.complaints[:] = [told for told in watch.complaints if not NO_SERVER.search(told)]


def visit(page: Page, address: str) -> None:
    """Open the page and wait until the build is kept."""
    page.goto(address)
    wait(page)
    assert page.evaluate(KEPT) in ("activating", "activated")
    page.wait_for_function(CONTROLLED)


def renew(site: Path) -> None:
    """Put a newer build in the place of a site."""
    index = site / "index.html"
    text = index.read_text(encoding="utf-8")
    before, _name, after = text.partition('name="version" content="')
    index.write_text(f'{before}name="version" content="{NEWER}-{after}', encoding="utf-8")
    (site / "offline.js").unlink()
    write_service_worker(site)


def rename_compiled(site: Path) -> set[str]:
    """Rename the files whose names hold a hash, as a build does; returns the old names."""
    scripts = list(site.glob("assets/*/*.*js"))
    older = [*site.glob("pyodide/*.asm.*"), *site.glob("micropython/*.wasm")]
    for path in older:
        name = re.sub(r"[0-9a-f]{16}", lambda found: found[0][::-1], path.name)
        path.rename(path.with_name(name))
        for script in [*scripts, *site.glob("*.html")]:
            text = script.read_text(encoding="utf-8")
            script.write_text(text.replace(path.name, name), encoding="utf-8")
    return {path.name for path in older}


def forget_files(page: Page) -> None:
    """Empty the browser's own cache: only what the page itself keeps is left."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def version(page: Page) -> str:
    """The version that the page names."""
    return page.get_attribute('meta[name="version"]', "content") or ""


def test_after_one_visit_nothing_needs_the_network(page, copy):
    with Server(copy) as server:
        visit(page, server.address)
    forget_files(page)
    page.reload()
    start(page, "person", "mason")
    play(page, seed=1, moves=8)

    assert offered(page)
    page.goto(f"{server.address}rules/magna-carta.html")
    assert "Caylus" in page.inner_text("h1")


def test_later_visit_without_the_network_wakes_resumes_and_plays_on(new_page, each_browser, copy):
    page = new_page(each_browser, remembers=True, offline=True)
    with Server(copy) as server:
        visit(page, server.address)
        import_text(page, HEADER)
        page.wait_for_selector("html[data-memory=made]", state="attached")
        before = records(page)
        game = page.url
    page.goto("about:blank")
    page.goto(game)
    wait(page)

    assert page.evaluate(WOKE)
    assert records(page) == before
    click(page, "keep")
    assert len(saved(page).moves) > 7


def test_without_service_workers_a_game_goes_on_without_a_network(new_page, each_browser, copy):
    page = new_page(each_browser, offline=True)
    page.add_init_script(NO_SERVICE_WORKERS)
    page.add_init_script(NOTE_OPENED)
    with Server(copy) as server:
        page.goto(server.address)
        wait(page)
        page.wait_for_function("opened.has('thinker')")
    start(page, "person", "mason")
    assert play(page, seed=1, moves=8) == 8
    page.keyboard.press("h")
    page.wait_for_selector("#advice [data-action]")
    wait(page)
    page.click("#panel .close")
    command(page, "lobby")
    with page.expect_popup() as rules:
        page.click("#lobby a[href^=rules]")
    rules.value.click("a[href='#the-round']")
    assert rules.value.is_visible("h2#the-round")
    assert (
        rules.value.evaluate("getComputedStyle(document.querySelector('main')).maxWidth")
        == RULES_WIDTH
    )
    start(page, "person", "greedy", variant="introductory")

    assert offered(page)


def test_later_visit_asks_for_each_file_once_and_for_the_pages_python_when_it_has_loaded(
    page, site
):
    visit(page, site)
    page.reload()
    wait(page)

    asked = page.evaluate(ASKED)
    names = Counter(name for name, _start in asked["files"] if not name.endswith("/worker.mjs"))
    begun = {Path(name).name: start for name, start in asked["files"]}

    assert page.evaluate(CONTROLLED)
    assert begun["core.js"] > asked["loaded"] > begun["page.mjs"]
    assert set(names.values()) == {1}


def test_first_visit_asks_once_for_what_the_browser_keeps_compiled(new_page, chromium, copy):
    # A private window has no room for the third such file, Python itself.
    files = [next(copy.glob("pyodide/*.asm.*.mjs")), next(copy.glob("micropython/*.wasm"))]
    asked: Counter[str] = Counter()

    class Noting(Handler):
        def log_request(self, *_answer: object) -> None:
            asked[self.path] += 1

    with Server(copy) as server:
        noting = functools.partial(Noting, directory=str(copy), rules=netlify_headers())
        server.http.RequestHandlerClass = noting
        page = new_page(chromium, remembers=True, offline=True)
        visit(page, server.address)
        page.wait_for_selector("html[data-memory=made]", state="attached")

    assert [asked[f"/{path.relative_to(copy)}"] for path in files] == [1, 1]


@pytest.fixture
def manifest() -> dict[str, Any]:
    """What the site says of itself to those who install it."""
    return json.loads((DIST / "assets" / "manifest.webmanifest").read_text(encoding="utf-8"))


def test_page_can_be_installed(page, site, manifest):
    page.goto(site)
    # The page asks for what installing needs when the game is ready: sooner would delay the start.
    page.wait_for_selector(INSTALLABLE, state="attached")
    assert page.query_selector("html[data-ready]")
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")

    # Only the private window of a test is in the way.
    assert [error["errorId"] for error in found["installabilityErrors"]] == ["in-incognito"]
    assert page.request.get(urljoin(f"{site}assets/", manifest["start_url"])).ok


def test_icons_are_as_large_as_the_manifest_says(manifest):
    icons = {icon["src"]: icon["sizes"] for icon in manifest["icons"]}
    drawn = [icon for icon in icons if icon.endswith(".png")]
    heads = {icon: (DIST / "assets" / icon).read_bytes()[16:24] for icon in drawn}

    assert {"192x192", "512x512"} < set(icons.values())
    for icon, head in heads.items():
        assert "{}x{}".format(*struct.unpack(">2I", head)) == icons[icon]


def test_newer_build_waits_is_offered_in_the_lobby_and_comes_as_a_whole(page, copy):
    with Server(copy) as server:
        visit(page, server.address)
        renew(copy)
        page.reload()
        assert NEWER not in version(page)
        page.wait_for_selector("#update", state="visible")
        start(page, "person", "greedy")
        assert page.is_hidden("#update")
        page.click("[data-dialog=menu]:visible")
        page.click("#menu [data-command=lobby]")
        page.click("[data-command=update]")
        page.wait_for_selector(f'meta[content^="{NEWER}"]', state="attached")
        wait(page)

        assert NEWER in version(page)


def test_game_begun_before_a_newer_build_goes_on_with_its_own_files(page, copy, watch):
    page.add_init_script(NOTE_OPENED)
    with Server(copy) as server:
        visit(page, server.address)
        older = rename_compiled(copy)
        renew(copy)
        assert page.evaluate(UPDATE) == "installed"
        forget_files(page)
        assert "thinker" not in page.evaluate("[...opened]")
        start(page, "person", "mason")
        assert play(page, seed=1, moves=4) == 4
        page.reload()
        wait(page)
        assert play(page, seed=1, moves=4) == 4
        assert NEWER not in version(page)
        command(page, "lobby")
        page.click("[data-command=update]")
        page.wait_for_selector(f'meta[content^="{NEWER}"]', state="attached")
        wait(page)
        page.click("#saves [data-command=open]")
        see_table(page)

        assert play(page, seed=1, moves=4) == 4
    # The host has nothing of the older build any more, and is asked for it.
    missed = [told.split("/")[-1] for told in watch.complaints if "404" in told]
    assert missed
    assert set(missed) <= older
    watch.complaints[:] = [told for told in watch.complaints if "404" not in told]


def test_newer_build_of_which_a_file_is_missing_does_not_come(page, copy):
    with Server(copy) as server:
        visit(page, server.address)
        (copy / "assets" / "start" / "theme.js").write_text("// Changed.", encoding="utf-8")
        renew(copy)
        (copy / "assets" / "start" / "theme.js").unlink()
        assert page.evaluate(UPDATE) == "redundant"
        page.reload()
        start(page, "person", "greedy")

        assert NEWER not in version(page)


def test_newer_build_waits_while_another_page_of_the_game_is_open(page, copy):
    with Server(copy) as server:
        visit(page, server.address)
        other = page.context.new_page()
        other.goto(server.address)
        wait(other)
        renew(copy)
        page.reload()
        page.wait_for_selector("#update", state="visible")
        page.click("[data-command=update]")
        page.wait_for_selector("#update-others", state="visible")

        assert NEWER not in version(page)


def test_archive_of_a_release_plays_on_another_server(page, tmp_path, watch):
    watch.see = lambda url: None
    shutil.unpack_archive(release.pack(tmp_path), tmp_path / "site")
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command, cwd=tmp_path / "site", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            port = re.search(r"port (\d+)", server.stdout.readline())[1]
            page.goto(f"http://127.0.0.1:{port}/")
            start(page, "person", "greedy")
            assert play(page, seed=1, moves=4) == 4
        finally:
            server.terminate()


def test_opened_as_a_file_the_page_says_what_to_do(new_page, each_browser, watch):
    page = new_page(each_browser)
    page.goto((DIST / "index.html").as_uri())
    page.wait_for_selector("#trouble", state="visible")

    assert "python3 -m http.server" in page.inner_text("#trouble")
    watch.complaints.clear()
