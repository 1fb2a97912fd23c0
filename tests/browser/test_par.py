"""Par in the page: worked out after a deal of the day, stopped, kept and told with the result."""

import re

import pytest
from playwright.sync_api import Page

import caylus
from caylus.players.par import Par
from tests.browser.deals import ADDRESSED, against_bot
from tests.browser.looks import visit
from tests.browser.play import import_text, wait
from tests.browser.test_accessible import flaws
from tests.doors import RECORDS

pytestmark = pytest.mark.browser

RECORD = (RECORDS / "introductory-2-players-152.record").read_text()
DAILY = RECORD.replace("random Ada", "person Ada").replace("seed 152\n", "seed 20261126\n")
KEPT = """
Object.keys(localStorage).filter(name => name.startsWith("caylus/pars/"))
  .map(name => localStorage[name])
"""
# Keeps a game of par that is almost over: to play a whole one takes long.
KEEP = """
moves => {
  const [par] = Object.keys(localStorage).filter(name => name.startsWith("caylus/pars/"));
  localStorage[par] = moves.join("\\n");
}
"""
LEFT = 6


@pytest.fixture
def ended(lobby: Page) -> Page:
    """The page at the end of a deal of the day."""
    import_text(lobby, DAILY)
    lobby.wait_for_selector("#results")
    wait(lobby)
    return lobby


def stop(page: Page, record: str) -> None:
    """Come to the end of a deal of the day, and stop par once some of it is kept."""
    import_text(page, record)
    page.wait_for_selector("#results")
    page.wait_for_function(f"({KEPT}).length")
    page.click("#par [data-command=par-stop]")
    page.wait_for_selector("#par[data-par=stopped]")


def test_par_is_worked_out_kept_and_told_with_the_result(ended):
    ended.wait_for_selector("#par[data-par=done]")
    said = ended.inner_text("#par")
    (par,) = ended.evaluate(KEPT)
    assert said.startswith(f"Par {par}: ")

    ended.reload()
    ended.wait_for_selector("#par[data-par=done]")
    assert ended.inner_text("#par") == said
    ended.click("#results [data-command=share][data-argument=result]")
    ended.wait_for_selector("#share-link")
    assert said in ended.input_value("#share-whole").split("\n")


def test_par_can_be_stopped_and_gone_on_with(ended):
    ended.click("#par [data-command=par-stop]")
    ended.wait_for_selector("#par[data-par=stopped]")
    assert ended.is_hidden("#par-done")

    ended.click("#par [data-command=par]")
    ended.wait_for_selector("#par[data-par=done]")
    assert ended.is_visible("#par-said")


def test_review_and_par_take_turns(ended):
    ended.click("#results [data-command=review]")
    ended.wait_for_selector("#review [data-command=look-at], #review p")
    ended.click("#panel .close")
    ended.wait_for_selector("#par[data-par=done]")

    assert ended.evaluate(KEPT) != []


def test_par_breaks_no_rule_of_accessibility(ended):
    assert flaws(ended, "par at work") == []
    ended.wait_for_selector("#par[data-par=done]")

    assert flaws(ended, "par") == []


@pytest.mark.parametrize("game", ADDRESSED)
def test_par_goes_on_from_the_moves_that_are_kept_and_is_the_same_as_elsewhere(page, site, game):
    record = re.sub("seed .*", "seed 20261126", against_bot(game))
    match = caylus.load(record)
    visit(page, site)
    stop(page, record)
    page.evaluate(KEEP, match.moves[:-LEFT])
    page.reload()
    page.wait_for_selector("#par[data-par=done]")

    par = Par(match, match.moves[:-LEFT])
    while not par.match.state.is_over:
        par.go_on()
    assert page.inner_text("#par").startswith(f"Par {par.points}: ")
