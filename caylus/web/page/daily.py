"""The puzzle of the day: opened from the lobby, an address or its calendar."""

from pyscript import document

from caylus.web.page import address, lobby, saved
from caylus.web.page.game import asked, game
from caylus.web.page.keeping import keeping
from caylus.web.page.panel import panel
from caylus.web.page.puzzle import FIRST, KEY, LATER, marks, puzzle, today
from caylus.web.page.sentences import localise_days, said

OFFERED = '#lobby [data-command="puzzle"]'


async def choose_puzzle(text: str) -> None:
    """Sit down at the puzzle GAME/DATE or that of today, or look at the days once it is solved."""
    if marks(text).get(today()) in (FIRST, LATER):
        await show_calendar(text)
    else:
        await open_puzzle(text)


async def open_puzzle(text: str) -> None:
    """Sit down at the puzzle GAME/DATE, or at that of today as GAME."""
    lobby.say(lobby.waiting())
    refused = await sit_down(text)
    lobby.say(refused or "")
    if not refused or puzzle.is_on:
        address.name_puzzle(puzzle.at)
    else:
        address.leave_only(keeping.key)


async def sit_down(text: str) -> "str | None":
    """Sit down at a puzzle; returns why not."""
    name, _slash, date = text.partition("/")
    date = min(date or today(), today())
    buttons = document.querySelectorAll(OFFERED)
    if not any(str(each.getAttribute("data-argument")) == name for each in buttons):
        return said("no-puzzle")
    answer = await asked({"do": "puzzle", "game": name, "date": date})
    if answer is None:
        return said("not-opened")
    if "refused" in answer:
        return str(answer["refused"])
    puzzle.begin(f"{name}/{date}", answer["record"], answer["chances"])
    return await game.sit_down(saved.Passing(KEY), {"do": "open", "record": answer["record"]})


async def show_calendar(name: str) -> None:
    """Show the last days of a game, or of that of the puzzle on the table."""
    opened, _slash, date = puzzle.at.partition("/") if puzzle.is_on else ("", "", "")
    name = name or opened
    request: "dict[str, object]" = {"do": "calendar", "game": name, "today": today()}
    request.update(marks=marks(name), open=date if name == opened else "")
    if await panel.ask("calendar", request):
        localise_days(document.getElementById("panel-inside"))
