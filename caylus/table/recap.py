"""What has changed on the table since a seat last chose."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, State, Step
from caylus.view.table import Before


class Recap:
    """Remembers the table, for some seats, as each saw it when it last chose; fed by `watch`.

    A `forced` action is no choice: it belongs to what has happened since.
    """

    def __init__(self, seats: Collection[int]) -> None:
        self.seats = seats
        self.before: Mapping[int, Before] = {}
        self.chose: int | None = None
        self.forced = False

    def watch(self, state: State, seat: int, what: Action | Step, entries: int) -> None:
        """Look at the table when one of the seats has chosen; `entries` counts the log's entries.

        Deals that follow still belong to the choice.
        """
        if not isinstance(what, Action):
            return
        if seat != CHANCE:
            self.chose = None if self.forced else seat
        seat = CHANCE if self.chose is None else self.chose
        if seat in self.seats:
            self.before = {**self.before, seat: Before(entries, state.clone())}
