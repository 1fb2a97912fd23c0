"""Buildings as the integers that states hold: a kind is a place in BUILDINGS."""

from caylus.games.classic.rules.tiles import (
    BLUE,
    BUILDINGS,
    FIXED,
    LAWYER,
    NEUTRAL,
    ON_ROAD,
    RESIDENCE,
    STONY,
    WOODEN,
)

KIND = {building.key: kind for kind, building in enumerate(BUILDINGS)}


def _of(*families: str) -> range:
    kinds = [kind for kind, building in enumerate(BUILDINGS) if building.family in families]
    return range(kinds[0], kinds[-1] + 1)


CRAFT_KINDS = _of(WOODEN, STONY)
PRESTIGE_KINDS = _of(BLUE)
NEUTRAL_KINDS = _of(NEUTRAL)
FIXED_KINDS = _of(FIXED)
RESIDENCE_KIND = KIND[RESIDENCE.key]
LAWYER_KIND = KIND[LAWYER.key]
FIXED_ON_ROAD = {number - 1: KIND[building.key] for number, building in ON_ROAD.items()}
"""The kinds printed on the road, by space from 0."""

INCOME = [building.income for building in BUILDINGS]
OWNER_EFFECT = [building.owner for building in BUILDINGS]
MAY_TURN = [
    kind in NEUTRAL_KINDS or (kind in CRAFT_KINDS and kind != LAWYER_KIND)
    for kind in range(len(BUILDINGS))
]
"""Whether a kind may become a residence, if it is neutral or the player's own."""
