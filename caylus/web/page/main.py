"""What the page runs first: its parts are loaded, in several short tasks, then it starts."""

import asyncio
import gc

from pyscript import window

# Written by tools/page_modules.py: loaded in one go they would block the page.
from caylus.web.page.order import PARTS

# Milliseconds after which the page gets its turn.
TURN = 20
# Bytes after which MicroPython looks for what nobody uses any more: else it would after each 16 kB,
# between any two steps of the page.
ROOM = 400_000


async def main() -> None:
    """Load the parts of the page and start it."""
    gc.threshold(ROOM)
    window.performance.mark("page")
    begun = 0.0
    for part in PARTS:
        if window.performance.now() - begun > TURN:
            await asyncio.sleep(0)
            begun = window.performance.now()
        __import__(f"caylus.web.page.{part}")
    from caylus.web.page.start import start

    await asyncio.sleep(0)
    await start()
