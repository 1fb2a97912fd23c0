"""Our own flat drawings as SVG text: buildings, signs, the castle and the bridge."""

from functools import cache

from caylus.view.art.buildings_stone import STONE
from caylus.view.art.buildings_wood import WOOD
from caylus.view.art.icons import ICONS
from caylus.view.art.neutral import NEUTRAL
from caylus.view.art.prestige import PRESTIGE
from caylus.view.art.shapes import INHERITED, joined
from caylus.view.art.table import bridge, castle_section

__all__ = ["BUILDINGS", "ICONS", "bridge", "castle_section", "symbols"]

BUILDINGS = NEUTRAL | WOOD | STONE | PRESTIGE


@cache
def symbols() -> str:
    """Every building as `art-KEY` and every sign as `icon-KEY`, one symbol each."""
    scenes = (
        f'<symbol id="art-{key}" viewBox="0 0 128 88"'
        f' preserveAspectRatio="xMidYMid slice" {INHERITED}>{text}</symbol>'
        for key, text in BUILDINGS.items()
    )
    signs = (
        f'<symbol id="icon-{key}" viewBox="0 0 24 24" {INHERITED}'
        f' stroke-linejoin="round">{text}</symbol>'
        for key, text in ICONS.items()
    )
    return joined("".join((*scenes, *signs)))
