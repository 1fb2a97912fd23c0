"""How the visitor likes to play: kept in the browser, shown in the menu, told to the engine."""

import json

from pyscript import document, window
from pyscript.ffi import create_proxy

from caylus.web.page import storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAME = "options"
CONTRAST = "(prefers-contrast: more)"
FIELD = "option-"
USUAL = {
    "theme": "system",
    "contrast": "system",
    "pace": "brisk",
    "motion": "normal",
    "forced": True,
    "confirm": False,
    "sound": False,
    "tips": True,
    "coach": False,
    "keys": True,
    "line": False,
}
TIMES_UNTIL_LEARNED = 3
# Seconds that a bot's move takes at least, and milliseconds that pieces take to move.
PACES = {"calm": 1.2, "brisk": 0.5, "quick": 0.15, "instant": 0}
MOTIONS = {"slow": 400, "normal": 280, "fast": 140, "off": 0}


def read() -> "dict[str, Any]":
    """What is kept, the usual where nothing is."""
    try:
        kept = json.loads(storage.read(NAME) or "{}")
    except ValueError:
        kept = {}
    found = dict(USUAL)
    found["seen"] = {}
    if isinstance(kept, dict):
        for name, value in kept.items():
            if name in found and isinstance(value, type(found[name])):
                found[name] = value
    return found


def write(name: str, value: object) -> None:
    """Keep one option."""
    chosen[name] = value
    storage.write(NAME, json.dumps(chosen))
    apply()


def apply() -> None:
    """Let the page look as is chosen, in all but what the game's tables say themselves."""
    page = document.documentElement
    asked = page.getAttribute("data-asked-theme")
    page.setAttribute("data-theme", str(asked) if asked else chosen["theme"])
    wished = system.matches
    high = chosen["contrast"] == "more" or (chosen["contrast"] == "system" and wished)
    page.setAttribute("data-contrast", "more" if high else "less")
    for name in ("line", "keys"):
        page.setAttribute(f"data-{name}", "on" if chosen[name] else "off")


def follow_system() -> None:
    """Look anew whenever the system asks for more contrast, or no longer does."""
    system.onchange = create_proxy(lambda event: apply())


def show() -> None:
    """Show what is chosen in every form that holds options."""
    for field in document.querySelectorAll(f"[data-{FIELD[:-1]}]"):
        value = chosen[str(field.getAttribute(f"data-{FIELD[:-1]}"))]
        if isinstance(value, bool):
            field.checked = value
        else:
            field.value = value


def changed(field: "Any") -> str:
    """Keep what was chosen in a field; returns the option's name."""
    name = str(field.getAttribute(f"data-{FIELD[:-1]}"))
    write(name, bool(field.checked) if isinstance(USUAL[name], bool) else str(field.value))
    show()
    return name


def wishes() -> "dict[str, object]":
    """What the engine must know to draw and to go on."""
    learned = [name for name, times in chosen["seen"].items() if times >= TIMES_UNTIL_LEARNED]
    found = {name: chosen[name] for name in ("forced", "tips", "coach")}
    found["learned"] = learned
    return found


def learn(tip: str, times: int = 1) -> None:
    """Count that a tip has been given; after some times it is learned."""
    seen = dict(chosen["seen"])
    seen[tip] = seen.get(tip, 0) + times
    write("seen", seen)


chosen = read()
system = window.matchMedia(CONTRAST)
