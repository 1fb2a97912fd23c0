"""The table in the page: what the engine answers is drawn on it."""

from pyscript import document, window
from pyscript.ffi import is_none

from caylus.web.page import patch
from caylus.web.page.afterwards import afterwards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LIST_OF_ACTIONS = "line-actions"


class Table:
    """What stands on the table: its `record`, and the `turn`, which counts what was done here.

    `scripted` is what the bot does that is next, if it needs not think. It `is_covered` while a
    curtain hangs.
    """

    def __init__(self) -> None:
        self.record = ""
        self.turn = 0
        self.scripted = ""
        self.is_covered = False

    def take(self, answer: "dict[str, Any]") -> None:
        """Take over where a game stands."""
        self.record = answer["record"]
        self.scripted = answer["scripted"]


def draw(drawn: "Any") -> None:
    """Draw the table as an answer has it drawn: the whole, or the elements that changed."""
    if is_none(drawn.html):
        patch.elements(drawn.changes)
    else:
        patch.inside(document.getElementById("board"), drawn.html)
    cover(bool(drawn.covered))
    is_over = bool(drawn.results)
    if is_over:
        patch.inside(document.getElementById("ending"), drawn.results)
    show_ending(is_over)


def cover(wanted: bool) -> None:
    """Let nothing but the curtain be used while it hangs; parts that are drawn anew forget that."""
    if wanted or table.is_covered:
        for part in document.getElementById("board").children:
            part.inert = wanted and part.id != "curtain"
    table.is_covered = wanted


def show_ending(wanted: bool) -> None:
    """Show the closing screen or the table under it.

    The table cannot be used under it; the browser takes long to see to that, so it is seen first.
    """
    document.getElementById("ending").hidden = not wanted
    if wanted:
        afterwards.do(set_aside)
    else:
        set_aside()


def set_aside() -> None:
    """Let nothing of the table be used while the closing screen lies over it."""
    board, is_over = document.getElementById("board"), not document.getElementById("ending").hidden
    if board.inert != is_over:
        board.inert = is_over


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
