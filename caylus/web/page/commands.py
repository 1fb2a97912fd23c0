"""What buttons with a command do, by its name."""

from pyscript import document, window
from pyscript.ffi import create_proxy
from pyscript.js_modules import page

from caylus.web.page import lobby, notes, notices, options, saved
from caylus.web.page import sharing as links
from caylus.web.page.advice import advice
from caylus.web.page.daily import choose_puzzle, show_calendar
from caylus.web.page.focus import focus
from caylus.web.page.game import game
from caylus.web.page.keeping import keeping
from caylus.web.page.learning import first_game, next_chapter, show_lessons
from caylus.web.page.looking import looking
from caylus.web.page.par import par
from caylus.web.page.puzzle import puzzle
from caylus.web.page.reading import leave_rules, read_rules
from caylus.web.page.replay import replay
from caylus.web.page.sharing import sharing
from caylus.web.page.table import show_ending, table
from caylus.web.page.thinking import bot_turn

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


async def print_panel(key: str) -> None:
    """Print the open panel: see all-cards.css."""
    window.print()


async def hint(key: str) -> None:
    """Show the best actions."""
    puzzle.take_help()
    await advice.hint()


async def take_update(key: str) -> None:
    """Load the newer build that is offered, unless other pages of the game are open."""
    others = document.getElementById("update-others")
    page.update.takeOver(create_proxy(lambda: others.removeAttribute("hidden")))


async def work_out_par(key: str) -> None:
    """Go on working out par."""
    par.begin()


async def stop_par(key: str) -> None:
    """Work at par no longer, until it is wanted again."""
    par.stop()


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
    "hint": hint,
    "par": work_out_par,
    "par-stop": stop_par,
    "review": lambda key: advice.review(),
    "share": lambda kind: sharing.share(kind or "game"),
    "send": lambda key: sharing.send(),
    "copy-link": copy_link,
    "copy-snippet": copy_snippet,
    "print": print_panel,
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
    "puzzle": choose_puzzle,
    "calendar": show_calendar,
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
