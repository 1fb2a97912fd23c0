"""Skies, hills, trees, rocks, walls and other scenery that several drawings share."""

import re
from collections.abc import Iterable

from caylus.view.art.shapes import (
    area,
    box,
    disc,
    drawing,
    framed,
    light,
    number,
    place,
    shadow,
)

Stand = tuple[float, float, float]
"""Where something stands: its foot and its scale."""

COORDINATE = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
NEEDLESS_BLANK = re.compile(r" (?=[ -])|(?<=[a-zA-Z]) ")


def sky(name: str, sun_x: float, sun_y: float) -> str:
    """A whole background with a sun and its halo."""
    halo = f"M{sun_x - 30} {sun_y}a30 30 0 1 1 60 0a30 30 0 1 1-60 0z"
    return drawing(
        box(name, 0, 0, 128, 88),
        light(halo, 0.35),
        disc("sun", sun_x, sun_y, 13),
    )


def cloud(x: float, y: float, scale: float = 1) -> str:
    """A flat cloud, its lower left corner at (x, y)."""
    return place(light("M3 0a4 4 0 0 1 1-8a8 8 0 0 1 14-2a6 6 0 0 1 8 10z", 0.8), x, y, scale)


def ground(name: str, left: float, middle: float, right: float) -> str:
    """Land up to a soft curve through three heights, down to the lower edge."""
    bend = number(2 * middle - (left + right) / 2)
    return area(name, f"M0 {left:g}Q64 {bend} 128 {right:g}V88H0z")


def stamped(path: str, stands: Iterable[Stand]) -> str:
    """One relative path (its first point absolute, no arcs) set on each stand."""
    return "".join(stamp(path, *stand) for stand in stands)


def stamp(path: str, x: float, y: float, scale: float) -> str:
    """The path scaled about its origin and moved to (x, y), to a tenth of a unit."""
    origin = iter((x, y))

    def moved(found: re.Match[str]) -> str:
        return " " + number(round(float(found[0]) * scale + next(origin, 0), 1))

    return NEEDLESS_BLANK.sub("", COORDINATE.sub(moved, path))


def firs(name: str, *stands: Stand) -> str:
    """Firs of one tone, 40 units high at scale 1."""
    right = "M0-40l7 13h-4l7 12h-5l8 14h-11"
    return drawing(
        area(name, stamped(f"{right}v3h-4v-3h-11l8-14h-5l7-12h-4z", stands)),
        shadow(stamped(f"{right}z", stands), 0.25),
    )


def trees(name: str, *stands: Stand) -> str:
    """Round leafy trees with crowns of one tone, 40 units high at scale 1."""
    crown = "M-14-12c-13 0-14-13-1-15c-2-16 22-22 24-6c12 0 17 16 5 20q-14 5-28 1z"
    return drawing(
        area("beam", stamped("M-3 1q2-9 1-19h5q-1 10 1 19z", stands)),
        area(name, stamped(crown, stands)),
        shadow(stamped("M14-13q-14 5-28 1 18-2 22-22 8 4 10 9 2 8-4 12z", stands), 0.18),
    )


def rock(x: float, y: float, scale: float) -> str:
    """A boulder 20 units wide at scale 1, lying on (x, y)."""
    return place(
        drawing(
            area("rock", "M-10 0-8-8-2-13 5-11 10-4 9 0z"),
            area("chalk", "M-8-8-2-13 5-11-1-7z"),
            area("crag", "M5-11 10-4 9 0H2L-1-7z"),
        ),
        x,
        y,
        scale,
    )


def ashlars(*stands: Stand) -> str:
    """Squared stones, 17 units wide at scale 1."""
    return drawing(
        area("chalk", stamped("M-8 0v-9l4-3h13v9l-4 3z", stands)),
        light(stamped("M-8-9l4-3h13l-4 3z", stands), 0.45),
        shadow(stamped("M5-9l4-3v9l-4 3z", stands), 0.3),
    )


def log_ends(radius: float, *middles: tuple[float, float]) -> str:
    """The sawn ends of a stack of logs."""
    rings = "".join(circle(x, y, round(radius * 0.87, 1)) for x, y in middles)
    hearts = "".join(circle(x, y, round(radius * 0.42, 1)) for x, y in middles)
    return drawing(framed("straw", "timber", radius * 0.26, rings), area("earth", hearts))


def circle(x: float, y: float, radius: float) -> str:
    """Path steps of a circle."""
    r, d = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0z"


def windows(width: float, height: float, *corners: tuple[float, float]) -> str:
    """Lit windows of one size in timber frames, by their upper left corners."""
    half, rise = number(width / 2), number(height / 2)
    panes = "".join(
        f"M{number(x)} {number(y)}h{width}v{height}h-{width}z"
        f"m{half} 0v{height}m-{half}-{rise}h{width}"
        for x, y in corners
    )
    return framed("sun", "beam", 1.1, panes)


def lancets(name: str, width: float, height: float, *feet: tuple[float, float]) -> str:
    """Pointed openings of one size standing on the middles of their sills."""
    half, head, wall = number(width / 2), width * 0.7, number(height - width * 0.7)
    curve = (
        f"q0-{half} {half}-{number(head)} {half} {number(head - width / 2)} {half} {number(head)}"
    )
    return area(
        name,
        "".join(f"M{number(x - width / 2)} {number(y)}v-{wall}{curve}v{wall}z" for x, y in feet),
    )


def coin_pile(x: float, y: float, coins: int) -> str:
    """A pile of gold coins standing on (x, y)."""
    edges = "".join(
        f"M{x - 7:g} {y - 1 - 3 * i:g}a7 2.8 0 1 1 14 0a7 2.8 0 1 1-14 0z" for i in range(coins)
    )
    return framed("gold", "soil", 1, edges)
