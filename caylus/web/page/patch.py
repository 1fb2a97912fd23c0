"""Patches the page with new text and keeps the nodes that stay: focus and scroll survive."""

from pyscript import document
from pyscript.js_modules import patch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What often goes when it was used.
GOING = "#band :focus:not(input)"


def inside(element: "Any", text: str) -> None:
    """Make an element's content what an HTML text says; elements with an id are kept."""
    patch.inside(element, text)


def elements(changes: "list[tuple[str, str]]") -> None:
    """Make the elements of some ids what their HTML texts say; what has the focus keeps it."""
    going = document.querySelector(GOING)
    # If a thing goes with the focus on it, the browser lays out the half-changed table first.
    if going:
        going.blur()
    for key, text in changes:
        patch.whole(key, text)
    if going and going.isConnected:
        going.focus()
