"""Patches the page with new text and keeps the nodes that stay: focus and scroll survive."""

from pyscript import document
from pyscript.js_modules import page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What often goes when it was used.
GOING = "#band :focus:not(input)"


def inside(element: "Any", text: "Any", later: str = "") -> None:
    """Make an element's content what an HTML text says; elements with an id are kept.

    The text may be one of JavaScript, as an object.

    If it was empty, the parts that a list of selectors `later` names are laid out one by one, soon
    after.
    """
    page.patch.inside(element, text, later)


async def complete() -> None:
    """Wait until all that comes later stands there."""
    await page.patch.whenComplete()


def elements(changes: "Any") -> None:
    """Make changes to elements, see caylus/view/parts.py; what has the focus keeps it.

    They are an array of JavaScript.
    """
    going = document.querySelector(GOING)
    # If a thing goes with the focus on it, the browser lays out the half-changed table first.
    if going:
        going.blur()
    page.patch.elements(changes)
    if going and going.isConnected:
        going.focus()
