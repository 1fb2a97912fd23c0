"""The bridge of those who passed."""

from functools import cache

from caylus.view.art.shapes import INHERITED, area, drawing, framed, light, line, shadow, tone


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


@cache
def bridge(colours: tuple[str, ...], spaces: int) -> str:
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
