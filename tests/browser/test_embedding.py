"""Games in a page of another origin: a poster first, then a game with good manners."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page

import caylus
from tests.browser.blog import HOST, Blog, Quiet
from tests.browser.deals import ended, going_on
from tests.browser.looks import prefer
from tests.browser.play import PLAY_ON, STORAGE_DENIED, records, saved
from tests.doors import HEADER, RECORDS, start_of
from tests.games.magna_carta.rules.positions import table
from tools import played

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

RECORD = RECORDS / "standard-2-players-36.record"
ENDED = caylus.load(RECORD.read_text(encoding="utf-8"))
TURN = table(players=2, turn="red", then="castle", hands={"red": "market"}, red="FWS4d")
LAST_BATCH = table(
    players=2, then="castle", passed="red green", castle=(0, 0, 1), red="FWS", green="6d"
)
REPLAY = caylus.link(ENDED)
NOTE = "<b>Here</b> it turns."
TOLD = caylus.link(ENDED, {40: NOTE})
PLAY = caylus.link(caylus.load(start_of(TURN, "person", "random")))
AT_ONE_SCREEN = caylus.link(caylus.load(start_of(TURN, "person", "person")))
LAST = caylus.load(start_of(LAST_BATCH, "person", "random"))
LAST.sow(7)
PUZZLE = caylus.link(LAST)
DEAL = caylus.link(caylus.load(HEADER))
OTHER_GAME = """caylus 1
game classic
edition 1
variant 2006
seat red person Ada
seat green random Ben
seed 5

"""
LOOK = "{target: 'caylus', type: 'look', at: 33}"
MALFORMED = (
    "7",
    "null",
    "{target: 'caylus', type: 'look', at: '33'}",
    "{target: 'caylus', type: 'look', at: 33.5}",
    "{target: 'caylus', at: 33}",
    "{type: 'look', at: 33}",
)
HEAR = "heard = 0; addEventListener('message', () => { heard += 1; })"
FOCUS_AND_SCROLL = "[document.activeElement.id, scrollY]"
SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"
SCROLLED = """
(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight])(
  document.scrollingElement)
