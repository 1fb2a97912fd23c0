"""What the build draws of the classic game: its tiles, signs and grains."""

from collections.abc import Iterable
from functools import cache

from caylus.games.classic.view.art.stock.icons import ICONS
from caylus.games.classic.view.art.stock.prestige import PRESTIGE
from caylus.games.classic.view.art.stock.special import SPECIAL
from caylus.games.classic.view.art.stock.stone import STONE
from caylus.games.classic.view.art.stock.wood import WOOD
from caylus.view.art import stock
from caylus.view.art.stock import GRAINS

__all__ = ["BUILDINGS", "GRAINS", "ICONS", "scenes", "symbols"]

# What other games have under another key: the tile, and the drawing in the stock.
SAME = {
    "neutral-farm": "small-farm",
    "neutral-forest": "forest",
    "neutral-sawmill": "small-sawmill",
    "neutral-quarry": "small-quarry",
    "fixed-peddler": "neutral-peddler",
    "food-farm": "large-farm",
    "sawmill": "large-sawmill",
    "marketplace": "market",
}
SHARED = (
    *("gold-mine", "trading-post", "stables"),
    *("quarry", "peddler", "lawyer"),
    *("park", "church", "bank", "residence"),
    *("statue", "theatre", "monument", "hotel", "cathedral"),
)

BUILDINGS = {
    **{key: stock.BUILDINGS[drawing] for key, drawing in SAME.items()},
    **{key: stock.BUILDINGS[key] for key in SHARED},
    **SPECIAL,
    **WOOD,
    **STONE,
    **PRESTIGE,
}


def scenes(keys: Iterable[str]) -> str:
    """Some tiles as `art-KEY`, one symbol each."""
    return stock.scenes({key: BUILDINGS[key] for key in keys})


@cache
def symbols() -> str:
    """Every tile as `art-KEY`, sign as `icon-KEY` and grain as `grain-KEY`, a symbol each."""
    return stock.symbols(BUILDINGS, ICONS)
