"""Later starts: from a snapshot of the memory made here, and plainly whenever that fails."""

import functools
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

import caylus
from caylus.games import shown
from caylus.players.levels import LEVELS
from tests.browser.play import (
    TABLE,
    click,
    held_back,
    import_text,
    offered,
    play,
    records,
    replace_in_game,
    saved,
    start,
    wait,
)
from tests.browser.snapshot import KEPT, PLAYS, QUIET_PAGE, SNAPSHOTS, TAKE_IN, remembered
from tests.doors import HEADER, RECORDS
from tools.serve import DIST
from tools.visitor import WOKE
from tools.visitor import visitor as profiled

pytestmark = [pytest.mark.browser, pytest.mark.plain]

COPY = """
async name => {
  const folder = await navigator.storage.getDirectory();
  const written = await (await folder.getFileHandle("copy", { create: true })).createWritable();
  await written.write(await (await folder.getFileHandle(name)).getFile());
  await written.close();
}
"""
# Replaces a snapshot by a part of the copy, with zeros in place of one piece.
SPOIL = """
async ([name, length, start, end]) => {
  const folder = await navigator.storage.getDirectory();
  const file = await (await folder.getFileHandle("copy")).getFile();
  const memory = new Uint8Array(await file.arrayBuffer());
  memory.fill(0, file.size * start, file.size * end);
  const written = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await written.write(memory.slice(0, file.size * length));
  await written.close();
}
"""
SPOILT = {"short": (0.01, 1, 1), "half of it empty": (1, 0.5, 1)}
# Its mark is written last.
UNMARKED = (0.5, 0, 0.1)
# For the page and for workers: takes one thing away from them.
WITHOUT = {
    "files": "StorageManager.prototype.getDirectory = undefined;",
    "files at once": "FileSystemFileHandle.prototype.createSyncAccessHandle = undefined;",
    "Cache Storage": "const caches = undefined;",
}
PROGRESS = "document.getElementById('loading-bar').position"
MAKER, ENGINE = "remember.mjs", "worker.mjs"
FINISHED = RECORDS / "standard-2-players-36.record"
# What a page notes once its own Python has been rehearsed.
REHEARSED = "localStorage.getItem('caylus/rehearsed')"
NOTE_REHEARSED = (
    "name => localStorage.setItem('caylus/rehearsed', `${name} ${navigator.userAgent}`)"
)
TRACED = ["disabled-by-default-devtools.timeline"]
PACKS = {"caylus.pack", "python_stdlib.pack"}
# An engine that fails at once if it starts from memory.
FAILS_FROM_MEMORY = """
import json
import sys
from caylus.web.workers.door import answer
from caylus.web.workers.engine_deeds import DEEDS

def ask(request):
    if "caylus.web.workers.rehearsal" in sys.modules:
        FAIL
    return answer(request, DEEDS)
"""
FAILURES = ("raise RuntimeError('bad')", "return json.dumps({'fault': 'bad'})")
NOT_TO_BE_READ = b"raise ImportError('the snapshot holds the game')"


def visit(page: Page, address: str) -> None:
    """Open the page anew and wait until it can be used."""
    page.goto("about:blank")
    page.goto(address)
    wait(page)


def wakes(page: Page, address: str) -> bool:
    """Open the page anew, wait until it is usable, and tell whether it started from memory."""
    visit(page, address)
    return page.evaluate(WOKE)


def fulfil(answer: dict[str, str], route: Route) -> None:
    """Answer a request."""
    route.fulfill(**answer)


def stand_in(page: Page, name: str, body: str, times: int | None = None) -> None:
    """Serve other code in place of a module, so many times or always."""
    answer = {"body": body, "content_type": "text/javascript"}
    page.context.route(f"**/{name}", functools.partial(fulfil, answer), times=times)


def answer_with(page: Page, changed: Callable[[str], str]) -> None:
    """Change the modules that deal with snapshots, in the page and in its workers."""
    for name in ("build.mjs", "page.mjs", MAKER, ENGINE):
        (module,) = DIST.glob(f"assets/*/{name}")
        stand_in(page, name, changed(module.read_text("utf-8")))


@pytest.fixture
def visitor(new_page, chromium) -> Page:
    """A page that has not been here before."""
    return new_page(chromium, remembers=True)


@pytest.fixture
def micropython() -> str:
    """The name of the page's own Python."""
    return next(DIST.glob("micropython/*.wasm")).name


@pytest.fixture
def returning(visitor, site, memory, micropython) -> Page:
    """A page that was here once and has kept its memory."""
    visitor.goto(site + QUIET_PAGE)
    visitor.evaluate(TAKE_IN, memory.name)
    visitor.evaluate(NOTE_REHEARSED, micropython)
    return visitor


def test_second_visit_wakes_with_the_game_in_memory_resumes_and_plays_on(
    each_browser, new_page, site
):
    page = new_page(each_browser, remembers=True)
    visit(page, site)
    import_text(page, HEADER)
    page.wait_for_selector(TABLE)
    assert remembered(page) == "made"
    before = records(page)
    replace_in_game(page, "caylus/web/workers/engine_deeds.py", NOT_TO_BE_READ)

    assert wakes(page, page.url)
    assert records(page) == before
    click(page, "keep")
    assert len(saved(page).moves) > 7
    assert page.get_attribute("html", "data-memory") == "kept"


