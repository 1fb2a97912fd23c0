"""A page of another origin with a game in a frame."""

import http.server

from playwright.sync_api import Frame, Page

WIDEN = "width => { document.querySelector('div').style.width = `${width}px`; }"
ASKED = "height => told.findLast(one => one.type === 'height')?.height === height"
HOST = """<!doctype html>
<meta charset="utf-8">
<title>A blog</title>
<link rel="icon" href="data:,">
<script>
  told = [];
  addEventListener("message", event => told.push(event.data));
</script>
<script src="{script}"></script>
<p><input id="field" autofocus></p>
<div style="width: {width}px">
<iframe src="{site}embed.html?{query}" style="width:100%;height:{height}px;border:0"></iframe>
</div>
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A web server that logs nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""


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
        return self.idle()

    def widen(self, width: int, height: int) -> None:
        """Give the frame another width, until it asks for a height."""
        self.page.evaluate(WIDEN, width)
        self.page.wait_for_function(ASKED, arg=height)

    def idle(self) -> Frame:
        """The frame once the game can be used."""
        self.frame.wait_for_selector("html[data-ready]:not([data-thinking])", state="attached")
        return self.frame

    def told(self, kind: str) -> list[dict[str, object]]:
        """The frame's messages of one kind."""
        return [one for one in self.page.evaluate("told") if one.get("type") == kind]
