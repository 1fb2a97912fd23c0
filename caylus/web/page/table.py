"""The table in the page: what the engine answers is drawn on it."""

from pyscript import document, window

from caylus.web.page import patch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LIST_OF_ACTIONS = "line-actions"


class Table:
    """What stands on the table: its `record`, and the `turn`, which counts what was done here.

    `scripted` is what the bot does that is next, if it needs not think.
    """

    def __init__(self) -> None:
        self.record = ""
        self.turn = 0
        self.scripted = ""

    def take(self, answer: "dict[str, Any]") -> None:
        """Take over where a game stands; what is still on its way for an earlier turn is late."""
        self.turn += 1
        self.record = answer["record"]
        self.scripted = answer["scripted"]


def draw(answer: "dict[str, Any]") -> None:
    """Draw the table of an answer: the whole, or the elements that changed."""
    if "html" in answer:
        patch.inside(document.getElementById("board"), answer["html"])
    else:
        patch.elements(answer["changes"])
    for part in document.getElementById("board").children:
        part.inert = answer["covered"] and part.id != "curtain"
    if answer["results"]:
        patch.inside(document.getElementById("ending"), answer["results"])
    show_ending(bool(answer["results"]))


def show_ending(wanted: bool) -> None:
    """Show the closing screen or the table under it."""
    document.getElementById("ending").hidden = not wanted
    board = document.getElementById("board")
    if board.inert != wanted:
        board.inert = wanted


def put_on(game: str) -> None:
    """Have the page begin to wear the look of a game: see assets/start/look.js."""
    window.look.wear(game)


async def wear(game: str) -> None:
    """Wait until the page wears the look of a game."""
    await window.look.wear(game)


def offer_completions(actions: "list[str]") -> None:
    """Let the command line complete the actions on offer."""
    document.getElementById(LIST_OF_ACTIONS).innerHTML = "".join(
        f'<option value="{action}"></option>' for action in actions
    )


def turn_to(wanted: str) -> None:
    """Show the table or the lobby in place of the other, from its top."""
    # First, because it has the browser lay out what has changed.
    document.scrollingElement.scrollTop = 0
    for name in ("table", "lobby"):
        document.getElementById(name).hidden = name != wanted
    document.getElementById("rules").hidden = True
    document.documentElement.setAttribute("data-at", wanted)


table = Table()
