"""Cards as the integers that states hold: tables by kind, and sets of cards as bit masks."""

from collections.abc import Iterable

from caylus.games.magna_carta.rules.cards import (
    BUILDINGS,
    LAWYER,
    NEUTRAL_BUILDINGS,
    NEUTRAL_PEDDLER,
    PLAYER_BUILDINGS,
    PRESTIGE_BUILDINGS,
    RESIDENCE,
)

FREE = -1
"""Nobody's: a road place that a worker may be put on, a card without an owner."""
CLOSED = -2
"""In the list of workers: a residence or prestige building, which takes none."""

KIND = {building.key: kind for kind, building in enumerate(BUILDINGS)}
FIRST_NEUTRAL_KIND = KIND[NEUTRAL_BUILDINGS[0].key]
NEUTRAL_PEDDLER_KIND = KIND[NEUTRAL_PEDDLER.key]
RESIDENCE_KIND = KIND[RESIDENCE.key]
LAWYER_KIND = KIND[LAWYER.key]
FIRST_PRESTIGE_KIND = KIND[PRESTIGE_BUILDINGS[0].key]
PRESTIGE_KINDS = range(FIRST_PRESTIGE_KIND, len(BUILDINGS))

WORKER_EFFECT = [building.worker for building in BUILDINGS]
OWNER_EFFECT = [building.owner for building in BUILDINGS]
INCOME = [building.income for building in BUILDINGS]
PRESTIGE = [building.prestige for building in BUILDINGS]
STORES = [bool(building.store) for building in BUILDINGS]


def bit_set(kinds: Iterable[int]) -> int:
    """The bit mask of some kinds, a bit a kind."""
    return sum(1 << kind for kind in kinds)


def _in_play(kinds: Iterable[int]) -> dict[bool, int]:
    every = list(kinds)
    introductory = [kind for kind in every if not BUILDINGS[kind].standard_only]
    return {True: bit_set(every), False: bit_set(introductory)}


DECK = _in_play(range(len(PLAYER_BUILDINGS)))
"""The bit mask of a player's whole deck, by whether the standard rules are played."""
POOL = _in_play(PRESTIGE_KINDS)
"""The bit mask of the prestige buildings on offer at the start, likewise."""


def _members_of_every_set(size: int) -> list[tuple[int, ...]]:
    members: list[tuple[int, ...]] = [()]
    for mask in range(1, 1 << size):
        lowest = (mask & -mask).bit_length() - 1
        members.append((lowest, *members[mask & (mask - 1)]))
    return members


CARDS_IN = _members_of_every_set(len(PLAYER_BUILDINGS))
"""The kinds in each bit mask of player cards, lowest first."""
