"""The page's doors to its workers: a dict goes in, a dict comes out, a dead one is replaced."""

import asyncio
import json

import js
from pyscript import document, window, workers
from pyscript.ffi import create_proxy, is_none

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

FOLDER = "caylus/web/workers/"
POLL = 0.01
STOPPED = "the worker was stopped"
WATCH = 0.5


class WorkerError(Exception):
    """A worker could not start, was stopped, or failed; tells why, if need be by a traceback."""


class WorkerStopped(WorkerError):
    """A worker ended before it answered."""


class Life:
    """One life of a worker, from its script element to its end."""

    def __init__(self, script: "Any") -> None:
        self.script = script
        self.door = workers[script.getAttribute("name")]
        self.opened: "Any" = None
        self.is_watched = False
        self.over = js.Promise.new(create_proxy(self.keep_end))

    def keep_end(self, resolve: "Any", reject: "Any") -> None:
        """Keep what ends the waiting: JavaScript hands it over only here."""
        self.end_waiting = resolve

    def before_end(self, promise: "Any") -> "Any":
        """A promise of what another one brings, or of nothing if this life ends first."""
        return js.Promise.race(js.Array.of(promise, self.over))

    async def worker(self) -> "Any":
        """The JavaScript worker, which PyScript makes some time after the script element."""
        while not self.script.xworker:
            await asyncio.sleep(POLL)
        return self.script.xworker

    def end(self) -> None:
        """Stop the worker at once, whatever it does, and everybody who waits for it."""
        if self.script.xworker:
            self.script.xworker.terminate()
        self.script.remove()
        self.end_waiting(None)


class Worker:
    """A Pyodide worker, started when first asked and again when asked after its end.

    A worker whose script stands in the page already is started by PyScript the first time. One
    that is silent for longer than its `patience`, in seconds, is taken for dead.
    """

    def __init__(self, name: str, patience: "float | None" = None) -> None:
        self.name = name
        self.patience = patience
        self.asked_at: float | None = None
        self.lives = 0
        self.life: Life | None = None
        self.waiting: "list[Callable[[dict[str, Any]], None]]" = []
        # Made once: what MicroPython makes for each call may be gone before it is called.
        self.arrived, self.failed = create_proxy(self.answer), create_proxy(self.fail)

    def start(self) -> Life:
        """The running life of this worker, begun now if there is none."""
        if self.life is None:
            self.lives += 1
            self.life = Life(self.declared() or self.new_script())
        return self.life

    def send(
        self, request: "dict[str, object]", answered: "Callable[[dict[str, Any]], None]"
    ) -> None:
        """Send a request and have its answer told at once, {"fault": reason} if there is none.

        No task of asyncio waits for it: each of its steps would cost a timer of the browser.
        """
        life = self.start()
        if life.opened is None:
            asyncio.create_task(self.send_later(request, answered))
            return
        self.waiting.append(answered)
        life.before_end(life.opened.ask(text_of(request))).then(self.arrived, self.failed)

    async def send_later(
        self, request: "dict[str, object]", answered: "Callable[[dict[str, Any]], None]"
    ) -> None:
        """Send the first request of a life, which has to wait until the worker has started."""
        try:
            answered(await self.ask(request))
        except WorkerError as error:
            answered({"fault": str(error)})

    def answer(self, text: "Any") -> None:
        """Tell an answer to whoever has waited longest: a worker answers in order."""
        answered = self.waiting.pop(0)
        answered({"fault": STOPPED} if is_none(text) else json.loads(str(text)))

    def fail(self, error: "Any") -> None:
        """Tell whoever has waited longest that the worker failed."""
        self.stop()
        self.waiting.pop(0)({"fault": str(getattr(error, "message", error))})

    async def ask(self, request: "dict[str, object]") -> "dict[str, Any]":
        """Send a request and bring the answer; raises WorkerError. Asking again starts it anew."""
        life = self.start()
        try:
            life.opened = await life.before_end(life.door)
            text = None
            if not is_none(life.opened):
                self.wait_for(life)
                text = await life.before_end(life.opened.ask(text_of(request)))
        except Exception as error:
            self.stop()
            # The last part of a JavaScript error is its message, of a Python error its traceback.
            raise WorkerError(error.args[-1] if error.args else type(error).__name__)
        finally:
            self.asked_at = None
        if is_none(text):
            raise WorkerStopped(STOPPED)
        answer: dict[str, Any] = json.loads(str(text))
        if "fault" in answer:
            raise WorkerError(answer["fault"])
        return answer

    async def ask_surely(self, request: "dict[str, object]") -> "dict[str, Any]":
        """The same, asked once more of a new worker if this one dies over it."""
        try:
            return await self.ask(request)
        except WorkerStopped:
            return await self.ask(request)

    def wait_for(self, life: Life) -> None:
        """Note that an answer is due, and watch over the life of who owes it."""
        self.asked_at = float(window.performance.now())
        if self.patience and not life.is_watched:
            life.is_watched = True
            asyncio.create_task(self.watch(life))

    async def watch(self, life: Life) -> None:
        """End a life that has become silent: a browser tells nobody when it kills a worker."""
        while self.life is life:
            await asyncio.sleep(WATCH)
            silent = 0.0 if self.asked_at is None else window.performance.now() - self.asked_at
            if self.patience and silent > self.patience * 1000 and self.life is life:
                self.stop()

    def stop(self) -> None:
        """End this worker, if it runs. Whoever waits for an answer gets a WorkerError."""
        life, self.life = self.life, None
        if life is not None:
            life.end()

    async def listen(self, heard: "Callable[[Any], None]") -> None:
        """Have every message of the running life told, such as the reports of assets/boot.mjs."""
        worker = await self.start().worker()
        worker.addEventListener("message", create_proxy(lambda event: heard(event.data)))

    def declared(self) -> "Any":
        """The script element that index.html declares for this worker, until its life ends."""
        return document.querySelector(f'script[worker][name="{self.name}"]')

    def new_script(self) -> "Any":
        """A script element for one more life: PyScript never reuses a worker's name."""
        script = document.createElement("script")
        script.type = "py"
        script.src = f"{FOLDER}{self.name}.py"
        script.setAttribute("worker", "")
        script.setAttribute("name", f"{self.name}-{self.lives}")
        document.body.append(script)
        return script


def text_of(request: "dict[str, object]") -> str:
    """A request as JSON, to be answered in the language of the document."""
    request["lang"] = str(document.documentElement.lang)
    return json.dumps(request)


engine = Worker("engine")
thinker = Worker("thinker", patience=10)
