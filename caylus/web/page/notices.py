"""What the page tells apart from the game: one line with its answers, and the report of a fault."""

from pyscript import document

from caylus.web.page import embedded
from caylus.web.page.sentences import moment, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NOT_SAVED = said("not-saved")
SAVE_AS_FILE = (said("save-as-file"), "export")
LINES_GONE = said("lines-gone")
SAVE_LINES = (said("save-as-file"), "export-gone")
LET_GO = (said("let-go"), "dismiss")
COPY_LINK = (said("copy-link"), "share")
ELSEWHERE = said("elsewhere")
LOAD_THAT = (said("load-that"), "reload")
KEEP_COPY = (said("keep-copy"), "copy")
KEEP = (said("keep"), "dismiss")
OPEN_MINE = (said("open-mine"), "open")
OPEN_LINK = (said("open-link"), "open-link")
OTHER_LINKS = {"older": said("link-older"), "apart": said("link-apart")}
PUZZLE = said("puzzle")
LET_ME_TRY = (said("let-me-try"), "dismiss")
NOT_YET = (said("not-yet"), "dismiss")
DELETE_NOW = (said("delete-now"), "delete-now")
# What withdraws a question about an action.
NO = '#notice-answers:has([data-command="confirmed"]) [data-command="dismiss"]'


def tell(sentence: str, *answers: "tuple[str, str]", key: str = "") -> None:
    """Show a sentence with buttons, each a label and a command; an empty sentence takes it away.

    `key` is the saved game that the visitor wants something done to: then the first has the focus.
    """
    notice = document.getElementById("notice")
    document.getElementById("notice-text").textContent = sentence
    buttons = document.getElementById("notice-answers")
    buttons.textContent = ""
    for label, command in answers:
        buttons.append(_button(label, command, key))
    notice.hidden = not sentence
    if key and embedded.may_focus():
        buttons.firstElementChild.focus()


def withdraw_question() -> None:
    """Take the notice away if it asks about an action: it was about another position."""
    if document.querySelector('#notice-answers [data-command="confirmed"]'):
        tell("")


def _button(label: str, command: str, key: str) -> "Any":
    button = document.createElement("button")
    button.type = "button"
    button.textContent = label
    button.setAttribute("data-command", command)
    button.setAttribute("data-argument", key)
    return button


def ask_before_delete(key: str) -> None:
    """Ask whether a saved game shall go for good."""
    tell(said("delete", moment=moment(key)), KEEP, DELETE_NOW, key=key)


def report(traceback: str, record: str) -> None:
    """Show that the program failed, with a report that can be copied: that of the first fault."""
    fault = document.getElementById("fault")
    if fault.open:
        return
    version = document.querySelector('meta[name="version"]').content
    text = f"Version: {version}\n\n{traceback}\n\nRecord:\n{record}"
    document.getElementById("fault-report").value = text
    fault.showModal()
