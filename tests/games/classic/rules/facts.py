"""What the tables of the rules say: costs, points, productions and rates."""

from __future__ import annotations

WOODEN = {
    "food-farm": ({"FW"}, 2),
    "cloth-farm": ({"FW"}, 2),
    "quarry": ({"FW"}, 2),
    "sawmill": ({"FW"}, 2),
    "marketplace": ({"FW", "WW", "WS", "WC", "WG"}, 4),
    "peddler": ({"FW", "WW", "WS", "WC", "WG"}, 4),
    "mason": ({"FW"}, 4),
    "lawyer": ({"WC"}, 4),
}
STONE = {
    "stone-farm": ({"FS"}, 3),
    "park": ({"FS"}, 3),
    "workshop": ({"FS"}, 3),
    "church": ({"SC"}, 3),
    "tailor": ({"WS"}, 6),
    "bank": ({"WS"}, 6),
    "alchemist": ({"FS"}, 6),
    "architect": ({"FS"}, 6),
    "jeweller": ({"SC"}, 6),
}
CRAFTS = {**WOODEN, **STONE}
# Cubes, points, favors, income.
PRESTIGE = {
    "statue": ("SSG", 7, 1, 0),
    "granary": ("FFFG", 10, 0, 0),
    "library": ("WWWG", 10, 0, 1),
    "weaver": ("CCCG", 12, 0, 0),
    "theatre": ("WWWGG", 14, 1, 0),
    "university": ("SSSGG", 14, 1, 0),
    "monument": ("SSSSGG", 14, 2, 0),
    "hotel": ("SSSGG", 16, 0, 2),
    "cathedral": ("SSSSSGGG", 25, 0, 0),
}
FIRST_DENIERS = {2: [5, 5], 3: [5, 6, 6], 4: [5, 6, 6, 7], 5: [5, 6, 6, 7, 7]}
INCOME = {"residence": 1, "library": 1, "hotel": 2}
PRODUCED = {
    "neutral-sawmill": "W",
    "neutral-quarry": "S",
    "gold-mine": "G",
    "sawmill": "WW",
    "quarry": "SS",
    "stone-farm": "FFC",
    "park": "FWW",
    "workshop": "SSC",
}
SALES = {"neutral-marketplace": 4, "marketplace": 6}
GOLD_FOR = {"bank": {2: 1, 5: 2}, "alchemist": {2: 1, 4: 2}}
POINTS_FOR = {
    "church": {2: 3, 4: 5},
    "tailor": {1: 2, 2: 4, 3: 6},
    "jeweller": {1: 5, 2: 9},
}
SIZES = {"dungeon": 6, "walls": 10, "towers": 14}
WORTH = {"dungeon": 5, "walls": 4, "towers": 3}
PENALTIES = (2, 3, 4)
CAPS = (2, 4, 5, 5)


def worth(tile: str, variant: str) -> int:
    """The points of a craft tile or a prestige building in a variant."""
    if tile in PRESTIGE:
        return PRESTIGE[tile][1]
    edition = variant.partition("-")[0]
    special = {("church", "2005"): 4, ("lawyer", "later"): 3}
    return special.get((tile, edition), CRAFTS[tile][1])
