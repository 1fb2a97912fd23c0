"""What has changed on the table since a seat last chose."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, State, Step
from caylus.view.table import Before


class Recap:
    """Keeps for some seats what stood when each last chose, told through `watch`.

    What is `forced` is no choice: it belongs to what happened since.
    """

    def __init__(self, seats: Collection[int]) -> None:
        self.seats = seats
        self.before: Mapping[int, Before] = {}
        self.chose: int | None = None
        self.forced = False

    def watch(self, state: State, seat: int, what: Action | Step, told: int) -> None:
        """Look at the table when one of the seats has chosen; `told` counts the log's entries.

        What is dealt then still belongs to the choice.
        """
        if not isinstance(what, Action):
            return
        if seat != CHANCE:
            self.chose = None if self.forced else seat
        seat = CHANCE if self.chose is None else self.chose
        if seat in self.seats:
            self.before = {**self.before, seat: Before(told, state.clone())}
