"""Patches the page with new text and keeps the nodes that stay: focus and scroll survive."""

from pyscript import document
from pyscript.ffi import to_js
from pyscript.js_modules.idiomorph import Idiomorph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

INSIDE = to_js({"morphStyle": "innerHTML", "restoreFocus": True})
# What often goes when it was used.
GOING = "#band :focus:not(input)"
WHOLE = to_js({"morphStyle": "outerHTML", "restoreFocus": True})
# A slider in use may be further on than what is drawn of it.
AROUND_SLIDER = to_js({"morphStyle": "outerHTML", "ignoreActiveValue": True})


def inside(element: "Any", text: str) -> None:
    """Make an element's content what an HTML text says; elements with an id are kept."""
    Idiomorph.morph(element, text, INSIDE)


def elements(changes: "list[tuple[str, str]]") -> None:
    """Make the elements of some ids what their HTML texts say; what has the focus keeps it."""
    going = document.querySelector(GOING)
    # If a thing goes with the focus on it, the browser lays out the half-changed table first.
    if going:
        going.blur()
    how = AROUND_SLIDER if document.activeElement.matches("[type=range]") else WHOLE
    for key, text in changes:
        Idiomorph.morph(document.getElementById(key), text, how)
    if going and going.isConnected:
        going.focus()
