"""Where the focus is, and where it goes when what had it is gone."""

from pyscript import document

from caylus.web.page import embedded

CURTAIN = "#curtain button"
# What can be used while the closing screen lies over the table.
BEFORE_ENDING = "#ending, #line, dialog"
FIRST_THINGS = (
    "#ending:not([hidden]) button",
    "#band [data-action]",
    "#choices button",
    "#board .lit",
)


class Focus:
    """Whether the visitor plays `by_keyboard`: then a focus that is lost is found again."""

    def __init__(self) -> None:
        self.by_keyboard = False

    def keep(self, covered: bool = False) -> None:
        """Give the focus to the curtain or, for the keyboard, to the first action if it is lost.

        The browser need not lay out anything for it, unless it is lost.
        """
        if not embedded.may_focus():
            return
        if covered:
            document.querySelector(CURTAIN).focus()
        elif self.by_keyboard and is_lost():
            find()


def find() -> None:
    """Give the focus to the first action."""
    for selector in FIRST_THINGS:
        if focus_first(selector):
            return


def focus_first(wanted: str) -> bool:
    """Give the focus to the first visible thing of a selector; tells whether there is one."""
    for thing in document.querySelectorAll(wanted):
        if thing.checkVisibility():
            thing.focus()
            return True
    return False


def is_lost() -> bool:
    """Whether nothing has the focus that can be used: it is gone, disabled or behind the ending."""
    active = document.activeElement
    if active.isSameNode(document.body) or active.closest(":disabled, [hidden]"):
        return True
    return not document.getElementById("ending").hidden and not active.closest(BEFORE_ENDING)


focus = Focus()
