"""What the page waits for: the answers to clicks, and the turn of a bot."""

import asyncio

from pyscript import document, window

from caylus.web.page import notices, options
from caylus.web.page.table import table
from caylus.web.page.workers import WorkerError, helper, thinker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

WAITING = 0.25
BETWEEN_LOOKS = 0.01
# So many cores leave one to each worker and one to the page.
CORES_TO_SHARE = 4


class Thinking:
    """What is waited for: the engine that is `busy`, the answers to `clicks`, a `bot` that thinks.

    The page is marked as thinking while a bot thinks and until each click is answered.
    """

    def __init__(self) -> None:
        self.busy = False
        self.clicks = 0
        self.bot = False

    def mark(self) -> None:
        """Mark the page as thinking or not; what lasts is shown."""
        page = document.documentElement
        if not self.clicks and not self.bot:
            page.removeAttribute("data-thinking")
            page.removeAttribute("data-waiting")
        elif not page.hasAttribute("data-thinking"):
            page.setAttribute("data-thinking", "")
            asyncio.create_task(show_waiting())

    def begin(self) -> None:
        """Wait for the answer to a click."""
        self.clicks += 1
        self.mark()

    def end(self) -> None:
        """Wait for it no longer."""
        self.clicks -= 1
        self.mark()


class BotTurn:
    """The turn of a bot, which people here may hurry until one of them must choose."""

    def __init__(self) -> None:
        self.in_a_hurry = False

    def take(self, is_next: bool) -> None:
        """Take over whether a bot is next."""
        thinking.bot = is_next
        self.in_a_hurry = self.in_a_hurry and is_next
        thinking.mark()

    def stop(self) -> None:
        """Drop what a bot may still answer."""
        table.turn += 1
        thinking.bot = False
        show_thought(0)
        thinking.mark()

    def fail(self, fault: str) -> None:
        """Stop and report a fault of a worker."""
        self.stop()
        notices.report(fault, table.record)

    def begin(self, play: "Callable[[str], None]") -> None:
        """Have the bot that is next think and `play` an action, if one is."""
        if thinking.bot:
            asyncio.create_task(self.think(table.turn, play))

    async def think(self, turn: int, play: "Callable[[str], None]") -> None:
        """Have the bot think and play, unless something is done meanwhile."""
        started = window.performance.now()
        try:
            answer = await self.choice(turn)
        except WorkerError as error:
            if turn == table.turn:
                self.fail(str(error))
            return
        await self.pause((window.performance.now() - started) / 1000)
        if turn != table.turn:
            return
        show_thought(0)
        if "refused" in answer:
            self.stop()
            notices.tell(answer["refused"])
        else:
            play(answer["action"])

    async def choice(self, turn: int) -> "dict[str, Any]":
        """What the thinker answers in the end; how far it is shows meanwhile."""
        if table.scripted:
            return {"action": table.scripted}
        request: "dict[str, object]" = {"do": "choose", "record": table.record}
        answer = await thinker.ask_surely(request)
        # A browser that does not tell its cores has a number that is none.
        cores = window.Number(window.navigator.hardwareConcurrency)
        if answer.get("wants_help") and cores >= CORES_TO_SHARE:
            aid.begin(request)
        try:
            while "left" in answer and turn == table.turn:
                show_thought(answer["left"])
                asked = dict(request, now=self.in_a_hurry, helped=aid.found)
                answer = await thinker.ask_surely(asked)
        finally:
            aid.end()
        return answer

    async def pause(self, thought: float) -> None:
        """Wait until a bot that has thought for so many seconds may move."""
        pause = options.PACES.get(options.chosen["pace"], 0) - thought
        if pause > 0 and not self.in_a_hurry:
            await asyncio.sleep(pause)
        while thinking.busy:
            await asyncio.sleep(BETWEEN_LOOKS)


class Aid:
    """What a second thinker has `found` so far about a decision, none if it is not there yet."""

    def __init__(self) -> None:
        self.request: "dict[str, object]" = {}
        self.found: "dict[str, int]" = {}

    def begin(self, request: "dict[str, object]") -> None:
        """Have the helper think about a decision as well."""
        self.request, self.found = request, {}
        asyncio.create_task(self.think(request))

    def end(self) -> None:
        """Drop what it still finds."""
        self.request, self.found = {}, {}

    async def think(self, request: "dict[str, object]") -> None:
        """Think part by part until the decision is made; one that fails is done without."""
        answer: "dict[str, Any]" = {"left": 1}
        while "left" in answer and self.request is request:
            try:
                answer = await helper.ask(dict(request, helper=True))
            except WorkerError:
                return
            if self.request is request:
                self.found = answer.get("found", self.found)


async def show_waiting() -> None:
    """Show that the page is thinking, if it does so for long."""
    await asyncio.sleep(WAITING)
    if document.documentElement.hasAttribute("data-thinking"):
        document.documentElement.setAttribute("data-waiting", "")


def show_thought(left: float) -> None:
    """Show how much of a bot's time to think is left, a part of 1; 0 hides it."""
    document.getElementById("thought").hidden = not left
    if left:
        document.getElementById("thought-time").value = 1 - left


thinking = Thinking()
aid = Aid()
bot_turn = BotTurn()
