"""Patches the page with new text and keeps the nodes that stay: focus and scroll survive."""

from pyscript.js_modules import page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def inside(element: "Any", text: "Any") -> None:
    """Make an element's content what an HTML text says; elements with an id are kept.

    The text may be one of JavaScript, as an object. If the element was empty, the parts marked
    `data-later` are laid out soon after, by their numbers.
    """
    page.patch.inside(element, text)


async def complete() -> None:
    """Wait until all that comes later stands there."""
    await page.patch.whenComplete()


def elements(changes: "Any") -> None:
    """Make changes to elements, see caylus/view/parts.py; what has the focus keeps it.

    They are an array of JavaScript.
    """
    page.patch.elements(changes)
