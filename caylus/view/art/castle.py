"""The castle, whose sections grow stone by stone."""

from functools import cache
from typing import NamedTuple

from caylus.view.art.shapes import (
    INHERITED,
    area,
    bar,
    box,
    drawing,
    line,
    number,
    shadow,
    tone,
)

FLOOR = 76


class Stone(NamedTuple):
    """One piece of a section, as path steps: its outline, joints, shaded side and roof."""

    outline: str
    seams: str
    shade: str
    roof: str = ""


def joints(left: float, right: float, top: float, bottom: float, row: int) -> str:
    """Mortar lines of one course of stones between two sides, staggered by row."""
    count = max(1, round((right - left) / 15))
    step = (right - left) / count
    offset = step / 2 if row % 2 else step
    marks = [left + offset + step * i for i in range(count)]
    return "".join(f"M{x:.1f} {top:.1f}V{bottom:.1f}" for x in marks if x < right - 2)


def slab(left: float, right: float, top: float, bottom: float) -> str:
    """A plain rectangle."""
    return f"M{left:.1f} {top:.1f}H{right:.1f}V{bottom:.1f}H{left:.1f}z"


def battlement(left: float, right: float, top: float, bottom: float, count: int) -> str:
    """A rectangle with `count` merlons on its upper edge."""
    tooth = (right - left) / (2 * count - 1)
    rise = f"V{top - 7:.1f}h{tooth:.1f}V{top:.1f}"
    edge = f"h{tooth:.1f}".join([rise] * count)
    return f"M{left:.1f} {top:.1f}{edge}V{bottom:.1f}H{left:.1f}z"


def keep(total: int) -> list[Stone]:
    """The dungeon: one mighty keep, laid course by course from the ground."""
    height = 60 / max(total, 1)
    stones = []
    for row in range(total):
        bottom = FLOOR - row * height
        top = bottom - height
        spread = 9 if row == 0 else 5 if row == total - 1 else 0
        left, right = 34 - spread, 110 + spread
        outline = slab(left, right, top, bottom)
        if row == total - 1:
            outline = battlement(left, right, top, bottom, 5)
        seams = joints(left, right, top, bottom, row)
        stones.append(Stone(outline, seams, slab(90, right, top, bottom)))
    return stones


def rampart(total: int) -> list[Stone]:
    """The walls: one long rampart, built section by section from left to right."""
    width = 136 / max(total, 1)
    stones = []
    for row in range(total):
        left = 4 + row * width
        right = left + width
        seams = "".join(
            f"M{left:.1f} {y}H{right:.1f}" + joints(left, right, y, y + 9, index)
            for index, y in enumerate((40, 49, 58, 67))
        )
        tooth = f"h{width * 0.2:.1f}V28h{width * 0.6:.1f}v7"
        outline = f"M{left:.1f} 35{tooth}H{right:.1f}V{FLOOR}H{left:.1f}z"
        stones.append(Stone(outline, seams, slab(right - width / 4, right, 35, FLOOR)))
    return stones


def turrets(total: int) -> list[Stone]:
    """The towers: three of them, rising storey by storey, each ending in a roof."""
    storeys = [(total + 1) // 3, (total + 2) // 3, total // 3]
    sides = [(12, 42, 44), (55, 89, 36), (102, 132, 44)]
    stones = []
    for level in range(max(storeys)):
        for (left, right, top), count in zip(sides, storeys, strict=True):
            if level < count:
                stones.append(storey(left, right, top, level, count))
    return stones


def storey(left: int, right: int, top: int, level: int, count: int) -> Stone:
    """One storey of a tower; the highest carries the pointed roof."""
    height = (FLOOR - top) / count
    bottom = FLOOR - level * height
    ceiling = bottom - height
    middle = (left + right) / 2
    roof = f"M{left - 4} {ceiling:.1f}L{middle:g} {top - 23}L{right + 4} {ceiling:.1f}z"
    seams = joints(left, right, ceiling, bottom, level)
    return Stone(
        slab(left, right, ceiling, bottom),
        seams,
        slab(right - 9, right, ceiling, bottom),
        roof if level == count - 1 else "",
    )


PLANS = {"dungeon": keep, "walls": rampart, "towers": turrets}


def masonry(stone: Stone) -> str:
    """A piece that stands."""
    edge = f'stroke="{tone("ink")}" d="'
    return drawing(
        f'<path class="built" fill="{tone("masonry")}" {edge}{stone.outline}"/>',
        bar("mortar", 1.3, stone.seams),
        shadow(stone.shade, 0.16),
        f'<path fill="{tone("slate")}" {edge}{stone.roof}"/>' if stone.roof else "",
    )


def scaffold(stone: Stone) -> str:
    """A piece still to be built: a faint dashed outline."""
    return (
        f'<path class="planned" fill="{tone("masonry")}" fill-opacity=".3"'
        f' stroke="{tone("muted")}" stroke-dasharray="3 3" d="{stone.outline}{stone.roof}"/>'
    )


@cache
def section(kind: str, built: int, total: int, closed: bool = False) -> str:
    """A section of the castle ("dungeon", "walls" or "towers") as parts on a 144 by 96 field.

    Of its `total` pieces, laid on one after the other, `built` stand as masonry and the others
    are dashed outlines, or nothing if the section is closed. An unknown kind raises KeyError.
    """
    stones = PLANS[kind](total)
    return drawing(
        *(scaffold(stone) for stone in reversed(stones[built:]) if not closed),
        *(masonry(stone) for stone in stones[:built]),
        openings(kind, built),
        pennants(kind) if built == total and total else "",
        box("meadow", 2, FLOOR, 140, 2.5, 1.2),
    )


def field(*parts: str) -> str:
    """A section and what lies below it as a whole svg element."""
    return drawing(
        f'<svg class="castle-section" viewBox="0 0 144 96" {INHERITED} aria-hidden="true">',
        *parts,
        "</svg>",
    )


def openings(kind: str, built: int) -> str:
    """The gate of the keep and the first towers' doors, as soon as there is wall around them."""
    if kind == "dungeon" and built > 2:
        bars = line("stone", 1.2, "M67 60V75M72 57V75M77 60V75")
        return drawing(arches("mark", 18, 22, (72, FLOOR)), bars)
    if kind == "towers":
        doors = ((27, FLOOR), (72, FLOOR), (117, FLOOR))[:built]
        return arches("mark", 7, 9, *doors) if doors else ""
    return ""


def pennants(kind: str) -> str:
    """The flags of a finished section."""
    feet = {"dungeon": [(72, 17)], "walls": [(13, 28), (114, 28)], "towers": [(72, 14)]}
    return "".join(flag(x, y, 14) for x, y in feet[kind])


def arches(name: str, width: float, height: float, *feet: tuple[float, float]) -> str:
    """Round-headed openings of one size standing on the middles of their sills."""
    half, wall = number(width / 2), number(height - width / 2)
    curve = f"a{half} {half} 0 0 1 {number(width)} 0"
    return area(
        name,
        "".join(f"M{number(x - width / 2)} {number(y)}v-{wall}{curve}v{wall}z" for x, y in feet),
    )


def flag(x: float, y: float, height: float) -> str:
    """A pole with a pennant in the banner colour, standing on (x, y)."""
    return drawing(
        line("beam", 1.2, f"M{x} {y}v{-height}"),
        area("banner", f"M{x} {y - height}q5-2 8 1t7 0l-4 4 3 3q-4 1-7-1t-7 1z"),
    )
