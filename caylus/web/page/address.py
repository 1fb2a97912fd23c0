"""The page's address: the game that it names, or the link that it holds."""

from pyscript import window

GAME = "#game-"
LESSON = "#learn="
PUZZLE = "#puzzle="
# What stands before a link's text in the fragment of the address.
LINKS = ("play", "deal", "turn", "challenge")


def current() -> str:
    """The fragment of the address now, with its #."""
    return str(window.location.hash)


def key_in(fragment: str) -> str:
    """The key of the saved game that a fragment names; empty if it names none."""
    return fragment[len(GAME) :] if fragment.startswith(GAME) else ""


def lesson_in(fragment: str) -> str:
    """The lesson that a fragment names, as GAME/LESSON; empty if it names none."""
    return fragment[len(LESSON) :] if fragment.startswith(LESSON) else ""


def name_lesson(name: str) -> None:
    """Let the address name the open lesson."""
    if current() != f"{LESSON}{name}":
        window.history.pushState(None, "", f"{LESSON}{name}")


def puzzle_in(fragment: str) -> str:
    """The puzzle that a fragment names, as GAME or GAME/DATE; empty if it names none."""
    return fragment[len(PUZZLE) :] if fragment.startswith(PUZZLE) else ""


def name_puzzle(name: str) -> None:
    """Let the address name the open puzzle."""
    if puzzle_in(current()):
        window.history.replaceState(None, "", f"{PUZZLE}{name}")
    else:
        window.history.pushState(None, "", f"{PUZZLE}{name}")


def is_link(fragment: str) -> bool:
    """Whether a fragment holds a link."""
    return fragment[1:].split("=")[0] in LINKS


def name_game(key: str, is_kept: bool) -> None:
    """Let the address name the open game, if it is kept under its key."""
    before = current()
    named = f"{GAME}{key}" if is_kept else before
    if is_link(before):
        # Going back would follow the link again.
        window.history.replaceState(None, "", named)
    elif before != named:
        window.history.pushState(None, "", named)


def leave_only(key: str) -> None:
    """Leave in the address only a saved game's key, or nothing of any game if that is empty."""
    fragment = f"{GAME}{key}" if key else ""
    whole = window.location.pathname + window.location.search + fragment
    window.history.replaceState(None, "", whole)
