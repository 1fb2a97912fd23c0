"""What opponents know for people: a hint at a decision, a review of a finished game."""

from pyscript import document

from caylus.web.page import notices, saved
from caylus.web.page.game import game
from caylus.web.page.panel import panel
from caylus.web.page.workers import WorkerError, thinker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


async def hint() -> None:
    """Show the best actions, once they are thought about; closing the panel ends it."""
    turn = game.turn
    panel.show("hint", waiting())
    answer = await asked({"do": "advise", "record": game.record})
    while "left" in answer and turn == game.turn and panel.is_open("hint"):
        document.getElementById("waiting-done").value = 1 - answer["left"]
        answer = await asked({"do": "advise", "record": game.record})
    if turn == game.turn and panel.is_open("hint"):
        take("hint", answer)


async def review() -> None:
    """Look through the finished game; closing the panel ends it, and the next time it goes on."""
    if game.place is None:
        return
    record, key = game.record, game.place.key
    panel.show("review", waiting())
    answer = await asked({"do": "review", "record": record, "kept": saved.review(key)})
    while "left" in answer and panel.is_open("review"):
        take("review", answer)
        saved.keep_review(key, answer["kept"])
        answer = await asked({"do": "review", "record": record, "kept": answer["kept"]})
    if panel.is_open("review"):
        take("review", answer)
    if "kept" in answer:
        saved.keep_review(key, answer["kept"])


def waiting() -> str:
    """The text of a panel that waits for the thinker."""
    return str(document.getElementById("waiting").innerHTML)


async def asked(request: "dict[str, object]") -> "dict[str, Any]":
    """The thinker's answer; a fault is reported and answers nothing."""
    try:
        return await thinker.ask_surely(request)
    except WorkerError as error:
        notices.report(str(error), game.record)
        return {}


def take(name: str, answer: "dict[str, Any]") -> None:
    """Show what the thinker answered."""
    if "html" in answer:
        panel.show(name, answer["html"])
    else:
        document.getElementById("panel").close()
        if "refused" in answer:
            notices.tell(answer["refused"])
