"""What the page listens to: clicks, choices, what is typed, other tabs and the address."""

import asyncio

from pyscript import document
from pyscript.ffi import create_proxy

from caylus.web.page import address, embedded, keys, line, lobby, notes, notices, options
from caylus.web.page.advice import advice
from caylus.web.page.air import air
from caylus.web.page.coach import coach
from caylus.web.page.commands import COMMANDS
from caylus.web.page.daily import open_puzzle
from caylus.web.page.dialogs import close_dialogs, open_dialog
from caylus.web.page.focus import focus
from caylus.web.page.game import game
from caylus.web.page.keeping import keeping
from caylus.web.page.lens import lens
from caylus.web.page.lesson import lesson
from caylus.web.page.looking import looking
from caylus.web.page.panel import panel
from caylus.web.page.replay import replay
from caylus.web.page.table import table
from caylus.web.page.thinking import thinking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CLICKABLE = "[data-action], [data-command], [data-panel], [data-dialog], [data-look]"
HINT = "#advice"
BUTTON = f"button:is({CLICKABLE})"


def carry_out(work: "Any") -> None:
    """Begin some work; the page is marked as thinking until it is done."""
    thinking.begin()
    asyncio.create_task(finished(work))


async def finished(work: "Any") -> None:
    """Do some work and take its mark off the page."""
    try:
        await work
    finally:
        thinking.end()


def clicked(event: "Any") -> None:
    """Carry out what was clicked: an action, a command, a panel or dialogue; or tell why not."""
    air.clear()
    if lens.pressed_long:
        lens.pressed_long = False
        return
    if event.target.matches("dialog"):
        event.target.close()
    # A piece is looked at by itself, and clicked with what it stands on.
    found = event.target.closest(BUTTON) or event.target.closest(CLICKABLE)
    if not event.target.closest('[data-command="play-back"]'):
        replay.stop()
    # A click by the keyboard counts 0; the second of a double click was not meant for what is new.
    focus.by_keyboard = event.detail == 0
    if not found:
        lens.hide()
    elif found.hasAttribute("data-action"):
        if event.detail < 2:
            play(found)
    elif found.hasAttribute("data-panel"):
        open_panel(found)
    elif found.hasAttribute("data-dialog"):
        open_dialog(str(found.getAttribute("data-dialog")))
    elif found.hasAttribute("data-command"):
        obey(found)
    else:
        carry_out(tell_why_not(found))


def open_panel(button: "Any") -> None:
    """Open the panel of a button, in place of a dialogue that it lies in."""
    if not button.closest("#panel"):
        close_dialogs()
    path = str(button.getAttribute("data-path") or "")
    carry_out(panel.open(str(button.getAttribute("data-panel")), path))


def obey(button: "Any") -> None:
    """Carry out the command of a button."""
    if not button.hasAttribute("data-stays"):
        close_dialogs()
    command = COMMANDS.get(str(button.getAttribute("data-command")))
    if command:
        carry_out(command(str(button.getAttribute("data-argument") or "")))


def play(thing: "Any") -> None:
    """Play the action of a thing, after one more question if that is wished."""
    action = str(thing.getAttribute("data-action"))
    question = thing.getAttribute("data-confirm")
    if question and options.chosen["confirm"]:
        close_dialogs()
        label = str(thing.querySelector("b").textContent)
        notices.tell(str(question), notices.NOT_YET, (label, "confirmed"), key=action)
    elif embedded.mode == embedded.PUZZLE:
        carry_out(solve(action))
    elif coach.wants_to_weigh(action) and not thing.closest(HINT):
        carry_out(coach.weigh(action, game.play))
    else:
        game.play(action)


async def solve(action: str) -> None:
    """Play the answer to a puzzle, and tell how good it is."""
    if thinking.busy:
        return
    record = table.record
    game.play(action)
    await advice.judge(record, action)


async def tell_why_not(thing: "Any") -> None:
    """Show and say why a thing plays nothing."""
    document.getElementById("news").textContent = await lens.look(thing)
    lens.pin()


def changed(event: "Any") -> None:
    """Open the chosen file, get ready for the chosen game, or keep a chosen option."""
    if event.target.id == "import":
        carry_out(lobby.import_file(event.target))
    elif event.target.name == "game":
        lobby.get_ready()
    elif event.target.hasAttribute("data-option"):
        changed_option = options.changed(event.target)
        if changed_option in ("tips", "coach", "forced") and keeping.place:
            game.do({"do": "show"})


def moved(event: "Any") -> None:
    """Look at the position that the slider was moved to."""
    if event.target.id == "history-at":
        replay.stop()
        looking.look_at({"at": int(event.target.value)})


def typed(event: "Any") -> None:
    """Do what was typed: a note, or something in the command line."""
    if event.target.id not in ("line", "note"):
        return
    event.preventDefault()
    if thinking.busy:
        return
    if event.target.id == "note":
        notes.write()
        return
    text = line.taken()
    if text in line.COMMANDS:
        carry_out(COMMANDS[line.COMMANDS[text]](""))
    elif coach.wants_to_weigh(text):
        carry_out(coach.weigh(text, line.ask))
    else:
        line.ask(text)


def stored_elsewhere(event: "Any") -> None:
    """Look whether another tab has changed the open game."""
    game.stopped_by_conflict()


def readdressed(event: "Any") -> None:
    """Follow the address: to a game, or back to the lobby."""
    named, here = address.current(), keeping.key
    key = address.key_in(named)
    if address.is_link(named):
        carry_out(lobby.follow(named[1:]))
        return
    if address.lesson_in(named):
        if not lesson.at.startswith(address.lesson_in(named)):
            carry_out(lobby.learn(address.lesson_in(named)))
        return
    if address.puzzle_in(named):
        carry_out(open_puzzle(address.puzzle_in(named)))
        return
    if key and key != here:
        carry_out(lobby.open_saved(key))
    elif here and not key:
        carry_out(COMMANDS["lobby"](""))


def resized(event: "Any") -> None:
    """Take the lens away, and place the ring of a lesson anew."""
    lens.hide()
    lesson.place()


def listen() -> None:
    """Listen to clicks, choices, other tabs and the address; one proxy each, kept for ever."""
    document.addEventListener("click", create_proxy(clicked))
    document.addEventListener("change", create_proxy(changed))
    document.addEventListener("input", create_proxy(moved))
    document.addEventListener("submit", create_proxy(typed))
    document.addEventListener("keydown", create_proxy(keys.pressed))
    document.addEventListener("pointerover", create_proxy(lens.pointed))
    document.addEventListener("pointerdown", create_proxy(lens.pressed))
    document.addEventListener("pointerup", create_proxy(lens.released))
    document.addEventListener("pointercancel", create_proxy(lens.released))
    document.addEventListener("focusin", create_proxy(lens.focused))
    # The window's own addEventListener cannot be called from MicroPython.
    document.body.onstorage = create_proxy(stored_elsewhere)
    document.body.onhashchange = create_proxy(readdressed)
    document.body.onresize = create_proxy(resized)
