"""Pieces on their way over the table: they explain what happened and never hold up the game."""

from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from caylus.web.page import options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

STILL = "(prefers-reduced-motion: reduce)"
# The part of the whole time that one piece is on its way; the rest sets the turns apart.
OWN_TIME = 0.55
MOST = 40
SMALL = 0.4


def milliseconds() -> int:
    """How long all movement of one answer may take; 0 is none."""
    if window.matchMedia(STILL).matches:
        return 0
    return options.MOTIONS.get(options.chosen["motion"], 0)


class Air:
    """What flies; a new flight or any key ends the one before."""

    def __init__(self) -> None:
        self.flying: "list[Any]" = []
        self.landed = create_proxy(lambda event: self.clear())

    def clear(self) -> None:
        """Let everything be where it belongs."""
        for animation in self.flying:
            animation.onfinish = None
            animation.cancel()
        self.flying = []
        document.getElementById("air").textContent = ""

    def fly(self, moved: "list[Any]") -> None:
        """Move pieces, each as caylus/view/movement.py tells it."""
        self.clear()
        time = milliseconds()
        if not moved or not time:
            return
        moved = moved[-MOST:]
        first, last = moved[0][4], moved[-1][4]
        pause = time * (1 - OWN_TIME) / max(1, last - first)
        for icon, colour, start, end, turn, _tone in moved:
            delay = (turn - first) * pause if last > first else 0
            self.send(icon, colour, start, end, delay, time * OWN_TIME)
        if self.flying:
            self.flying[-1].onfinish = self.landed

    def send(self, icon: str, colour: str, start: str, end: str, delay: float, time: float) -> None:
        """Send one piece from thing to thing; a card slides there itself."""
        ends = [document.getElementById(name) for name in (start, end)]
        if not ends[0] or not ends[1]:
            return
        ends = [end if end.checkVisibility() else end.parentElement for end in ends]
        (left, top), (right, bottom) = (middle(thing) for thing in ends)
        if icon == "card":
            piece = ends[1]
            frames: "list[dict[str, object]]" = [
                {"transform": f"translate({left - right}px, {top - bottom}px) scale({SMALL})"},
                {"transform": "none"},
            ]
        else:
            piece = self.piece(icon, colour)
            frames = [
                {"transform": f"translate({left}px, {top}px) scale(1)", "opacity": 1},
                {"transform": f"translate({right}px, {bottom}px) scale(1)", "opacity": 1},
            ]
        timing = {"duration": time, "delay": delay, "easing": "ease-in-out", "fill": "backwards"}
        if icon != "card":
            timing["fill"] = "both"
        self.flying.append(piece.animate(to_js(frames), to_js(timing)))

    def piece(self, icon: str, colour: str) -> "Any":
        """A piece in the air, by the symbol of its icon."""
        air = document.getElementById("air")
        air.insertAdjacentHTML(
            "beforeend",
            f'<svg class="icon seat-{colour}"><use href="#icon-{icon}"/></svg>',
        )
        return air.lastElementChild


def middle(thing: "Any") -> "tuple[float, float]":
    """The middle of a thing in the window."""
    box = thing.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2


air = Air()
