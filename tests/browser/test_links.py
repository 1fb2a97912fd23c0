"""Links in the page: shared, followed in another browser, asked about, and played by turns."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page

import caylus
from caylus import games
from caylus.kernel.record import Match
from tests.browser.deals import going_on
from tests.browser.looks import prefer
from tests.browser.play import (
    STORAGE_DENIED,
    click,
    command,
    import_text,
    offered,
    reachable,
    records,
    saved,
    see_table,
    wait,
)
from tests.doors import HEADER, start_of
from tests.games.magna_carta.rules.positions import table
from tools import played

pytestmark = pytest.mark.browser

OTHER_RANDOMNESS = "() => { Crypto.prototype.getRandomValues = array => array.fill(2); }"
# Addresses that were once given, with a seed in them, and what they show.
DEAL = "1myuYRo4bZCo4pibgCCKjIyMLQxNzE0tzM3NDAzNQUAAE"
GAME = "1mBuSMo8xsSNQpOKYkIpsPFXVKhdphbAYAAzNPcdgRDFK3meNmZuvsPXvg7DIYETVHJM5-wWgeLoaEuYD75ckNIXL3"
ADDRESSES = [
    (f"play={DEAL}", 281474976710655, "#board [data-action=keep]"),
    (f"deal={DEAL}", 281474976710655, "#board [data-action=keep]"),
    (f"turn={DEAL}", 281474976710655, "#board [data-action=keep]"),
    (f"play={GAME}&at=33", 36, "#history-at[value='33']"),
]
WITHOUT_HANDS = """caylus 1
game classic
edition 1
variant 2006-jeweller
seat red person Anna
seat green person Ben
seed 7

"""
RECORDS = [path for game in played.GAMES for path in played.records(game)]


def open_share(page: Page) -> None:
    """Open the panel that shares the open game."""
    page.click("[data-dialog=menu]:visible")
    page.click("#menu [data-command=share]")
    page.wait_for_selector("#share-link")


def share(page: Page, kind: str = "game") -> str:
    """The fragment of a link to the open game."""
    open_share(page)
    if kind != "game":
        page.click(f"#panel [data-command=share][data-argument={kind}]")
        page.wait_for_selector(f"#panel [data-argument={kind}][aria-pressed=true]")
    return taken(page)


def taken(page: Page) -> str:
    """The fragment of the link in the open panel, which is then closed."""
    wait(page)
    link = page.input_value("#share-link")
    page.click("#panel .close")
    return link.partition("#")[2]


def opened(page: Page, record: str) -> Page:
    """The page with the game of a record open."""
    import_text(page, record)
    see_table(page)
    return page


def follow(page: Page, fragment: str) -> Page:
    """The page after a link was followed in it."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    page.wait_for_function("!/#(play|deal|turn|challenge)=/.test(location.href)")
    wait(page)
    return page


@pytest.fixture
def elsewhere(new_page, chromium, site) -> Page:
    """The page in a clean profile, where it is tomorrow already."""
    page = new_page(chromium, timezone_id="Pacific/Kiritimati")
    prefer(page, forced=False, tips=False, pace="instant")
    page.goto(site)
    wait(page)
    return page


@pytest.mark.parametrize(("fragment", "seed", "shown"), ADDRESSES)
def test_address_of_this_version_always_opens_the_same(lobby, fragment, seed, shown):
    follow(lobby, fragment)

    lobby.wait_for_selector(shown)
    assert saved(lobby).header.seed == seed


def test_link_of_every_recorded_game_opens_it_in_a_clean_profile(elsewhere):
    for path in RECORDS:
        record = path.read_text(encoding="utf-8")
        follow(elsewhere, f"play={caylus.link(caylus.load(record))}")
        elsewhere.wait_for_selector("#history-at")
        wait(elsewhere)
        assert record in records(elsewhere)


@pytest.mark.parametrize("game", played.GAMES)
def test_game_that_goes_on_is_played_on_from_its_link(lobby, game):
    match = going_on(game)
    follow(lobby, f"play={caylus.link(match)}")
    assert saved(lobby).moves == match.moves
    assert reachable(lobby) == sorted(map(str, match.state.actions()))

    action = offered(lobby)[0]
    click(lobby, action)
    assert saved(lobby).moves[: len(match.moves) + 1] == [*match.moves, action]


def test_shared_link_opens_the_turn_to_take_in_another_browser(lobby, elsewhere):
    opened(lobby, HEADER)
    click(lobby, "keep")
    follow(elsewhere, share(lobby))

    assert records(elsewhere) == records(lobby)
    assert elsewhere.locator("#board [data-action]").count() > 0


def test_link_in_the_address_is_opened_at_the_start(page, site):
    page.goto(f"{site}#play={caylus.link(caylus.load(HEADER))}&at=3")
    wait(page)
    page.wait_for_selector("#history-at")

    assert "Move 3 of 7" in page.inner_text("#prompt")


def test_deal_begins_anew_with_the_same_cards(lobby, elsewhere):
    opened(lobby, HEADER)
    click(lobby, "keep")
    follow(elsewhere, share(lobby, "deal"))

    assert saved(elsewhere).moves == saved(lobby).moves[:7]


def test_older_link_asks_and_changes_nothing_until_it_is_answered(lobby):
    opened(lobby, HEADER)
    link = share(lobby)
    click(lobby, "keep")
    before = records(lobby)
    follow(lobby, link)
    lobby.wait_for_selector("#notice:not([hidden])")
    assert "earlier position" in lobby.inner_text("#notice")
    assert records(lobby) == before

    lobby.click("#notice [data-command=open-link]")
    wait(lobby)
    assert len(records(lobby)) == 2
    assert set(before) < set(records(lobby))


