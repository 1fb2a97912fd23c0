"""What the castle and its scorings will give or cost: phases 6 and 7 played on copies."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.castle import (
    BATCH,
    CASTLE_FAVOR,
    CASTLE_PHASE,
    NO_BATCH,
    Batch,
)
from caylus.games.classic.rules.ending import COUNT, END_PHASE, MARKS
from caylus.games.classic.rules.goods import GOODS
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Action, State, Step

ENOUGH = 7
"""So many houses more bring all that houses bring in a section."""


@dataclass(frozen=True)
class Guest:
    """Somebody at the castle: the batches that they can give, their points, and what none costs.

    Everybody before gives as many as they can. `favor` tells who then receives it.
    """

    seat: int
    batches: int
    points: int
    lost: int
    favor: bool


@dataclass(frozen=True)
class Count:
    """What the scoring of a section gives or costs a seat with its houses of now.

    `more` are the houses missing until it gives more or costs less; 0 if nothing does.
    """

    seat: int
    houses: int
    lost: int
    favors: int
    more: int


@dataclass(frozen=True)
class Mark:
    """A section not scored yet: the space of its mark, and how many rounds lie before it.

    `fast` counts them with the Provost always ahead of the Bailiff, `slow` with him never ahead.
    """

    section: int
    space: int
    fast: int
    slow: int


def castle_queue(then: Board) -> list[Guest]:
    """Everybody in the castle's queue, on the table as phase 6 finds it or as it runs."""
    if not then.queue:
        return []
    gifts = _Gifts(then)
    gifts.go()
    return [
        Guest(
            seat,
            gifts.batches.get(seat, 0),
            gifts.points.get(seat, 0),
            gifts.lost.get(seat, 0),
            seat == gifts.favored,
        )
        for seat in then.queue
    ]


class _Gifts:
    """Phase 6 happening on a copy, everybody giving as many batches as they can."""

    def __init__(self, table: Board) -> None:
        self.table = table.clone()
        self.batches: dict[int, int] = {}
        self.points: dict[int, int] = {}
        self.lost: dict[int, int] = {}
        self.favored: int | None = None
        self._scores: list[int] = []

    def go(self) -> None:
        """Run the phase, or what is left of it, up to its favor."""
        table = self.table
        running = [entry for entry in table.waiting() if entry[1] in (BATCH, CASTLE_FAVOR)]
        table.agenda = running or [(NOBODY, CASTLE_PHASE)]
        self._scores = _scores(table)
        table.proceed(self._watch)
        while table.step is BATCH and table.actor is not None:
            self._note_penalty(table.actor)
            table.apply(_largest(table, table.actor), self._watch)

    def _note_penalty(self, seat: int) -> None:
        if seat in self.lost:
            return
        then = self.table.clone()
        NO_BATCH.happen(then, seat)
        self.lost[seat] = _scores(self.table)[seat] - _scores(then)[seat]

    def _watch(self, state: State, seat: int, what: Action | Step) -> None:
        table = self.table
        if isinstance(what, Batch):
            self.batches[seat] = self.batches.get(seat, 0) + 1
            more = _scores(table)[seat] - self._scores[seat]
            self.points[seat] = self.points.get(seat, 0) + more
        elif what is BATCH:
            self.lost.setdefault(seat, self._scores[seat] - _scores(table)[seat])
        elif what is CASTLE_FAVOR:
            self.favored = table.agenda[-1][0] if table.agenda else None
            # What the favor brings is for its player to choose.
            table.agenda.clear()
        self._scores = _scores(table)


def _scores(table: Board) -> list[int]:
    """The points given so far: goods are to be had in any case."""
    return [sum(table.points_of(seat)) for seat in range(table.players)]


def _largest(table: Board, seat: int) -> Action:
    """The batch that leaves most for others: of the two kinds that are plentiful."""
    cubes = table.goods[seat * GOODS :]
    batches = [action for action in table.offered if isinstance(action, Batch)]
    return max(batches, key=lambda batch: sum(cubes[kind] for kind in batch.kinds[1:]))


def next_scoring(table: Board) -> list[Count]:
    """What the next scoring gives or costs each player, in turn order; none is left at the end."""
    if table.scored == len(SECTIONS):
        return []
    return [_count(table, seat) for seat in table.order]


def _count(table: Board, seat: int) -> Count:
    houses = table.houses[seat * len(SECTIONS) + table.scored]
    now = _counted(table, seat, houses)
    better = [more for more in range(1, ENOUGH) if _counted(table, seat, houses + more) > now]
    favors, lost = now
    return Count(seat, houses, -lost, favors, min(better, default=0))


def _counted(table: Board, seat: int, houses: int) -> tuple[int, int]:
    """The favors and, below 0, the points that so many houses bring."""
    then = table.clone()
    then.houses[seat * len(SECTIONS) + table.scored] = houses
    then.agenda = []
    COUNT.run(then, seat)
    return len(then.agenda), sum(then.points_of(seat)) - sum(table.points_of(seat))


def marks(table: Board) -> list[Mark]:
    """The marks of the sections that are not scored yet."""
    return [
        Mark(
            section,
            MARKS[section],
            _turns(table, section, 1),
            _turns(table, section, 0),
        )
        for section in range(table.scored, len(SECTIONS))
    ]


def bailiff_goes_to(then: Board) -> int:
    """The space where the Bailiff goes at the end of this turn."""
    after = then.clone()
    after.agenda = []
    END_PHASE.run(after, NOBODY)
    return after.bailiff


def _turns(table: Board, section: int, ahead: int) -> int:
    """The turns until a section is scored, with the Provost ahead of the Bailiff or never."""
    then, turns = table.clone(), 0
    while then.bailiff < MARKS[section] and not (turns and not then.castle[section]):
        then.provost = then.bailiff + ahead
        END_PHASE.run(then, NOBODY)
        turns += 1
    return turns
