"""Looking back over a game in the page: scrub, take back, branch and return, try and drop."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

import caylus
from caylus.records.lines import MOST_LINES
from tests.browser.play import (
    click,
    command,
    import_text,
    offered,
    open_position,
    saved,
    see_table,
    wait,
)
from tests.doors import HEADER
from tests.games.magna_carta.rules.positions import table

pytestmark = pytest.mark.browser

RECORD = (
    Path(__file__).parents[1]
    / "games"
    / "magna_carta"
    / "records"
    / "standard-4-players-1102.record"
).read_text()
LAST = len(caylus.load(RECORD).moves)
MOVE_SLIDER = """
at => {
  const slider = document.getElementById("history-at");
  slider.value = at;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}
"""


def lines(page: Page) -> caylus.Lines:
    """The lines of the one saved game."""
    text = page.evaluate(
        "Object.entries(localStorage).find(([name]) => name.startsWith('caylus/games/'))[1]"
    )
    return caylus.load_lines(text)


def with_most_lines() -> str:
    """The record of a game with as many left lines as a record keeps."""
    chance = random.Random(1)
    match = caylus.load(HEADER)
    match.deal()
    found = caylus.Lines(match, len(match.moves))
    while len(found.others) < MOST_LINES:
        found.at = 7
        found.leave()
        for _move in range(20):
            match = found.match
            match.play(str(chance.choice(match.state.actions())))
            match.deal()
        found.arrive()
    return found.text()


def where(page: Page) -> str:
    """What the prompt says."""
    return page.inner_text("#prompt")


def wait_until_at(page: Page, at: int) -> None:
    """Wait until the position after so many moves is shown."""
    page.wait_for_selector(f"#prompt b:text-is('Move {at} of {LAST}.')")
    wait(page)


@pytest.fixture
def ended(lobby: Page) -> Page:
    """A finished game, looked back at from its end."""
    import_text(lobby, RECORD)
    lobby.wait_for_selector("#results")
    wait(lobby)
    command(lobby, "look")
    lobby.keyboard.press("t")
    lobby.wait_for_selector("#history-at")
    wait(lobby)
    return lobby


def test_slider_shows_every_position_of_a_game(ended):
    for at in (0, 1, LAST // 2, LAST - 1, LAST):
        ended.evaluate(MOVE_SLIDER, at)
        wait_until_at(ended, at)
        match = caylus.load(RECORD)
        match.back_to(at)
        assert ended.locator("#road .card").count() == len(match.state.road_kind)


def test_slider_is_moved_by_keys_and_fast_moves_end_at_the_last(ended):
    ended.focus("#history-at")
    ended.keyboard.press("Home")
    for _ in range(9):
        ended.keyboard.press("ArrowRight")
    wait_until_at(ended, 9)

    assert ended.evaluate("document.activeElement.id") == "history-at"
    ended.keyboard.press("End")
    wait_until_at(ended, LAST)


def test_history_opened_by_key_is_moved_by_arrows_and_left_by_keys(lobby):
    import_text(lobby, HEADER)
    see_table(lobby)
    lobby.keyboard.press("t")
    lobby.wait_for_selector("#history-at:focus")
    lobby.keyboard.press("ArrowLeft")
    lobby.wait_for_selector("#prompt b:text('Move 6 of 7')")
    lobby.keyboard.press("i")
    lobby.wait_for_selector("[data-command=drop-line]")


def test_escape_shuts_what_lies_over_the_table_before_it_leaves_the_history(lobby):
    import_text(lobby, HEADER)
    see_table(lobby)
    lobby.keyboard.press("t")
    lobby.wait_for_selector("#history-at:focus")
    lobby.hover("#road-1")
    lobby.wait_for_selector("#lens:not([hidden])")
    lobby.keyboard.press("Escape")
    lobby.wait_for_selector("#lens", state="hidden")
    assert lobby.locator("#history-at").count() == 1
    lobby.keyboard.press("Escape")
    lobby.wait_for_selector("#history-at", state="detached")


def test_buttons_jump_by_rounds_and_lead_back_to_the_results(ended):
    ended.evaluate(MOVE_SLIDER, 0)
    wait(ended)
    ended.click("[data-command=look-at][title='A round on']")
    wait(ended)
    assert "Round 1," in where(ended)

    ended.keyboard.press("r")
    ended.wait_for_selector("#results")


def test_undo_tells_what_it_crosses_and_redo_brings_it_again(lobby):
    state = table(players=2, turn="red", passed="green", hands={"red": "market"}, red="6d")
    open_position(lobby, state, "person", "random")
    for action, said in (("place 1", "nothing new was seen"), ("draw", "a card was drawn")):
        click(lobby, action)
        assert said in lobby.get_attribute("[data-command=undo]", "title")
        moves = lines(lobby).match.moves
        command(lobby, "undo")
        assert lines(lobby).match.moves == moves
        lobby.keyboard.press("y")
        wait(lobby)
        assert not lines(lobby).is_back


def test_another_choice_branches_and_the_line_that_was_left_is_returned_to(lobby):
    import_text(lobby, HEADER)
    see_table(lobby)
    click(lobby, "keep")
    first = lines(lobby).match.moves
    assert "others have moved" in lobby.get_attribute("[data-command=undo]", "title")
    command(lobby, "undo")
    click(lobby, "mulligan")
    assert lines(lobby).others[0][: len(first)] == first
    assert lines(lobby).match.header.retaken == 1

    command(lobby, "history")
    lobby.click("[data-panel=lines]")
    lobby.click("#panel [data-command=turn-to]")
    wait(lobby)
    assert lines(lobby).match.moves[: len(first)] == first
    assert lobby.locator("#panel[open]").count() == 0


def test_game_goes_on_from_a_position_that_was_looked_at(lobby):
    import_text(lobby, HEADER)
    see_table(lobby)
    click(lobby, "keep")
    command(lobby, "history")
    lobby.evaluate(MOVE_SLIDER, 7)
    wait(lobby)
    assert offered(lobby) == []

    command(lobby, "stand")
    assert offered(lobby) == ["keep", "mulligan"]


def test_what_is_tried_is_not_saved_until_it_is_kept(lobby):
    import_text(lobby, HEADER)
    see_table(lobby)
    before = saved(lobby).moves
    command(lobby, "history")
    lobby.evaluate(MOVE_SLIDER, 6)
    wait(lobby)
    command(lobby, "try-out")
    click(lobby, "keep")
    assert "Only tried" in where(lobby)
    assert saved(lobby).moves == before

    command(lobby, "drop-line")
    assert lobby.input_value("#history-at") == "6"
    command(lobby, "results")
    assert offered(lobby) == ["keep", "mulligan"]


def test_board_keeps_its_place_while_one_looks_back(lobby):
    open_position(lobby, table(players=2, turn="red", red="2dFW"), "person", "random")
    click(lobby, "place 1")
    wait(lobby)
    stands = lobby.locator("#road").bounding_box()
    command(lobby, "history")
    lobby.wait_for_selector("#history-at")
    assert lobby.locator("#road").bounding_box() == stands
    lobby.keyboard.press("Home")
    lobby.wait_for_selector("#prompt b:text('Move 0 of')")

    assert lobby.locator("#road").bounding_box() == stands


def test_game_plays_back_move_by_move_and_pauses(ended):
    ended.evaluate(MOVE_SLIDER, LAST - 40)
    wait(ended)
    command(ended, "play-back")
    ended.wait_for_function(f"document.getElementById('history-at').value >= {LAST - 38}")
    command(ended, "play-back")
    wait(ended)
    paused = ended.input_value("#history-at")

    assert LAST - 38 <= int(paused) < LAST
    assert not ended.evaluate("'replaying' in document.documentElement.dataset")


def test_game_plays_back_to_its_end_and_then_from_its_first_choice(ended):
    ended.evaluate(MOVE_SLIDER, LAST - 1)
    wait(ended)
    command(ended, "play-back")
    ended.wait_for_selector("html:not([data-replaying])", state="attached")
    assert ended.input_value("#history-at") == str(LAST)

    command(ended, "play-back")
    ended.wait_for_function(f"document.getElementById('history-at').value < {LAST}")
    first = int(ended.input_value("#history-at"))
    ended.evaluate(MOVE_SLIDER, first)
    assert 0 < first < 20


def test_line_for_which_there_is_no_room_can_be_saved_as_a_file(lobby):
    record = with_most_lines()
    (first, *_others) = caylus.load_lines(record).others
    import_text(lobby, record)
    wait(lobby)
    command(lobby, "undo")
    assert not lobby.is_visible("#notice")
    taken = lines(lobby).match.moves[lines(lobby).at]
    click(lobby, next(action for action in offered(lobby) if action != taken))

    assert "no room for so many lines" in lobby.inner_text("#notice-text")
    with lobby.expect_download() as download:
        lobby.click("[data-command=export-gone]")
    text = download.value.path().read_text(encoding="utf-8")
    assert caylus.load_lines(text).match.moves == first
    assert first not in lines(lobby).others
    assert len(lines(lobby).others) == MOST_LINES
    assert not lobby.is_visible("#notice")
