"""The coach of a first game: asks once before a choice that costs much, and goes quiet."""

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.looks import SIZES, flaws_at, visit
from tests.browser.play import click, open_position, saved, wait
from tests.browser.test_accessible import flaws as broken_rules
from tests.contract.test_lessons import LESSONS
from tests.games.classic.rules import positions as classic
from tests.games.magna_carta.rules.positions import table

pytestmark = pytest.mark.browser

LAST_BATCH = table(
    players=2, then="castle", passed="red green", castle=(0, 0, 1), red="FWS", green="6d"
)
NONE, ALL = "offer none", "offer FWS"
# The same in the other game: who gives nothing loses the game.
LAST_CHOICE = classic.table(
    players=2,
    queue="red",
    scored=2,
    bailiff=23,
    then="castle end",
    red="FWS",
    points={"red": 8, "green": 10},
)
AWAKE = "html[data-coach=awake]"
QUESTION = '#notice:has([data-command="confirmed"])'
ANSWERS = "#notice-answers button"
REMEMBERED = "JSON.parse(localStorage.getItem('caylus/coach'))"
REMEMBER = "localStorage.setItem('caylus/coach', '[99, 1, false]')"
# The thinker's worker never starts.
SLEEPING = """
Worker = class extends Worker {
  constructor(address, options) {
    super(options.name.startsWith("thinker") ? "not-wanted.mjs" : address, options);
  }
};
"""
PLAYED = """
Object.keys(localStorage).some(name => localStorage[name].endsWith("\\noffer none\\n"))
"""
OPTIONS = "JSON.parse(localStorage.getItem('caylus/options'))"


def last_batch(page: Page, site: str, *players: str, **options: object) -> None:
    """Come to a castle to which one batch can still be given, with a coach who is awake."""
    come_to(page, site, LAST_BATCH, *(players or ("person", "random")), **options)


def come_to(page: Page, site: str, state: caylus.State, *players: str, **options: object) -> None:
    """Come to a position, with a coach who is awake."""
    visit(page, site, **({"coach": True, "pace": "instant"} | options))
    open_position(page, state, *players)


def type_text(page: Page, text: str) -> None:
    """Type something in the command line."""
    page.locator("#line-text").focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    wait(page)


@pytest.fixture
def coached(page: Page, site: str) -> Page:
    """A page at that castle, with a coach who is awake."""
    last_batch(page, site)
    page.wait_for_selector(AWAKE, state="attached")
    return page


@pytest.mark.parametrize(
    ("state", "action", "reason"),
    [(LAST_BATCH, NONE, "2 points more"), (LAST_CHOICE, "batch none", "10 points more")],
    ids=["magna-carta", "classic"],
)
def test_coach_asks_with_the_reason_and_plays_anyway(page, site, state, action, reason):
    come_to(page, site, state, "person", "random")
    page.wait_for_selector(AWAKE, state="attached")
    click(page, action)

    assert "lower your chance to win" in page.inner_text("#notice-text")
    assert reason in page.inner_text("#notice-text")
    assert saved(page).moves == []

    page.click('#notice [data-command="confirmed"]')
    page.wait_for_selector(QUESTION, state="hidden")
    wait(page)
    assert saved(page).moves[0] == action


def test_another_choice_can_be_taken_and_a_good_one_is_not_asked_about(coached):
    click(coached, NONE)
    coached.click('#notice [data-command="dismiss"]')
    coached.wait_for_selector("#notice", state="hidden")
    click(coached, ALL)

    assert saved(coached).moves[0] == ALL


def test_the_same_choice_is_asked_about_once(coached):
    click(coached, NONE)
    click(coached, NONE)

    assert saved(coached).moves[0] == NONE


def test_keyboard_answers_the_question(coached):
    coached.locator(f'#choices [data-action="{NONE}"]').focus()
    coached.keyboard.press("Enter")
    coached.wait_for_selector(QUESTION)
    assert coached.evaluate("document.activeElement.dataset.command") == "dismiss"
    coached.keyboard.press("Escape")
    coached.wait_for_selector("#notice", state="hidden")
    assert coached.evaluate("document.activeElement.closest('#band') !== null")


def test_what_is_typed_is_weighed_and_questions_are_answered(coached):
    type_text(coached, "help")
    assert coached.inner_text("#line-answer")
    type_text(coached, NONE)
    assert coached.is_visible(QUESTION)
    type_text(coached, NONE)

    assert saved(coached).moves[0] == NONE


def test_a_click_is_played_while_the_thinker_sleeps(page, site):
    page.add_init_script(SLEEPING)
    last_batch(page, site)
    page.click(f'#choices [data-action="{NONE}"]')

    page.wait_for_function(PLAYED)


@pytest.mark.parametrize("size", SIZES)
def test_question_leaves_the_choices_in_sight(coached, size):
    click(coached, NONE)

    assert flaws_at(coached, "question", size, f"#prompt, #choices button, {ANSWERS}") == []
    assert broken_rules(coached, "question") == []


def test_coach_is_switched_off_in_the_menu(coached):
    coached.click("[data-dialog=menu]:visible")
    coached.uncheck("#menu [data-option=coach]")
    coached.keyboard.press("Escape")
    wait(coached)
    click(coached, NONE)

    assert saved(coached).moves[0] == NONE


@pytest.mark.parametrize("options", [{"coach": False}, {"coach": True}])
def test_nobody_is_asked_without_a_coach_or_where_two_people_play(page, site, options):
    players = ("person", "person") if options["coach"] else ()
    last_batch(page, site, *players, **options)
    click(page, NONE)

    assert saved(page).moves[0] == NONE


def test_coach_who_has_nothing_left_to_ask_says_so_and_leaves(coached):
    coached.evaluate(REMEMBER)
    click(coached, NONE)

    assert saved(coached).moves[0] == NONE
    assert "coach" in coached.inner_text("#notice-text")
    assert coached.evaluate(OPTIONS)["coach"] is False


def test_calm_rounds_are_remembered(coached):
    click(coached, ALL)

    assert coached.evaluate(REMEMBERED) == [0, LAST_BATCH.round, False]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_first_game_after_a_lesson_has_a_coach_and_no_tips(page, site, game, lesson):
    last = f"{len(lesson.chapters) - 1}/{len(lesson.chapters[-1].steps) - 1}"
    visit(page, f"{site}#learn={game}/{lesson.name}/{last}", pace="instant", tips=True)
    page.keyboard.press("n")
    page.wait_for_selector(AWAKE, state="attached")

    assert page.evaluate(OPTIONS)["coach"] is True
    assert page.locator("#tip").is_hidden()
