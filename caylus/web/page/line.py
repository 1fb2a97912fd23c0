"""The command line: what is typed there is a command of the page, or the engine answers it."""

from pyscript import document

from caylus.web.page import embedded
from caylus.web.page.focus import focus
from caylus.web.page.game import game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

COMMANDS = {
    "undo": "undo",
    "redo": "redo",
    "history": "history",
    "leave": "lobby",
    "save": "export",
}


def taken() -> str:
    """What was typed, taken out of the field."""
    field = document.getElementById("line-text")
    text = str(field.value).strip()
    field.value = ""
    focus.by_keyboard = True
    return text


def ask(text: str) -> None:
    """Have the engine do what was typed; where a game is set in, nothing is noted."""
    if not (embedded.mode and text.lower().startswith("note ")):
        game.do({"do": "say", "text": text}, answer)


def answer(answered: "dict[str, Any]") -> None:
    """Write beside the command line what is answered, with a link to a place in the rules."""
    said = str(answered.get("said") or answered.get("refused") or "")
    document.getElementById("line-answer").textContent = said
    rule, link = str(answered.get("rule", "")), document.getElementById("line-rule")
    link.hidden = not rule
    link.setAttribute("data-argument", rule)
