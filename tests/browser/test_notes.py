"""Notes in the page: written, kept, shown where one looks back, and never more than text."""

from random import Random

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.play import command, import_text, records, wait
from tests.browser.test_accessible import flaws
from tests.browser.test_history import MOVE_SLIDER
from tests.doors import RECORDS

pytestmark = pytest.mark.browser

RECORD = (RECORDS / "standard-2-players-36.record").read_text(encoding="utf-8")
GAME = caylus.load(RECORD)
LAST = len(GAME.moves)
HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
LONG = "What a long sentence! " * 12
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
SCROLLS = """
() => document.scrollingElement.scrollHeight - innerHeight > 1
  || document.scrollingElement.scrollWidth - innerWidth > 1
"""
DOTS = "[...document.querySelectorAll('.rounds .noted')].map(dot => dot.getAttribute('d'))"


def noted(**texts: str) -> str:
    """The record of a whole game with notes after so many moves, each written as m40="text"."""
    lines = caylus.load_lines(RECORD)
    for move, text in texts.items():
        lines.note(int(move[1:]), text)
    return lines.text()


def look_back(page: Page, record: str, at: int) -> Page:
    """Open a finished game and look at one of its positions."""
    import_text(page, record)
    page.wait_for_selector("#results")
    wait(page)
    command(page, "look")
    page.keyboard.press("t")
    page.wait_for_selector("#history-at")
    look_at(page, at)
    return page


def look_at(page: Page, at: int) -> None:
    """Look at another position."""
    page.evaluate(MOVE_SLIDER, at)
    page.wait_for_selector(f"#prompt b:text-is('Move {at} of {LAST}.')")
    wait(page)


def write(page: Page, text: str) -> None:
    """Write a note of the position that is looked at, by keys alone."""
    page.keyboard.press("e")
    page.wait_for_selector("#note-text:focus")
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(text)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#panel:not([open])", state="attached")
    wait(page)


def caption(page: Page) -> str:
    """The note that is shown."""
    return page.inner_text("#caption")


def saved(page: Page) -> dict[int, str]:
    """The notes of the only saved game."""
    (record,) = records(page)
    return caylus.load_lines(record).noted


def test_note_is_written_kept_over_a_reload_and_shown_at_its_position_only(lobby):
    look_back(lobby, RECORD, 40)
    write(lobby, "Here it turns.")
    assert caption(lobby) == "Here it turns."
    assert saved(lobby) == {40: "Here it turns."}
    look_at(lobby, 41)
    assert caption(lobby) == ""

    lobby.reload()
    lobby.wait_for_selector("#results")
    wait(lobby)
    command(lobby, "look")
    lobby.keyboard.press("t")
    lobby.wait_for_selector("#history-at")
    look_at(lobby, 40)
    assert caption(lobby) == "Here it turns."


def test_note_is_changed_and_deleted_and_the_focus_returns(lobby):
    look_back(lobby, noted(m40="At first."), 40)
    write(lobby, "On second thoughts.")
    assert saved(lobby) == {40: "On second thoughts."}
    assert lobby.evaluate("document.activeElement.id") == "history-at"

    lobby.keyboard.press("e")
    lobby.wait_for_selector("#note-text:focus")
    command(lobby, "delete-note")
    assert saved(lobby) == {}
    assert caption(lobby) == ""


def test_hostile_note_stays_text(lobby):
    look_back(lobby, RECORD, 40)
    write(lobby, f"{HOSTILE}\u202e\u0007")
    assert caption(lobby) == HOSTILE
    lobby.keyboard.press("e")
    lobby.wait_for_selector("#note-text:focus")

    assert lobby.input_value("#note-text") == HOSTILE
    assert lobby.locator("#board :is(img, script), #panel :is(img, script)").count() == 0


def test_slider_marks_the_notes_and_their_list_leads_to_them(lobby):
    look_back(lobby, noted(m9="Early.", m40="Later."), 9)
    assert lobby.evaluate(DOTS) == ["M9 0h0", "M40 0h0"]

    lobby.click(".noting")
    lobby.click("#panel [data-command=look-at]:has-text('Later.')")
    lobby.wait_for_selector("#caption:has-text('Later.')")
    assert lobby.input_value("#history-at") == "40"


def test_note_is_typed_read_and_removed_in_the_command_line(lobby):
    look_back(lobby, RECORD, 40)
    for text, answer in (
        ("note Here It turns.", "Noted."),
        ("note", "Here It turns."),
        ("note -", "Noted."),
        ("note", "No note here."),
    ):
        lobby.fill("#line-text", text)
        lobby.keyboard.press("Enter")
        lobby.wait_for_selector(f"#line-answer:has-text('{answer}')")
        wait(lobby)

    assert saved(lobby) == {}


def test_playing_back_rests_at_a_note(lobby):
    look_back(lobby, noted(m41="A sentence that takes longer to be read than a move."), 40)
    command(lobby, "play-back")
    lobby.wait_for_selector("#caption span")
    lobby.wait_for_timeout(1500)
    assert lobby.input_value("#history-at") == "41"

    lobby.wait_for_function("document.getElementById('history-at').value > 41")
    command(lobby, "play-back")


@pytest.mark.parametrize("size", SIZES)
def test_longest_note_is_seen_whole_without_scrolling_or_flaws(lobby, size):
    look_back(lobby, noted(m40=LONG), 40)
    width, height = SIZES[size]
    lobby.set_viewport_size({"width": width, "height": height})
    shown = lobby.locator("#caption span")
    whole = shown.evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    box = shown.bounding_box()
    scrolls = lobby.evaluate(SCROLLS)
    found = flaws(lobby, f"note, {size}")
    lobby.keyboard.press("e")
    lobby.wait_for_selector("#note-text:focus")
    found += flaws(lobby, f"notes, {size}")
    lobby.set_viewport_size({"width": 1280, "height": 720})

    assert whole
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert not scrolls
    assert found == []


def test_link_opens_with_its_notes(page, site):
    page.goto(f"{site}#play={caylus.link(GAME, {40: 'Here it turns.'})}&at=40")
    page.wait_for_selector("#caption span")

    assert caption(page) == "Here it turns."


def test_sharer_is_told_of_notes_without_room(lobby):
    chance = Random(1)
    texts = {f"m{at}": "".join(chance.choices("äöü安娜🐓🇱🇻", k=280)) for at in range(40)}
    look_back(lobby, noted(**texts), 40)
    command(lobby, "share")

    assert "do not fit into the link and are left out." in lobby.inner_text("#panel")
