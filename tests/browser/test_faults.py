"""Damaged and hostile saves, storage that fails, two tabs, and faults of our own."""

import pytest

import caylus
from tests.browser.play import (
    STORAGE_DENIED,
    change_game,
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

pytestmark = pytest.mark.browser

KEY = "caylus/games/2026-01-01T00-00-00-000Z"
HEADER = (
    "caylus 1\ngame magna-carta\nedition 1\nvariant standard\n"
    "seat red person {name}\nseat green greedy\nseed 1\n\n"
)
MARKUP = "<img/src=x/onerror=alert(1)>"
HOSTILE = {
    "foreign": ("GIF89a not a record", "line 1"),
    "version": ("caylus 9\n", "another version"),
    "edition": (HEADER.replace("edition 1", "edition 7").format(name="A"), "edition"),
    "truncated": (HEADER.format(name="A").split("seed")[0] + "see", "not a header line"),
    "illegal": (HEADER.format(name="A") + "place 3\n", "line 9"),
    "markup": (HEADER.format(name="A") + MARKUP + "\n", "line 9"),
    "megabyte": ("caylus 1\n" + "x" * 1_000_000, "characters"),
    "deep": (HEADER.format(name="A").replace("seed 1", "start " + "[" * 50_000), "nested"),
    "opponent": (HEADER.format(name="A").replace("greedy", "cheater"), "line 6"),
}
DRAWING = b"state.agenda.append((CHANCE, DEALS[seat]))"
FAULT = b"raise RuntimeError('a fault of ours')"
FULL = """
Storage.prototype.setItem = function () {
  throw new DOMException("full", "QuotaExceededError");
};
"""


def keep(page, record: str) -> None:
    """Put a record into the storage without the page's knowledge."""
    page.evaluate("([key, record]) => localStorage.setItem(key, record)", [KEY, record])


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_import_is_refused_with_its_reason_and_changes_nothing(lobby, kind):
    text, reason = HOSTILE[kind]
    start(lobby, "person", "greedy")
    command(lobby, "lobby")
    before = records(lobby)

    import_text(lobby, text)
    lobby.wait_for_selector("#saved-message:not(:empty)")

    assert reason in lobby.inner_text("#saved-message")
    assert records(lobby) == before
    assert lobby.locator("#table").is_hidden()


def test_an_unreadable_save_is_shown_kept_and_can_be_downloaded(ready, tmp_path):
    text = HOSTILE["illegal"][0]
    keep(ready, text)
    ready.reload()
    wait(ready)

    assert "line 9" in ready.inner_text("#saves .unreadable")
    assert ready.locator("#saves [data-command=open]").count() == 0
    with ready.expect_download() as download:
        ready.click("#saves [data-command=download]")
    download.value.save_as(tmp_path / "save.txt")
    assert (tmp_path / "save.txt").read_text(encoding="utf-8") == text
    assert records(ready) == [text]


def test_markup_in_a_name_is_shown_as_text(lobby):
    import_text(lobby, HEADER.format(name=MARKUP))
    see_table(lobby)

    assert MARKUP in lobby.inner_text("#players")
    assert lobby.locator("#table img").count() == 0
    command(lobby, "lobby")
    lobby.wait_for_selector("#saves li")
    assert MARKUP in lobby.inner_text("#saves")
    assert lobby.locator("#lobby img").count() == 0


@pytest.mark.parametrize("trouble", [STORAGE_DENIED, FULL], ids=["denied", "full"])
def test_without_storage_the_game_goes_on_and_says_so_and_offers_the_file(page, site, trouble):
    page.add_init_script(trouble)
    page.goto(site)
    start(page, "person", "greedy")
    assert "not being saved" in page.inner_text("#notice")

    assert play(page, seed=1, moves=5) == 5
    with page.expect_download() as download:
        page.click("#notice [data-command=export]")
    assert caylus.load(download.value.path().read_text(encoding="utf-8")).moves


def test_two_tabs_never_overwrite_each_other_unseen(ready, site):
    start(ready, "person", "greedy")
    other = ready.context.new_page()
    other.goto(ready.url)
    wait(other)
    click(ready, "keep")
    play(ready, seed=1, moves=3)
    here = records(ready)

    other.wait_for_selector("#notice:not([hidden])")
    assert "another tab" in other.inner_text("#notice")
    for action in offered(other)[:1]:
        click(other, action)
    assert records(other) == here

    other.click("[data-command=reload]")
    wait(other)
    assert offered(other) == offered(ready)


def test_a_tab_that_was_left_behind_can_go_on_as_a_copy(ready):
    start(ready, "person", "greedy")
    other = ready.context.new_page()
    other.goto(ready.url)
    wait(other)
    click(ready, "keep")
    other.wait_for_selector("#notice:not([hidden])")

    other.click("[data-command=copy]")
    other.wait_for_selector("#notice", state="hidden")
    wait(other)
    click(other, "mulligan")
    assert len(records(other)) == 2


@pytest.mark.plain
def test_a_fault_of_ours_gives_a_report_and_the_last_good_position_stays(page, site):
    change_game(page, "caylus/games/magna_carta/rules/turns.py", DRAWING, FAULT)
    page.goto(site)
    start(page, "person", "random")
    while "draw" not in offered(page):
        click(page, offered(page)[0])
    before = records(page)

    page.click("[data-action=draw]")
    page.wait_for_selector("#fault[open]")
    report = page.input_value("#fault-report")
    assert "a fault of ours" in report
    assert before[0] in report
    assert records(page) == before

    page.click("#fault [data-command=reload]")
    wait(page)
    assert "draw" in offered(page)
    click(page, "pass")
    assert len(saved(page).moves) > len(caylus.load(before[0]).moves)
