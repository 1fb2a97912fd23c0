"""The lobby: reads the new-game form and keeps the list of saved games."""

from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import page

from caylus.web.page import address, notices, patch, saved, storage
from caylus.web.page.game import game
from caylus.web.page.keeping import keeping
from caylus.web.page.sentences import localise_moments, said
from caylus.web.page.sharing import sharing
from caylus.web.page.table import put_on
from caylus.web.page.workers import WorkerError, engine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NEAREST = to_js({"block": "nearest"})
FEWEST_SEATS = 2
LISTED = "#saves li, #past-games table"


def say(sentence: str) -> None:
    """Say something below the start button, where it is seen."""
    message = document.getElementById("lobby-message")
    message.textContent = sentence
    if sentence:
        message.scrollIntoView(NEAREST)


def say_of_saved(sentence: str) -> None:
    """Say something beside the saved games."""
    document.getElementById("saved-message").textContent = sentence


def waiting() -> str:
    """What to say about what has to wait until the engine has started; nothing once it has."""
    return "" if document.documentElement.hasAttribute("data-ready") else said("wait")


def chosen_seats() -> "list[tuple[str, str]]":
    """The players chosen in the form, each with a name, in seat order."""
    seats = []
    for seat in document.querySelectorAll("#seats .seat:not([hidden])"):
        player = str(seat.querySelector("select").value)
        likes = seat.querySelector(".temperament")
        has_one = likes and seat.querySelector("[data-tempered]:checked") and not likes.hidden
        if has_one and likes.value:
            player = "-".join((player, str(likes.value)))
        if player:
            seats.append((player, str(seat.querySelector("input").value)))
    return seats


def new_seed() -> int:
    """A seed from the browser's own randomness, 48 bits."""
    words = window.crypto.getRandomValues(window.Uint16Array.new(3))
    return (int(words[0]) << 32) + (int(words[1]) << 16) + int(words[2])


def seed_of_today() -> int:
    """The seed of the deal of the day, everywhere the same: the date, as 20261120."""
    return int(str(window.Date.new().toISOString())[:10].replace("-", ""))


def offers_what_is_worn() -> bool:
    """Whether the chosen game is the one that the page is ready for."""
    return str(page.choices.game()) == str(document.documentElement.getAttribute("data-wears"))


def get_ready() -> None:
    """Have the page and the engine get ready for the game that is chosen.

    What is missing is told when the game begins.
    """
    name = str(page.choices.game())
    put_on(name)
    engine.send({"do": "get-ready", "game": name}, lambda answer: None)


async def start(seed: int) -> None:
    """Start the game that the form describes, dealt from a seed."""
    button = document.querySelector("[data-command=start]")
    if button.disabled:
        return
    seats = chosen_seats()
    if len(seats) < FEWEST_SEATS:
        say(said("too-few"))
        return
    setting = str(page.choices.game()), str(page.choices.variant()), seats
    button.disabled = True
    say(waiting())
    refused = await game.begin(setting, seed)
    say(refused or "")
    button.disabled = False


async def learn(text: str) -> None:
    """Sit down at a lesson, at a place in it or where it was left."""
    say(waiting())
    refused = await game.learn(text)
    say(refused or "")
    if refused:
        address.leave_only(keeping.key)


async def draw_saves() -> None:
    """List the saved games, each by its summary; without any the page says so as it is."""
    found = []
    keys = saved.every_key()
    if not keys and storage.works() and not document.querySelectorAll(LISTED).length:
        return
    try:
        for key in keys:
            found.append(await entry(key))
        answer = await engine.ask({"do": "saves", "found": found, "kept": storage.works()})
    except WorkerError as error:
        notices.report(str(error), "")
        return
    for name, text in (("saves", answer["html"]), ("past-games", answer["past"])):
        patch.inside(document.getElementById(name), text)
        localise_moments(document.getElementById(name))
    page.early.keepLists()


async def entry(key: str) -> "tuple[str, str, str]":
    """A saved game for the list: its key, its summary, and why there is none.

    A record that has none, as of an older build, is summarised now.
    """
    record = saved.read(key) or ""
    summary = saved.summary(key, record)
    if summary is not None:
        return key, summary, ""
    answer = await engine.ask({"do": "summarise", "record": record})
    if "refused" in answer:
        return key, "", answer["refused"]
    saved.keep_summary(key, record, answer["summary"])
    return key, answer["summary"], ""


async def open_saved(key: str) -> None:
    """Sit down at a saved game."""
    record = saved.read(key)
    refused = said("gone") if record is None else None
    if record is not None:
        say_of_saved(waiting())
        refused = await game.open(record, key)
    say_of_saved(refused or "")
    if refused:
        address.leave_only(keeping.key)
        await draw_saves()


async def follow(fragment: str) -> None:
    """Open the link in the address; a refused one is told and changes nothing here."""
    refused = await sharing.follow(fragment)
    if refused:
        address.leave_only(keeping.key)
        notices.tell(refused)


async def import_file(field: "Any") -> None:
    """Open the record in a file that the visitor chose, as a new saved game."""
    file = field.files[0] if field.files.length else None
    if not file:
        return
    name = str(file.name)
    text = str(await file.text())
    field.value = ""
    say_of_saved(waiting())
    refused = await game.open(text)
    say_of_saved(said("file-not-opened", name=name, reason=refused) if refused else "")


def download_saved(key: str) -> None:
    """Give a saved record to the visitor as a file, readable or not."""
    saved.download(key, saved.read(key) or "")


async def delete_saved(key: str) -> None:
    """Forget a saved game."""
    notices.tell("")
    saved.delete(key)
    await draw_saves()
