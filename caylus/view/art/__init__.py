"""Our own flat drawings as SVG text: buildings, signs, the castle and the bridge."""

from collections.abc import Iterable
from functools import cache

from caylus.view.art.buildings_stone import STONE
from caylus.view.art.buildings_wood import WOOD
from caylus.view.art.grains import GRAINS
from caylus.view.art.icons import ICONS
from caylus.view.art.neutral import NEUTRAL
from caylus.view.art.prestige import PRESTIGE
from caylus.view.art.shapes import INHERITED, joined, tone
from caylus.view.art.table import bridge, castle_section

__all__ = ["BUILDINGS", "GRAINS", "ICONS", "INKED", "bridge", "castle_section", "scenes", "symbols"]

BUILDINGS = NEUTRAL | WOOD | STONE | PRESTIGE
INKED = frozenset(key for key, text in ICONS.items() if tone("text") in text)
"""The signs that have the colour of the text around them; all others look the same everywhere."""


def scenes(keys: Iterable[str]) -> str:
    """Some buildings as `art-KEY`, one symbol each."""
    return joined(
        "".join(
            f'<symbol id="art-{key}" viewBox="0 0 128 88"'
            f' preserveAspectRatio="xMidYMid slice" {INHERITED}>{BUILDINGS[key]}</symbol>'
            for key in keys
        )
    )


@cache
def symbols() -> str:
    """Every building as `art-KEY`, sign as `icon-KEY` and grain as `grain-KEY`, a symbol each."""
    signs = (
        f'<symbol id="icon-{key}" viewBox="0 0 24 24" {INHERITED}'
        f' stroke-linejoin="round">{text}</symbol>'
        for key, text in ICONS.items()
    )
    grains = (
        f'<symbol id="grain-{key}" viewBox="0 0 {width} {height}">{text}</symbol>'
        for key, ((width, height), text) in GRAINS.items()
    )
    return scenes(BUILDINGS) + joined("".join(signs)) + "".join(grains)
