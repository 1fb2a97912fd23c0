"""The game on the table: what is clicked goes to the engine, what it answers is drawn and saved."""

from pyscript import document, window

from caylus.web.page import address, embedded, notices, options, saved
from caylus.web.page.afterwards import afterwards
from caylus.web.page.coach import coach
from caylus.web.page.dialogs import close_dialogs
from caylus.web.page.focus import focus
from caylus.web.page.keeping import keeping
from caylus.web.page.lens import lens
from caylus.web.page.lesson import lesson
from caylus.web.page.lesson import place as lesson_place
from caylus.web.page.panel import panel
from caylus.web.page.par import par
from caylus.web.page.puzzle import puzzle
from caylus.web.page.sentences import said
from caylus.web.page.table import draw, offer_completions, put_on, table, turn_to, wear
from caylus.web.page.telling import telling
from caylus.web.page.thinking import bot_turn, thinking
from caylus.web.page.workers import WorkerError, engine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Game:
    """The open game; `is_to_draw` while its table only stands there as it was kept."""

    def __init__(self) -> None:
        self.is_to_draw = False

    async def begin(self, setting: "saved.Setting", seed: int) -> "str | None":
        """Begin a new game and sit down at it; returns why not, if it is refused."""
        name, variant, seats = setting
        request = {"do": "begin", "game": name, "variant": variant, "seats": seats, "seed": seed}
        return await self.sit_down(saved.Saved(saved.new_key()), request)

    async def open(self, record: str, key: "str | None" = None) -> "str | None":
        """Sit down at the game of a record, saved under a key or new here; returns a refusal."""
        place = saved.Saved(saved.new_key()) if key is None else saved.Saved(key, record)
        return await self.sit_down(place, opening(record))

    async def learn(self, text: str) -> "str | None":
        """Sit down at a lesson, at a place in it or where it was left; returns a refusal."""
        name, taught, chapter, step = lesson_place(text)
        request = {"do": "learn", "game": name, "lesson": taught, "chapter": chapter, "step": step}
        return await self.sit_down(saved.Passing("lesson"), request)

    def foretell(self, record: str, key: str) -> None:
        """Have the engine open the game of a saved record as soon as it is awake."""
        engine.foretell(seated(opening(record), saved.Saved(key, record)))

    async def sit_down(self, place: "saved.Saved", request: "dict[str, Any]") -> "str | None":
        """Have the engine open a game, then show it at its place in the storage.

        Where the request names the game, the lobby puts its look on while the engine is busy.
        """
        afterwards.settle()
        if "game" in request and document.documentElement.getAttribute("data-at") == "lobby":
            put_on(request["game"])
        answer = await asked(seated(request, place))
        if answer is None:
            return said("not-opened")
        if "refused" in answer:
            return str(answer["refused"])
        if not await wears_look_of(str(answer["record"])):
            return said("not-opened")
        keeping.open(place, answer)
        notices.tell("")
        if answer["lesson"]:
            address.name_lesson("/".join(answer["lesson"].split("/")[:2]))
        else:
            address.name_game(place.key, place.is_kept)
        turn_to("table")
        self.draw(answer["drawn"])
        self.go_on(answer)
        self.is_to_draw = "html" not in answer
        return None

    def leave(self) -> None:
        """Leave the table; the game stays saved."""
        afterwards.settle()
        bot_turn.stop()
        par.stop()
        lesson.leave()
        keeping.place = None
        close_dialogs()
        notices.tell("")
        address.leave_only(keeping.key)
        turn_to("lobby")

    def play(self, action: str) -> None:
        """Play an action of this screen's player."""
        learn_tip()
        self.do({"do": "play", "action": action})

    def do(
        self, request: "dict[str, Any]", say: "Callable[[dict[str, Any]], None] | None" = None
    ) -> None:
        """Have the engine do something at once, unless it is still at the last thing.

        `say` is given the answer then.
        """
        if thinking.busy or self.stopped_by_conflict():
            return
        thinking.busy = True

        def answered(answer: "dict[str, Any]") -> None:
            thinking.busy = False
            self.take(answer)
            thinking.end()
            if say:
                say(answer)

        engine.send(wished(request, keeping.place), answered, self.draw)
        thinking.begin()

    def take(self, answer: "dict[str, Any]") -> None:
        """Go on from what the engine answered, or report its fault."""
        if "fault" in answer:
            bot_turn.fail(str(answer["fault"]))
        elif "record" in answer and keeping.place is not None:
            self.go_on(answer)

    def draw(self, drawn: "Any") -> None:
        """Draw what an answer shows; what is on its way for an earlier turn is late from now on.

        The browser lays out nothing before all of it is drawn, so the lens goes after that. A panel
        goes before: it gives the focus back to what opened it, which may go.
        """
        table.turn += 1
        panel.shut()
        notices.withdraw_question()
        draw(drawn)
        lens.hide()
        lesson.ring(str(drawn.ringed))
        focus.keep(bool(drawn.covered))

    def go_on(self, answer: "dict[str, Any]") -> None:
        """Go on from an answer that is drawn: save its record, and let the next bot think."""
        table.take(answer)
        coach.take(answer)
        keeping.take(answer)
        telling.gather(answer, thinking.bot)
        lesson.take(answer["lesson"])
        bot_turn.take(answer["bot"])
        self.save(answer)
        puzzle.take(answer)
        embedded.tell_of(answer)
        telling.begin(answer)
        par.take()
        bot_turn.begin(self.play_of_bot)

    def play_of_bot(self, action: str) -> None:
        """Play an action that a bot has chosen."""
        self.do({"do": "play", "action": action})

    def save(self, answer: "dict[str, Any]") -> None:
        """Keep where the game stands now, unless another tab has gone on with it."""
        if not self.stopped_by_conflict():
            keeping.save(answer["summary"])
        keeping.offer_lines(answer["gone"])

    def stopped_by_conflict(self) -> bool:
        """Whether another tab has changed this game; then no bot goes on with it."""
        if not keeping.is_changed_elsewhere():
            return False
        bot_turn.stop()
        return True

    def settle(self) -> None:
        """Have the table that stood there as it was kept drawn anew, once it can be played at."""
        if not self.is_to_draw:
            return

        def answered(answer: "dict[str, Any]") -> None:
            if "fault" in answer:
                self.take(answer)
            elif keeping.place is not None:
                draw(answer["drawn"])
                offer_completions(answer["actions"])

        engine.send({"do": "show"}, answered)

    async def reload(self) -> None:
        """Show what is saved: what another tab made of this game, or the last good position."""
        if keeping.place is None:
            return
        record = saved.read(keeping.key) or table.record
        place = saved.Saved(keeping.key, record) if keeping.place.is_kept else keeping.place
        refused = await self.sit_down(place, opening(record))
        if refused:
            notices.tell(refused)

    async def copy(self) -> None:
        """Go on with the game as it stands here, under a name of its own."""
        place = saved.Saved(saved.new_key())
        place.challenge = keeping.place.challenge if keeping.place else ""
        await self.sit_down(place, opening(table.record))


async def asked(request: "dict[str, Any]") -> "dict[str, Any] | None":
    """The engine's answer; None after a fault, which is reported and changes nothing saved."""
    thinking.busy = True
    try:
        return await engine.ask(request)
    except WorkerError as error:
        bot_turn.fail(str(error))
        return None
    finally:
        thinking.busy = False


async def wears_look_of(record: str) -> bool:
    """Whether the page wears the look of a record's game, which may have to be fetched."""
    try:
        await wear(saved.setting(record)[0])
    except Exception:
        return False
    return True


def seated(request: "dict[str, Any]", place: "saved.Saved") -> "dict[str, Any]":
    """A request to sit down at a place, with what challenged the game there, if something did."""
    request["challenge"] = place.challenge
    return wished(request, place)


def wished(request: "dict[str, Any]", place: "saved.Saved | None") -> "dict[str, Any]":
    """A request, with how people here like to play, and the only seat at a place if it has one."""
    wishes = options.wishes()
    wishes["coach"] = wishes["coach"] and not embedded.mode and bool(place and place.is_kept)
    wishes["own"] = place.own if place else None
    request["wishes"] = wishes
    return request


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
