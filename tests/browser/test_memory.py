"""Later starts: from a snapshot of the memory made here, and plainly whenever that fails."""

import functools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, Worker

import caylus
from tests.browser.play import click, import_text, records, replace_in_game, saved, wait
from tests.doors import HEADER
from tools.serve import DIST

pytestmark = pytest.mark.browser

KEPT = "html[data-memory]"
# The stages that the page has gone through since it was opened.
STAGES = "performance.getEntriesByType('mark').map(mark => mark.name)"
SNAPSHOTS = """
(async () => (await (await caches.open("caylus-memory")).keys()).map(kept => kept.url))()
"""
# Leaves only so much of the snapshot, and zeros in place of what follows another part of it.
SPOIL = """
async ([length, whole]) => {
  const store = await caches.open("caylus-memory");
  const [key] = await store.keys();
  const memory = new Uint8Array(await (await store.match(key)).arrayBuffer());
  memory.fill(0, memory.length * whole);
  await store.put(key, new Response(memory.slice(0, memory.length * length)));
}
"""
WAKING = "recalling"
MAKER, ENGINE = "remember.mjs", "worker.mjs"
NOT_TO_BE_READ = b"raise ImportError('the snapshot holds the game')"


def visit(page: Page, address: str) -> list[str]:
    """Open the page anew; the stages it has gone through once it can be used."""
    page.goto("about:blank")
    page.goto(address)
    wait(page)
    return page.evaluate(STAGES)


def remembered(page: Page) -> str:
    """How the making of the snapshot went."""
    page.wait_for_selector(KEPT, state="attached")
    return page.get_attribute("html", "data-memory") or ""


def kill(page: Page, wanted: str) -> None:
    """Kill the next worker whose address contains a text, as soon as it has started."""
    killed: list[str] = []

    def begun(worker: Worker) -> None:
        if wanted in worker.url and not killed:
            killed.append(worker.url)
            worker.evaluate("close()")

    page.on("worker", begun)


def fulfil(answer: dict[str, str], route: Route) -> None:
    """Answer a request."""
    route.fulfill(**answer)


def answer_with(page: Page, changed: Callable[[str], str]) -> None:
    """Have the modules that deal with snapshots changed, in the page and in its workers."""
    for name in ("build", "page", MAKER, ENGINE):
        module = (DIST / "assets" / name).with_suffix(".mjs")
        answer = {"body": changed(module.read_text("utf-8")), "content_type": "text/javascript"}
        page.context.route(f"**/assets/{module.name}", functools.partial(fulfil, answer))


@pytest.fixture
def visitor(new_page, chromium) -> Page:
    """A page that has not been here before."""
    return new_page(chromium, remembers=True)


@pytest.fixture
def returning(visitor, site) -> Page:
    """A page that was here once and has kept its memory."""
    assert WAKING not in visit(visitor, site)
    assert remembered(visitor) == "made"
    return visitor


def test_second_visit_wakes_with_the_game_in_memory_resumes_and_plays_on(
    each_browser, new_page, site
):
    page = new_page(each_browser, remembers=True)
    visit(page, site)
    import_text(page, HEADER)
    page.wait_for_selector("#table:not([hidden])")
    assert remembered(page) == "made"
    before = records(page)
    replace_in_game(page, "caylus/web/workers/engine_deeds.py", NOT_TO_BE_READ)

    assert WAKING in visit(page, page.url)
    assert records(page) == before
    click(page, "keep")
    assert len(saved(page).moves) > 7
    assert page.get_attribute("html", "data-memory") == "kept"


def test_second_visit_by_a_link_tells_no_bytes_since_none_are_fetched(returning, site):
    held = []
    returning.context.route("**/caylus.pack", lambda route: held.append(route))
    returning.goto("about:blank")
    returning.goto(f"{site}#play={caylus.link(caylus.load(HEADER))}")
    returning.wait_for_selector("#loading-stage:text('Waking')")
    assert returning.inner_text("#loading-bytes") == ""
    assert returning.get_attribute("#loading-bar", "value") is None
    for route in held:
        route.continue_()
    wait(returning)

    assert WAKING in returning.evaluate(STAGES)
    assert returning.locator("#table:not([hidden])").count() == 1


def test_snapshot_that_does_not_start_is_dropped_and_made_anew(returning, site):
    for left in [(0.01, 1), (1, 0.5)]:
        returning.evaluate(SPOIL, left)
        visit(returning, site)
        assert returning.evaluate(SNAPSHOTS) == []
        assert remembered(returning) == "made"

    assert WAKING in visit(returning, site)


def test_snapshot_of_another_build_is_not_used_and_goes(returning, site):
    (other,) = returning.evaluate(SNAPSHOTS)
    build = (DIST / "assets" / "build.mjs").read_text(encoding="utf-8")
    version = re.search(r'VERSION = "(.*?)"', build)[1]
    answer_with(returning, lambda text: text.replace(f'"{version}"', f'"newer-{version}"'))

    assert WAKING not in visit(returning, site)
    assert remembered(returning) == "made"
    (kept,) = returning.evaluate(SNAPSHOTS)
    assert kept != other


def test_without_room_for_a_snapshot_every_start_is_plain(visitor, site):
    control = visitor.context.new_cdp_session(visitor)
    quota = {"origin": site, "quotaSize": 1_000_000}
    visitor.goto(site)
    control.send("Storage.overrideQuotaForOrigin", quota)
    wait(visitor)

    assert "Quota" in remembered(visitor)
    assert WAKING not in visit(visitor, site)


def test_without_cache_storage_every_start_is_plain(visitor, site):
    answer_with(visitor, lambda text: f"const caches = undefined;\n{text}")

    visit(visitor, site)
    assert remembered(visitor) == "nowhere to keep it"
    assert WAKING not in visit(visitor, site)


def test_engine_killed_before_it_is_awake_is_replaced_by_one_that_starts_plainly(returning, site):
    kill(returning, ENGINE)

    visit(returning, site)
    assert returning.evaluate(SNAPSHOTS) == []


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

    assert WAKING not in visit(visitor, site)
    assert remembered(visitor) == "made"
