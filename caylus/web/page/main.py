"""The page's first script: loads its parts, each in a task of its own, then starts."""

import asyncio

from pyscript import window

# In the order in which they need each other. Loaded in one go they would block the page.
PARTS = (
    "storage",
    "sentences",
    "options",
    "patch",
    "notices",
    "saved",
    "workers",
    "lens",
    "panel",
    "air",
    "sound",
    "dialogs",
    "embedded",
    "game",
    "sharing",
    "replay",
    "lobby",
    "advice",
    "keys",
    "commands",
    "loading",
)

window.performance.mark("page")
for part in PARTS:
    __import__(f"caylus.web.page.{part}")
    await asyncio.sleep(0)

from caylus.web.page.start import start  # noqa: E402

await start()
