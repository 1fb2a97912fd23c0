"""Games set into a page of another origin: a poster first, then a game with good manners."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page

import caylus
from tests.browser.play import STORAGE_DENIED
from tests.doors import start_of
from tests.magna_carta.positions import table

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "records" / "standard-2-players-36.record"
ENDED = caylus.load(RECORD.read_text(encoding="utf-8"))
TURN = table(players=2, turn="red", then="castle", hands={"red": "market"}, red="FWS4d")
LAST_BATCH = table(
    players=2, then="castle", passed="red green", castle=(0, 0, 1), red="FWS", green="6d"
)
REPLAY = caylus.link(ENDED)
PLAY = caylus.link(caylus.load(start_of(TURN, "person", "random")))
PUZZLE = caylus.link(caylus.load(start_of(LAST_BATCH, "person", "random")))
MALFORMED = ("7", "null", "{target: 'caylus', type: 'look', at: 'x'}", "{type: 'look', at: 9}")
HOST = """<!doctype html>
<meta charset="utf-8">
<title>A blog</title>
<link rel="icon" href="data:,">
<script>
  told = [];
  addEventListener("message", event => told.push(event.data));
</script>
<script src="{script}"></script>
<p><input id="field"></p>
<div style="width: {width}px">
<iframe src="{site}embed.html?{query}" style="width:100%;height:{height}px;border:0"></iframe>
</div>
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A web server that logs nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder that another origin serves without any header, and its address."""
    handler = functools.partial(Quiet, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield tmp_path, f"http://127.0.0.1:{server.server_port}/host.html"
        server.shutdown()


class Blog:
    """A page of another origin with a game in a frame."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(address)

    @property
    def frame(self) -> Frame:
        """The frame of the game."""
        return self.page.frames[1]

    def press(self) -> Frame:
        """The frame once its poster was pressed and the game is there."""
        self.frame.click("#poster-play")
        self.frame.wait_for_selector("html[data-ready]", state="attached")
        return self.idle()

    def idle(self) -> Frame:
        """The frame once the game can be used."""
        self.frame.wait_for_selector("html[data-ready]:not([data-thinking])", state="attached")
        return self.frame

    def told(self, kind: str) -> list[dict[str, object]]:
        """What the frame told of a kind."""
        return [one for one in self.page.evaluate("told") if one.get("type") == kind]


@pytest.fixture
def blog(page, site, host, watch):
    """Opens a blog with a game asked for by a query, in a frame of some width."""
    watch.see = lambda url: None

    def open_blog(query: str, width: int = 1000, height: int = 500, fits: bool = True) -> Blog:
        folder, address = host
        script = f"{site}assets/embed.js" if fits else "data:,"
        filled = HOST.format(site=site, script=script, query=query, width=width, height=height)
        (folder / "host.html").write_text(filled)
        return Blog(page, address)

    return open_blog


def test_poster_runs_no_python_and_tells_its_height(blog, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    shown = blog(f"embed=replay#play={REPLAY}")
    shown.frame.wait_for_selector("#poster-play")
    page.wait_for_function("told.some(one => one.type === 'height')")

    assert "Watch the game" in shown.frame.inner_text("#poster-play")
    assert not [url for url in asked if any(part in url for part in ("py", ".zip", ".wasm"))]
    assert shown.told("ready") == [{"source": "caylus", "type": "ready", "stage": "poster"}]


@pytest.mark.parametrize(("width", "height"), [(1200, 675), (360, 779), (200, 480), (800, 920)])
def test_frame_is_as_high_as_fits_its_width(blog, page, width, height):
    shown = blog("embed=play", width)
    shown.frame.wait_for_selector("#poster-play")
    page.wait_for_function("told.some(one => one.type === 'height')")

    assert shown.told("height")[0]["height"] == height
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


@pytest.mark.parametrize(("width", "height"), [(1200, 675), (700, 805)])
def test_table_keeps_its_shape_in_a_host_that_gives_a_much_taller_frame(blog, width, height):
    frame = blog(f"embed=play#play={PLAY}", width, height=2000, fits=False).press()

    assert frame.locator("#board").bounding_box()["height"] == height


def test_replay_works_where_storage_is_denied_and_listens_to_the_page_around(blog, page):
    page.add_init_script(STORAGE_DENIED)
    shown = blog(f"embed=replay&theme=dark#play={REPLAY}&at=20")
    frame = shown.press()
    frame.wait_for_selector("#prompt b:text('Move 20 of')")
    assert frame.get_attribute("html", "data-theme") == "dark"

    for message in MALFORMED:
        page.evaluate(f"frames[0].postMessage({message}, '*')")
    page.evaluate("frames[0].postMessage({target: 'caylus', type: 'look', at: 33}, '*')")
    frame.wait_for_selector("#prompt b:text('Move 33 of')")
    (over,) = shown.told("over")
    assert over["scores"] == ENDED.state.scores()


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


def test_frame_takes_no_key_before_it_is_clicked_and_tells_moves(blog, page):
    shown = blog(f"embed=play#play={PLAY}")
    frame = shown.press()
    page.click("#field")
    page.keyboard.type("d")
    assert page.input_value("#field") == "d"
    assert len(shown.told("move")) == 1

    frame.click('#board [data-action="draw"]')
    shown.idle()
    assert len(shown.told("move")) > 1


def test_full_page_carries_the_game_along(blog, page):
    shown = blog(f"embed=play#play={PLAY}")
    frame = shown.press()
    frame.click("[data-dialog=menu]:visible")
    with page.context.expect_page() as opened:
        frame.click("#menu [data-command=full-page]")
    full = opened.value
    full.wait_for_selector("html[data-ready]:not([data-thinking])", state="attached")

    assert full.locator('#board [data-action="draw"]').count() == 1
    assert "embed" not in full.url


def test_snippets_name_this_page(lobby, site):
    lobby.set_input_files("#import", files=[text_file(RECORD.read_text(encoding="utf-8"))])
    lobby.wait_for_selector("#results")
    lobby.click("[data-command=look]")
    lobby.click("[data-dialog=menu]:visible")
    lobby.click("#menu [data-command=share]")
    lobby.click("#panel [data-game=embed]")
    lobby.wait_for_selector("#snippet-frame")
    snippets = [lobby.input_value(f"#snippet-{name}") for name in ("frame", "script", "picture")]

    assert f'src="{site}embed.html?embed=replay#play={REPLAY}"' in snippets[0]
    assert snippets[1] == f'<script src="{site}assets/embed.js" async></script>'
    assert f'href="{site}#play={REPLAY}"' in snippets[2]


def text_file(text: str) -> dict[str, object]:
    """A file to choose."""
    return {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
