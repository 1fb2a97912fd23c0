"""The nine squares, the cards, and what a seat may know of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Self

from caylus.games.nine_squares import TITLE

from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.state import Action, State

COLOURS = TITLE.colours
NAMES = {CHANCE: "chance", NOBODY: "nobody", **dict(enumerate(COLOURS))}
FREE = -1
UNKNOWN = -1
CORNER, EDGE, CENTRE = range(3)
KINDS = ("corner", "edge", "centre")
KIND_OF = (CORNER, EDGE, CORNER, EDGE, CENTRE, EDGE, CORNER, EDGE, CORNER)
DECK = (4, 4, 1)
"""How many cards there are of each kind."""
BONUSES = dict(zip(TITLE.variants, (3, 6, 9), strict=True))
"""The points for a square of the kind on the own card, by the variant."""


class NineSquares(State):
    """Who took each square and for how much, who holds which card, and the roll."""

    __slots__ = ("cards", "owners", "roll", "variant", "worth")

    game = TITLE.name

    def __init__(self, variant: str, players: int, seed: int | None = None) -> None:
        super().__init__(players, seed)
        self.variant = variant
        self.owners = [FREE] * len(KIND_OF)
        self.worth = [0] * len(KIND_OF)
        self.cards = [UNKNOWN] * players
        self.roll = 0

    @property
    def bonus(self) -> int:
        """The points for a square of the kind on the own card."""
        return BONUSES[self.variant]

    @property
    def deck(self) -> list[int]:
        """How many cards of each kind nobody holds."""
        return [count - self.cards.count(kind) for kind, count in enumerate(DECK)]

    def clone(self) -> Self:
        """An equal state that shares nothing that changes."""
        other = object.__new__(type(self))
        other.players, other.seed, other.roll = self.players, self.seed, self.roll
        other.variant = self.variant
        other.actor, other.step, other.offered = self.actor, self.step, self.offered
        other.round, other.phase = self.round, self.phase
        other.agenda, other.draws = self.agenda[:], self.draws.copy()
        other.owners, other.worth, other.cards = self.owners[:], self.worth[:], self.cards[:]
        return other

    def points(self, seat: int) -> list[int]:
        """The points of a seat for what it rolled, and by its card."""
        own = [square for square, owner in enumerate(self.owners) if owner == seat]
        fitting = sum(KIND_OF[square] == self.cards[seat] for square in own)
        return [sum(self.worth[square] for square in own), self.bonus * fitting]

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return [sum(self.points(seat)) for seat in range(self.players)]

    def sight(self, seat: int | None) -> Sight:
        """What a seat may know (None: somebody watching)."""
        return Sight(self, seat)

    def to_json(self) -> str:
        """This position as one line of JSON."""
        position: dict[str, Any] = {
            "game": TITLE.name,
            "edition": TITLE.edition,
            "variant": self.variant,
            "round": self.round,
            "phase": self.phase,
            "owners": [NAMES[owner] if owner >= 0 else None for owner in self.owners],
            "worth": self.worth,
            "cards": [KINDS[card] if card >= 0 else None for card in self.cards],
            "roll": self.roll,
            "agenda": [[NAMES[seat], step.text] for seat, step in self.waiting()],
            "seed": self.seed,
            "draws": self.draws,
        }
        return json.dumps(position, separators=(",", ":"))


class Sight:
    """The table as a seat sees it: the others' cards lie in the deck until the game is over."""

    def __init__(self, state: NineSquares, seat: int | None) -> None:
        self.seat = seat
        self.table = state.clone()
        self.table.seed = None
        self.table.draws.clear()
        if state.actor != seat or seat is None:
            self.table.offered = ()
        self.hidden = [card >= 0 for card in state.cards]
        if not state.is_over:
            self.table.cards = [c if n == seat else UNKNOWN for n, c in enumerate(state.cards)]

    @property
    def actor(self) -> int | None:
        """Who must choose."""
        return self.table.actor

    def actions(self) -> list[Action]:
        """What this seat may choose from now."""
        return self.table.actions()

    def sample(self, random: Random) -> NineSquares:
        """A whole state that this seat may take for the real one."""
        state = self.table.clone()
        for seat, is_held in enumerate(self.hidden):
            if is_held and state.cards[seat] == UNKNOWN:
                state.cards[seat] = random.choices(range(len(KINDS)), state.deck)[0]
        if not state.offered and state.actor is not None and state.step is not None:
            state.agenda.append((state.actor, state.step))
            state.proceed()
        return state

    def __eq__(self, other: object) -> bool:
        """Whether both sights tell the same."""
        return isinstance(other, Sight) and self._told() == other._told()

    def __hash__(self) -> int:
        """Equal sights have equal hashes."""
        return hash(repr(self._told()))

    def _told(self) -> tuple[object, ...]:
        return (self.seat, self.hidden, self.table.to_json(), list(map(str, self.actions())))
