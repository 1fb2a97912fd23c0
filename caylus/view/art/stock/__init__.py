"""A stock of drawings for games to pick from by key; only the build draws them."""

from collections.abc import Mapping

from caylus.view.art import pictures, signs
from caylus.view.art.stock.country import COUNTRY
from caylus.view.art.stock.estates import ESTATES
from caylus.view.art.stock.grains import GRAINS
from caylus.view.art.stock.monuments import MONUMENTS
from caylus.view.art.stock.things import SIGNS
from caylus.view.art.stock.village import VILLAGE

__all__ = ["BUILDINGS", "GRAINS", "SIGNS", "scenes", "symbols"]

BUILDINGS = COUNTRY | VILLAGE | ESTATES | MONUMENTS
SIZE = 128, 88


def scenes(buildings: Mapping[str, str]) -> str:
    """Buildings as `art-KEY`, one symbol each."""
    return pictures(buildings, SIZE)


def symbols(buildings: Mapping[str, str], icons: Mapping[str, str]) -> str:
    """Buildings as `art-KEY`, signs as `icon-KEY` and every grain as `grain-KEY`, a symbol each."""
    grains = (
        f'<symbol id="grain-{key}" viewBox="0 0 {width} {height}">{text}</symbol>'
        for key, ((width, height), text) in GRAINS.items()
    )
    return scenes(buildings) + signs(icons) + "".join(grains)
