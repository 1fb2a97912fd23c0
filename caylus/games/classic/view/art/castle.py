"""The castle: what is built of each section, and whose houses stand for it."""

from functools import cache

from caylus.view.art.castle import field, section
from caylus.view.art.shapes import number, tone

# The row of houses below a section.
LEFT, MIDDLE, RIGHT = 2, 87.6, 142
LARGEST = 16


def lot(x: float, size: float) -> str:
    """Where a house may still be put: a dashed outline in a square around (x, MIDDLE)."""
    wide, eaves, ridge = number(size * 0.76), size * 0.1, MIDDLE - size * 0.42
    wall = number(size * 0.38)
    outline = (
        f"M{number(x - size * 0.38)} {number(MIDDLE - eaves)}L{number(x)} {number(ridge)}"
        f"l{wall} {number(size * 0.32)}v{wall}h-{wide}z"
    )
    return (
        f'<path class="lot" fill="{tone("paper")}" fill-opacity=".3" stroke="{tone("muted")}"'
        f' stroke-dasharray="1.6 1.6" d="{outline}"/>'
    )


def house(colour: str, x: float, size: float) -> str:
    """A house in a square around (x, MIDDLE)."""
    corner, wide = f'x="{number(x - size / 2)}" y="{number(MIDDLE - size / 2)}"', number(size)
    return (
        f'<use class="house" href="#icon-house-{colour}" {corner} width="{wide}" height="{wide}"/>'
    )


@cache
def castle_section(kind: str, colours: tuple[str, ...], spaces: int, closed: bool = False) -> str:
    """A section of the castle ("dungeon", "walls" or "towers") as a whole svg element.

    Each of the houses, whose seats' `colours` come in the order of building, stands as masonry
    and in the row below. The other of its `spaces` are dashed outlines, unless the section has
    been counted and is `closed`. An unknown kind raises KeyError.
    """
    step = min(LARGEST, (RIGHT - LEFT) / spaces)
    start = (LEFT + RIGHT - step * (spaces - 1)) / 2
    middles = [start + step * i for i in range(spaces)]
    taken = [house(colour, x, step * 0.96) for colour, x in zip(colours, middles, strict=False)]
    free = [] if closed else [lot(x, step) for x in middles[len(colours) :]]
    return field(section(kind, len(colours), spaces, closed), *taken, *free)