def test_second_visit_by_a_link_tells_no_bytes_since_none_are_fetched(returning, site):
    with held_back(returning.context, "**/pyodide/*.wasm"):
        returning.goto("about:blank")
        returning.goto(f"{site}#play={caylus.link(caylus.load(HEADER))}")
        returning.wait_for_selector("#loading-stage:text('Waking')")
        assert returning.inner_text("#loading-bytes") == ""
        assert returning.get_attribute("#loading-bar", "value") is None
    wait(returning)

    assert returning.evaluate(WOKE)
    assert returning.locator("#table:not([hidden])").count() == 1


def test_start_from_memory_needs_no_file_of_the_game_or_the_library(returning, site):
    missed = set()

    def miss(route: Route) -> None:
        missed.add(route.request.url.split("/")[-1])
        route.abort("aborted")

    returning.context.route(re.compile(r"/(caylus|python_stdlib)\.pack$"), miss)
    assert wakes(returning, site)
    import_text(returning, FINISHED.read_text(encoding="utf-8"))
    returning.wait_for_selector("#results")
    assert wakes(returning, returning.url)
    assert returning.is_visible("#results")
    returning.goto(site)
    start(returning, "person", LEVELS[-1].name)
    play(returning, seed=1, moves=3)

    assert offered(returning)
    assert missed == PACKS


def test_snapshot_that_does_not_start_is_dropped_and_made_anew(returning, site):
    (name,) = returning.evaluate(SNAPSHOTS)
    returning.evaluate(COPY, name)
    for spoilt in SPOILT.values():
        returning.goto(f"{site}rules/magna-carta.html")
        returning.evaluate(SPOIL, [name, *spoilt])
        visit(returning, site)
        assert returning.evaluate(SNAPSHOTS) == []
        assert returning.evaluate(PROGRESS) == 1
    assert remembered(returning) == "made"

    assert wakes(returning, site)


def test_snapshot_of_another_build_is_not_used_and_goes(returning, site):
    (other,) = returning.evaluate(SNAPSHOTS)
    build = (DIST / "assets" / "python" / "build.mjs").read_text(encoding="utf-8")
    version = re.search(r'COMMON = "(.*?)"', build)[1]
    answer_with(returning, lambda text: text.replace(f'"{version}"', f'"newer-{version}"'))

    assert not wakes(returning, site)
    assert remembered(returning) == "made"
    (kept,) = returning.evaluate(SNAPSHOTS)
    assert kept != other


def test_snapshot_goes_when_its_game_changes_and_stays_when_another_does(returning, site):
    build = (DIST / "assets" / "python" / "build.mjs").read_text(encoding="utf-8")
    version = re.search(r'"magna-carta": "(.*?)"', build)[1]
    answer_with(returning, lambda text: text.replace(f'"{version}"', f'"{version}","other":"new"'))
    assert wakes(returning, site)
    assert remembered(returning) == "kept"

    answer_with(returning, lambda text: text.replace(f'"{version}"', '"newer"'))
    assert not wakes(returning, site)


def test_snapshot_is_of_the_game_played_last_also_where_a_service_worker_answers(
    new_page, chromium, site
):
    page = new_page(chromium, remembers=True, offline=True)
    page.goto(site)
    assert remembered(page) == "made"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    last = [*shown()][-1]
    page.evaluate("game => localStorage.setItem('caylus/last', game)", last)
    visit(page, site)

    assert remembered(page) == "made"
    assert [f"-{last}-" in name for name in page.evaluate(SNAPSHOTS)] == [True]
    assert wakes(page, site)


def test_without_room_for_a_snapshot_every_start_is_plain(playwright, watch, site):
    # Only in a profile does Chromium count at once what is written.
    with profiled(playwright) as guest:
        page = guest.context.new_page()
        watch.over(page)
        control = guest.context.new_cdp_session(page)
        page.goto(site)
        control.send("Storage.overrideQuotaForOrigin", {"origin": site, "quotaSize": 1_000_000})
        wait(page)

        assert "Quota" in remembered(page)
        assert page.evaluate(SNAPSHOTS) == []
        assert not wakes(page, site)


def test_without_files_the_snapshot_is_kept_in_cache_storage(visitor, site):
    answer_with(visitor, lambda text: f"{WITHOUT['files']}\n{text}")

    visit(visitor, site)
    assert remembered(visitor) == "made"
    assert wakes(visitor, site)


def test_without_files_and_cache_storage_every_start_is_plain(visitor, site):
    answer_with(visitor, lambda text: "\n".join([WITHOUT["files"], WITHOUT["Cache Storage"], text]))

    visit(visitor, site)
    assert remembered(visitor) == "nowhere to keep it"
    assert not wakes(visitor, site)


