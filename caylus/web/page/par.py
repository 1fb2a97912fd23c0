"""Par of a deal of the day: worked out while the closing screen waits for it, or stopped."""

import asyncio

from pyscript import document

from caylus.web.page import embedded, saved
from caylus.web.page.advice import asked
from caylus.web.page.keeping import keeping
from caylus.web.page.panel import panel
from caylus.web.page.table import table

# Seconds between looks at a review, which has the thinker to itself.
BETWEEN_LOOKS = 0.5


class ParWork:
    """The work at par; whatever ends it counts `asked` up."""

    def __init__(self) -> None:
        self.asked = 0

    def take(self) -> None:
        """Begin where the closing screen waits for par; what went on before is over.

        In another page only a click begins it.
        """
        self.stop()
        is_awaited = document.getElementById("par") and not document.getElementById("ending").hidden
        if is_awaited and not embedded.mode:
            self.begin()

    def begin(self) -> None:
        """Work out par, from where that was left."""
        self.asked += 1
        mark("working")
        asyncio.create_task(self.work(self.asked))

    def stop(self) -> None:
        """Leave it where it is."""
        self.asked += 1
        mark("stopped")

    async def work(self, number: int) -> None:
        """Have the thinker play the game of par, and keep how far it has come."""
        request: "dict[str, object]" = {"do": "par", "record": table.record}
        key = keeping.key
        kept = saved.par(key)
        while number == self.asked:
            if panel.is_open("review"):
                await asyncio.sleep(BETWEEN_LOOKS)
                continue
            answer = await asked(dict(request, kept=kept))
            if number != self.asked:
                return
            if "kept" not in answer:
                self.stop()
                return
            kept = answer["kept"]
            saved.keep_par(key, kept)
            if "said" in answer:
                document.getElementById("par-said").textContent = answer["said"]
                mark("done")
                return
            document.getElementById("par-done").value = 1 - answer["left"]


def mark(state: str) -> None:
    """Mark what is said of par: it is "working", "stopped" or "done"."""
    told = document.getElementById("par")
    if told:
        told.setAttribute("data-par", state)


par = ParWork()
