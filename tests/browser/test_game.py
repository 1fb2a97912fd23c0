"""Whole games by clicking, their records replayed under CPython, and coming back to them."""

import itertools
import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

import caylus
from caylus.table.session import Session
from caylus.table.wishes import Wishes
from tests.browser.looks import chosen, full_hand, put_on_the_table
from tests.browser.play import (
    AGAINST_RANDOM,
    PLAY_ON,
    TABLE,
    click,
    command,
    offered,
    play,
    reachable,
    records,
    saved,
    see_table,
    standing,
    start,
    wait,
)

pytestmark = pytest.mark.browser

SIZES = {"desktop": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844}}
SCREENSHOTS = Path(__file__).resolve().parents[2] / "screenshots"
# What buttons and lines of the log say.
SAID = """
text => [...(text == null ? document.getElementById("board")
  : new DOMParser().parseFromString(text, "text/html").body).querySelectorAll("button, #log li")]
  .map(button => [button.dataset.action ?? "", button.textContent.replace(/\\s+/g, " ")])
"""
SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"


def results(page: Page) -> list[int]:
    """The total points in the final table, the best first."""
    cells = page.locator("#results tbody tr td:last-child").all_text_contents()
    return [int(text) for text in cells]


def test_a_whole_standard_game_by_clicking_ends_as_its_record_does_under_cpython(lobby):
    start(lobby, "person", "greedy", "random")
    play(lobby, seed=1)

    match = saved(lobby)
    assert match.state.is_over
    assert results(lobby) == sorted(match.state.scores(), reverse=True)


def test_a_whole_introductory_game_by_clicking_ends_as_its_record_does(lobby):
    start(lobby, "person", "greedy", variant="introductory")
    play(lobby, seed=2)

    assert saved(lobby).state.is_over
    assert results(lobby) == sorted(saved(lobby).state.scores(), reverse=True)


def test_a_whole_game_of_five_bots_plays_itself(lobby):
    start(lobby, "random", "random", "greedy", "random", "random")
    lobby.wait_for_selector("#results")

    assert saved(lobby).state.is_over


def look(page: Page, name: str) -> None:
    """Keep a picture to be looked at, and make sure that nothing scrolls sideways."""
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png", caret="initial")
    assert page.evaluate(SIDEWAYS) <= 0


def look_everywhere(page: Page, name: str) -> None:
    """Look at what is shown in a window of each size."""
    for size, window in SIZES.items():
        page.set_viewport_size(window)
        look(page, f"{size}-{name}")


def test_nothing_scrolls_sideways_in_lobby_game_and_results(ready):
    look_everywhere(ready, "lobby")
    start(ready, "person", "greedy", "greedy", "greedy")
    look_everywhere(ready, "first-hand")
    for stretch in itertools.count(1):
        if not play(ready, seed=3, moves=25):
            break
        look_everywhere(ready, str(stretch))
    look_everywhere(ready, "results")


@pytest.mark.parametrize("size", SIZES)
def test_twelve_cards_in_hand_fit_the_page(ready, size):
    ready.set_viewport_size(SIZES[size])
    put_on_the_table(ready, full_hand())

    assert ready.locator("#hand .card").count() == 12
    look(ready, f"{size}-twelve-cards")


def test_every_offered_action_can_be_clicked(lobby):
    """An action that lies behind "pay differently" counts: clicks lead to it."""
    start(lobby, "person", "random")
    chooser = random.Random(4)
    for _ in range(40):
        state = saved(lobby).state
        if state.is_over:
            break
        assert reachable(lobby) == sorted(map(str, state.actions()))
        click(lobby, chooser.choice(offered(lobby)))


def test_a_reload_in_the_middle_resumes_where_the_game_stood(ready):
    start(ready, "person", "greedy")
    play(ready, seed=5, moves=12)
    before, actions = records(ready), offered(ready)

    ready.reload()
    wait(ready)

    assert (records(ready), offered(ready)) == (before, actions)
    click(ready, actions[0])
    assert len(saved(ready).moves) > len(caylus.load(before[0]).moves)


def test_undo_takes_back_my_last_decision_and_deals_the_same_again(lobby):
    start(lobby, "person", "greedy")
    play(lobby, seed=6, moves=6)
    before, actions = records(lobby), offered(lobby)

    click(lobby, actions[0])
    after = records(lobby)
    lobby.click("[data-command=undo]")
    wait(lobby)
    assert offered(lobby) == actions
    assert standing(lobby) == caylus.load(before[0]).moves

    click(lobby, actions[0])
    assert records(lobby) == after