"""
LATE = 0.97
PYTHON = ("py", ".zip", ".pack", ".wasm")
# What PyScript says if a frame of another site may not have a database.
NO_DATABASE = (
    "page error: Failed to execute 'dispatchEvent' on 'EventTarget': "
    "The event is already being dispatched.",
    "page error: Event",
)
FITTED = "height => document.querySelector('iframe').offsetHeight > height + 1"
PLAIN_HOST = """<!doctype html>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<div style="width: 400px">
"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder that another origin serves without headers; its address follows the name."""
    handler = functools.partial(Quiet, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield tmp_path, f"{server.server_port}/host.html"
        server.shutdown()


@pytest.fixture
def blog(page, site, host, watch):
    """Opens a blog that asks for a game by a query, in a frame of some width.

    At "localhost" it is another site, not only another origin: browsers may deny it any storage.
    """
    watch.see = lambda url: None
    hosts = set()

    def open_blog(
        query: str, width: int = 1000, height: int = 500, fits: bool = True, at: str = "127.0.0.1"
    ) -> Blog:
        folder, address = host
        hosts.add(at)
        script = f"{site}assets/embed.js" if fits else "data:,"
        filled = HOST.format(site=site, script=script, query=query, width=width, height=height)
        (folder / "host.html").write_text(filled)
        return Blog(page, f"http://{at}:{address}")

    yield open_blog
    if "localhost" in hosts:
        watch.complaints[:] = [told for told in watch.complaints if told not in NO_DATABASE]


def test_poster_runs_no_python_and_tells_its_height(blog, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    shown = blog(f"embed=replay#play={REPLAY}")
    shown.frame.wait_for_selector("#poster-play")
    page.wait_for_function("told.some(one => one.type === 'height')")

    assert "Watch the game" in shown.frame.inner_text("#poster-play")
    assert not [url for url in asked if any(part in url for part in PYTHON)]
    assert shown.told("ready") == [{"source": "caylus", "type": "ready", "stage": "poster"}]


@pytest.mark.parametrize("address", ["", "index.html"])
def test_game_that_is_asked_to_be_embedded_leads_to_its_poster(page, site, address):
    query = f"?embed=replay&theme=dark#play={REPLAY}"
    page.goto(f"{site}{address}{query}")
    page.wait_for_selector("#poster-play")

    assert page.url == f"{site}embed.html{query}"


@pytest.mark.parametrize(("asked", "home"), [("de", "index.de.html"), ("pl", "index.html")])
def test_poster_is_in_the_language_asked_for_if_it_is_offered(page, site, asked, home):
    page.goto(f"{site}embed.html?embed=replay&lang={asked}#play={REPLAY}")
    page.wait_for_selector(f'#poster-play[href^="{home}?"]')

    assert page.get_attribute("html", "lang") == ("de" if asked == "de" else "en")


def test_replay_shows_its_notes_as_text_and_nobody_changes_them(blog):
    frame = blog(f"embed=replay#play={TOLD}&at=40").press()
    frame.wait_for_selector("#caption span")
    assert frame.inner_text("#caption") == NOTE
    frame.click(".noting")
    frame.wait_for_selector("#panel [data-command=look-at]")
    assert not frame.is_visible("#note")

    frame.click("#panel .close")
    frame.fill("#line-text", "note mine")
    frame.press("#line-text", "Enter")
    frame.click("[data-command=look-at][title='A move on']")
    frame.wait_for_selector("#caption:empty", state="attached")
    frame.click("[data-command=look-at][title='A move back']")
    frame.wait_for_selector("#caption span")
    assert frame.inner_text("#caption") == NOTE


def test_replay_without_notes_offers_none(blog):
    frame = blog(f"embed=replay#play={REPLAY}").press()
    frame.wait_for_selector("#history-at")

    assert not frame.is_visible(".noting")


def test_frame_is_as_high_as_fits_its_width(blog, page):
    shown = blog("embed=play")
    for width, height in ((1200, 675), (360, 779), (200, 480), (800, 920), (1800, 1000)):
        shown.widen(width, height)
        assert page.locator("iframe").bounding_box()["height"] == height


def test_lobby_in_a_frame_gets_the_height_that_it_needs(blog, page):
    frame = blog("embed=play").press()
    page.wait_for_function("told.filter(one => one.type === 'height').length > 1")

    assert frame.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def test_poster_in_a_narrow_frame_stands_in_its_middle(blog):
    frame = blog(f"embed=replay#play={REPLAY}", width=360).frame
    box = frame.locator("#poster-play").bounding_box()
    outside = frame.page.locator("iframe").bounding_box()

    assert abs(box["x"] + box["width"] / 2 - outside["x"] - outside["width"] / 2) < 2


def test_table_keeps_its_shape_in_a_host_that_gives_a_narrow_and_much_taller_frame(blog):
    shown = blog(f"embed=play#play={PLAY}", width=360, height=2000, fits=False)
    frame = shown.press()
    for width, height in ((360, 779), (700, 805), (1200, 675)):
        shown.widen(width, height)
        assert frame.locator("#board").bounding_box()["height"] == height
        assert frame.evaluate(SIDEWAYS) <= 0


def disturb(page: Page, frame: Frame) -> None:
    """Send a frame malformed messages, and well-formed ones from itself and from a frame beside."""
    frame.evaluate(HEAR)
    page.evaluate("document.body.append(document.createElement('iframe'))")
    for message in MALFORMED:
        page.evaluate(f"frames[0].postMessage({message}, '*')")
    frame.evaluate(f"postMessage({LOOK}, '*')")
    page.frames[2].evaluate(f"parent.frames[0].postMessage({LOOK}, '*')")
    frame.wait_for_function("count => heard === count", arg=len(MALFORMED) + 2)


@pytest.mark.parametrize("game", played.GAMES)
def test_replay_works_where_storage_is_denied_and_listens_to_the_page_around_only(blog, page, game):
    match = ended(game)
    page.add_init_script(STORAGE_DENIED)
    shown = blog(f"embed=replay&theme=dark#play={caylus.link(match)}&at=20", at="localhost")
    frame = shown.press()
    frame.wait_for_selector("#prompt b:text('Move 20 of')")
    assert "not being saved" in frame.inner_text("#notice-text")
    frame.click("#notice-answers :text('Copy link')")
    frame.wait_for_selector("#share-link")
    frame.click("#panel .close")
    assert frame.get_attribute("html", "data-theme") == "dark"

    disturb(page, frame)
    assert "Move 20 of" in shown.idle().inner_text("#prompt")
    page.evaluate(f"frames[0].postMessage({LOOK}, '*')")
    frame.wait_for_selector("#prompt b:text('Move 33 of')")
    (over,) = shown.told("over")
    assert over["scores"] == match.state.scores()


def test_puzzle_is_judged_and_can_be_tried_again(blog):
    shown = blog(f"embed=puzzle#play={PUZZLE}")
    frame = shown.press()
    assert "A puzzle" in frame.inner_text("#notice")
    for action, verdict in (("offer none", "There is better"), ("offer FWS", "That is it!")):
        frame.locator(f'#board [data-action="{action}"]:visible').first.click()
        frame.wait_for_selector(".puzzle-verdict")
        shown.idle()
        assert frame.inner_text(".puzzle-verdict h2") == verdict
        frame.click(".puzzle-verdict [data-command=undo]")
        shown.idle()

    blog(f"embed=puzzle#play={PUZZLE}")
    again = shown.press()
    assert "A puzzle" in again.inner_text("#notice")
    assert again.is_visible('#board [data-action="offer FWS"]')
    assert records(again) == []


def test_frame_takes_no_focus_key_or_scroll_before_it_is_clicked_and_tells_moves(blog, page):
    page.set_viewport_size({"width": 1280, "height": 400})
    shown = blog(f"embed=play#play={AT_ONE_SCREEN}")
    page.wait_for_function("document.activeElement.id === 'field'")
    page.evaluate("scrollTo(0, 40)")
    shown.frame.wait_for_selector("#poster-play")
    assert page.evaluate(FOCUS_AND_SCROLL) == ["field", 40]

    shown.frame.evaluate("document.getElementById('poster-play').click()")
    frame = shown.idle()
    assert page.evaluate(FOCUS_AND_SCROLL) == ["field", 40]
    page.keyboard.type("d")
    assert page.input_value("#field") == "d"
    assert len(shown.told("move")) == 1

    frame.click("#curtain button")
    shown.idle()
    page.keyboard.press("d")
    page.wait_for_function("told.filter(one => one.type === 'move').length > 1")


def test_replay_leaves_the_focus_with_the_page_around(blog, page):
    shown = blog(f"embed=replay#play={REPLAY}")
    page.wait_for_function("document.activeElement.id === 'field'")
    shown.frame.wait_for_selector("#poster-play")
    shown.frame.evaluate("document.getElementById('poster-play').click()")
    shown.idle().wait_for_selector("#history-at")

    assert page.evaluate(FOCUS_AND_SCROLL) == ["field", 0]


def test_game_of_another_folder_is_played_in_a_frame(blog, page):
    dealt = caylus.link(caylus.load(OTHER_GAME))
    frame = blog(f"embed=play#play={dealt}", width=1200, height=675).press()
    places = frame.locator("#places > .card")
    frame.click('#board [data-action="place 1"], #board [data-action="place gate"]')
    page.wait_for_function("told.filter(one => one.type === 'move').length > 1")

    assert places.count() == 34


@pytest.mark.parametrize("game", played.GAMES)
def test_game_is_played_to_its_end_in_a_narrow_frame_without_scrolling_it(blog, page, game):
    prefer(page, forced=True, pace="instant", tips=False)
    shown = blog(f"embed=play#play={caylus.link(going_on(game, LATE))}", width=390)
    frame = shown.press()
    assert frame.evaluate(SCROLLED) == [0, 0]
    frame.evaluate(f"new Promise({PLAY_ON})")
    page.wait_for_function("told.some(one => one.type === 'over')")

    assert frame.evaluate(SIDEWAYS) <= 0
    assert shown.told("over")[0]["scores"] == saved(frame).state.scores()


def test_full_page_carries_the_game_of_a_deal_along_as_far_as_it_was_played(blog, page):
    shown = blog(f"embed=play#deal={DEAL}", at="localhost")
    frame = shown.press()
    frame.click('#board [data-action="keep"]')
    page.wait_for_function("told.filter(one => one.type === 'move').length > 1")
    frame.click("[data-dialog=menu]:visible")
    with page.context.expect_page() as opened:
        frame.click("#menu [data-command=full-page]")
    full = opened.value
    full.wait_for_selector("html[data-ready]", state="attached")

    assert saved(full).moves[7] == "keep"
    assert "embed" not in full.url


def test_example_page_has_posters_and_several_games_at_once(page, site):
    page.goto(f"{site}embed-example.html")
    games = [page.frame_locator(f"iframe >> nth={number}") for number in (0, 1)]
    for game in games:
        game.owner.scroll_into_view_if_needed()
        game.locator("#poster-play").click()
    for game in games:
        game.locator("html[data-ready]:not([data-thinking])").wait_for(state="attached")

    assert page.locator("iframe").count() == len(games)
    assert games[0].locator("#history-at").count() == 1
    assert "A puzzle" in games[1].locator("#notice").inner_text()


@pytest.fixture
def snippets(lobby) -> list[str]:
    """What the page gives to set a finished game into other pages: a frame, a script, a picture."""
    lobby.set_input_files("#import", files=[text_file(RECORD.read_text(encoding="utf-8"))])
    lobby.wait_for_selector("#results")
    lobby.click("[data-command=look]")
    lobby.click("[data-dialog=menu]:visible")
    lobby.click("#menu [data-command=share]")
    lobby.click("#panel [data-argument=embed]")
    lobby.wait_for_selector("#snippet-frame")
    return [lobby.input_value(f"#snippet-{name}") for name in ("frame", "script", "picture")]


def test_snippets_name_this_page(snippets, site):
    assert f'src="{site}embed.html?embed=replay#play={REPLAY}"' in snippets[0]
    assert snippets[1] == f'<script src="{site}assets/embed.js" async></script>'
    assert f'href="{site}#play={REPLAY}"' in snippets[2]


def test_snippets_work_in_a_page_as_they_are(snippets, page, host, watch):
    watch.see = lambda url: None
    folder, address = host
    for used in (snippets[:1], snippets):
        (folder / "host.html").write_text(PLAIN_HOST + "\n".join(used))
        blog = Blog(page, f"http://127.0.0.1:{address}")
        blog.press().wait_for_selector("#history-at")
        if used == snippets[:1]:
            height = page.locator("iframe").bounding_box()["height"]
    page.wait_for_function(FITTED, arg=height)

    assert page.evaluate("document.images[0].decode().then(() => true)")
    page.click("a:has(img)")
    page.wait_for_selector("#history-at")


def text_file(text: str) -> dict[str, object]:
    """A file to choose."""
    return {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
