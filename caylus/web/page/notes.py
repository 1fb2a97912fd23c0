"""Notes of positions, as they are written here: the engine keeps them in the record."""

from pyscript import document

from caylus.web.page import notices
from caylus.web.page.dialogs import close_dialogs
from caylus.web.page.game import game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def write() -> None:
    """Note what stands in the field, of the position that is looked at."""
    keep(str(document.getElementById("note-text").value))


async def delete(key: str) -> None:
    """Take away the note of the position that is looked at."""
    keep("")


def keep(text: str) -> None:
    """Have the engine keep a note; without a text there is none."""
    close_dialogs()
    game.do({"do": "note", "text": text}, tell)


def tell(answer: "dict[str, Any]") -> None:
    """Tell why a note is refused, if it is."""
    if "refused" in answer:
        notices.tell(str(answer["refused"]))
