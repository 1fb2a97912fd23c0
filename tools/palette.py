"""Measure the colours of the page: python -m tools.palette prints contrasts and distances.

Colours are (red, green, blue) from 0 to 1 as they stand in the styles; light is linear.
"""

import math
import re
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path

Colour = tuple[float, float, float]
Palette = Mapping[str, str]

STYLES = Path(__file__).parents[1] / "assets" / "styles" / "themes.css"
SCHEMES = ("light", "dark")

SEATS = ("seat-red", "seat-green", "seat-blue", "seat-purple", "seat-orange")
GOODS = ("food", "wood", "stone", "gold", "denier")
KINDS = ("neutral-card", "wood-card", "stone-card", "residence-card", "prestige-card")

# Complete loss of one kind of cone: Machado, Oliveira and Fernandes 2009, on linear light.
DEFICIENCIES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)

PROPERTY = re.compile(r"--([\w-]+):\s*([^;]+);")
COLOUR = r"(#[0-9a-f]{3,6}|rgb\([^)]*\)|transparent|var\(--[\w-]+\))"
PAIR = re.compile(rf"light-dark\({COLOUR},\s*{COLOUR}\)")


def rules(selector: str, text: str) -> Palette:
    """The custom properties of the first rule with exactly this selector."""
    found = re.search(rf"^{re.escape(selector)} \{{\n(.*?)^\}}", text, re.DOTALL | re.MULTILINE)
    if not found:
        raise KeyError(selector)
    return dict(PROPERTY.findall(found[1]))


def palette(scheme: str, more_contrast: bool = False) -> Palette:
    """Every custom property of the themes as it is in a colour scheme, "light" or "dark"."""
    text = STYLES.read_text(encoding="utf-8")
    values = dict(rules(":root", text))
    if more_contrast:
        values |= rules('html[data-contrast="more"]', text)
    side = SCHEMES.index(scheme) + 1
    return {name: PAIR.sub(lambda pair: pair[side], value) for name, value in values.items()}


def value(name: str, colours: Palette) -> str:
    """A property's own value, through the properties it refers to."""
    text = colours[name]
    while found := re.fullmatch(r"var\(--([\w-]+)\)", text):
        text = colours[found[1]]
    return text


def channels(text: str) -> tuple[Colour, float]:
    """A colour as it is written, as channels and opacity; ValueError if it is none."""
    if text == "transparent":
        return (0, 0, 0), 0
    if re.fullmatch(r"#([0-9a-f]{3}|[0-9a-f]{6})", text):
        digits = text[1:] if len(text) == 7 else "".join(digit * 2 for digit in text[1:])
        red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
        return (red, green, blue), 1
    if found := re.fullmatch(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)%\)", text):
        red, green, blue = (int(channel) / 255 for channel in found.groups()[:3])
        return (red, green, blue), float(found[4]) / 100
    raise ValueError(f"not a colour: {text}")


def layered(names: str, colours: Palette) -> Colour:
    """What is seen of layers named lowest first, as in "wood-card hatch"."""
    seen: Colour = (1, 1, 1)
    for name in names.split():
        layer, opacity = channels(value(name, colours))
        red, green, blue = (
            opacity * above + (1 - opacity) * below
            for above, below in zip(layer, seen, strict=True)
        )
        seen = (red, green, blue)
    return seen


def linear(colour: Colour) -> Colour:
    """A colour as light."""
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in colour
    )
    return red, green, blue


def mixed(matrix: Iterable[Colour], light: Colour) -> Colour:
    """Three channels made of three others."""
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, 1 to 21, as the accessibility guidelines define it."""
    high, low = sorted((mixed(TO_XYZ, linear(colour))[1] for colour in (one, other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(light: Colour) -> Colour:
    """Light as lightness and two opponent axes, where distances are about what is seen."""
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else share * 841 / 108 + 4 / 29
        for share in (part / white for part, white in zip(mixed(TO_XYZ, light), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, deficiency: str = "") -> float:
    """How far apart two colours are seen, in CIELAB, by full sight or with a deficiency."""
    seen = []
    for colour in (one, other):
        light = linear(colour)
        if deficiency:
            red, green, blue = mixed(DEFICIENCIES[deficiency], light)
            light = (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
        seen.append(lab(light))
    return math.dist(*seen)


def report() -> Iterable[str]:
    """The nearest pairs of each group, in both schemes, for every kind of sight."""
    for scheme in SCHEMES:
        colours = palette(scheme)
        for group in (SEATS, GOODS, KINDS):
            for sight in ("", *DEFICIENCIES):
                pairs = sorted(
                    (distance(layered(one, colours), layered(other, colours), sight), one, other)
                    for one, other in combinations(group, 2)
                )
                nearest = ", ".join(f"{one} {other} {far:.0f}" for far, one, other in pairs[:3])
                yield f"{scheme:5} {sight or 'full sight':12} {nearest}"


if __name__ == "__main__":
    print("\n".join(report()))
