"""Playing a game back: one move after the other, until something else is done or the end."""

import asyncio

from pyscript import document

from caylus.web.page import options
from caylus.web.page.looking import looking

# Seconds that each position is shown at least, beside what bots take for a move.
LOOKING = 0.4
# Seconds that a letter of a note takes to be read.
READING = 0.06


class Replay:
    """A game that plays back; each time it is begun has a number, so that an older one ends."""

    def __init__(self) -> None:
        self.number = 0

    @property
    def is_on(self) -> bool:
        """Whether the game plays back now."""
        return bool(document.documentElement.hasAttribute("data-replaying"))

    def toggle(self) -> None:
        """Play back from the position that is looked at, from the end anew; or pause."""
        if self.is_on:
            self.stop()
            return
        self.number += 1
        document.documentElement.setAttribute("data-replaying", "")
        slider = document.getElementById("history-at")
        if slider and slider.value == slider.max:
            looking.look_at({"first": True})
        asyncio.create_task(self.play(self.number))

    def stop(self) -> None:
        """Pause."""
        document.documentElement.removeAttribute("data-replaying")

    async def play(self, number: int) -> None:
        """Look at one position after the other."""
        while True:
            await asyncio.sleep(LOOKING + options.PACES[options.chosen["pace"]])
            await asyncio.sleep(READING * letters())
            if not self.is_on or number != self.number:
                return
            slider = document.getElementById("history-at")
            if not slider or slider.value == slider.max:
                self.stop()
                return
            looking.look_at({"at": int(slider.value) + 1})


def letters() -> int:
    """How many letters the note of the position has that is looked at."""
    caption = document.querySelector("#caption")
    return len(str(caption.textContent)) if caption else 0


replay = Replay()
