"""Dealing, rolling and taking squares."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.nine_squares.rules.state import COLOURS, FREE, KIND_OF, KINDS, NineSquares

from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.state import Action, Step

SIDES = (3, 2, 1)
"""How many sides of the die show 1, 2 and 3."""


class Deal(Action):
    """The card that somebody gets."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"deal {KINDS[kind]}")
        self.kind = kind

    def happen(self, state: NineSquares, seat: int) -> None:
        """Give it."""
        state.cards[state.step.seat] = self.kind  # type: ignore[union-attr]


class Roll(Action):
    """What the die shows."""

    __slots__ = ("pips",)

    def __init__(self, pips: int) -> None:
        super().__init__(f"roll {pips}")
        self.pips = pips

    def happen(self, state: NineSquares, seat: int) -> None:
        """Note it."""
        state.roll = self.pips


class Take(Action):
    """Taking a square for what was rolled."""

    __slots__ = ("square",)

    def __init__(self, square: int) -> None:
        super().__init__(f"take {square + 1}")
        self.square = square

    def happen(self, state: NineSquares, seat: int) -> None:
        """Take it."""
        state.owners[self.square], state.worth[self.square] = seat, state.roll
        state.roll = 0


DEALS = [Deal(kind) for kind in range(len(KINDS))]
ROLLS = [Roll(pips) for pips in range(1, len(SIDES) + 1)]
TAKES = [Take(square) for square in range(len(KIND_OF))]


class CardDeal(Step):
    """A seat is dealt its card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"card-{COLOURS[seat]}")
        self.seat = seat

    def run(self, state: NineSquares, seat: int) -> Sequence[Action]:
        """Offer each kind that is left."""
        return [deal for deal, left in zip(DEALS, state.deck, strict=True) if left]

    def weights(self, state: NineSquares) -> Sequence[float]:
        """A kind is as likely as there are cards of it."""
        return [left for left in state.deck if left]


class Die(Step):
    """The die is rolled."""

    def run(self, state: NineSquares, seat: int) -> Sequence[Action]:
        """Offer what it can show."""
        return ROLLS

    def weights(self, state: NineSquares) -> Sequence[float]:
        """As its sides are."""
        return SIDES


class Turn(Step):
    """A seat takes a square."""

    def run(self, state: NineSquares, seat: int) -> Sequence[Action]:
        """Offer those that are free."""
        return [take for take in TAKES if state.owners[take.square] == FREE]


class Round(Step):
    """Everybody has a turn, as long as squares are free."""

    def run(self, state: NineSquares, seat: int) -> Sequence[Action]:
        """Begin a round, or end the game."""
        free = state.owners.count(FREE)
        state.phase = "round" if free else "over"
        if free:
            state.round += 1
            state.agenda.append((NOBODY, ROUND))
            for player in reversed(range(min(free, state.players))):
                state.agenda += [(player, TURN), (CHANCE, DIE)]
        return ()


CARD_DEALS = [CardDeal(seat) for seat in range(len(COLOURS))]
DIE, TURN, ROUND = Die("die"), Turn("turn"), Round("round")
STEPS = {step.text: step for step in (*CARD_DEALS, DIE, TURN, ROUND)}


def start(variant: str, players: int, seed: int | None) -> NineSquares:
    """The state before the first deal."""
    state = NineSquares(variant, players, seed)
    state.agenda = [(NOBODY, ROUND), *((CHANCE, CARD_DEALS[n]) for n in reversed(range(players)))]
    state.proceed()
    return state
