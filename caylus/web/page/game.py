"""The game on the table: what is clicked goes to the engine, what it answers is drawn and saved."""

import asyncio

from pyscript import document, window

from caylus.web.page import embedded, notices, options, saved
from caylus.web.page.air import air
from caylus.web.page.dialogs import close_dialogs
from caylus.web.page.lens import lens
from caylus.web.page.panel import panel
from caylus.web.page.sentences import said
from caylus.web.page.sound import sound
from caylus.web.page.table import draw, has_lost_focus, offer_completions, turn_to
from caylus.web.page.workers import WorkerError, engine, thinker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

ADDRESS = "#game-"
# What stands before a link's text in the fragment of the address.
OPENINGS = ("play", "deal", "turn")
# Where the focus goes when what had it is gone; to a curtain it goes in any case.
FIRST_THINGS = (
    "#curtain button",
    "#ending:not([hidden]) button",
    "#band [data-action]",
    "#choices button",
    "#board .lit",
)
AFTER_PAINT = 0.03
WAITING = 0.25


class Game:
    """The open game.

    `record` is what stands on the table, `kept` what is saved of it, `gone` the record of lines for
    which there was no room. `turn` counts what was done here, so that a late answer of a bot is
    dropped. The page is marked as thinking while a bot thinks and until a click (one of `clicks`)
    is answered.
    """

    def __init__(self) -> None:
        self.place: saved.Saved | None = None
        self.record = ""
        self.kept = ""
        self.gone = ""
        self.turn = 0
        self.busy = False
        self.clicks = 0
        self.by_keyboard = False
        self.bot_thinks = False
        self.in_a_hurry = False
        self.in_conflict = False
        self.is_to_draw = False
        self.looked_for: "dict[str, Any] | None" = None
        self.news: "list[str]" = []
        self.moved: "list[Any]" = []

    def mark(self) -> None:
        """Mark the page as thinking or not; what lasts is shown."""
        page = document.documentElement
        if not self.clicks and not self.bot_thinks:
            page.removeAttribute("data-thinking")
            page.removeAttribute("data-waiting")
        elif not page.hasAttribute("data-thinking"):
            page.setAttribute("data-thinking", "")
            asyncio.create_task(show_waiting())

    def stop_bot(self) -> None:
        """Drop what a bot may still answer."""
        self.turn += 1
        self.bot_thinks = False
        show_thought(0)
        self.mark()

    async def begin(self, setting: "saved.Setting", seed: int) -> "str | None":
        """Begin a new game and sit down at it; returns why not, if it is refused."""
        name, variant, seats = setting
        request = {"do": "begin", "game": name, "variant": variant, "seats": seats, "seed": seed}
        return await self.sit_down(saved.Saved(saved.new_key()), request)

    async def open(self, record: str, key: "str | None" = None) -> "str | None":
        """Sit down at the game of a record, saved under a key or new here; returns a refusal."""
        place = saved.Saved(saved.new_key()) if key is None else saved.Saved(key, record)
        return await self.sit_down(place, opening(record))

    def foretell(self, record: str, key: str) -> None:
        """Have the engine open the game of a saved record as soon as it is awake."""
        engine.foretell(self.as_wished(saved.Saved(key, record), opening(record)))

    def as_wished(self, place: "saved.Saved", request: "dict[str, Any]") -> "dict[str, Any]":
        """A request to open a game, as people here like to play at its place in the storage."""
        wishes = options.wishes()
        wishes["own"] = place.own
        request["wishes"] = wishes
        return request

    async def sit_down(self, place: "saved.Saved", request: "dict[str, Any]") -> "str | None":
        """Have the engine open a game, then show it at its place in the storage."""
        answer = await self.asked(self.as_wished(place, request))
        if answer is None:
            return said("not-opened")
        if "refused" in answer:
            return str(answer["refused"])
        self.place = place
        saved.note_played(str(answer["record"]))
        if answer["own"] is not None:
            place.keep_own(answer["own"])
        self.in_conflict = False
        notices.tell("")
        address = f"{ADDRESS}{place.key}" if place.is_kept else str(window.location.hash)
        if str(window.location.hash)[1:].split("=")[0] in OPENINGS:
            # Going back would follow the link again.
            window.history.replaceState(None, "", address)
        elif str(window.location.hash) != address:
            window.history.pushState(None, "", address)
        turn_to("table")
        self.show(answer)
        self.is_to_draw = "html" not in answer
        return None

    def leave(self) -> None:
        """Leave the table; the game stays saved."""
        self.stop_bot()
        self.place = None
        close_dialogs()
        notices.tell("")
        self.forget_address()
        turn_to("lobby")

    def forget_address(self) -> None:
        """Leave in the page's address only the open game, if there is one."""
        address = f"{ADDRESS}{self.place.key}" if self.place else ""
        whole = window.location.pathname + window.location.search + address
        window.history.replaceState(None, "", whole)

    def play(self, action: str) -> None:
        """Play an action of this screen's player."""
        learn_tip()
        self.do({"do": "play", "action": action})

    def do(self, request: "dict[str, Any]", told: "Callable[[str], None] | None" = None) -> None:
        """Have the engine do something at once, unless it is still at the last thing.

        `told` is given what it answers in words.
        """
        if self.busy or self.stopped_by_conflict():
            return
        self.busy = True
        self.clicks += 1

        def answered(answer: "dict[str, Any]") -> None:
            self.busy = False
            self.clicks -= 1
            self.take(answer)
            if told:
                told(str(answer.get("told") or answer.get("refused") or ""))

        request["wishes"] = self.wishes()
        engine.send(request, answered)
        self.mark()

    def wishes(self) -> "dict[str, object]":
        """What the engine must know: how people here like to play, and the only seat if it is."""
        found = options.wishes()
        found["own"] = self.place.own if self.place else None
        return found

    def look_at(self, place: "dict[str, Any]") -> None:
        """Have a position drawn; while the engine is at another one, only the last is wanted."""
        if self.place is None:
            return
        if self.looked_for is not None:
            self.looked_for = place
            return
        self.looked_for = {}
        self.clicks += 1

        def answered(answer: "dict[str, Any]") -> None:
            self.clicks -= 1
            wanted, self.looked_for = self.looked_for, None
            if "fault" in answer or self.place is None:
                self.take(answer)
            else:
                lens.hide()
                was_looking = document.getElementById("history-at")
                draw(answer)
                slider = document.getElementById("history-at")
                if slider and not was_looking and embedded.may_focus():
                    slider.focus()
                self.mark()
            if wanted:
                self.look_at(wanted)

        request: "dict[str, Any]" = {"do": "look-at"}
        request.update(place)
        engine.send(request, answered)
        self.mark()

    def take(self, answer: "dict[str, Any]") -> None:
        """Show what the engine answered, or report its fault."""
        if "fault" in answer:
            self.stop_bot()
            notices.report(str(answer["fault"]), self.record)
        elif "record" in answer and self.place is not None:
            self.show(answer)
        self.mark()

    async def asked(self, request: "dict[str, Any]") -> "dict[str, Any] | None":
        """The engine's answer; None after a fault, which is reported and changes nothing saved."""
        self.busy = True
        try:
            return await engine.ask(request)
        except WorkerError as error:
            self.stop_bot()
            notices.report(str(error), self.record)
            return None
        finally:
            self.busy = False

    def show(self, answer: "dict[str, Any]") -> None:
        """Draw an answer, save its record, and let the next bot think."""
        self.turn += 1
        # Bots that move at once would have everything fly at the same time.
        if not self.bot_thinks or options.chosen["pace"] != "instant":
            self.moved += answer["moved"]
        answer["turn"] = self.bot_thinks and not answer["bot"]
        self.news += answer["news"]
        self.record = answer["record"]
        self.kept = answer["kept"] or self.record
        window.board.record = self.kept if answer["open"] else ""
        lens.hide()
        panel.shut()
        notices.withdraw_question()
        draw(answer)
        self.keep_focus()
        self.bot_thinks = answer["bot"]
        self.in_a_hurry = self.in_a_hurry and self.bot_thinks
        self.mark()
        self.save(answer["summary"])
        if answer["gone"]:
            self.gone = answer["gone"]
            notices.tell(notices.LINES_GONE, notices.SAVE_LINES, notices.LET_GO)
        embedded.tell_of(answer)
        asyncio.create_task(self.tell(answer, self.turn))
        if self.bot_thinks:
            asyncio.create_task(self.let_bot_play(self.turn))

    def settle(self) -> None:
        """Have the table that stood there as it was kept drawn anew, once it can be played at."""
        if not self.is_to_draw:
            return

        def answered(answer: "dict[str, Any]") -> None:
            if "fault" in answer:
                self.take(answer)
            elif self.place is not None:
                draw(answer)
                offer_completions(answer["actions"])

        engine.send({"do": "show"}, answered)

    async def tell(self, answer: "dict[str, Any]", turn: int) -> None:
        """Show, sound and say what happened, once the table itself is painted."""
        await asyncio.sleep(AFTER_PAINT)
        if answer["bots"]:
            thinker.start()
        if turn != self.turn:
            return
        moved, self.moved = self.moved, []
        air.fly(moved)
        sound.play(["turn"] * answer["turn"] + [move[0] for move in moved])
        document.getElementById("news").textContent = " ".join(self.news)
        self.news = []
        offer_completions(answer["actions"])

    def keep_focus(self) -> None:
        """Give the focus to the curtain or, for the keyboard, to the first action if it is lost."""
        if not embedded.may_focus():
            return
        lost = self.by_keyboard and has_lost_focus()
        for selector in FIRST_THINGS if lost else FIRST_THINGS[:1]:
            for thing in document.querySelectorAll(selector):
                if thing.checkVisibility():
                    thing.focus()
                    return

    def save(self, summary: str) -> None:
        """Keep the record and its summary, unless another tab has gone on with the game."""
        if self.place is None or self.stopped_by_conflict():
            return
        if not self.place.write(self.kept, summary):
            # A frame that may keep nothing may give no files either.
            way_out = notices.COPY_LINK if embedded.mode else notices.SAVE_AS_FILE
            notices.tell(notices.NOT_SAVED, way_out)

    def stopped_by_conflict(self) -> bool:
        """Whether another tab has changed this game; then says so and asks what to do."""
        if self.place is not None and self.place.changed_elsewhere():
            self.in_conflict = True
            self.stop_bot()
            notices.tell(notices.ELSEWHERE, notices.LOAD_THAT, notices.KEEP_COPY)
        return self.in_conflict

    async def reload(self) -> None:
        """Show what is saved: what another tab made of this game, or the last good position."""
        if self.place is None:
            return
        record = saved.read(self.place.key)
        refused = await self.open(record or self.record, self.place.key)
        if refused:
            notices.tell(refused)

    async def copy(self) -> None:
        """Go on with the game as it stands here, under a name of its own."""
        await self.open(self.record)

    def export(self) -> None:
        """Give the record to the visitor as a file."""
        if self.place is not None:
            saved.download(self.place.key, self.record)

    def export_gone(self) -> None:
        """Give the lines for which there was no room to the visitor as a file."""
        if self.place is not None:
            saved.download(f"{self.place.key}-lines", self.gone)
            notices.tell("")

    async def let_bot_play(self, turn: int) -> None:
        """Have the bot whose turn it is think and play, unless something was done meanwhile."""
        started = window.performance.now()
        request: "dict[str, object]" = {"do": "choose", "record": self.record}
        try:
            answer = await thinker.ask_surely(request)
            while "left" in answer and turn == self.turn:
                show_thought(answer["left"])
                answer = await thinker.ask_surely(dict(request, now=self.in_a_hurry))
        except WorkerError as error:
            if turn == self.turn:
                self.stop_bot()
                notices.report(str(error), self.record)
            return
        pause = options.PACES.get(options.chosen["pace"], 0)
        pause -= (window.performance.now() - started) / 1000
        if pause > 0 and not self.in_a_hurry:
            await asyncio.sleep(pause)
        while self.busy:
            await asyncio.sleep(0.01)
        if turn != self.turn:
            return
        show_thought(0)
        if "refused" in answer:
            self.stop_bot()
            notices.tell(answer["refused"])
        else:
            self.do({"do": "play", "action": answer["action"]})


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


def opening(record: str) -> "dict[str, Any]":
    """A request to open a record; its table may stand there already, see assets/start/board.js."""
    is_kept = document.documentElement.hasAttribute("data-waking")
    return {"do": "open", "record": record, "stands": is_kept and window.board.record == record}


def learn_tip() -> None:
    """Count the tip on the table, if there is one, as given once more."""
    tip = document.querySelector("#tip[data-tip]")
    if tip:
        options.learn(str(tip.getAttribute("data-tip")))


game = Game()
