"""The house's own drawings as SVG text: signs that games share, and how symbols are written."""

from collections.abc import Mapping

from caylus.view.art.shapes import INHERITED, joined, tone
from caylus.view.art.signs import SIGNS

__all__ = ["INKED", "SIGNS", "pictures", "signs"]

INKED = frozenset(key for key, text in SIGNS.items() if tone("text") in text)
"""The signs that have the colour of the text around them; all others look the same everywhere."""


def pictures(drawn: Mapping[str, str], size: tuple[int, int]) -> str:
    """Drawings of one size as `art-KEY`, one symbol each; what does not fit is cut off."""
    width, height = size
    return joined(
        "".join(
            f'<symbol id="art-{key}" viewBox="0 0 {width} {height}"'
            f' preserveAspectRatio="xMidYMid slice" {INHERITED}>{text}</symbol>'
            for key, text in drawn.items()
        )
    )


def signs(drawn: Mapping[str, str]) -> str:
    """Signs on a field of 24 by 24 as `icon-KEY`, one symbol each."""
    return joined(
        "".join(
            f'<symbol id="icon-{key}" viewBox="0 0 24 24" {INHERITED}'
            f' stroke-linejoin="round">{text}</symbol>'
            for key, text in drawn.items()
        )
    )
