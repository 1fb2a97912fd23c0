"""The page's start: wakes the lobby, awaits the engine, resumes the addressed game."""

import asyncio

from pyscript import document, window
from pyscript.ffi import create_proxy
from pyscript.js_modules import early, memory, update

from caylus.web.page import commands, embedded, loading, lobby, notices, options
from caylus.web.page.game import ADDRESS, OPENINGS, game
from caylus.web.page.sentences import said
from caylus.web.page.workers import WorkerError, engine, thinker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Seconds of silence after which an engine that wakes is taken for dead.
PATIENCE = 15
RECALLING = "recalling"


class Waking:
    """The engine's start: its last stage, empty before the first."""

    def __init__(self) -> None:
        self.stage = ""
        self.is_over = False

    def report(self, message: "Any") -> None:
        """Show what the engine's boot module reports; other messages are PyScript's own."""
        stage = getattr(message, "stage", None)
        if stage:
            self.stage = stage
            window.performance.mark(stage)
            loading.show(stage, message.received, message.total)

    async def watch(self) -> None:
        """Replace an engine that does not wake by one that starts plainly.

        A browser tells nobody when it ends a worker. A download or a
        plain start takes its time.
        """
        await asyncio.sleep(PATIENCE)
        if not self.is_over and self.stage in ("", RECALLING):
            await memory.forget()
            engine.stop()


async def start() -> None:
    """Wait for the engine, then list the saved games and open the one in the address."""
    options.apply()
    options.follow_system()
    commands.listen()
    address = str(window.location.hash)
    early.repeat()
    options.show()
    waking = Waking()
    asyncio.create_task(waking.watch())
    await engine.listen(waking.report)
    try:
        await engine.ask_surely({"do": "hello"})
    except WorkerError as error:
        loading.fail(said("not-started", reason=str(error)))
        return
    finally:
        waking.is_over = True
    await lobby.draw_saves()
    # What was chosen while the engine started goes before what the address names.
    if game.place is None:
        await open_addressed(address)
    if embedded.mode == embedded.PUZZLE and game.place is not None:
        notices.tell(notices.PUZZLE, notices.LET_ME_TRY)
    loading.finish()
    document.documentElement.setAttribute("data-ready", "")
    embedded.listen(lambda at: game.look_at({"at": at}))
    window.performance.mark("ready")
    if not embedded.mode:
        memory.prepare(create_proxy(tell_memory))
        # Without a service worker the network may be gone when a bot is first to think.
        update.watch(create_proxy(offer_update), create_proxy(thinker.start))


async def open_addressed(address: str) -> None:
    """Open the game or the link that an address names, if it does."""
    if address.startswith(ADDRESS):
        await lobby.open_saved(address[len(ADDRESS) :])
    elif address[1:].split("=")[0] in OPENINGS:
        await lobby.follow(address[1:])


def tell_memory(how: str) -> None:
    """Mark the page with how the next start will be: from memory, or why not."""
    document.documentElement.setAttribute("data-memory", how)


def offer_update() -> None:
    """Offer a newer build in the lobby: no game is disturbed by it."""
    document.getElementById("update").hidden = False
