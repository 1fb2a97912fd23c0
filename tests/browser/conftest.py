"""Browsers over the built page. A page fails its test on any error or request elsewhere."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
)

from caylus.players.levels import LEVELS
from tests.browser import snapshot
from tests.browser.play import change_game
from tools.browsers import ENGINES, FIREFOX
from tools.page_modules import running
from tools.serve import DIST, Server
from tools.visitor import visitor

SAME_SEED = "Crypto.prototype.getRandomValues = array => array.fill(1);"
DESKTOP = {"width": 1280, "height": 720}
PACE = "#lobby [data-option=pace]"
TO_THE_LOBBY = """
document.querySelectorAll("dialog[open]").forEach(dialog => dialog.close());
location.hash = "";
document.getElementById("saved-message").textContent = "";
"""
FORGET_GAMES = """
Object.keys(localStorage).filter(name => name.startsWith("caylus/games/"))
  .forEach(name => localStorage.removeItem(name))
"""
NOT_WANTED = {"body": 'postMessage({ how: "not wanted" })', "content_type": "text/javascript"}
KEEPS_NO_BUILD = """
if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
"""
# Workers that would make a snapshot in the background say that they need not.
MAKES_NO_MEMORY = """
window.Worker = class extends Worker {
  constructor(address, options) {
    super(String(address).replace("assets/memory/remember.mjs", "not-wanted.mjs"), options);
  }
};
"""
# Milliseconds after which something counts as hanging, on a machine that is busy.
PATIENCE = 90_000
NewPage = Callable[..., Page]


class Watch:
    """What a page must not do: report errors or ask another host."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.complaints: list[str] = []

    def over(self, page: Page) -> Page:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("request", lambda request: self.see(request.url))
        page.on("requestfailed", self.miss)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        # Shown if the test fails.
        print(f"{message.type}: {message.text}")
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location['url']}")

    def miss(self, request: Request) -> None:
        # A file that a closing page drops is not missing.
        if "ABORTED" not in request.failure:
            self.complaints.append(f"{request.failure}: {request.url}")

    def see(self, url: str) -> None:
        if not url.startswith((self.origin, "blob:")):
            self.complaints.append(f"request elsewhere: {url}")


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built page as it is served here."""
    assert (DIST / "index.html").exists(), "build the page first: make dist"
    folder = tmp_path_factory.mktemp("served")
    for path in DIST.iterdir():
        (folder / path.name).symlink_to(path)
    (folder / "not-wanted.mjs").write_text(NOT_WANTED["body"], encoding="utf-8")
    # Chromium with a lasting profile asks for it on behalf of what names no icon, such as a text.
    (folder / "favicon.ico").symlink_to(DIST / "assets" / "icon-192.png")
    return folder


@pytest.fixture(scope="session")
def site(served: Path) -> Iterator[str]:
    """The address of the built page."""
    with Server(served) as server:
        yield server.address


@pytest.fixture(scope="session")
def memory(
    chromium: Browser, served: Path, site: str, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The file in which a first visit keeps its memory, served beside the page."""

    def make(folder: Path) -> Path:
        watch = Watch(site)
        page = opened(chromium, watch, remembers=True)
        page.goto(site)
        assert snapshot.remembered(page) == "made"
        path = snapshot.save(page, folder)
        page.context.close()
        assert watch.complaints == []
        return path

    path = snapshot.made_once(snapshot.of_all_workers(tmp_path_factory) / "memory", make)
    (served / path.name).symlink_to(path)
    return path


@pytest.fixture
def below_root(site: str, watch: "Watch", tmp_path: Path) -> Iterator[str]:
    """The address of the built page in a folder of another site."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "caylus").symlink_to(DIST)
    with Server(tmp_path) as server:
        watch.origin = server.address + "games/caylus/"
        yield watch.origin


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    is_there = FIREFOX.on_machine() or FIREFOX.is_downloaded(playwright)
    if not (is_there or os.environ.get("CI")):
        pytest.skip(f"no Firefox here: install {FIREFOX.package}")
    with FIREFOX.launch(playwright) as browser:
        yield browser


@pytest.fixture(params=[engine.name for engine in ENGINES])
def each_browser(request: pytest.FixtureRequest) -> Browser:
    """Each engine in turn."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """Collects what pages do wrong; a test that provokes an error clears `complaints` itself."""
    watch = Watch(site)
    yield watch
    assert watch.complaints == []


def opened(
    browser: Browser,
    watch: Watch,
    remembers: bool = False,
    offline: bool = False,
    memory: Path | None = None,
    **options: object,
) -> Page:
    """A watched page in a context of its own; its storage holds only the memory it wakes from.

    Only one that `remembers` makes a snapshot of its memory in the background, and only one for
    `offline` use keeps the build.
    """
    profile = new_profile(browser, watch.origin, remembers, offline, memory, **options)
    return watch.over(profile.new_page())


def new_profile(
    browser: Browser,
    site: str,
    remembers: bool = False,
    offline: bool = False,
    memory: Path | None = None,
    **options: object,
) -> BrowserContext:
    """A context with empty storage, but for the memory that its pages wake from."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SAME_SEED)
    if not remembers:
        context.route("**/assets/memory/remember.mjs", lambda route: route.fulfill(**NOT_WANTED))
    if not offline:
        context.add_init_script(KEEPS_NO_BUILD)
    if memory:
        snapshot.give(context, site, memory.name)
    return context


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> Path | None:
    """The memory that the pages of a test wake from, or None if they start plainly."""
    is_plain = any(map(request.node.get_closest_marker, ("plain", "compiled")))
    return None if is_plain else request.getfixturevalue("memory")


