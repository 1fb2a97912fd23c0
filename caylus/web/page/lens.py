"""The lens: shows the thing under the pointer, the focus or a long press enlarged and explained."""

import asyncio

from pyscript import document, window

from caylus.web.page import notices
from caylus.web.page.table import table
from caylus.web.page.workers import WorkerError, WorkerStopped, engine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LOOK = "[data-look]"
OWN = "#lens"
PINNED = "data-pinned"
PATIENCE = 0.18
LONG_PRESS = 0.45
MARGIN = 8


class Lens:
    """What the lens is over; `wish` counts, so that a late answer is dropped."""

    def __init__(self) -> None:
        self.wish = 0
        self.thing: "Any" = None
        self.pressed_long = False
        self.spot = (0.0, 0.0)

    def element(self) -> "Any":
        """The lens in the page."""
        return document.getElementById("lens")

    def hide(self) -> bool:
        """Take the lens away, and what was on its way to it; tells whether it was there."""
        self.wish += 1
        self.thing = None
        was_there = not self.element().hidden
        self.element().hidden = True
        self.element().removeAttribute(PINNED)
        return was_there

    async def look(self, thing: "Any", patience: float = 0) -> str:
        """Show a thing after some patience; returns why it plays nothing, if that is so."""
        self.wish += 1
        self.thing = thing
        wish = self.wish
        if patience:
            await asyncio.sleep(patience)
        if wish != self.wish:
            return ""
        try:
            answer = await engine.ask({"do": "look", "thing": str(thing.getAttribute("data-look"))})
        except WorkerStopped:
            return ""
        except WorkerError as error:
            notices.report(str(error), table.record)
            return ""
        if wish != self.wish or not thing.isConnected:
            return ""
        lens = self.element()
        # A dialogue lies over all that is not in it.
        (thing.closest("dialog") or document.body).append(lens)
        lens.innerHTML = answer["html"]
        lens.hidden = False
        self.put_beside(lens, thing)
        reason = lens.querySelector(".why-not")
        return str(reason.textContent).strip() if reason else ""

    def put_beside(self, lens: "Any", thing: "Any") -> None:
        """Place the lens where it hides neither the thing nor the window's edge."""
        box, own = thing.getBoundingClientRect(), lens.getBoundingClientRect()
        wide, high = window.innerWidth, window.innerHeight
        left = box.right + MARGIN
        if left + own.width > wide - MARGIN:
            left = box.left - own.width - MARGIN
        top = box.top + box.height / 2 - own.height / 2
        band = thing.closest("#band")
        if band or left < MARGIN:
            left = min(max(MARGIN, box.left), wide - own.width - MARGIN)
            # What lies in my band is explained above it: nothing there may be hidden.
            edge = band.getBoundingClientRect().top if band else box.top
            above = edge - own.height - MARGIN
            top = above if above > 0 else box.bottom + MARGIN
        top = min(max(MARGIN, top), max(MARGIN, high - own.height - MARGIN))
        lens.style.left = f"{left}px"
        lens.style.top = f"{top}px"

    def pointed(self, event: "Any") -> None:
        """Look at what the mouse has come to; what slides under a resting mouse is left alone."""
        if event.target.closest(OWN):
            self.wish += 1
            return
        spot = (float(event.screenX), float(event.screenY))
        rests, self.spot = spot == self.spot, spot
        thing = event.target.closest(LOOK)
        if event.pointerType != "mouse" or (thing and thing.isSameNode(self.thing)) or rests:
            return
        if thing:
            asyncio.create_task(self.look(thing, PATIENCE))
        elif not self.element().hasAttribute(PINNED):
            self.hide()

    def pin(self) -> None:
        """Let the lens stay while the mouse comes to it."""
        self.element().setAttribute(PINNED, "")

    def pressed(self, event: "Any") -> None:
        """Look at what a finger stays on."""
        self.pressed_long = False
        if event.target.closest(OWN):
            return
        self.hide()
        thing = event.target.closest(LOOK)
        if thing and event.pointerType != "mouse":
            asyncio.create_task(self.stay(thing, self.wish))

    async def stay(self, thing: "Any", wish: int) -> None:
        """Wait whether the finger stays, then show the thing."""
        await asyncio.sleep(LONG_PRESS)
        if wish == self.wish:
            self.pressed_long = True
            await self.look(thing)

    def released(self, event: "Any") -> None:
        """A finger that goes away ends its waiting; a shown thing stays until the next touch."""
        if not self.pressed_long and event.pointerType != "mouse":
            self.wish += 1

    def focused(self, event: "Any") -> None:
        """Look at what the keyboard has come to."""
        thing = event.target.closest(LOOK)
        if thing and event.target.matches(":focus-visible"):
            asyncio.create_task(self.look(thing))
        elif not thing and not event.target.closest(OWN):
            self.hide()


lens = Lens()
