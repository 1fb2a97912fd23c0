"""The coach: weighs what is clicked, and asks once before a choice that costs much."""

import asyncio
import json

from pyscript import document

from caylus.web.page import notices, options, storage
from caylus.web.page.dialogs import close_dialogs
from caylus.web.page.sentences import said
from caylus.web.page.table import table
from caylus.web.page.workers import WorkerError, thinker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

NAME = "coach"
# Seconds until the coach thinks ahead: the table is painted first.
AFTER_PAINT = 0.1
OTHER, ANYWAY = (said("take-another"), "dismiss"), (said("play-anyway"), "confirmed")
GOT_IT = (said("got-it"), "dismiss")


class Coach:
    """Whether the coach `looks_on` and `is_awake`, and what it `asked` about at a `turn`."""

    def __init__(self) -> None:
        self.looks_on = False
        self.is_awake = False
        self.is_weighing = False
        self.turn = 0
        self.asked: "list[str]" = []

    def take(self, answer: "dict[str, Any]") -> None:
        """Take over whether the coach looks on; it thinks ahead while a person does."""
        self.looks_on = answer["coached"]
        if self.looks_on and not answer["bot"]:
            asyncio.create_task(self.think_ahead(table.turn))

    async def think_ahead(self, turn: int) -> None:
        """Think about the choice of this turn, part by part, until something is done."""
        await asyncio.sleep(AFTER_PAINT)
        left = 1
        while left and turn == table.turn:
            answer = await self.answer_to({"do": "ponder", "record": table.record})
            left = answer.get("left", 0)

    async def answer_to(self, request: "dict[str, object]") -> "dict[str, Any]":
        """What the thinker answers; nothing if it fails: then the coach has nothing to say."""
        try:
            answer = await thinker.ask(request)
            self.wake(True)
        except WorkerError:
            answer = {}
            self.wake(False)
        return answer

    def wake(self, is_awake: bool) -> None:
        """Mark the page with whether a click is weighed: before that it is played as it is."""
        self.is_awake = is_awake
        document.documentElement.setAttribute("data-coach", "awake" if is_awake else "asleep")

    def wants_to_weigh(self, action: str) -> bool:
        """Whether an action is weighed first: not one that was asked about."""
        if self.turn != table.turn:
            self.turn, self.asked = table.turn, []
        return self.looks_on and self.is_awake and action not in self.asked

    async def weigh(self, action: str, play: "Callable[[str], None]") -> None:
        """Play an action, unless it costs much: then ask once."""
        if self.is_weighing:
            return
        self.is_weighing, turn = True, table.turn
        request: "dict[str, object]" = {"do": "weigh", "record": table.record, "action": action}
        request["memory"] = remembered()
        answer = await self.answer_to(request)
        self.is_weighing = False
        if turn != table.turn:
            return
        if "memory" in answer:
            storage.write(NAME, json.dumps(answer["memory"]))
        if "question" in answer:
            self.asked.append(action)
            close_dialogs()
            notices.tell(answer["question"], OTHER, ANYWAY, key=action)
            return
        play(action)
        if answer.get("is_quiet"):
            retire()


def retire() -> None:
    """Have no coach look on any more, who has nothing left to ask."""
    storage.delete(NAME)
    options.write(NAME, False)
    options.show()
    notices.tell(said("coach-is-quiet"), GOT_IT)


def begin() -> None:
    """Have a coach look on who remembers nothing yet."""
    storage.delete(NAME)
    options.write(NAME, True)
    options.show()


def remembered() -> object:
    """What the coach remembers: see caylus/players/coach.py."""
    try:
        return json.loads(storage.read(NAME) or "null")
    except ValueError:
        return None


coach = Coach()
