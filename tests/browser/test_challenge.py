"""A challenge in the page: sent after a game, played elsewhere without seeing it, and sent back."""

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.deals import ADDRESSED, against_bot
from tests.browser.looks import SIZES, chosen, prefer
from tests.browser.play import PLAY_ON, TABLE, command, import_text, records, wait
from tests.browser.test_accessible import flaws
from tests.browser.test_links import follow, taken
from tests.challenges import PERSON, RECORD, otherwise, recorded

pytestmark = pytest.mark.browser

CHALLENGES = "Object.keys(localStorage).filter(name => name.startsWith('caylus/challenges/'))"
CUT = "results.scrollHeight - results.clientHeight"
LATE = 60


@pytest.fixture
def elsewhere(new_page, chromium, site) -> Page:
    """The page in a clean profile."""
    page = new_page(chromium, viewport=SIZES["desktop"])
    prefer(page, forced=False, tips=False, pace="instant")
    page.goto(site)
    wait(page)
    return page


def ended(page: Page, record: str = RECORD) -> Page:
    """The page at the end of a recorded game."""
    import_text(page, record)
    page.wait_for_selector("#results")
    wait(page)
    return page


def sent(page: Page, kind: str) -> str:
    """The fragment of the link that the closing screen sends as a challenge, or back."""
    page.click(f"#results [data-command=share][data-argument={kind}]")
    page.wait_for_selector("#share-link")
    return taken(page)


def challenge(record: str = RECORD) -> str:
    """The fragment of a challenge with a recorded game."""
    return f"challenge={caylus.link(caylus.load(record))}"


def play_to_the_end(page: Page) -> None:
    """Play on until the closing screen comes."""
    page.evaluate(f"new Promise({PLAY_ON})")
    page.wait_for_selector("#results")
    wait(page)


@pytest.mark.parametrize("game", ADDRESSED)
def test_challenge_is_played_elsewhere_compared_and_sent_back(lobby, elsewhere, game):
    follow(elsewhere, sent(ended(lobby, against_bot(game)), "challenge"))
    assert "points with this deal" in elsewhere.inner_text("#notice-text")
    elsewhere.reload()
    wait(elsewhere)
    play_to_the_end(elsewhere)
    assert elsewhere.is_visible("#results .end-duel h3")
    assert elsewhere.locator("#results .chart-lines .rival").count() == 1

    before = records(lobby)
    follow(lobby, sent(elsewhere, "answer"))
    lobby.wait_for_selector("#results .end-duel")
    assert records(lobby) == before
    assert lobby.locator("#results .duel-choices li").count() == 2


def test_nothing_of_the_challenger_is_in_the_page_before_the_end(elsewhere):
    fragment = challenge()
    follow(elsewhere, fragment)
    text = fragment.partition("=")[2]
    (record,) = records(elsewhere)

    assert text not in elsewhere.content() + elsewhere.url
    assert elsewhere.locator(".rival").count() == 0
    assert set(caylus.load(record).moves) <= set(recorded().moves[:7])


def test_first_difference_leads_to_its_position_and_back(elsewhere):
    follow(elsewhere, challenge(otherwise(LATE).text()))
    command(elsewhere, "lobby")
    ended(elsewhere)
    follow(elsewhere, challenge(otherwise(LATE, luck=2).text()))
    elsewhere.click("#results .end-duel [data-command=look-at]")
    elsewhere.wait_for_selector("#history-at")
    assert elsewhere.input_value("#history-at") == str(LATE)

    elsewhere.click("#board [data-command=results]")
    elsewhere.wait_for_selector("#results .end-duel")


def test_followed_twice_a_challenge_goes_on_where_it_was(elsewhere):
    follow(elsewhere, challenge())
    elsewhere.click("#board [data-action=keep]")
    wait(elsewhere)
    before = records(elsewhere)
    command(elsewhere, "lobby")
    follow(elsewhere, challenge())

    assert records(elsewhere) == before
    assert elsewhere.evaluate(CHALLENGES) != []


def test_challenge_goes_with_its_game(elsewhere):
    follow(elsewhere, challenge())
    command(elsewhere, "lobby")
    command(elsewhere, "delete")
    command(elsewhere, "delete-now")

    assert records(elsewhere) == []
    assert elsewhere.evaluate(CHALLENGES) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [("1mAAAA", "damaged"), ("9x", "another version"), (caylus.link(recorded())[:40], "damaged")],
)
def test_bad_challenge_says_so_and_changes_nothing(lobby, text, said):
    lobby.evaluate("text => { location.hash = `challenge=${text}`; }", text)
    lobby.wait_for_selector("#notice:not([hidden])")

    assert said in lobby.inner_text("#notice-text")
    assert records(lobby) == []
    assert "challenge=" not in lobby.url


def test_duel_shows_all_in_a_wide_window_and_scrolls_only_down_in_others(elsewhere):
    ended(elsewhere)
    follow(elsewhere, challenge(otherwise(LATE).text()))
    elsewhere.wait_for_selector("#results .end-duel")

    assert elsewhere.evaluate(CUT) <= 0
    for size in SIZES.values():
        elsewhere.set_viewport_size(size)
        assert elsewhere.evaluate("results.scrollWidth - results.clientWidth") <= 0


def test_challenge_in_the_address_is_taken_up_at_the_start(page, site):
    page.goto(f"{site}#{challenge()}")
    wait(page)
    page.wait_for_selector("#board [data-action=keep]")

    assert f"{recorded().state.scores()[PERSON]} points" in page.inner_text("#notice-text")
    assert "#game-" in page.url


def test_duel_breaks_no_rule_of_accessibility(elsewhere):
    ended(elsewhere)
    follow(elsewhere, challenge(otherwise(LATE).text()))
    elsewhere.wait_for_selector("#results .end-duel")
    assert flaws(elsewhere, "duel") == []

    elsewhere.click("#results [data-argument=answer]")
    elsewhere.wait_for_selector("#share-link")
    assert flaws(elsewhere, "link back") == []


@pytest.mark.plain
def test_challenge_is_met_in_firefox(new_page, site, firefox):
    kept = chosen(site, pace="instant")
    page = new_page(firefox, viewport=SIZES["desktop"], storage_state=kept)
    page.goto(f"{site}#{challenge()}")
    page.wait_for_selector(TABLE)
    play_to_the_end(page)

    assert page.is_visible("#results .end-duel h3")
    assert page.locator("#results .chart-lines .rival").count() == 1
