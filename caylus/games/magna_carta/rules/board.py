"""The board of a game of Magna Carta: what lies where, and what moves on it."""

from __future__ import annotations

from typing import Self

from caylus.games.magna_carta import TITLE
from caylus.games.magna_carta.rules import numbers, scoring
from caylus.games.magna_carta.rules.numbers import CLOSED, FREE, LAWYER_KIND, RESIDENCE_KIND
from caylus.games.magna_carta.rules.payments import GOODS
from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.state import State

NAME, EDITION, COLOURS = TITLE.name, TITLE.edition, TITLE.colours
NAMES = {CHANCE: "chance", NOBODY: "nobody", **dict(enumerate(COLOURS))}
SECTIONS = ("dungeon", "walls", "towers")
TOKENS = {2: (5, 6, 7), 3: (6, 7, 8), 4: (7, 8, 9), 5: (7, 8, 9)}
STORED_CUBES = {2: 2, 3: 4, 4: 4, 5: 4}
NEUTRALS_BEFORE_THE_PEDDLER = {2: 1, 3: 2, 4: 3, 5: 3}
STARTING_GOODS = (2, 2, 0, 0, 4)
WORKERS = 4
HAND = 3


class Board(State):
    """Everything on the table and in the hands.

    The road is four lists, an entry a place: the kind of card that shows, its owner, its worker
    and the cubes on it. Goods are one list, five a seat: food, wood, stone, gold, deniers. Hands,
    decks and discard piles are bit masks of card kinds: every player has one card of each kind.
    `tokens` is one list, three a seat. `prestige` are masks of the prestige buildings in front of
    the players (introductory rules), `pool` those still on offer. `marked` are the places whose
    card turns when its worker is done, `batches` what each seat offered in this castle phase.
    """

    __slots__ = (
        "batches",
        "castle",
        "deck",
        "discard",
        "first",
        "goods",
        "hand",
        "marked",
        "passed",
        "pool",
        "prestige",
        "provost",
        "removed",
        "road_cubes",
        "road_kind",
        "road_owner",
        "road_worker",
        "standard",
        "tokens",
        "workers",
    )

    game = NAME

    def __init__(self, standard: bool, players: int, seed: int | None = None) -> None:
        super().__init__(players, seed)
        self.standard = standard
        self.first = FREE
        self.provost = 0
        self.removed = 0
        self.pool = numbers.POOL[standard]
        self.castle = list(TOKENS[players])
        self.road_kind: list[int] = []
        self.road_owner: list[int] = []
        self.road_worker: list[int] = []
        self.road_cubes: list[int] = []
        self.marked: list[int] = []
        self.passed: list[int] = []
        self.goods = list(STARTING_GOODS) * players
        self.workers = [WORKERS] * players
        self.tokens = [0] * len(SECTIONS) * players
        self.batches = [0] * players
        self.prestige = [0] * players
        self.hand = [0] * players
        self.deck = [numbers.DECK[standard]] * players
        self.discard = [0] * players

    @property
    def variant(self) -> str:
        """Which rules are played: "standard" or "introductory"."""
        return "standard" if self.standard else "introductory"

    @property
    def reach(self) -> int:
        """The index of the last road card that is activated (phase 4)."""
        return self.provost if self.standard else len(self.road_kind) - 1

    def clone(self) -> Self:
        """An equal state that shares nothing that changes."""
        other = object.__new__(type(self))
        other.players, other.standard, other.seed = self.players, self.standard, self.seed
        other.actor, other.step, other.offered = self.actor, self.step, self.offered
        other.round, other.phase, other.first = self.round, self.phase, self.first
        other.provost, other.removed, other.pool = self.provost, self.removed, self.pool
        other.agenda = self.agenda[:]
        other.draws = self.draws.copy()
        other.castle = self.castle[:]
        other.road_kind = self.road_kind[:]
        other.road_owner = self.road_owner[:]
        other.road_worker = self.road_worker[:]
        other.road_cubes = self.road_cubes[:]
        other.marked = self.marked[:]
        other.passed = self.passed[:]
        other.goods = self.goods[:]
        other.workers = self.workers[:]
        other.tokens = self.tokens[:]
        other.batches = self.batches[:]
        other.prestige = self.prestige[:]
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        return other

    def goods_of(self, seat: int) -> tuple[int, ...]:
        """The food, wood, stone, gold and deniers of a seat."""
        return tuple(self.goods[seat * GOODS : (seat + 1) * GOODS])

    def add_card(self, kind: int, owner: int = FREE) -> None:
        """Lay a card at the end of the road, with the cubes it stores (construction effect)."""
        self.road_kind.append(kind)
        self.road_owner.append(owner)
        self.road_worker.append(FREE)
        self.road_cubes.append(STORED_CUBES[self.players] if numbers.STORES[kind] else 0)

    def turn_card(self, place: int) -> None:
        """Turn a card to its residence side; the cubes on it go back to the stock."""
        self.road_kind[place] = RESIDENCE_KIND
        self.road_worker[place] = CLOSED
        self.road_cubes[place] = 0

    def is_waiting(self, place: int) -> bool:
        """Whether a worker stands on the card, so that it turns only when he is done."""
        return self.road_worker[place] >= 0

    def turnable(self, seat: int) -> list[int]:
        """The places of the cards that a Lawyer may turn for a seat (rules: the Lawyer)."""
        return [
            place
            for place, owner in enumerate(self.road_owner)
            if owner == seat
            and self.road_kind[place] < numbers.FIRST_NEUTRAL_KIND
            and self.road_kind[place] != LAWYER_KIND
            and place not in self.marked
        ]

    def residences(self, seat: int) -> list[int]:
        """The places of a seat's residences that no prestige building covers."""
        return [
            place
            for place, kind in enumerate(self.road_kind)
            if kind == RESIDENCE_KIND and self.road_owner[place] == seat
        ]

    def take_tokens(self, seat: int, count: int) -> None:
        """Give a seat tokens, each from the best section that has any."""
        for _ in range(count):
            self.tokens[seat * len(SECTIONS) + self.take_token()] += 1

    def take_token(self) -> int:
        """Take the best token left out of the castle; returns its section."""
        section = next(section for section, left in enumerate(self.castle) if left)
        self.castle[section] -= 1
        return section

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return [sum(scoring.points(self, seat)) for seat in range(self.players)]