def test_move_that_no_game_has_is_not_looked_at(lobby):
    link = caylus.link(caylus.load(RECORDS[0].read_text(encoding="utf-8")))
    follow(lobby, f"play={link}&at={'9' * 5000}")
    lobby.wait_for_selector("#history-at")

    assert not lobby.is_visible("#fault")


@pytest.mark.parametrize(
    ("fragment", "said"), [("play=1mAAAA", "damaged"), ("play=9x", "another version")]
)
def test_damaged_or_newer_link_says_so_and_changes_nothing(lobby, fragment, said):
    opened(lobby, HEADER)
    before = records(lobby)
    lobby.evaluate("fragment => { location.hash = fragment; }", fragment)
    lobby.wait_for_selector("#notice:not([hidden])")

    assert said in lobby.inner_text("#notice-text")
    assert records(lobby) == before


def sent(page: Page) -> str:
    """The fragment of a link to the turn of the next player."""
    command(page, "send")
    page.wait_for_selector("#share-link")
    return taken(page)


def test_turns_go_to_and_fro_between_two_browsers(lobby, elsewhere):
    opened(lobby, HEADER.replace("greedy", "person Ben"))
    command(lobby, "reveal")
    click(lobby, "keep")
    follow(elsewhere, sent(lobby))
    assert elsewhere.locator("#curtain:not([hidden])").count() == 1
    assert elsewhere.locator("#hand .card").count() == 0

    command(elsewhere, "reveal")
    click(elsewhere, "keep")
    click(elsewhere, "draw")
    assert saved(elsewhere).moves[7:9] == ["keep", "keep"]
    assert elsewhere.locator("#hand .of-green").count() == 4
    elsewhere.reload()
    wait(elsewhere)
    assert elsewhere.locator("#board [data-action^=place]").count() == 0

    follow(lobby, sent(elsewhere))
    assert lobby.is_hidden("#notice")
    assert records(lobby) == records(elsewhere)
    command(lobby, "reveal")
    assert lobby.locator("#hand .of-red").count() == 3
    assert lobby.locator("#hand .card").count() == 3


def test_turns_of_a_game_without_hands_go_to_and_fro_and_need_no_curtain(lobby, elsewhere):
    opened(lobby, WITHOUT_HANDS)
    click(lobby, "place gate")
    open_share(lobby)
    lobby.click("#panel [data-command=send]")
    lobby.wait_for_selector("#panel h2:has-text('Send the turn to')")
    turn = taken(lobby)
    assert offered(lobby) == []

    follow(elsewhere, turn)
    assert elsewhere.locator("#curtain:not([hidden])").count() == 0
    click(elsewhere, "place castle")
    assert offered(elsewhere) == []

    follow(lobby, sent(elsewhere))
    assert lobby.is_hidden("#notice")
    assert saved(lobby).moves[-2:] == ["place gate", "place castle"]
    assert records(lobby) == records(elsewhere)
    assert offered(lobby) == sorted(map(str, saved(lobby).state.actions()))


def test_turn_by_link_plays_one_seat_only_where_nothing_can_be_saved(new_page, chromium, site):
    state = table(players=2, turn="red", hands={"red": "market", "green": "bank"}, red="4d")
    record = start_of(state, "person", "person")
    elsewhere = new_page(chromium)
    elsewhere.add_init_script(STORAGE_DENIED)
    elsewhere.goto(f"{site}#turn={caylus.link(caylus.load(record))}")
    wait(elsewhere)
    command(elsewhere, "reveal")
    click(elsewhere, "pass")

    assert elsewhere.locator("#curtain:not([hidden])").count() == 0
    assert elsewhere.locator("#hand .card").count() == 1
    assert elsewhere.locator("#board [data-action]").count() == 0


def test_back_after_a_followed_link_goes_where_one_came_from_and_keeps_its_game(lobby):
    lobby.evaluate("location.hash = 'saved-games'")
    follow(lobby, f"play={caylus.link(caylus.load(HEADER))}")
    before = records(lobby)
    lobby.go_back()
    lobby.wait_for_selector("#lobby:not([hidden])")
    lobby.go_forward()
    see_table(lobby)

    assert records(lobby) == before


def test_copy_puts_the_link_on_the_clipboard(page, site, chromium):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site)
    wait(page)
    opened(page, HEADER)
    page.click("[data-dialog=menu]:visible")
    page.click("#menu [data-command=share]")
    page.click("[data-command=copy-link]")
    page.wait_for_function("document.getElementById('share-said').textContent === 'Copied.'")

    assert re.search(r"#play=1m", page.evaluate("navigator.clipboard.readText()"))


def deal_of_the_day(page: Page, game: str) -> Match:
    """The day's deal of a game, which has then begun."""
    page.check(f"input[name=game][value={game}]")
    page.click("[data-command=daily]")
    see_table(page)
    return caylus.load(records(page)[-1])


@pytest.mark.parametrize("game", games.shown())
def test_deal_of_the_day_is_equal_in_two_profiles_and_another_one_the_day_after(
    lobby, elsewhere, game
):
    here = deal_of_the_day(lobby, game)
    evening = datetime.strptime(f"{here.header.seed} 23 UTC", "%Y%m%d %H %Z").replace(tzinfo=UTC)
    elsewhere.evaluate(OTHER_RANDOMNESS)
    elsewhere.clock.set_system_time(evening)
    there = deal_of_the_day(elsewhere, game)
    assert (here.game.name, there.game.name) == (game, game)
    assert (there.header.seed, there.moves[:7]) == (here.header.seed, here.moves[:7])

    command(elsewhere, "lobby")
    elsewhere.clock.set_system_time(evening + timedelta(days=1))
    assert deal_of_the_day(elsewhere, game).moves[:7] != here.moves[:7]