def test_where_files_cannot_be_written_at_once_nothing_is_kept(visitor, site):
    answer_with(visitor, lambda text: f"{WITHOUT['files at once']}\n{text}")

    visit(visitor, site)
    assert "failed" in remembered(visitor)
    assert visitor.evaluate(SNAPSHOTS) == []
    assert not wakes(visitor, site)


def test_snapshot_is_read_without_cache_storage_and_where_files_are_blobs_only(returning, site):
    for missing in ("Cache Storage", "files at once"):
        answer_with(returning, lambda text, lack=WITHOUT[missing]: f"{lack}\n{text}")
        assert wakes(returning, site)
        assert remembered(returning) == "kept"


def test_engine_that_ends_before_it_is_awake_is_replaced_by_one_that_starts_plainly(
    returning, site
):
    stand_in(returning, ENGINE, "close();", times=1)
    stand_in(returning, MAKER, "")

    assert not wakes(returning, site)
    assert returning.evaluate(SNAPSHOTS) == []


def test_snapshot_of_which_only_a_part_was_written_is_made_anew(returning, site):
    (name,) = returning.evaluate(SNAPSHOTS)
    returning.evaluate(COPY, name)
    returning.evaluate(SPOIL, [name, *UNMARKED])

    assert not wakes(returning, site)
    assert remembered(returning) == "made"


def test_snapshot_is_not_made_while_somebody_plays(visitor, site):
    begun: list[str] = []
    visitor.on("worker", lambda worker: begun.append(worker.url))
    visitor.add_init_script(PLAYS)
    visit(visitor, site)
    # For longer than the pause that it waits for.
    visitor.wait_for_function(f"deeds > {visitor.evaluate('deeds')} + 30")
    assert not [url for url in begun if MAKER in url]

    visitor.evaluate("clearInterval(playing)")
    assert remembered(visitor) == "made"


def test_maker_killed_at_its_work_keeps_nothing_and_the_next_visit_makes_it(visitor, site):
    with visitor.expect_worker(lambda worker: MAKER in worker.url) as begun:
        visit(visitor, site)
    maker = begun.value
    with maker.expect_event("close"):
        maker.evaluate("close()")
    assert visitor.evaluate(SNAPSHOTS) == []
    assert visitor.query_selector(KEPT) is None
    import_text(visitor, HEADER)
    click(visitor, "keep")
    assert len(saved(visitor).moves) > 7

    assert not wakes(visitor, site)
    assert remembered(visitor) == "made"


def test_browser_keeps_the_pages_python_compiled_also_after_a_first_visit_that_was_short(
    playwright, watch, site, micropython
):
    # Chromium keeps what it compiles only in a profile.
    with profiled(playwright) as guest:
        page = guest.context.new_page()
        watch.over(page)
        visit(page, site)
        assert page.evaluate(REHEARSED) is None
        visit(page, site)
        assert remembered(page) == "made"
        assert page.evaluate(REHEARSED).startswith(micropython)
        browser = guest.context.browser
        browser.start_tracing(page=page, categories=TRACED)
        assert wakes(page, site)
        events = json.loads(browser.stop_tracing())["traceEvents"]

    found = [event for event in events if event["name"].startswith("v8.wasm.moduleCache")]
    assert {event["name"] for event in found} == {"v8.wasm.moduleCacheHit"}
    assert f"{site}micropython/{micropython}" in [event["args"]["url"] for event in found]


def test_snapshot_is_made_where_the_pages_python_cannot_be_rehearsed(
    visitor, watch, site, micropython
):
    visit(visitor, site)
    visitor.context.route(f"**/{micropython}", lambda route: route.abort("failed"))

    assert remembered(visitor) == "made"
    assert any(micropython in told for told in watch.complaints)
    watch.complaints.clear()
    assert visitor.evaluate(REHEARSED) is None
    visitor.context.unroute(f"**/{micropython}")
    assert wakes(visitor, site)
    assert remembered(visitor) == "kept"
    assert micropython in visitor.evaluate(REHEARSED)


def test_new_browser_rehearses_the_pages_python_and_keeps_the_snapshot(
    returning, site, micropython
):
    returning.evaluate(NOTE_REHEARSED, "older.wasm")

    assert wakes(returning, site)
    assert remembered(returning) == "kept"
    assert micropython in returning.evaluate(REHEARSED)


@pytest.mark.parametrize("failure", FAILURES)
def test_snapshot_from_which_the_game_fails_wakes_nobody_again(visitor, site, failure):
    engine = FAILS_FROM_MEMORY.replace("FAIL", failure)
    replace_in_game(visitor, "caylus/web/workers/engine.py", engine.encode())
    visit(visitor, site)
    import_text(visitor, HEADER)
    visitor.wait_for_selector(TABLE)
    assert remembered(visitor) == "made"
    game = visitor.url
    visitor.goto("about:blank")
    visitor.goto(game)
    visitor.wait_for_selector("#fault[open]")

    assert visitor.evaluate(SNAPSHOTS) == []
    assert not wakes(visitor, game)
    click(visitor, "keep")
    assert len(saved(visitor).moves) > 7
