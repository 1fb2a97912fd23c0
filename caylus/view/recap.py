"""What has changed on the table since a seat last chose."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import Board
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, State, Step


@dataclass(frozen=True)
class Before:
    """What stood on the table just after a seat's last choice; `told` counts the log's entries."""

    told: int
    table: Board

    def points(self, seat: int) -> int:
        """The points that a seat had then."""
        return sum(scoring.points(self.table, seat))

    def goods_changed(self, table: Board, seat: int) -> list[int]:
        """How many more food, wood, stone, gold and deniers a seat has than then."""
        pairs = zip(table.goods_of(seat), self.table.goods_of(seat), strict=True)
        return [now - then for now, then in pairs]

    def is_fresh(self, table: Board, place: int) -> bool:
        """Whether a place of the road has a new card or a new worker."""
        if place >= len(self.table.road_kind):
            return True
        worker, now = self.table.road_worker[place], table.road_worker[place]
        is_new = table.road_kind[place] != self.table.road_kind[place]
        return is_new or (now != worker and now >= 0)


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
            assert isinstance(state, Board)
            self.before = {**self.before, seat: Before(told, state.clone())}
