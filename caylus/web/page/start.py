"""The page's start: wakes the lobby, awaits the engine, resumes the addressed game."""

import asyncio

from pyscript import document, window
from pyscript.ffi import create_proxy
from pyscript.js_modules import page

from caylus.web.page import (
    address,
    embedded,
    events,
    loading,
    lobby,
    notices,
    options,
    patch,
    saved,
)
from caylus.web.page.daily import open_puzzle
from caylus.web.page.game import game
from caylus.web.page.keeping import keeping
from caylus.web.page.looking import looking
from caylus.web.page.sentences import said
from caylus.web.page.table import turn_to
from caylus.web.page.workers import WorkerError, engine, thinker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Seconds of silence after which an engine that wakes is taken for dead: from its memory, and
# plainly, which takes its time.
PATIENCE, LONG_PATIENCE = 15, 120


class Waking:
    """The engine's start: when it was last heard of, and for how many seconds it may be silent."""

    def __init__(self) -> None:
        self.heard_at = now()
        self.patience = PATIENCE
        self.is_over = False

    def report(self, report: "Any") -> None:
        """Show what the engine's worker reports of its start."""
        self.heard_at = now()
        self.patience = LONG_PATIENCE if report.total else PATIENCE
        window.performance.mark(report.stage)
        loading.show(report.stage, report.received, report.total)

    async def watch(self) -> None:
        """Replace an engine that falls silent by one that starts plainly.

        A browser tells nobody when it ends a worker.
        """
        silent = 0.0
        while silent < self.patience:
            await asyncio.sleep(self.patience - silent)
            silent = (now() - self.heard_at) / 1000
        if not self.is_over:
            await page.memory.forget()
            engine.stop()


def now() -> float:
    """The milliseconds since the page was opened."""
    return float(window.performance.now())


def begin() -> None:
    """Take up the options, and what was done before the page listened."""
    options.apply()
    options.follow_system()
    events.listen()
    page.early.repeat()
    options.show()


async def start() -> None:
    """Wait for the engine, then open the game in the address, or list the saved ones."""
    named = address.current()
    begin()
    await asyncio.sleep(0)
    window.board.show(create_proxy(patch.inside))
    foretell(named)
    waking = Waking()
    asyncio.create_task(waking.watch())
    engine.listen(waking.report)
    try:
        await engine.wait_until_open()
    except WorkerError as error:
        leave_kept_table()
        loading.fail(said("not-started", reason=str(error)))
        return
    finally:
        waking.is_over = True
    await open_addressed(named)
    if keeping.place is None:
        leave_kept_table()
        await lobby.draw_saves()
    if embedded.mode == embedded.PUZZLE and keeping.place is not None:
        notices.tell(notices.PUZZLE, notices.LET_ME_TRY)
    await be_ready()


def foretell(named: str) -> None:
    """Send the engine the saved game that an address names, while it wakes."""
    key = address.key_in(named)
    record = saved.read(key) if key else None
    if record is not None:
        game.foretell(record, key)


async def be_ready() -> None:
    """Let the visitor go on with what stands there now, and prepare the next start."""
    loading.finish()
    page.early.wake()
    embedded.listen(lambda at: looking.look_at({"at": at}))
    await patch.complete()
    window.performance.mark("ready")
    document.documentElement.setAttribute("data-ready", "")
    game.settle()
    # The engine loads what it needs for a game: nobody waits for that before the first one.
    engine.send({"do": "hello"}, tell_fault)
    if keeping.place is None and lobby.offers_what_is_worn():
        lobby.get_ready()
    if not embedded.mode:
        page.memory.prepare(create_proxy(tell_memory))
        page.update.watch(create_proxy(offer_update), create_proxy(keep_what_is_needed))


def keep_what_is_needed() -> None:
    """Without a service worker, get what the game may need when the network has gone."""
    thinker.start()
    page.rules.keep()


def leave_kept_table() -> None:
    """Show the lobby, if the table stands there only as it was kept: see assets/start/board.js."""
    if document.documentElement.hasAttribute("data-waking"):
        turn_to("lobby")


async def open_addressed(named: str) -> None:
    """Open the game or the link that an address names."""
    key = address.key_in(named)
    if key:
        await lobby.open_saved(key)
    elif address.is_link(named):
        await lobby.follow(named[1:])
    elif address.lesson_in(named):
        await lobby.learn(address.lesson_in(named))
    elif address.puzzle_in(named):
        await open_puzzle(address.puzzle_in(named))


def tell_fault(answer: "dict[str, Any]") -> None:
    """Report why the engine cannot answer, if so."""
    if "fault" in answer:
        notices.report(answer["fault"], "")


def tell_memory(how: str) -> None:
    """Mark the page with how the next start will be: from memory, or why not."""
    document.documentElement.setAttribute("data-memory", how)


def offer_update() -> None:
    """Offer a newer build in the lobby: no game is disturbed by it."""
    document.getElementById("update").hidden = False
