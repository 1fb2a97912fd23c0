"""Patches the page with new text and keeps the nodes that stay: focus and scroll survive."""

from pyscript.ffi import to_js
from pyscript.js_modules.idiomorph import Idiomorph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

INSIDE = to_js({"morphStyle": "innerHTML", "restoreFocus": True})
WHOLE = to_js({"morphStyle": "outerHTML", "restoreFocus": True})


def inside(element: "Any", text: str) -> None:
    """Make an element's content what an HTML text says; elements with an id are kept."""
    Idiomorph.morph(element, text, INSIDE)


def element(element: "Any", text: str) -> None:
    """Make an element what an HTML text says."""
    Idiomorph.morph(element, text, WHOLE)
