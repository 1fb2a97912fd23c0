"""The board of a game of Caylus: what lies where, and what moves on it."""

from __future__ import annotations

from typing import Self

from caylus.games.classic import TITLE
from caylus.games.classic.rules import points
from caylus.games.classic.rules.editions import edition
from caylus.games.classic.rules.favors import LINES
from caylus.games.classic.rules.goods import GOODS
from caylus.games.classic.rules.numbers import (
    CRAFT_KINDS,
    FIXED_ON_ROAD,
    MAY_TURN,
    NEUTRAL_KINDS,
    RESIDENCE_KIND,
)
from caylus.games.classic.rules.points import LOST, SOURCES
from caylus.games.classic.rules.spaces import CLOSED, EMPTY, FREE, ROAD, SINGLE, START
from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.state import State

NAME, EDITION, COLOURS = TITLE.name, TITLE.edition, TITLE.colours
NAMES = {CHANCE: "chance", NOBODY: "nobody", **dict(enumerate(COLOURS))}
SECTIONS = ("dungeon", "walls", "towers")
ROOM = (6, 10, 14)
"""How many houses each section of the castle takes."""
WORKERS = 6
STARTING_CUBES = (2, 1, 0, 0, 0)
STARTING_DENIERS = {2: (5, 5), 3: (5, 6, 6), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}
"""The deniers of each place in the turn order, by the number of players."""


