"""What happened on the table, shown, sounded and said once the table itself is painted."""

import asyncio

from pyscript import document

from caylus.web.page import options
from caylus.web.page.air import air
from caylus.web.page.sound import sound
from caylus.web.page.table import offer_completions, table
from caylus.web.page.workers import thinker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

AFTER_PAINT = 0.03
# Which part of a move is its tone, see caylus/view/movement.py.
TONE = 5


class Telling:
    """What is still to be told: pieces that `moved`, `news`, and whether a person's turn came."""

    def __init__(self) -> None:
        self.moved: "list[Any]" = []
        self.news: "list[str]" = []
        self.is_turn = False

    def gather(self, answer: "dict[str, Any]", is_bot: bool) -> None:
        """Gather what an answer tells, maybe one to what a bot did."""
        # Bots that move at once would have everything fly at the same time.
        if not is_bot or options.chosen["pace"] != "instant":
            self.moved += answer["moved"]
        self.news += answer["news"]
        self.is_turn = is_bot and not answer["bot"]

    def begin(self, answer: "dict[str, Any]") -> None:
        """Tell it soon, unless something else is done first: then it is told with that."""
        asyncio.create_task(self.tell(answer, table.turn))

    async def tell(self, answer: "dict[str, Any]", turn: int) -> None:
        """Tell it once the table is painted."""
        await asyncio.sleep(AFTER_PAINT)
        if answer["bots"]:
            thinker.start()
        if turn != table.turn:
            return
        moved, self.moved = self.moved, []
        air.fly(moved)
        sound.play(["call"] * self.is_turn + [move[TONE] for move in moved])
        document.getElementById("news").textContent = " ".join(self.news)
        self.news = []
        offer_completions(answer["actions"])


telling = Telling()
