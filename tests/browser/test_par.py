"""Par in the page: worked out after a deal of the day, stopped, kept and told with the result."""

import pytest
from playwright.sync_api import Page

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


@pytest.fixture
def ended(lobby: Page) -> Page:
    """The page at the end of a deal of the day."""
    import_text(lobby, DAILY)
    lobby.wait_for_selector("#results")
    wait(lobby)
    return lobby


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
