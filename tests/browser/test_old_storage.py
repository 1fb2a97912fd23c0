"""Games, past games and options that version 0.1 kept in a visitor's browser are all there."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.play import click, command, offered, records, see_table, wait

pytestmark = pytest.mark.browser

TESTS = Path(__file__).parents[1]
OLD = json.loads((TESTS / "storage" / "version-0.1.json").read_text(encoding="utf-8"))
LINKS = json.loads((TESTS / "links" / "version-1.json").read_text(encoding="utf-8"))
LINK = LINKS["deal"]
GAMES = sorted(name for name in OLD if name.startswith("caylus/games/"))
STANDS, SENT, FINISHED, DAMAGED = GAMES
KEEP = "kept => { for (const name in kept) localStorage.setItem(name, kept[name]); }"
# Writes another record, in the way of a build that keeps no summary.
REWRITE = "([name, record]) => localStorage.setItem(name, record)"
RENAME = """
([name, old, other]) => localStorage.setItem(name, localStorage.getItem(name).replace(old, other))
"""
FOLLOW = "link => { location.hash = `play=${link}`; }"
KEPT = "name => localStorage.getItem(name)"


def key_of(name: str) -> str:
    return name.rpartition("/")[2]


def summary_of(name: str) -> str:
    """Where the summary of a game is kept."""
    return name.replace("/games/", "/summaries/")


@pytest.fixture
def old(page: Page, site: str) -> Page:
    """The lobby of a visitor who was here with version 0.1."""
    page.goto(f"{site}offline.js")
    page.evaluate(KEEP, OLD)
    page.goto(site)
    wait(page)
    return page


def again(page: Page) -> Page:
    """The lobby after another start."""
    page.reload()
    wait(page)
    return page


def listed(page: Page, where: str) -> list[str]:
    return page.locator(where).all_inner_texts()


def open_game(page: Page, name: str) -> None:
    page.click(f'[data-command=open][data-argument="{key_of(name)}"]')
    see_table(page)


def test_all_games_are_listed_as_they_were(old):
    bad, sent, stands = listed(old, "#saves li")

    assert "Unreadable: line 35: 'dea' is not on offer" in bad
    assert "Cleo and Dan Caylus Magna Carta: Introductory, round 1" in " ".join(sent.split())
    assert "Anna, Bob and Orange Caylus Magna Carta: Standard, round 2" in " ".join(stands.split())
    assert old.locator("#past-games tbody li b").all_inner_texts() == ["30", "13"]


def test_options_are_as_they_were_chosen(old):
    assert old.get_attribute("html", "data-theme") == "dark"
    assert old.get_attribute("html", "data-contrast") == "more"
    assert old.input_value("#lobby [data-option=pace]") == "instant"
    assert old.input_value("#menu [data-option=motion]") == "off"
    assert not old.is_checked("#menu [data-option=forced]")


def test_game_goes_on_where_it_stood(old):
    open_game(old, STANDS)
    lines = caylus.load_lines(OLD[STANDS])
    assert offered(old) == sorted(map(str, lines.match.state.actions()))

    click(old, offered(old)[0])
    moves = caylus.load(old.evaluate(KEPT, STANDS)).moves
    assert moves[: lines.at] == lines.match.moves


def test_game_whose_turn_was_sent_is_played_at_its_own_seat_only(old):
    open_game(old, SENT)

    assert offered(old) == []
    assert old.locator("[data-command=send]").count() > 0


def test_finished_game_shows_its_results_again(old):
    open_game(old, FINISHED)

    cells = old.locator("#results tbody tr td:last-child").all_text_contents()
    assert [int(text) for text in cells] == [30, 13]


def test_damaged_game_is_kept_as_it_is(old):
    assert again(old).evaluate(KEPT, DAMAGED) == OLD[DAMAGED]
    assert old.locator(f'[data-command=download][data-argument="{key_of(DAMAGED)}"]').count() == 1


def test_old_link_opens_beside_old_games(old):
    old.evaluate(FOLLOW, LINK["link"])
    see_table(old)

    *others, opened = records(old)
    assert others == [OLD[name] for name in GAMES]
    assert caylus.load(opened).header == caylus.load("\n".join(LINK["record"])).header


def test_games_are_listed_by_their_summaries(old):
    old.evaluate(RENAME, [summary_of(STANDS), "Bob", "Bertha"])
    old.evaluate(RENAME, [summary_of(FINISHED), "13", "57"])
    again(old)

    assert "Bertha" in old.inner_text("#saves")
    assert "57" in old.inner_text("#past-games")


def test_record_that_was_written_without_its_summary_is_summarised_anew(old):
    old.evaluate(REWRITE, [STANDS, OLD[STANDS].replace("greedy Bob", "greedy Ben")])

    assert "Ben" in again(old).inner_text("#saves")
    assert "Ben" in old.evaluate(KEPT, summary_of(STANDS))


def test_summary_goes_with_its_game(old):
    old.click(f'[data-command=delete][data-argument="{key_of(FINISHED)}"]')
    command(old, "delete-now")

    assert old.evaluate(KEPT, summary_of(FINISHED)) is None
    assert listed(old, "#past-games tbody tr") == []
