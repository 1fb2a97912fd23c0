"""Basic SVG parts and tones shared by all drawings, as plain text."""

import re

PIGMENTS = {
    "text": "currentColor",
    "mark": "#2b2118",
    "beam": "#532",
    "soil": "#964",
    "tile": "#832",
    "iron": "#445",
    "velvet": "#823",
    "crag": "#667",
    "rock": "#98959a",
    "steel": "#bcc",
    "bronze": "#598",
    "patina": "#366",
    "fawn": "#b74",
    "skin": "#eb9",
}
"""Tones that stay what they are in every theme; all others are custom properties of the page."""

POINT = r"-?[\d.]+[ -][\d.]+"
STRAIGHT = re.compile(rf"(?:M{POINT}(?:[HVhv]-?[\d.]+|[Ll ]?{POINT}))+")
"""Paths made only of single straight strokes."""

TWINS = re.compile(r'(<path[^>]*) d="([^"]*)"/>\1 d="')
"""Two neighbouring paths that differ only in their steps."""

INHERITED = 'fill="#210" stroke-linecap="round"'
"""What every drawing's outermost element carries, so that its parts need not repeat it."""


def tone(name: str) -> str:
    """The CSS colour of a tone: a fixed colour, or the custom property of its name."""
    return PIGMENTS.get(name) or f"var(--{name})"


def number(value: float) -> str:
    """A coordinate with at most two decimals, as short as it can be."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".") if abs(value) < 1 else text


def drawing(*parts: str) -> str:
    """The parts painted one over the other, the first lowest."""
    return "".join(parts)


def joined(text: str) -> str:
    """The same picture with neighbouring paths of one look made into a single path."""
    while (shorter := TWINS.sub(r'\1 d="\2', text)) != text:
        text = shorter
    return text


def area(name: str, path: str) -> str:
    """A filled path."""
    return f'<path fill="{tone(name)}" d="{path}"/>'


def veil(name: str, opacity: float, path: str) -> str:
    """A filled path that lets what lies below shine through."""
    return f'<path fill="{tone(name)}" fill-opacity="{number(opacity)}" d="{path}"/>'


def shadow(path: str, depth: float = 0.2) -> str:
    """A patch of shade over what is already painted, in the drawing's own default fill."""
    return f'<path fill-opacity="{number(depth)}" d="{path}"/>'


def light(path: str, strength: float = 0.3) -> str:
    """A patch of light over what is already painted."""
    return f'<path fill="#fff" fill-opacity="{number(strength)}" d="{path}"/>'


def line(name: str, width: float, path: str) -> str:
    """A stroked path with round ends."""
    # Single straight strokes enclose nothing, so they can go without saying fill="none".
    fill = "" if STRAIGHT.fullmatch(path) else ' fill="none"'
    return f'<path{fill} stroke="{tone(name)}" stroke-width="{number(width)}" d="{path}"/>'


def bar(name: str, width: float, path: str) -> str:
    """A stroked path with square-cut ends."""
    return line(name, width, path).replace(' d="', ' stroke-linecap="butt" d="')


def dashed(name: str, width: float, dashes: str, path: str) -> str:
    """A stroked path broken into square-cut dashes, given as lengths of stroke and gap."""
    return bar(name, width, path).replace(' d="', f' stroke-dasharray="{dashes}" d="')


def framed(name: str, frame: str, width: float, path: str) -> str:
    """A filled path with an outline in another tone."""
    return area(name, path).replace(
        ' d="', f' stroke="{tone(frame)}" stroke-width="{number(width)}" d="'
    )


def box(name: str, x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """A filled rectangle, its corners rounded by `corner`."""
    at, wide, high = f"{number(x)} {number(y)}", number(width), number(height)
    if not corner:
        return area(name, f"M{at}h{wide}v{high}H{number(x)}z")
    flat, steep = number(width - 2 * corner), number(height - 2 * corner)
    r = number(corner)
    turns = [
        f"a{r} {r} 0 0 1{step}" for step in (f" {r} {r}", f"-{r} {r}", f"-{r}-{r}", f" {r}-{r}")
    ]
    return area(
        name,
        f"M{number(x + corner)} {number(y)}h{flat}{turns[0]}v{steep}{turns[1]}"
        f"h-{flat}{turns[2]}v-{steep}{turns[3]}z",
    )


def disc(name: str, x: float, y: float, radius: float) -> str:
    """A filled circle."""
    at = (f' cx="{number(x)}"' if x else "") + (f' cy="{number(y)}"' if y else "")
    return f'<circle fill="{tone(name)}"{at} r="{number(radius)}"/>'


def oval(name: str, x: float, y: float, across: float, down: float) -> str:
    """A filled ellipse given by its two radii."""
    at = f'cx="{number(x)}" cy="{number(y)}"'
    return f'<ellipse fill="{tone(name)}" {at} rx="{number(across)}" ry="{number(down)}"/>'


def place(part: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A part drawn about its own origin, moved, turned (degrees) and scaled."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    if scale != 1:
        steps += f" scale({number(scale)})"
    return f'<g transform="{steps}">{part}</g>'


def mirror(part: str, x: float, y: float, scale: float = 1) -> str:
    """A part drawn about its own origin, moved and turned left to right."""
    at = f"translate({number(x)} {number(y)})"
    return f'<g transform="{at} scale({number(-scale)} {number(scale)})">{part}</g>'
