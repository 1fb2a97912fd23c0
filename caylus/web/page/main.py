"""The page's first script: wakes the lobby, awaits the engine, resumes the addressed game."""

from pyscript import document, window

from caylus.web.page import commands, embedded, loading, lobby, options
from caylus.web.page.game import ADDRESS, OPENINGS, game
from caylus.web.page.sentences import said
from caylus.web.page.workers import WorkerError, engine


def report(message: object) -> None:
    """Show what the engine's boot module reports; other messages are PyScript's own."""
    stage = getattr(message, "stage", None)
    if stage:
        loading.show(stage, message.received, message.total)


async def start() -> None:
    """Wait for the engine, then list the saved games and open the one in the address."""
    options.apply()
    options.follow_system()
    options.show()
    commands.listen()
    await engine.listen(report)
    try:
        await engine.ask({"do": "hello"})
    except WorkerError as error:
        loading.fail(said("not-started", reason=str(error)))
        return
    await lobby.draw_saves()
    address = str(window.location.hash)
    if address.startswith(ADDRESS):
        await lobby.open_saved(address[len(ADDRESS) :])
    elif address[1:].split("=")[0] in OPENINGS:
        await lobby.follow(address[1:])
    loading.finish()
    document.documentElement.setAttribute("data-ready", "")
    embedded.listen(lambda at: game.look_at({"at": at}))
    window.performance.mark("ready")


window.performance.mark("page")
await start()
