"""Links: what is shared from here, and what a link in the address opens here."""

from pyscript import document, window

from caylus.web.page import address, embedded, notices, saved
from caylus.web.page.dialogs import close_dialogs
from caylus.web.page.game import game
from caylus.web.page.keeping import keeping
from caylus.web.page.looking import looking
from caylus.web.page.panel import panel
from caylus.web.page.table import table
from caylus.web.page.workers import WorkerError, engine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# No game has so many moves that their number has more.
DIGITS = 5


class Sharing:
    """What a followed link would open, while the visitor is asked how."""

    def __init__(self) -> None:
        self.record = ""
        self.is_turn = False

    async def share(self, kind: str) -> "dict[str, Any]":
        """Show a link to the open game."""
        request: "dict[str, object]" = {"do": "share", "kind": kind, "address": page_address()}
        request["par"] = saved.par(keeping.key)
        try:
            answer = await engine.ask(request)
        except WorkerError as error:
            notices.report(str(error), table.record)
            return {}
        panel.show("share", answer["html"])
        return answer

    async def link(self) -> str:
        """A link to the game as far as it has come; empty after a fault, which is reported."""
        request: "dict[str, object]" = {"do": "share", "kind": "game", "address": page_address()}
        try:
            return str((await engine.ask(request))["link"])
        except WorkerError as error:
            notices.report(str(error), table.record)
            return ""

    async def open_full_page(self) -> None:
        """Open the game on a page of its own."""
        link = await self.link()
        if link:
            window.open(link, "_blank", "noopener")

    async def speak(self, language: str) -> None:
        """Turn to another language with a game that cannot be kept: see language.js."""
        link = await self.link()
        if link:
            window.speak(language, f"#{link.partition('#')[2]}")

    async def send(self) -> None:
        """Show the link of the turn; from now on only the seat that chose last plays here."""
        answer = await self.share("turn")
        if keeping.place and answer.get("own") is not None and keeping.place.own is None:
            keeping.place.keep_own(answer["own"])
            await game.reload()
            panel.show("share", answer["html"])

    async def follow(self, fragment: str) -> "str | None":
        """Open what a link holds; returns why not, if it is refused."""
        opening, _is, rest = fragment.partition("=")
        text, _and, place = rest.partition("&at=")
        if opening == "challenge":
            return await self.take_up(text)
        at = int(place) if place.isdigit() and len(place) <= DIGITS else None
        # A puzzle is set anew each time.
        keys = [] if embedded.mode == embedded.PUZZLE else saved.every_key()
        found = [(key, saved.read(key) or "") for key in keys]
        answer = await followed(text, opening, found)
        if "refused" in answer:
            return answer["refused"] or None
        refused = await self.open(answer, opening == "turn")
        if answer["relation"] in notices.OTHER_LINKS:
            return None
        is_replay = answer["over"] or embedded.mode == embedded.REPLAY
        if not refused and keeping.place and (at is not None or is_replay):
            looking.look_at({"first": True} if at is None else {"at": at})
        return refused

    async def take_up(self, text: str) -> "str | None":
        """Play the deal of a challenge, or go on with it; returns why not, if it is refused."""
        close_dialogs()
        begun = saved.challenged_by(text)
        if begun:
            return await game.open(saved.read(begun) or "", begun)
        found = [(key, saved.read(key) or "") for key in saved.every_key()]
        answer = await followed(text, "challenge", found)
        if "refused" in answer:
            return answer["refused"] or None
        key = answer["key"]
        place = saved.Saved(key, saved.read(key)) if key else saved.Saved(saved.new_key())
        place.challenge = text
        refused = await game.sit_down(place, {"do": "open", "record": answer["record"]})
        if not refused and answer["told"]:
            notices.tell(answer["told"], notices.LET_ME_TRY)
        return refused

    async def open(self, answer: "dict[str, Any]", is_turn: bool) -> "str | None":
        """Open the record of a followed link, unless it is older than what is saved here."""
        close_dialogs()
        key, relation, record = answer["key"], answer["relation"], str(answer["record"])
        if relation in notices.OTHER_LINKS:
            self.record, self.is_turn = record, is_turn
            address.leave_only(keeping.key)
            question = notices.OTHER_LINKS[relation]
            notices.tell(question, notices.OPEN_MINE, notices.OPEN_LINK, key=key)
            return None
        new = saved.Passing if embedded.mode == embedded.PUZZLE else saved.Saved
        place = saved.Saved(key, saved.read(key)) if key else new(saved.new_key())
        if is_turn and not key:
            place.own = saved.ACTOR
        return await game.sit_down(place, {"do": "open", "record": record})

    async def open_anyway(self) -> None:
        """Open the link that was asked about, as a game of its own."""
        notices.tell("")
        place = saved.Saved(saved.new_key())
        place.own = saved.ACTOR if self.is_turn else None
        refused = await game.sit_down(place, {"do": "open", "record": self.record})
        if refused:
            notices.tell(refused)


async def followed(text: str, opening: str, found: "list[tuple[str, str]]") -> "dict[str, Any]":
    """What a link opens beside the games that are found here; after a fault it is refused."""
    request: "dict[str, object]" = {"do": "follow", "text": text, "found": found}
    request["opening"] = opening
    try:
        return await engine.ask(request)
    except WorkerError as error:
        notices.report(str(error), "")
        return {"refused": ""}


def page_address() -> str:
    """The plain address, which leads everybody to a page in a language of their own."""
    folder, _slash, _page = str(window.location.href).split("#")[0].split("?")[0].rpartition("/")
    return f"{folder}/"


def copy_link() -> None:
    """Put what is shared on the clipboard."""
    copy(document.getElementById("share-whole"))
    document.getElementById("share-link").select()


def copy(field: "Any") -> None:
    """Put the text of a field on the clipboard, or at least mark it."""
    line = document.getElementById("share-said")
    field.focus()
    field.select()
    document.execCommand("copy")
    line.textContent = line.getAttribute("data-said")


sharing = Sharing()
