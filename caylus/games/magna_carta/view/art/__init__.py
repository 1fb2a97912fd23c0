"""The drawings of Magna Carta as SVG text: buildings, signs, grains, the castle and the bridge."""

from collections.abc import Iterable
from functools import cache

from caylus.games.magna_carta.view.art.buildings_stone import STONE
from caylus.games.magna_carta.view.art.buildings_wood import WOOD
from caylus.games.magna_carta.view.art.grains import GRAINS
from caylus.games.magna_carta.view.art.icons import ICONS
from caylus.games.magna_carta.view.art.neutral import NEUTRAL
from caylus.games.magna_carta.view.art.prestige import PRESTIGE
from caylus.games.magna_carta.view.art.table import bridge, castle_section
from caylus.view.art import pictures, signs

__all__ = ["BUILDINGS", "GRAINS", "ICONS", "bridge", "castle_section", "scenes", "symbols"]

BUILDINGS = NEUTRAL | WOOD | STONE | PRESTIGE
SIZE = 128, 88


def scenes(keys: Iterable[str]) -> str:
    """Some buildings as `art-KEY`, one symbol each."""
    return pictures({key: BUILDINGS[key] for key in keys}, SIZE)


@cache
def symbols() -> str:
    """Every building as `art-KEY`, sign as `icon-KEY` and grain as `grain-KEY`, a symbol each."""
    grains = (
        f'<symbol id="grain-{key}" viewBox="0 0 {width} {height}">{text}</symbol>'
        for key, ((width, height), text) in GRAINS.items()
    )
    return scenes(BUILDINGS) + signs(ICONS) + "".join(grains)
