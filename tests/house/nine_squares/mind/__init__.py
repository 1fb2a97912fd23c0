"""What opponents know of Nine Squares: squares of their own kind and the centre are good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caylus.games.nine_squares.rules.state import FREE, KIND_OF, NineSquares
from caylus.games.nine_squares.rules.turns import SIDES

from caylus.kernel.state import Action
from caylus.players.mind import Joys, Mind, Outlook, Term

JOYS: dict[str, Joys] = {}
ROLL = sum(pips * sides for pips, sides in enumerate(SIDES, 1)) / sum(SIDES)


class Sense:
    """What the search asks."""

    def ranked(self, state: NineSquares) -> list[tuple[Action, float]]:
        """Every action with its worth."""
        seat = state.actor or 0
        return [(action, gain(state, seat, action)) for action in state.offered]

    def values(self, state: NineSquares) -> list[float]:
        """The points that each seat will probably end with."""
        left = state.owners.count(FREE) / state.players
        return [score + left * ROLL for score in state.scores()]

    def swing(self, state: NineSquares) -> float:
        """The points of lead that multiply the odds to win by e."""
        return 3.0

    def left(self, state: NineSquares) -> float:
        """The part of the squares that are free."""
        return state.owners.count(FREE) / len(state.owners)

    def outlooks(self, state: NineSquares) -> list[Outlook]:
        """The points of each seat, with what they consist of."""
        return [
            Outlook(value, (Term("points", score, score),))
            for value, score in zip(self.values(state), state.scores(), strict=True)
        ]


def gain(state: NineSquares, seat: int, action: Any) -> float:
    """The points of taking a square."""
    return float(state.roll + state.bonus * (KIND_OF[action.square] == state.cards[seat]))


def mind(state: NineSquares) -> Mind:
    """The mind for any state."""
    return Sense()


def shortfalls(state: NineSquares) -> Mapping[str, float]:
    """All levels are judged alike."""
    return {}


def value(state: NineSquares, seat: int) -> float:
    """The points, less those of the best rival."""
    scores = state.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def what_is_due(state: NineSquares) -> Action:
    """The first free square."""
    return state.offered[0]


def learned(variant: str, players: int) -> Mapping[str, Any]:
    """Nothing is learned."""
    return {}
