"""The command line alone: whole games, completions, answers and refusals."""

import random

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.play import open_position, records, saved, standing, start, wait
from tests.games.magna_carta.rules.positions import table

pytestmark = pytest.mark.browser

COMPLETIONS = "[...document.querySelectorAll('#line-actions option')].map(e => e.value).sort()"
COMPLETED = f"wanted => JSON.stringify({COMPLETIONS}) === JSON.stringify(wanted)"
FOCUS = "document.activeElement.id"
ANSWERS = {
    "help": "You may type draw, replace, place 2, ",
    "?": "Or ask for turn,",
    "turn": "Your turn.",
    "hand": "Market. It costs 1 wood and 1 cube of any kind.",
    "road": "Place 2. Forest.",
    "players": "A: ",
    "castle": "Tokens left: 5 of the dungeon, 6 of the walls, 7 of the towers.",
    "pool": "Statue",
    "forecast": "Place 1: A takes 1 food.",
    "log": "Nothing has happened yet.",
}
REFUSED = {
    "place 1": "Your worker stands there already.",
    "place 31": "There is no place 31: the road ends at 4.",
    "build market": "The Market costs 1 wood and 1 cube of any kind: you lack 1 wood.",
    "build bank": "The Bank is not in your hand.",
    "provost +1": "The Provost is moved in the Provost phase. This is the actions phase.",
    "offer FWS": "Batches are offered in the castle phase. This is the actions phase.",
    "make tea": "No such action: 'make'.",
    "<b>": "No such action: '<b>'.",
}


def turn() -> caylus.State:
    """Red's turn, a worker on the first place."""
    road = "park*red forest quarry neutral-peddler"
    return table(players=2, turn="red", road=road, hands={"red": "market"}, red="F2d", green="2d")


def say(page: Page, text: str) -> None:
    """Type a line and wait for what it does."""
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    wait(page)


def answer(page: Page) -> str:
    """What the command line answers."""
    return page.inner_text("#line-answer")


@pytest.fixture
def at_line(lobby: Page) -> Page:
    """The shared page in red's turn, writing in the command line."""
    open_position(lobby, turn(), "person", "random")
    lobby.keyboard.press("/")
    assert lobby.evaluate(FOCUS) == "line-text"
    return lobby


def test_a_whole_game_by_lines_completes_what_is_offered_and_ends_as_its_record_does(lobby):
    start(lobby, "person", "random", variant="introductory")
    lobby.keyboard.press("/")
    chooser = random.Random(1)
    while not saved(lobby).state.is_over:
        match = saved(lobby)
        lobby.wait_for_function(COMPLETED, arg=sorted(map(str, match.state.actions())))
        action = chooser.choice(lobby.evaluate(COMPLETIONS))
        say(lobby, action)
        assert saved(lobby).moves[len(match.moves)] == action
        assert (answer(lobby), lobby.evaluate(FOCUS)) == ("", "line-text")

    points = lobby.locator("#results tbody td:last-child").all_text_contents()
    assert list(map(int, points)) == sorted(saved(lobby).state.scores(), reverse=True)
    lobby.wait_for_function(COMPLETED, arg=[])


@pytest.mark.parametrize("question", ANSWERS)
def test_a_question_is_answered_in_words(at_line, question):
    before = records(at_line)
    say(at_line, question)
    assert ANSWERS[question] in answer(at_line)
    assert records(at_line) == before


@pytest.mark.parametrize("text", REFUSED)
def test_a_refused_line_is_answered_with_why_not_and_changes_nothing(at_line, text):
    before = records(at_line)
    say(at_line, text)
    assert answer(at_line) == REFUSED[text]
    assert records(at_line) == before


def test_the_beginning_of_an_action_in_small_letters_is_enough(lobby):
    rich = table(players=2, turn="red", hands={"red": "market"}, red="2FWS2d", green="2d")
    open_position(lobby, rich, "person", "random")
    lobby.keyboard.press("/")
    say(lobby, "Build MARKET ws")
    assert saved(lobby).moves[0] == "build market WS"


def test_undo_leave_and_the_way_back_are_lines_too(at_line):
    before = standing(at_line)
    say(at_line, "draw")
    assert standing(at_line) != before
    say(at_line, "undo")
    assert standing(at_line) == before
    say(at_line, "leave")
    assert at_line.locator("#lobby").is_visible()


def test_a_line_is_a_file_of_the_game_too(at_line):
    with at_line.expect_download() as download:
        say(at_line, "save")
    assert download.value.path().read_text(encoding="utf-8") == records(at_line)[0]
