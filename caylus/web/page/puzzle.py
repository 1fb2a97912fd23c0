"""The puzzle of the day at the table: its answer is judged, and the days get marks."""

import asyncio
import json

from pyscript import document, window

from caylus.web.page import notices, storage
from caylus.web.page.advice import asked
from caylus.web.page.keeping import keeping
from caylus.web.page.panel import panel
from caylus.web.page.sentences import day, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FOLDER = "puzzles/"
# The key of its passing place.
KEY = "puzzle"
# See caylus/view/puzzles.py.
SEEN, TRIED, LATER, FIRST = "seen", "tried", "later", "first"
# So many marks are kept of a game.
MOST = 60
# Before a puzzle stands on the table for the first time.
NOWHERE = -1
CALENDAR = (said("calendar"), "calendar")


class Puzzle:
    """The puzzle that was opened last, as GAME/DATE, and what is known of it.

    It is the game at the table while that lies in its place. `moves` are those that were done when
    the table was drawn last; `answers` counts what was tried.
    """

    def __init__(self) -> None:
        self.at = ""
        self.record = ""
        self.chances: "list[tuple[str, int]]" = []
        self.moves = 0
        self.answers = 0

    @property
    def is_on(self) -> bool:
        """Whether a puzzle is the game at the table."""
        return keeping.key == KEY

    def begin(self, at: str, record: str, chances: "list[tuple[str, int]]") -> None:
        """Begin a puzzle that is about to be opened; its day is seen."""
        self.at, self.record, self.chances = at, record, chances
        self.moves = NOWHERE
        note(at, SEEN)

    def take(self, answer: "dict[str, Any]") -> None:
        """Take over where the game stands: a puzzle is set, or its answer is judged."""
        before, self.moves = self.moves, int(answer["moves"])
        if not self.is_on or bool(before) == bool(self.moves):
            return
        if before:
            date = self.at.split("/")[1]
            notices.tell(said("daily-puzzle", day=day(date)), notices.LET_ME_TRY, CALENDAR)
        else:
            notices.tell("")
            action = first_move(str(answer["record"]))
            note(self.at, FIRST if action == self.chances[0][0] else TRIED)
            asyncio.create_task(self.tell(action))

    async def tell(self, action: str) -> None:
        """Tell how good an answer is and then, after some thought, why."""
        self.answers += 1
        number = self.answers
        request: "dict[str, object]" = {"do": "solved", "record": self.record, "action": action}
        request["chances"] = self.chances
        # A dialogue gives the focus back to a text field, in which nothing can be written then.
        document.activeElement.blur()
        if not await panel.ask(KEY, request):
            return
        answer = await asked(dict(request, do="explain"))
        if number == self.answers and panel.is_open(KEY) and answer:
            document.getElementById("puzzle-why").textContent = answer["why"]
            if "chance" in answer:
                document.getElementById("puzzle-chance").textContent = answer["chance"]

    def take_help(self) -> None:
        """Who takes a hint solves nothing at first try."""
        if self.is_on and not self.moves:
            note(self.at, TRIED)


def first_move(record: str) -> str:
    """The first move of a record that has one."""
    return record.split("\n\n")[1].split("\n")[0]


def today() -> str:
    """The date of today, everywhere the same, as 2026-11-20."""
    return str(window.Date.new().toISOString())[:10]


def marks(game: str) -> "dict[str, str]":
    """The marks of a game's days, by their dates."""
    try:
        found = json.loads(storage.read(FOLDER + game) or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def note(at: str, mark: str) -> None:
    """Note what was done with the puzzle GAME/DATE; the days that were noted first make room."""
    game, _slash, date = at.partition("/")
    known = marks(game)
    known[date] = marked(known.get(date, ""), mark)
    kept = {each: known[each] for each in sorted(known)[-MOST:]}
    storage.write(FOLDER + game, json.dumps(kept))


def marked(before: str, mark: str) -> str:
    """The mark of a day that gets another one; what was tried before is solved later."""
    if before in (LATER, FIRST) or mark == SEEN:
        return before or mark
    return LATER if mark == FIRST and before == TRIED else mark


puzzle = Puzzle()