@pytest.fixture
def new_page(watch: Watch, kept: Path | None) -> Iterator[NewPage]:
    """Opens watched pages, each in a context of its own with empty storage."""
    pages: list[Page] = []

    def open_page(browser: Browser, **options: object) -> Page:
        pages.append(opened(browser, watch, memory=kept, **options))
        return pages[-1]

    yield open_page
    for page in pages:
        page.context.close()


@pytest.fixture(scope="module")
def shared(site: str, lobby_profile: BrowserContext) -> Iterator[Page]:
    """One watched page in Chromium for all tests of a module; its bots move at once."""
    watch = Watch(site)
    page = watch.over(fresh_page(lobby_profile, site))
    page.goto(site)
    page.wait_for_selector("html[data-ready]", state="attached")
    page.locator(PACE).select_option("instant")
    yield page
    page.close()
    assert watch.complaints == []


@pytest.fixture
def lobby(shared: Page) -> Page:
    """The shared page at its lobby, without a saved game."""
    shared.evaluate(TO_THE_LOBBY)
    shared.wait_for_selector("#lobby:not([hidden])")
    shared.evaluate(FORGET_GAMES)
    return shared


@contextmanager
def lasting(
    playwright: Playwright, site: str, memory: Path | None = None
) -> Iterator[BrowserContext]:
    """A profile on the disk for many tests, one after the other: it keeps what it compiles."""
    with visitor(playwright) as guest:
        profile = guest.context
        profile.set_default_timeout(PATIENCE)
        for script in (SAME_SEED, KEEPS_NO_BUILD, MAKES_NO_MEMORY):
            profile.add_init_script(script)
        if memory:
            snapshot.give(profile, site, memory.name)
        yield profile


@pytest.fixture(scope="session")
def profile(playwright: Playwright, site: str, memory: Path) -> Iterator[BrowserContext]:
    """A lasting profile whose pages wake from a memory."""
    with lasting(playwright, site, memory) as profile:
        yield profile


@pytest.fixture(scope="session")
def lobby_profile(playwright: Playwright, site: str, memory: Path) -> Iterator[BrowserContext]:
    """Another one, for pages that many tests share."""
    with lasting(playwright, site, memory) as profile:
        yield profile


@pytest.fixture(scope="session")
def compiled_profile(playwright: Playwright, site: str) -> Iterator[BrowserContext]:
    """A lasting profile whose pages start plainly."""
    with lasting(playwright, site) as profile:
        yield profile


def fresh_page(profile: BrowserContext, site: str, forgotten: str = "local_storage") -> Page:
    """A page of a profile, which has forgotten what it stored of some kinds."""
    page = profile.new_page()
    forget = {"origin": site.rstrip("/"), "storageTypes": forgotten}
    profile.new_cdp_session(page).send("Storage.clearDataForOrigin", forget)
    return page


@pytest.fixture
def page(request: pytest.FixtureRequest, watch: Watch) -> Iterator[Page]:
    """A watched page in Chromium with no address yet; nothing else is open, and no game is kept."""
    if request.node.get_closest_marker("plain"):
        new_page = request.getfixturevalue("new_page")
        yield new_page(request.getfixturevalue("chromium"), viewport=DESKTOP)
        return
    memory = request.getfixturevalue("kept")
    profile = request.getfixturevalue("profile" if memory else "compiled_profile")
    others = {*profile.pages}
    page = fresh_page(profile, watch.origin, "local_storage" if memory else "all")
    yield watch.over(page)
    # An engine that has failed has given up its memory.
    is_gone = memory and not snapshot.is_there(page, watch.origin)
    for opened in {*profile.pages} - others:
        opened.close()
    profile.clear_permissions()
    if is_gone:
        snapshot.take_in(profile, watch.origin, memory.name)


@pytest.fixture
def ready(page: Page, site: str) -> Page:
    """The page in Chromium, usable."""
    page.goto(site)
    page.wait_for_selector("html[data-ready]", state="attached")
    return page


@pytest.fixture
def with_slow_bots(page: Page) -> Page:
    """The page with no address yet; the strongest bot takes twenty times its time there."""
    usual, slow = (f"seconds={LEVELS[-1].seconds * times}".encode() for times in (1, 20))
    change_game(page, "caylus/players/levels.py", usual, slow)
    return page


@pytest.fixture
def run_in_page(page: Page, site: str) -> Callable[[str], object]:
    """Runs MicroPython code in place of the page's own script and returns its `result`."""
    ending = """
from pyscript import document as _document
import json as _json
_document.documentElement.setAttribute("data-result", _json.dumps(result))
"""

    def run(code: str) -> object:
        body = running((DIST / "index.html").read_text(encoding="utf-8"), dedent(code) + ending)
        page.route(site, lambda route: route.fulfill(body=body, content_type="text/html"))
        page.goto(site)
        page.wait_for_selector("html[data-result]", state="attached")
        return json.loads(page.get_attribute("html", "data-result"))

    return run
