"""What clicks do: an action of the game, or a command of the page by its name."""

import asyncio

from pyscript import document
from pyscript.ffi import create_proxy
from pyscript.js_modules import page

from caylus.web.page import address, embedded, keys, line, lobby, notes, notices, options, saved
from caylus.web.page import sharing as links
from caylus.web.page.advice import advice
from caylus.web.page.air import air
from caylus.web.page.coach import coach
from caylus.web.page.dialogs import close_dialogs, open_dialog
from caylus.web.page.focus import focus
from caylus.web.page.game import game
from caylus.web.page.keeping import keeping
from caylus.web.page.learning import first_game, next_chapter, show_lessons
from caylus.web.page.lens import lens
from caylus.web.page.lesson import lesson
from caylus.web.page.looking import looking
from caylus.web.page.panel import panel
from caylus.web.page.reading import leave_rules, read_rules
from caylus.web.page.replay import replay
from caylus.web.page.sharing import sharing
from caylus.web.page.table import show_ending, table
from caylus.web.page.thinking import bot_turn, thinking

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
    keeping.export(table.record)


async def export_gone(key: str) -> None:
    """Give the lines for which there was no room as a file."""
    keeping.export_gone()


async def ask_before_delete(key: str) -> None:
    """Ask whether a saved game shall go for good."""
    notices.ask_before_delete(key)


def doing(deed: str) -> "Any":
    """A command that has the engine do something."""

    async def command(key: str) -> None:
        game.do({"do": deed})

    return command


async def turn_to(key: str) -> None:
    """Return to a line that was left."""
    game.do({"do": "turn-to", "number": int(key)})


async def hurry(key: str) -> None:
    """Have the bots move now, until somebody here must choose."""
    bot_turn.in_a_hurry = True


async def confirmed(key: str) -> None:
    """Play the action that was asked about once more."""
    notices.tell("")
    game.play(key)


async def tip_read(key: str) -> None:
    """Take a tip away for good; the next one waits for the next decision."""
    tip = document.getElementById("tip")
    options.learn(str(tip.getAttribute("data-tip")), options.TIMES_UNTIL_LEARNED)
    tip.hidden = True
    focus.keep()


async def copy_link(key: str) -> None:
    """Put what is shared on the clipboard."""
    links.copy_link()


async def copy_snippet(key: str) -> None:
    """Put a snippet on the clipboard."""
    links.copy(document.getElementById(key))


def redraw() -> None:
    """Draw the whole table again, as after another choice of options."""
    game.do({"do": "show"})


async def play_again(moved_up: int) -> None:
    """Begin the same game anew, the players moved up by some seats."""
    name, variant, seats = saved.setting(table.record)
    moved = seats[moved_up:] + seats[:moved_up]
    refused = await game.begin((name, variant, moved), lobby.new_seed())
    if refused:
        notices.tell(refused)


async def look_at_table(key: str) -> None:
    """Show the table behind the closing screen."""
    show_ending(False)


async def look_back(key: str) -> None:
    """Look back over the game, or no longer."""
    if document.getElementById("history-at"):
        game.do({"do": "look-at"})
    else:
        looking.look_at({"here": True})


async def look_at(place: str) -> None:
    """Look at a position, as "43 pass": how many moves were done, and what was best there."""
    at, _space, best = place.partition(" ")
    looking.look_at({"at": int(at), "best": best})


async def play_back(key: str) -> None:
    """Play the game back from where one looks, or pause."""
    replay.toggle()


async def dismiss(key: str) -> None:
    """Take the notice away."""
    notices.tell("")
    focus.keep()


async def download(key: str) -> None:
    """Give a saved game as a file."""
    lobby.download_saved(key)


async def take_update(key: str) -> None:
    """Load the newer build that is offered, unless other pages of the game are open."""
    others = document.getElementById("update-others")
    page.update.takeOver(create_proxy(lambda: others.removeAttribute("hidden")))


COMMANDS = {
    "start": lambda key: lobby.start(lobby.new_seed()),
    "daily": lambda key: lobby.start(lobby.seed_of_today()),
    "open": lobby.open_saved,
    "download": download,
    "delete": ask_before_delete,
    "delete-now": lobby.delete_saved,
    "dismiss": dismiss,
    "update": take_update,
    "confirmed": confirmed,
    "tip-read": tip_read,
    "hint": lambda key: advice.hint(),
    "review": lambda key: advice.review(),
    "share": lambda kind: sharing.share(kind or "game"),
    "send": lambda key: sharing.send(),
    "copy-link": copy_link,
    "copy-snippet": copy_snippet,
    "full-page": lambda key: sharing.open_full_page(),
    "speak": sharing.speak,
    "open-link": lambda key: sharing.open_anyway(),
    "history": look_back,
    "look-at": look_at,
    "play-back": play_back,
    "delete-note": notes.delete,
    "turn-to": turn_to,
    "look": look_at_table,
    "results": doing("look-at"),
    "again": lambda key: play_again(0),
    "again-swapped": lambda key: play_again(1),
    "lobby": leave,
    "learn": lobby.learn,
    "next-chapter": next_chapter,
    "first-game": first_game,
    "lessons": show_lessons,
    "lesson-on": doing("lesson-on"),
    "lesson-back": doing("lesson-back"),
    "undo": doing("undo"),
    "redo": doing("redo"),
    "redo-turn": doing("redo-turn"),
    "restart": doing("restart"),
    "stand": doing("stand"),
    "try-out": doing("try-out"),
    "keep-line": doing("keep-line"),
    "drop-line": doing("drop-line"),
    "reveal": doing("reveal"),
    "hurry": hurry,
    "export": export,
    "export-gone": export_gone,
    "reload": reload,
    "copy": lambda key: game.copy(),
    "copy-report": copy_report,
    "rules": read_rules,
    "shut-rules": leave_rules,
}


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
        path = str(found.getAttribute("data-path") or "")
        carry_out(panel.open(str(found.getAttribute("data-panel")), path))
    elif found.hasAttribute("data-dialog"):
        open_dialog(str(found.getAttribute("data-dialog")))
    elif found.hasAttribute("data-command"):
        obey(found)
    else:
        carry_out(tell_why_not(found))


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
    """Open the chosen file, or keep a chosen option."""
    if event.target.id == "import":
        carry_out(lobby.import_file(event.target))
    elif event.target.hasAttribute("data-option"):
        changed_option = options.changed(event.target)
        if changed_option in ("tips", "coach", "forced") and keeping.place:
            redraw()


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
    if key and key != here:
        carry_out(lobby.open_saved(key))
    elif here and not key:
        carry_out(leave(""))


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
