"""The keyboard alone: whole games, the way to every lit thing, undo, keys and writing."""

import random

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.play import (
    offered,
    open_position,
    records,
    saved,
    see_table,
    standing,
    start,
    wait,
)
from tests.games.magna_carta.rules.positions import table

pytestmark = pytest.mark.browser

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FOCUS = """
(({id, tagName, dataset}) => ({id, tag: tagName, ...dataset}))(document.activeElement)
"""
WAY = """
action => {
  const middle = thing => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const things = [...document.querySelectorAll("#board [data-action]")];
  const wanted = things.find(thing => thing.dataset.action === action && thing.checkVisibility());
  const [x, y] = middle(document.activeElement), [right, down] = middle(wanted);
  if (Math.abs(right - x) > Math.abs(down - y)) return right > x ? "ArrowRight" : "ArrowLeft";
  return down > y ? "ArrowDown" : "ArrowUp";
}
"""
BUTTONS = "#board button"
NUMBER = f"[...document.querySelectorAll('{BUTTONS}')].indexOf(document.activeElement)"
PRINTED = "#board [data-key]:not(:disabled):visible"


def turn() -> caylus.State:
    """Red's turn with something of every kind to do."""
    road = "park forest quarry neutral-peddler red:residence green:market*green red:bank"
    hands = {"red": "peddler market church"}
    return table(players=2, turn="red", road=road, hands=hands, red="2F3W2S2G3d", green="FWS2d")