class Board(State):
    """Everything on the table; nothing is hidden.

    The road is four lists of 28: the kind of tile that lies on a space, its owner, for whom it
    turns into a residence once its worker is done, and, in `worker`, who stands there; that list
    goes on with the special buildings that take one worker. `stables`, `queue` (the castle) and
    `bridge` (who passed) are seats in order of arrival; `inn` are its left and right place.
    `order` is the turn order. Goods are one list, six a seat: food, wood, stone, cloth, gold,
    deniers; `points` one of eight a seat, by source; `levels` one of four a seat, the columns of
    its favor markers. `used` are bit masks of the favor lines used in this phase. `castle` is the
    room left in each section, `houses` one list, three a seat, `scored` how many sections have
    been scored, `batches` what each seat has given in this castle phase.
    """

    __slots__ = (
        "bailiff",
        "batches",
        "bridge",
        "castle",
        "edition",
        "goods",
        "houses",
        "inn",
        "levels",
        "order",
        "points",
        "provost",
        "queue",
        "road_kind",
        "road_owner",
        "scored",
        "stables",
        "supply",
        "turning",
        "used",
        "worker",
        "workers",
    )

    game = NAME

    def __init__(self, variant: str, players: int, seed: int | None = None) -> None:
        super().__init__(players, seed)
        self.edition = edition(variant)
        self.bailiff = self.provost = START
        self.scored = 0
        self.order: list[int] = []
        self.road_kind = [EMPTY] * ROAD
        self.road_owner = [FREE] * ROAD
        self.turning = [FREE] * ROAD
        self.worker = [CLOSED] * ROAD + [FREE] * (SINGLE - ROAD)
        self.stables: list[int] = []
        self.inn = [FREE, FREE]
        self.queue: list[int] = []
        self.bridge: list[int] = []
        self.goods = [*STARTING_CUBES, 0] * players
        self.points = [0] * len(SOURCES) * players
        self.workers = [WORKERS] * players
        self.levels = [0] * len(LINES) * players
        self.used = [0] * players
        self.castle = list(ROOM)
        self.houses = [0] * len(SECTIONS) * players
        self.batches = [0] * players
        self.supply = self.edition.supply[:]
        for space, kind in FIXED_ON_ROAD.items():
            self.lay(kind, space)

    @property
    def variant(self) -> str:
        """The printing and the switches that are played."""
        return self.edition.variant

    def clone(self) -> Self:
        """An equal state that shares nothing that changes."""
        other = object.__new__(type(self))
        other.players, other.edition, other.seed = self.players, self.edition, self.seed
        other.actor, other.step, other.offered = self.actor, self.step, self.offered
        other.round, other.phase, other.scored = self.round, self.phase, self.scored
        other.bailiff, other.provost = self.bailiff, self.provost
        other.agenda = self.agenda[:]
        other.draws = self.draws.copy()
        other.order = self.order[:]
        other.road_kind = self.road_kind[:]
        other.road_owner = self.road_owner[:]
        other.turning = self.turning[:]
        other.worker = self.worker[:]
        other.stables = self.stables[:]
        other.inn = self.inn[:]
        other.queue = self.queue[:]
        other.bridge = self.bridge[:]
        other.goods = self.goods[:]
        other.points = self.points[:]
        other.workers = self.workers[:]
        other.levels = self.levels[:]
        other.used = self.used[:]
        other.castle = self.castle[:]
        other.houses = self.houses[:]
        other.batches = self.batches[:]
        other.supply = self.supply[:]
        return other

    def goods_of(self, seat: int) -> tuple[int, ...]:
        """The food, wood, stone, cloth, gold and deniers of a seat."""
        return tuple(self.goods[seat * GOODS : (seat + 1) * GOODS])

    def points_of(self, seat: int) -> list[int]:
        """The points that a seat has been given, by source."""
        return self.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]

    def level(self, seat: int, line: int) -> int:
        """The column of a seat's marker in a line of favors; 0 before the first."""
        return self.levels[seat * len(LINES) + line]

    def earn(self, seat: int, source: int, count: int) -> None:
        """Give a seat points."""
        self.points[seat * len(SOURCES) + source] += count

    def lose(self, seat: int, count: int) -> None:
        """Take points from a seat, as far as it has any."""
        self.points[seat * len(SOURCES) + LOST] -= min(count, sum(self.points_of(seat)))

    def grant_favors(self, seat: int, count: int) -> None:
        """Give a seat royal favors, to be resolved before anything else goes on."""
        self.agenda += [(seat, self.edition.favor)] * count

    def empty_space(self) -> int:
        """The lowest empty space of the road, or ROAD if it is full."""
        return self.road_kind.index(EMPTY) if EMPTY in self.road_kind else ROAD

    def lay(self, kind: int, space: int, owner: int = FREE) -> None:
        """Lay a tile on an empty space."""
        self.road_kind[space] = kind
        self.road_owner[space] = owner
        self.worker[space] = FREE
        if self.supply[kind]:
            self.supply[kind] -= 1

    def cover(self, kind: int, space: int) -> None:
        """Lay a prestige building over a residence."""
        self.road_kind[space] = kind
        self.supply[kind] -= 1

    def turn(self, space: int, owner: int) -> None:
        """Turn a tile into a residence: a craft building goes back to the supply."""
        kind = self.road_kind[space]
        if kind in CRAFT_KINDS:
            self.supply[kind] += 1
        self.road_kind[space] = RESIDENCE_KIND
        self.road_owner[space] = owner
        self.worker[space] = CLOSED
        self.turning[space] = FREE

    def turnable(self, seat: int) -> list[int]:
        """The spaces that may become a residence of a seat (rules: 4.7)."""
        tiles = zip(self.road_kind, self.road_owner, self.turning, strict=True)
        return [
            space
            for space, (kind, owner, turning) in enumerate(tiles)
            if kind != EMPTY
            and MAY_TURN[kind]
            and (owner == seat or kind in NEUTRAL_KINDS)
            and turning == FREE
        ]

    def residences(self, seat: int) -> list[int]:
        """The spaces of a seat's residences that no prestige building covers."""
        return [
            space
            for space, kind in enumerate(self.road_kind)
            if kind == RESIDENCE_KIND and self.road_owner[space] == seat
        ]

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return [
            sum(self.points_of(seat)) + sum(points.last_points(self, seat))
            for seat in range(self.players)
        ]
