"""The rules beside the table: opened at a place of theirs, and shut."""

from pyscript import document
from pyscript.js_modules import page

from caylus.web.page import notices
from caylus.web.page.focus import focus_first
from caylus.web.page.sentences import said

BOARD = "#board .lit, #board button:enabled"


async def read_rules(argument: str) -> None:
    """Show the rules, at the heading and the title of a thing if both are named."""
    place, _space, title = argument.partition(" ")
    try:
        await page.rules.readAt(place, title)
    except Exception:
        notices.tell(said("no-rules"))


def shut_rules() -> bool:
    """Take the rules away, and go back to the table; tells whether they were there."""
    rules = document.getElementById("rules")
    if rules.hidden:
        return False
    rules.hidden = True
    focus_first(BOARD)
    return True


async def leave_rules(key: str) -> None:
    """Take the rules away, by their button."""
    shut_rules()
