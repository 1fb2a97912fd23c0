"""What opponents know for people: a hint at a decision, a review of a finished game."""

from pyscript import document

from caylus.web.page import notices, saved
from caylus.web.page.focus import focus
from caylus.web.page.keeping import keeping
from caylus.web.page.panel import panel
from caylus.web.page.table import table
from caylus.web.page.workers import WorkerError, thinker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Advice:
    """What is worked out for the panel; every opening of it ends what was `asked` for before."""

    def __init__(self) -> None:
        self.asked = 0

    def open(self, name: str) -> int:
        """Open the panel that waits for the thinker; returns the number of this opening."""
        self.asked += 1
        panel.show(name, str(document.getElementById("waiting").innerHTML))
        return self.asked

    def is_wanted(self, name: str, number: int) -> bool:
        """Whether the panel of an opening is still open."""
        return number == self.asked and panel.is_open(name)

    async def hint(self) -> None:
        """Show the best actions, once they are thought about; closing the panel ends it."""
        number, turn = self.open("hint"), table.turn
        panel.offer()
        answer = await asked({"do": "advise", "record": table.record})
        while "left" in answer and turn == table.turn and self.is_wanted("hint", number):
            document.getElementById("waiting-done").value = 1 - answer["left"]
            answer = await asked({"do": "advise", "record": table.record})
        if turn == table.turn and self.is_wanted("hint", number):
            take("hint", answer)
            first = document.querySelector("#advice button")
            if first and focus.by_keyboard:
                first.focus()

    async def review(self) -> None:
        """Look through the finished game; closing the panel ends it, next time it goes on."""
        if keeping.place is None:
            return
        record, key = table.record, keeping.place.key
        number = self.open("review")
        request: "dict[str, object]" = {"do": "review", "record": record, "opening": number}
        kept = saved.review(key)
        while True:
            answer = await asked(dict(request, kept=kept))
            if answer.get("is_new"):
                kept = ""
            if "more" in answer:
                kept += answer["more"] + "\n"
                saved.keep_review(key, kept)
            if not self.is_wanted("review", number):
                return
            if "html" in answer or "left" not in answer:
                take("review", answer)
            if "left" not in answer:
                return
            document.getElementById("review-done").value = 1 - answer["left"]

    async def judge(self, record: str, action: str) -> None:
        """Tell how good an action was that was tried in a puzzle."""
        number = self.open("puzzle")
        answer = await asked({"do": "judge", "record": record, "action": action})
        if self.is_wanted("puzzle", number):
            take("puzzle", answer)


async def asked(request: "dict[str, object]") -> "dict[str, Any]":
    """The thinker's answer; a fault is reported and answers nothing."""
    try:
        return await thinker.ask_surely(request)
    except WorkerError as error:
        notices.report(str(error), table.record)
        return {}


def take(name: str, answer: "dict[str, Any]") -> None:
    """Show what the thinker answered."""
    if "html" in answer:
        panel.show(name, answer["html"])
    else:
        document.getElementById("panel").close()
        if "refused" in answer:
            notices.tell(answer["refused"])


advice = Advice()
