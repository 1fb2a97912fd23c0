"""What an expectation consists of: the features of prospects, gathered under names for people."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.state import MagnaCarta
from caylus.players.magna_carta.prospects import FEATURES, Prospects, features
from caylus.players.mind import Outlook, Term

POINTS = "points"
ROAD = "road"
# The features of each term. Those of the first ones add up to a number of things.
COUNTED = {
    "deniers": ("deniers, the first four", "deniers beyond four"),
    "food": ("food, the first two", "food beyond two"),
    "wood": ("wood, the first two", "wood beyond two"),
    "stone": ("stone, the first two", "stone beyond two"),
    "gold": ("gold, the first two", "gold beyond two"),
    "residences": ("residences, the first two", "residences beyond two", "hotels"),
    "cards": ("cards in hand",),
}
FELT = {
    "batches": ("batches that can be offered",),
    "plans": (
        "no card in hand",
        "points of the best card that can be built",
        "points of the best prestige building within reach",
        "gold and a residence",
        "cards that a Lawyer could turn",
    ),
    "buildings": (
        "small producers",
        "cubes on small producers",
        "large producers",
        "coins that owned cards bring",
        "gold mines and banks owned",
        "churches owned",
        "peddlers owned",
    ),
    "turn": ("turns until first player",),
    ROAD: (
        "places on the road",
        "places up to the Provost",
        "lawyers on the road",
        "gold mines and banks on the road",
        "stone on the road",
    ),
}
NUMBERS = {
    term: [FEATURES.index(name) for name in names] for term, names in (COUNTED | FELT).items()
}


def outlooks(prospects: Prospects, state: MagnaCarta) -> list[Outlook]:
    """What every seat will probably end with, and what that consists of."""
    seen, banked = features(state)
    return [
        Outlook(total, (Term(POINTS, points, points), *_terms(prospects.weights, own)))
        for total, points, own in zip(prospects.values(state), banked, seen, strict=True)
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
