"""The page's doors to its workers: a dict goes in, a dict comes out, a dead one is replaced."""

import asyncio
import json

from pyscript import document, window
from pyscript.ffi import create_proxy, is_none

from caylus.web.page.afterwards import afterwards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Told = Callable[[dict[str, Any]], None]
    Draw = Callable[[Any], None]

STOPPED = "the worker was stopped"
WATCH = 0.5


class WorkerError(Exception):
    """A worker could not start, was stopped, or failed; tells why, if need be by a traceback."""


class WorkerStopped(WorkerError):
    """A worker ended before it answered."""


class Worker:
    """A Pyodide worker, started when first asked and again when asked after its end.

    One that is silent for longer than its `patience`, in seconds, is taken for dead.
    """

    def __init__(self, name: str, patience: "float | None" = None) -> None:
        self.name = name
        self.patience = patience
        self.asked_at: float | None = None
        self.lives = 0
        self.door: "Any" = None
        self.is_watched = False
        self.waiting: "list[tuple[Told, Draw | None]]" = []
        self.foretold: "tuple[str, Any]" = ("", None)
        # Made once: what MicroPython makes for each call may be gone before it is called.
        self.arrived, self.failed = create_proxy(self.answer), create_proxy(self.fail)

    def start(self) -> "Any":
        """The door to this worker, which is begun now if it does not run."""
        if self.door is None:
            self.lives += 1
            self.is_watched = False
            self.door = window.doors.open(self.name)
        return self.door

    def send(
        self, request: "dict[str, object]", answered: "Told", draw: "Draw | None" = None
    ) -> None:
        """Send a request and have its answer told at once, {"fault": reason} if there is none.

        If something `draw`s what is drawn of it, the answer is told once that has been painted. No
        task of asyncio waits: each of its steps would cost a timer of the browser.
        """
        self.waiting.append((answered, draw))
        self.start().ask(text_of(request)).then(self.arrived, self.failed)

    def answer(self, reply: "Any") -> None:
        """Tell an answer to whoever has waited longest: a worker answers in order."""
        afterwards.settle()
        answered, draw = self.waiting.pop(0)
        if is_none(reply):
            answered({"fault": STOPPED})
        elif draw is None or is_none(reply.drawn):
            answered(answer_of(reply))
        else:
            # First, so that it is told even if drawing fails.
            afterwards.do(lambda: answered(answer_of(reply)))
            draw(reply.drawn)

    def fail(self, error: "Any") -> None:
        """Tell whoever has waited longest that the worker failed."""
        self.stop()
        afterwards.settle()
        self.waiting.pop(0)[0]({"fault": str(getattr(error, "message", error))})

    async def wait_until_open(self) -> None:
        """Wait until this worker can answer; raises WorkerError. One that dies is replaced once."""
        try:
            if is_none(await self.start().opened) and is_none(await self.start().opened):
                raise WorkerStopped(STOPPED)
        except WorkerStopped:
            raise
        except Exception as error:
            self.stop()
            raise WorkerError(reason_of(error))

    def foretell(self, request: "dict[str, object]") -> None:
        """Send what will be asked soon; who asks it then waits for the same answer."""
        text = text_of(request)
        self.foretold = (text, self.start().ask(text))

    def answer_to(self, text: str, door: "Any") -> "Any":
        """A promise of the answer to a text, which goes through a door unless it was foretold."""
        asked, promise = self.foretold
        self.foretold = ("", None)
        return promise if asked == text else door.ask(text)

    async def ask(self, request: "dict[str, object]") -> "dict[str, Any]":
        """Send a request and bring the answer; raises WorkerError. Asking again starts it anew."""
        door = self.start()
        try:
            if self.patience and not is_none(await door.opened):
                self.wait_for(door)
            reply = await self.answer_to(text_of(request), door)
        except Exception as error:
            self.stop()
            raise WorkerError(reason_of(error))
        finally:
            self.asked_at = None
        if is_none(reply):
            raise WorkerStopped(STOPPED)
        answer = answer_of(reply)
        if "fault" in answer:
            raise WorkerError(answer["fault"])
        return answer

    async def ask_surely(self, request: "dict[str, object]") -> "dict[str, Any]":
        """The same, asked once more of a new worker if this one dies over it."""
        try:
            return await self.ask(request)
        except WorkerStopped:
            return await self.ask(request)

    def wait_for(self, door: "Any") -> None:
        """Note that an answer is due, and watch over the worker that owes it."""
        self.asked_at = float(window.performance.now())
        if not self.is_watched:
            self.is_watched = True
            asyncio.create_task(self.watch(self.lives))

    async def watch(self, life: int) -> None:
        """End a worker that has become silent: a browser tells nobody when it kills one."""
        while self.door is not None and self.lives == life:
            await asyncio.sleep(WATCH)
            silent = 0.0 if self.asked_at is None else window.performance.now() - self.asked_at
            if self.patience and silent > self.patience * 1000 and self.lives == life:
                self.stop()

    def stop(self) -> None:
        """End this worker, if it runs. Whoever waits for an answer gets a WorkerError."""
        door, self.door = self.door, None
        self.foretold = ("", None)
        if door is not None:
            door.end()

    def listen(self, heard: "Callable[[Any], None]") -> None:
        """Have every report of the start told, see assets/python/worker.mjs."""
        self.start().listen(create_proxy(heard))


def reason_of(error: Exception) -> str:
    """What an error of JavaScript says: its message is its last part."""
    return str(error.args[-1]) if error.args else type(error).__name__


def answer_of(reply: "Any") -> "dict[str, Any]":
    """What a worker answers, with what is "drawn" as JavaScript has it, its "html" apart too."""
    answer: dict[str, Any] = json.loads(str(reply.answer))
    if not is_none(reply.drawn):
        answer["drawn"] = reply.drawn
        if not is_none(reply.drawn.html):
            answer["html"] = reply.drawn.html
    return answer


def text_of(request: "dict[str, object]") -> str:
    """A request as JSON, to be answered in the language of the document."""
    request["lang"] = str(document.documentElement.lang)
    return json.dumps(request)


engine = Worker("engine")
thinker = Worker("thinker", patience=10)
# Thinks beside the thinker about hard decisions.
helper = Worker("thinker", patience=10)
