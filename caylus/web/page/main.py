"""The page's first script: wakes the lobby, awaits the engine, resumes the addressed game."""

from pyscript import document, window

from caylus.web.page import commands, loading, lobby
from caylus.web.page.game import ADDRESS
from caylus.web.page.workers import WorkerError, engine

LOST = "The game could not be started. Please check your connection and load the page again. "


def report(message: object) -> None:
    """Show what the engine's boot module reports; other messages are PyScript's own."""
    stage = getattr(message, "stage", None)
    if stage:
        loading.show(stage, message.received, message.total)


async def start() -> None:
    """Wait for the engine, then list the saved games and open the one in the address."""
    commands.listen()
    lobby.show_pace()
    await engine.listen(report)
    try:
        await engine.ask({"do": "hello"})
    except WorkerError as error:
        loading.fail(LOST + str(error))
        return
    await lobby.draw_saves()
    address = str(window.location.hash)
    if address.startswith(ADDRESS):
        await lobby.open_saved(address[len(ADDRESS) :])
    loading.finish()
    document.documentElement.setAttribute("data-ready", "")
    window.performance.mark("ready")


window.performance.mark("page")
await start()