def focus(page: Page) -> dict[str, str]:
    """The id, tag and data of what has the focus."""
    return page.evaluate(FOCUS)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the first element that a selector finds has the focus."""
    for _ in range(160):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


def move_to(page: Page, action: str) -> None:
    """Go to the element that plays an action: straight on by arrows, then by Tab."""
    for _ in range(8):
        here = focus(page)
        if here.get("action") == action:
            return
        page.keyboard.press(page.evaluate(WAY, action))
        if focus(page) == here:
            break
    tab_to(page, f'#board [data-action="{action}"]')


def play_by_keys(page: Page, action: str) -> None:
    """Play an action by the key on its button, or else by going there and pressing Enter."""
    buttons = page.locator(PRINTED).evaluate_all(
        "all => all.map(e => [e.dataset.action, e.dataset.key])"
    )
    key = dict(buttons).get(action)
    if not key:
        move_to(page, action)
    page.keyboard.press(key or "Enter")
    wait(page)


def set_up_by_keys(page: Page) -> None:
    """Start an introductory game against the random bot, all by keys."""
    tab_to(page, "[name=variant]")
    page.keyboard.press("ArrowDown")
    tab_to(page, "#player-2")
    page.keyboard.type("random")
    tab_to(page, "#player-3")
    page.keyboard.type("nobody")
    tab_to(page, "#lobby [data-option=pace]")
    page.keyboard.press("End")
    tab_to(page, "[data-command=start]")
    page.keyboard.press("Enter")
    see_table(page)


def turn_over(page: Page, option: str) -> None:
    """Turn an option of the menu over and close the menu."""
    page.click("#bar [data-dialog=menu]")
    page.click(f"#menu [data-option={option}]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#menu", state="hidden")


def test_a_whole_game_by_keys_keeps_the_focus_and_ends_as_its_record_does(ready):
    set_up_by_keys(ready)
    chooser = random.Random(1)
    while actions := offered(ready):
        assert focus(ready)["tag"] != "BODY"
        action = chooser.choice(actions)
        moves = len(saved(ready).moves)
        play_by_keys(ready, action)
        assert saved(ready).moves[moves] == action

    match = saved(ready)
    assert match.header.variant == "introductory"
    assert [seat.player for seat in match.header.seats] == ["person", "random"]
    assert match.state.is_over
    points = ready.locator("#results tbody td:last-child").all_text_contents()
    assert list(map(int, points)) == sorted(match.state.scores(), reverse=True)
    assert focus(ready)["command"] == "again"


def test_the_focus_goes_on_to_an_action_when_what_had_it_is_gone(lobby):
    start(lobby, "person", "greedy")
    lobby.focus("[data-action=keep]")
    for _ in range(4):
        lobby.keyboard.press("Enter")
        wait(lobby)
        assert focus(lobby)["action"] in offered(lobby)


def test_arrows_lead_to_every_lit_thing(lobby):
    open_position(lobby, turn(), "person", "random")
    lobby.evaluate("document.activeElement.blur()")
    lobby.keyboard.press("ArrowRight")
    reached, to_try = set(), {lobby.evaluate(NUMBER)}
    while to_try:
        here = to_try.pop()
        reached.add(here)
        for arrow in ARROWS:
            lobby.locator(BUTTONS).nth(here).focus()
            lobby.keyboard.press(arrow)
            to_try |= {lobby.evaluate(NUMBER)} - reached

    things = lobby.locator(BUTTONS).evaluate_all("all => all.map(e => e.dataset.action)")
    assert {things[number] for number in reached} >= set(offered(lobby))


def test_an_arrow_out_of_nowhere_goes_to_something_lit(lobby):
    open_position(lobby, turn(), "person", "random")
    lobby.evaluate("document.activeElement.blur()")
    lobby.keyboard.press("ArrowLeft")
    assert focus(lobby)["action"] in offered(lobby)


@pytest.mark.parametrize("keys", ["Control+z", "z", "Z"])
def test_undo_by_keys(lobby, keys):
    open_position(lobby, turn(), "person", "random")
    before = standing(lobby), offered(lobby)
    play_by_keys(lobby, "draw")
    assert (standing(lobby), offered(lobby)) != before
    lobby.keyboard.press(keys)
    wait(lobby)
    assert (standing(lobby), offered(lobby)) == before


def test_paying_differently_by_keys(lobby):
    open_position(lobby, turn(), "person", "random")
    lobby.keyboard.press("w")
    wait(lobby)
    tab_to(lobby, "#panel [data-path^='hand-peddler']")
    for _ in range(9):
        if "action" in focus(lobby):
            break
        lobby.keyboard.press("Enter")
        wait(lobby)
    action = focus(lobby)["action"]
    lobby.keyboard.press("Enter")
    wait(lobby)

    assert action.startswith("build peddler ")
    assert saved(lobby).moves[0] == action
    assert lobby.locator("#panel").is_hidden()
    assert focus(lobby)["tag"] != "BODY"


def test_a_key_that_is_no_letter_of_a_button_does_nothing(lobby):
    open_position(lobby, turn(), "person", "random")
    before = records(lobby)
    for key in "ahq89.":
        lobby.keyboard.press(key)
    wait(lobby)
    assert records(lobby) == before


def test_the_question_mark_lists_the_keys_and_escape_closes_them(lobby):
    open_position(lobby, turn(), "person", "random")
    lobby.keyboard.press("?")
    assert "Ctrl+Z" in lobby.inner_text("#keys:modal")
    lobby.keyboard.press("Escape")
    lobby.wait_for_selector("#keys", state="hidden")


def test_escape_closes_lens_and_panel_and_gives_the_focus_back(lobby):
    open_position(lobby, turn(), "person", "random")
    tab_to(lobby, "#road-2")
    lobby.wait_for_selector("#lens:not([hidden])")
    lobby.keyboard.press("Escape")
    lobby.wait_for_selector("#lens", state="hidden")

    lobby.keyboard.press("f")
    lobby.wait_for_selector("#panel:modal")
    lobby.keyboard.press("Escape")
    lobby.wait_for_selector("#panel", state="hidden")
    assert focus(lobby)["id"] == "road-2"


def test_letters_do_nothing_once_they_are_switched_off_but_enter_and_undo_do(lobby):
    open_position(lobby, turn(), "person", "random")
    before = standing(lobby)
    turn_over(lobby, "keys")
    for key in "drpwflmz/?":
        lobby.keyboard.press(key)
    wait(lobby)
    assert (standing(lobby), lobby.locator("dialog[open]").count()) == (before, 0)
    assert focus(lobby)["tag"] != "INPUT"

    move_to(lobby, "draw")
    lobby.keyboard.press("Enter")
    wait(lobby)
    assert standing(lobby) != before
    lobby.keyboard.press("Control+z")
    wait(lobby)
    assert standing(lobby) == before
    turn_over(lobby, "keys")


@pytest.mark.parametrize("field", ["#name-1", "#line-text"])
def test_what_is_written_in_a_field_stays_there(lobby, field):
    if field == "#line-text":
        open_position(lobby, turn(), "person", "random")
        lobby.keyboard.press("/")
    before = records(lobby)
    tab_to(lobby, field)
    lobby.keyboard.type("d/p?mz")
    lobby.keyboard.press("ArrowLeft")
    lobby.keyboard.press("Backspace")
    wait(lobby)

    assert lobby.input_value(field) == "d/p?z"
    assert (records(lobby), lobby.locator("dialog[open]").count()) == (before, 0)
    lobby.fill(field, "")
