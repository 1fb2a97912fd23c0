"""Looking at positions: while the engine draws one, only the last that was wanted comes next."""

from pyscript import document

from caylus.web.page import embedded
from caylus.web.page.keeping import keeping
from caylus.web.page.lens import lens
from caylus.web.page.lesson import lesson
from caylus.web.page.table import draw
from caylus.web.page.thinking import bot_turn, thinking
from caylus.web.page.workers import engine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Looking:
    """The look at a position that `is_drawn` now, and the `wanted` one after it."""

    def __init__(self) -> None:
        self.is_drawn = False
        self.wanted: "dict[str, Any] | None" = None

    def look_at(self, place: "dict[str, Any]") -> None:
        """Have a position of the open game drawn."""
        if keeping.place is None:
            return
        if self.is_drawn:
            self.wanted = place
            return
        self.is_drawn = True
        request: "dict[str, Any]" = {"do": "look-at"}
        request.update(place)
        engine.send(request, self.answered)
        thinking.begin()

    def answered(self, answer: "dict[str, Any]") -> None:
        """Show the position, and go on to the one that is wanted by now."""
        if "fault" in answer:
            bot_turn.fail(str(answer["fault"]))
        elif keeping.place is not None:
            show(answer)
        thinking.end()
        self.is_drawn = False
        wanted, self.wanted = self.wanted, None
        if wanted:
            self.look_at(wanted)


def show(answer: "dict[str, Any]") -> None:
    """Show a position; the focus goes to the slider when it comes."""
    lens.hide()
    was_looking = document.getElementById("history-at")
    draw(answer["drawn"])
    lesson.ring(str(answer["drawn"].ringed))
    slider = document.getElementById("history-at")
    if slider and not was_looking and embedded.may_focus():
        slider.focus()


looking = Looking()
