"""The dialogues of the page: one at a time lies over it."""

from pyscript import document

from caylus.web.page import options


def open_dialog(name: str) -> None:
    """Open a dialogue of the page in place of another."""
    close_dialogs()
    options.show()
    document.getElementById(name).showModal()


def close_dialogs() -> None:
    """Close what was opened over the page, but for the report of a fault."""
    for dialog in document.querySelectorAll("dialog[open]"):
        if dialog.id != "fault":
            dialog.close()
