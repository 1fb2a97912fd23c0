"""The page's first script: loads its parts, in several short tasks, then starts."""

import asyncio
import gc

from pyscript import window

# In the order in which they need each other. Loaded in one go they would block the page.
PARTS = (
    "storage",
    "sentences",
    "options",
    "patch",
    "embedded",
    "notices",
    "saved",
    "workers",
    "lens",
    "panel",
    "air",
    "sound",
    "dialogs",
    "table",
    "game",
    "sharing",
    "replay",
    "lobby",
    "advice",
    "keys",
    "commands",
    "loading",
)

# Milliseconds after which the page gets its turn.
TURN = 20
# Bytes after which MicroPython looks for what nobody uses any more: else it would after each 16 kB,
# between any two steps of the page.
ROOM = 400_000

gc.threshold(ROOM)
window.performance.mark("page")
begun = 0.0
for part in PARTS:
    if window.performance.now() - begun > TURN:
        await asyncio.sleep(0)
        begun = window.performance.now()
    __import__(f"caylus.web.page.{part}")

from caylus.web.page.start import start  # noqa: E402

await asyncio.sleep(0)
await start()
