"""The castle sections that grow stone by stone, and the bridge of those who passed."""

from functools import cache
from typing import NamedTuple

from caylus.games.magna_carta.view.art.scenery import arches, flag
from caylus.view.art.shapes import (
    INHERITED,
    area,
    bar,
    box,
    drawing,
    framed,
    light,
    line,
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


def tokens(kind: str, left: int) -> str:
    """The tokens still to be won, in one row below the section."""
    start = 72.5 - left * 7.75
    return "".join(
        f'<use class="token" href="#icon-token-{kind}" x="{start + 15.5 * i:g}" y="80"'
        ' width="14.5" height="14.5"/>'
        for i in range(left)
    )


@cache
def castle_section(kind: str, built: int, left: int) -> str:
    """A section of the castle ("dungeon", "walls" or "towers") as a whole svg element.

    Each of its `built` tokens already taken stands as masonry, each of the `left` ones is a
    dashed outline above and a token in the row below. An unknown kind raises KeyError.
    """
    stones = PLANS[kind](built + left)
    return drawing(
        f'<svg class="castle-section" viewBox="0 0 144 96" {INHERITED} aria-hidden="true">',
        *(scaffold(stone) for stone in reversed(stones[built:])),
        *(masonry(stone) for stone in stones[:built]),
        openings(kind, built),
        pennants(kind) if built and not left else "",
        box("meadow", 2, FLOOR, 140, 2.5, 1.2),
        tokens(kind, left),
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


def deck(position: float) -> float:
    """The height of the bridge's roadway at a position from 0 (left) to 1 (right)."""
    return 62 - 88 * position * (1 - position)


def space(index: int, x: float, y: float, colour: str | None) -> str:
    """One numbered space on the bridge; once taken, a worker of the seat stands on it."""
    kind = "space" if colour is None else "space passed"
    disc = (
        f'<circle class="{kind}" fill="{tone("paper")}" stroke="{tone("ink")}" stroke-width="1.6"'
        f' cx="{x:.1f}" cy="{y:.1f}" r="13"/>'
    )
    if colour is not None:
        return drawing(
            disc,
            f'<use href="#icon-worker-{colour}" color="{tone("seat-" + colour)}"'
            f' x="{x - 16:.1f}" y="{y - 17:.1f}" width="32" height="32"/>',
        )
    return drawing(
        disc,
        f'<text fill="{tone("mark")}" x="{x:.1f}" y="{y + 6:.1f}" font-size="17"'
        f' font-weight="700" text-anchor="middle">{index + 1}</text>',
    )


def bridge(colours: list[str], spaces: int) -> str:
    """The bridge as a whole svg element: spaces 1..`spaces`, the first ones taken.

    `colours` names the seats that passed, first to pass first; a worker of each stands on
    one space, in the custom property `--seat-NAME`.
    """
    width = 34 * spaces + 24
    taken: list[str | None] = [*colours, *[None] * spaces]
    discs = []
    for index in range(spaces):
        x = 12 + 34 * (index + 0.5)
        discs.append(space(index, x, deck(x / width) - 15, taken[index]))
    return drawing(
        f'<svg class="bridge" viewBox="0 0 {width} 96" {INHERITED} aria-hidden="true">',
        span(width, max(1, spaces - 2)),
        *discs,
        "</svg>",
    )


def span(width: int, vaulting: int) -> str:
    """The stone bridge itself, its arches, the banks and the river below."""
    curve = f"M0 62Q{width / 2:g} 18 {width} 62"
    opening = (width - 36) / vaulting
    vaults = "".join(vault(18 + opening * i, opening, width) for i in range(vaulting))
    return drawing(
        area("water", f"M0 80H{width}V96H0z"),
        area("masonry", f"{curve}V90H0z"),
        shadow(f"M0 70Q{width / 2:g} 26 {width} 70V62Q{width / 2:g} 18 0 62z", 0.14),
        framed("water", "mortar", 3, vaults),
        area("water", f"M8 84H{width - 8}V96H8z"),
        area("meadow", f"M0 74Q16 78 22 96H0zM{width} 74Q{width - 16} 78 {width - 22} 96H{width}z"),
        line("mortar", 4, curve),
        light(f"M34 88h18v1.5H34zM{width - 62} 91h24v1.5h-24z", 0.6),
    )


def vault(left: float, opening: float, width: int) -> str:
    """One arch of the bridge, as high as the roadway over its lower side allows."""
    near, far = left + 5, left + opening - 5
    crown = max(deck(near / width), deck(far / width)) + 7
    pull = 86 - (86 - crown) * 4 / 3
    return f"M{near:.1f} 86C{near:.1f} {pull:.1f} {far:.1f} {pull:.1f} {far:.1f} 86z"