def test_two_games_lie_side_by_side_and_each_resumes(lobby):
    start(lobby, "person", "greedy")
    play(lobby, seed=7, moves=4)
    command(lobby, "lobby")
    start(lobby, "person", "random", variant="introductory")
    command(lobby, "lobby")
    assert lobby.locator("#saves [data-command=open]").count() == 2
    first = records(lobby)[0]

    lobby.locator("#saves [data-command=open]").last.click()
    see_table(lobby)
    assert reachable(lobby) == sorted(map(str, caylus.load(first).state.actions()))


def test_a_deleted_game_is_gone_only_after_a_second_thought(lobby):
    start(lobby, "person", "greedy")
    command(lobby, "lobby")
    lobby.click("#saves [data-command=delete]")
    assert len(records(lobby)) == 1
    lobby.click("[data-command=delete-now]")
    lobby.wait_for_selector("#saves [data-command=delete]", state="detached")
    assert records(lobby) == []


def test_people_at_one_screen_have_a_curtain_between_their_hands(lobby):
    start(lobby, "person", "person")
    assert lobby.locator("#curtain").is_visible()
    assert lobby.locator("#hand .card").count() == 0

    lobby.click("#curtain [data-command=reveal]")
    wait(lobby)
    assert lobby.locator("#hand .card").count() == 3

    click(lobby, "keep")
    assert lobby.locator("#curtain").is_visible()
    assert lobby.locator("#hand .card").count() == 0


def test_an_exported_file_opens_as_the_same_game(lobby, tmp_path):
    start(lobby, "person", "greedy")
    play(lobby, seed=8, moves=8)
    with lobby.expect_download() as download:
        command(lobby, "export")
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == records(lobby)[0]

    command(lobby, "lobby")
    lobby.set_input_files("#import", file)
    see_table(lobby)
    assert len(records(lobby)) == 2
    assert records(lobby)[0] == records(lobby)[1]


def wishes(page: Page) -> Wishes:
    """How the page likes to play now."""
    kept = json.loads(page.evaluate("localStorage['caylus/options']"))
    learned = [tip for tip, times in kept["seen"].items() if times >= 3]
    return Wishes(kept["forced"], learned)


def test_after_each_click_the_page_says_what_cpython_draws(lobby):
    start(lobby, "person", "greedy")
    chooser = random.Random(10)
    for _ in range(40):
        session = Session(caylus.load_lines(records(lobby)[0]), wishes(lobby))
        drawn = session.html(session.table())
        assert lobby.evaluate(SAID) == lobby.evaluate(SAID, drawn)
        if not offered(lobby):
            break
        click(lobby, chooser.choice(offered(lobby)))


def test_the_second_click_of_a_double_click_plays_nothing_new(lobby):
    start(lobby, "person", "random")
    lobby.dblclick("[data-action=keep]")
    wait(lobby)
    assert saved(lobby).actors.count(0) == 1


@pytest.mark.plain
def test_many_clicks_on_start_before_python_is_there_begin_one_game(page, site):
    page.goto(site)
    page.wait_for_selector("[data-command=start]:enabled")
    page.evaluate("for (let n = 6; n; n--) document.querySelector('[data-command=start]').click()")
    see_table(page)
    assert len(records(page)) == 1


def test_back_leads_to_the_lobby_and_forward_to_the_game(ready):
    start(ready, "person", "greedy")
    actions = offered(ready)
    ready.go_back()
    ready.wait_for_selector("#lobby:not([hidden])")
    ready.go_forward()
    see_table(ready)
    assert offered(ready) == actions


def test_a_game_started_at_the_foot_of_the_lobby_is_shown_from_its_top(ready):
    ready.set_viewport_size(SIZES["phone"])
    ready.evaluate("document.scrollingElement.scrollTop = 200")
    start(ready, "person", "greedy")
    assert ready.evaluate("document.scrollingElement.scrollTop") == 0


@pytest.mark.plain
def test_link_opens_in_firefox_and_its_game_is_played_to_the_end(new_page, site, firefox):
    match = caylus.load(AGAINST_RANDOM)
    match.deal()
    match.play("keep")
    kept = chosen(site, pace="instant")
    page = new_page(firefox, viewport=SIZES["desktop"], storage_state=kept)
    page.goto(f"{site}#play={caylus.link(match)}")
    page.wait_for_selector(TABLE)

    assert page.evaluate(f"new Promise({PLAY_ON})") > 20
    assert saved(page).moves[: len(match.moves)] == match.moves
    assert saved(page).state.is_over
