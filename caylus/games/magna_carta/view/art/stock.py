"""What the build draws of Magna Carta: its buildings, signs and grains, picked from the stock."""

from collections.abc import Iterable
from functools import cache

from caylus.view.art import stock
from caylus.view.art.stock import GRAINS

__all__ = ["BUILDINGS", "GRAINS", "ICONS", "scenes", "symbols"]

NEUTRAL = ("park", "forest", "quarry", "trading-post", "neutral-peddler")
WOOD = ("small-farm", "small-sawmill", "small-quarry", "peddler", "market", "lawyer")
STONE = ("large-farm", "large-sawmill", "large-quarry", "gold-mine", "bank", "church")
PRESTIGE = ("theatre", "statue", "hotel", "stables", "town-hall", "monument", "cathedral")
SECTIONS = ("dungeon", "walls", "towers")

BUILDINGS = {key: stock.BUILDINGS[key] for key in (*NEUTRAL, *WOOD, "residence", *STONE, *PRESTIGE)}
ICONS = {
    key: stock.SIGNS[key]
    for key in (
        *("food", "wood", "stone", "gold", "denier", "coin", "any", "provost"),
        *(f"token-{section}" for section in SECTIONS),
        *("crest", "residence", "castle"),
    )
}


def scenes(keys: Iterable[str]) -> str:
    """Some buildings as `art-KEY`, one symbol each."""
    return stock.scenes({key: BUILDINGS[key] for key in keys})


@cache
def symbols() -> str:
    """Every building as `art-KEY`, sign as `icon-KEY` and grain as `grain-KEY`, a symbol each."""
    return stock.symbols(BUILDINGS, ICONS)
