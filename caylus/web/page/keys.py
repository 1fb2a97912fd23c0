"""The keyboard: keys printed on buttons, arrows over the table, undo, help and the command line."""

from pyscript import document

from caylus.web.page import notices, options
from caylus.web.page.air import air, middle
from caylus.web.page.dialogs import open_dialog
from caylus.web.page.focus import focus_first
from caylus.web.page.lens import lens
from caylus.web.page.reading import shut_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SLIDER = "[type=range]"
WRITING = f"input:not([type=radio]):not([type=checkbox]):not({SLIDER}), select, textarea"
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
FOCUSABLE = "#board button:enabled, #board a[href]"
LEAVE_HISTORY = '.history [data-command="results"]'
# How much worse it is to lie aside of the way than far on it.
ASIDE = 2.5
# No game has them: letters are the games' own.
RULES = (".", "!")


def pressed(event: "Any") -> None:
    """Do what a key stands for, unless something is being written."""
    air.clear()
    key = str(event.key)
    if key == "Escape":
        shut(event)
    if event.target.matches(WRITING) or event.altKey or event.metaKey:
        return
    if event.ctrlKey:
        if key in ("z", "Z"):
            press('[data-command="undo"]', event)
    elif key in ARROWS:
        if not event.target.matches(SLIDER) and move_focus(*ARROWS[key]):
            event.preventDefault()
    elif options.chosen["keys"]:
        print_key(key, event)


def shut(event: "Any") -> None:
    """Shut what lies over the table; if nothing does, leave the history."""
    is_shut = lens.hide()
    is_shut = press(notices.NO, event) or is_shut
    # A dialog is shut by the browser.
    if document.querySelector("dialog[open]") or shut_rules() or is_shut:
        return
    if not event.target.matches(WRITING):
        press(LEAVE_HISTORY, event)


def print_key(key: str, event: "Any") -> None:
    """Press the button that a key is printed on."""
    if key == "/" and not document.getElementById("table").hidden:
        document.getElementById("line-text").focus()
        event.preventDefault()
    elif key == "?":
        open_dialog("keys")
    elif (len(key) == 1 and key.isalpha()) or key.isdigit() or key in RULES:
        press(f'[data-key="{key.lower()}"]', event)


def press(wanted: str, event: "Any") -> bool:
    """Press the first button of a selector that can be pressed now; tells whether there is one."""
    dialog = document.querySelector("dialog[open]")
    for button in (dialog or document).querySelectorAll(wanted):
        if not button.hasAttribute("disabled") and button.checkVisibility():
            event.preventDefault()
            button.click()
            return True
    return False


def move_focus(right: int, down: int) -> bool:
    """Move the focus to the nearest thing of the table in a direction; tells whether it may."""
    active, board = document.activeElement, document.getElementById("board")
    if document.querySelector("dialog[open]") or not board.checkVisibility() or board.inert:
        return False
    if active.isSameNode(document.body):
        return focus_first("#board .lit") or focus_first(FOCUSABLE)
    if not active.closest("#board"):
        return False
    nearest = nearest_to(active, right, down)
    if nearest:
        nearest.focus()
    return True


def nearest_to(active: "Any", right: int, down: int) -> "Any":
    """The focusable thing that lies nearest in a direction, or None."""
    x, y = middle(active)
    best, found = None, None
    for thing in document.querySelectorAll(FOCUSABLE):
        left, top = middle(thing)
        ahead = (left - x) * right + (top - y) * down
        if ahead < 4 or not thing.checkVisibility():
            continue
        aside = abs((left - x) * down) + abs((top - y) * right)
        distance = ahead + ASIDE * aside
        if best is None or distance < best:
            best, found = distance, thing
    return found
