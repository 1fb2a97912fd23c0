"""A game set into another page: its mode, what the page around is told, and what it may ask."""

import json

from pyscript import document
from pyscript.ffi import create_proxy
from pyscript.js_modules import page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

PUZZLE, REPLAY = "puzzle", "replay"
# How the game is embedded: "play", "replay" or "puzzle"; empty on its own page.
mode = str(document.documentElement.getAttribute("data-embed") or "")


def tell(kind: str, **facts: object) -> None:
    """Tell the page around what happened."""
    if mode:
        page.frame.tell(kind, json.dumps(facts))


def tell_of(answer: "dict[str, Any]") -> None:
    """Tell the page around of a move, and of the end with its scores."""
    if not mode:
        return
    tell("move", moves=answer["moves"])
    summary = json.loads(answer["summary"] or "{}")
    if "points" in summary:
        tell("over", scores=summary["points"])


def may_focus() -> bool:
    """Whether the focus may be moved: it stays with the page around until the frame is clicked."""
    return not mode or bool(document.hasFocus())


def listen(look: "Callable[[int], None]") -> None:
    """Speak with the page around, if there is one."""
    if mode:
        page.frame.listen(create_proxy(lambda at: look(int(at))))
        page.frame.inFrame("game")
