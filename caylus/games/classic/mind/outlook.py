"""What an expectation consists of, for people: the terms of prospects."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.mind.prospects import FEATURES, TERMS, Prospects, features
from caylus.games.classic.rules.board import Board
from caylus.players.mind import Outlook, Term

POINTS = "points"
ROAD = "road"
# The terms whose features add up to a number of things, and those that nobody is told of: every
# seat has its own to tell.
COUNTED = {"deniers", "food", "wood", "stone", "cloth", "gold", "favors"}
UNTOLD = {"rivals", "beginning"}
NUMBERS = {
    term: [FEATURES.index(name) for name in names]
    for term, names in TERMS.items()
    if term not in UNTOLD
}


def outlooks(prospects: Prospects, state: Board) -> list[Outlook]:
    """What every seat will probably end with, and what that consists of."""
    seen, scored = features(state)
    return [
        Outlook(total, (Term(POINTS, points, points), *_terms(prospects.weights, own)))
        for total, points, own in zip(prospects.values(state), scored, seen, strict=True)
    ]


def _terms(weights: Sequence[float], own: Sequence[float]) -> list[Term]:
    half = len(FEATURES)
    return [
        Term(
            name,
            sum(own[index] for index in numbers) if name in COUNTED else 0.0,
            sum(own[index] * weights[index] for index in numbers)
            + sum(own[half + index] * weights[half + index] for index in numbers),
            name == ROAD,
        )
        for name, numbers in NUMBERS.items()
    ]
