"""The drawings of the classic game: the castle, the bridge and, for the build, all others."""

from collections.abc import Iterable

from caylus.games.classic.view.art.castle import castle_section
from caylus.view.art.bridge import bridge

__all__ = ["bridge", "castle_section", "scenes", "symbols"]

# Workers have no stock: what they need is imported above, and the build draws the rest.


def scenes(keys: Iterable[str]) -> str:
    """Some tiles as `art-KEY`, one symbol each."""
    from caylus.games.classic.view.art import stock

    return stock.scenes(keys)


def symbols() -> str:
    """Every tile as `art-KEY`, sign as `icon-KEY` and grain as `grain-KEY`, a symbol each."""
    from caylus.games.classic.view.art import stock

    return stock.symbols()
