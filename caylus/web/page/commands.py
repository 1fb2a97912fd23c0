"""What clicks do: an action of the game, or a command of the page by its name."""

import asyncio

from pyscript import document, window
from pyscript.ffi import create_proxy

from caylus.web.page import lobby, notices
from caylus.web.page.game import ADDRESS, game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


async def leave(key: str) -> None:
    """Leave the table for the lobby."""
    game.leave()
    await lobby.draw_saves()


async def reload(key: str) -> None:
    """Show the saved position again, after a fault or another tab's moves."""
    document.getElementById("fault").close()
    await game.reload()


async def copy_report(key: str) -> None:
    """Put the report of a fault on the clipboard, or at least mark it."""
    report = document.getElementById("fault-report")
    report.focus()
    report.select()
    document.execCommand("copy")


async def export(key: str) -> None:
    """Give the open game as a file."""
    game.export()


async def ask_before_delete(key: str) -> None:
    """Ask whether a saved game shall go for good."""
    question = notices.DELETE.format(key[:16].replace("T", ", "))
    notices.tell(question, notices.KEEP, notices.DELETE_NOW, key=key)


async def dismiss(key: str) -> None:
    """Take the notice away."""
    notices.tell("")


async def download(key: str) -> None:
    """Give a saved game as a file."""
    lobby.download_saved(key)


COMMANDS = {
    "start": lambda key: lobby.start(),
    "open": lobby.open_saved,
    "download": download,
    "delete": ask_before_delete,
    "delete-now": lobby.delete_saved,
    "dismiss": dismiss,
    "lobby": leave,
    "undo": lambda key: game.undo(),
    "reveal": lambda key: game.reveal(),
    "export": export,
    "reload": reload,
    "copy": lambda key: game.copy(),
    "copy-report": copy_report,
}


def carry_out(work: "Any") -> None:
    """Begin some work; the page is marked as thinking until it is done."""
    game.clicks += 1
    game.mark()
    asyncio.create_task(finished(work))


async def finished(work: "Any") -> None:
    """Do some work and take its mark off the page."""
    try:
        await work
    finally:
        game.clicks -= 1
        game.mark()


def clicked(event: "Any") -> None:
    """Carry out the action or command of what was clicked."""
    found = event.target.closest("[data-action], [data-command]")
    if not found:
        return
    action = found.getAttribute("data-action")
    # A click by the keyboard counts 0; the second of a double click was not meant for what is new.
    game.by_keyboard = event.detail == 0
    if action and event.detail > 1:
        return
    if action:
        carry_out(game.play(str(action)))
        return
    command = COMMANDS.get(str(found.getAttribute("data-command")))
    if command:
        carry_out(command(str(found.getAttribute("data-game") or "")))


def changed(event: "Any") -> None:
    """Open the chosen file, or keep the chosen pace."""
    if event.target.id == "import":
        carry_out(lobby.import_file(event.target))
    elif event.target.id == "pace":
        lobby.remember_pace()


def stored_elsewhere(event: "Any") -> None:
    """Look whether another tab has changed the open game."""
    game.stopped_by_conflict()


def readdressed(event: "Any") -> None:
    """Follow the address: to a game, or back to the lobby."""
    address = str(window.location.hash)
    key = address[len(ADDRESS) :] if address.startswith(ADDRESS) else ""
    here = game.place.key if game.place else ""
    if key and key != here:
        carry_out(lobby.open_saved(key))
    elif here and not key:
        carry_out(leave(""))


def listen() -> None:
    """Listen to clicks, choices, other tabs and the address; one proxy each, kept for ever."""
    document.addEventListener("click", create_proxy(clicked))
    document.addEventListener("change", create_proxy(changed))
    # The window's own addEventListener cannot be called from MicroPython.
    document.body.onstorage = create_proxy(stored_elsewhere)
    document.body.onhashchange = create_proxy(readdressed)
    document.querySelector("[data-command=start]").disabled = False
