"""Signs that games share: pieces, the marks of seats and markers, each on a 24 by 24 field."""

from caylus.view.art.shapes import (
    area,
    box,
    disc,
    drawing,
    framed,
    light,
    line,
    place,
    tone,
)

LETTERS = {
    "F": "M-2.6 4.5V-4.5H3.2M-2.6 0H2.2",
    "W": "M-5.4-4 -2.8 4.2 0-3 2.8 4.2 5.4-4",
    "S": "M3-3.3Q1.5-4.7-.4-4.6C-4.2-4.4-4 -.6-.2 0S3.8 4.3.2 4.6Q-1.8 4.7-3.3 3.3",
    "G": "M3.4-3Q2-4.6 0-4.6A4.3 4.6 0 0 0 0 4.6Q2 4.6 3.6 3.4V.5H.8",
    "C": "M3.4-3Q2-4.6 0-4.6A4.3 4.6 0 0 0 0 4.6Q2 4.6 3.4 3",
    "D": "M-3-4.5V4.5H-.5Q3.8 4.5 3.8 0T-.5-4.5z",
    "R": "M-3 4.6V-4.6H.4A2.6 2.6 0 0 1 .4.7H-3M.2.7 3.4 4.6",
    "B": "M-3 0H.6A2.3 2.3 0 0 1 .6 4.6H-3V-4.6H.2A2.3 2.3 0 0 1 .2 0",
    "P": "M-3 4.6V-4.6H.5A2.8 2.8 0 0 1 .5.9H-3",
    "O": "M0-4.7a4 4.7 0 1 0 0 9.4a4 4.7 0 1 0 0-9.4z",
    "?": "M-2.8-2.6Q-2.6-5 .1-5T2.9-2.5Q2.9-.8.1.6V1.8M.1 4.9V5",
}


def letter(sign: str, x: float, y: float, scale: float = 1, name: str = "mark") -> str:
    """One letter drawn with strokes, its middle at (x, y)."""
    return place(line(name, 2.3, LETTERS[sign]), x, y, scale)


def outlined(name: str, path: str, width: float = 1.4) -> str:
    """A filled path with a dark outline in the ink colour."""
    return framed(name, "ink", width, path)


DISC = "M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0z"
MEEPLE = (
    "M12 .9a3.9 3.9 0 0 1 3.5 5.7C17.5 7.4 23 8.6 23 11.6S20 13.7 18.6 13.7C18.8 16.5 21.5 19.5"
    " 21.5 22.8H2.5C2.5 19.5 5.2 16.5 5.4 13.7 4 13.7 1 14.6 1 11.6S6.5 7.4 8.5 6.6A3.9 3.9 0 0 1"
    " 12 .9z"
)
WORKER = outlined("text", MEEPLE, 1.5)

MARKS = {
    "red": ("R", "M12 .8 23.2 12 12 23.2.8 12z"),
    "green": ("G", DISC),
    "blue": ("B", "M3 3H21V21H3z"),
    "purple": ("P", "M.8 2H23.2L12 23.2z"),
    "orange": ("O", "M7 2H17V7H22V17H17V22H7V17H2V7H7z"),
}
"""The letter and the shape that tell a seat's things apart without their colour."""


def mark(colour: str) -> str:
    """A seat's mark: its letter on a light plate of its shape."""
    sign, shape = MARKS[colour]
    # A letter on a plate that tapers stands where the plate is wide.
    middle = 9.2 if colour == "purple" else 12
    return drawing(framed("paper", "mark", 1.9, shape), letter(sign, 12, middle, 1.1))


def worker(colour: str) -> str:
    """A seat's worker, its mark on the chest."""
    chest = f'<use href="#icon-seat-{colour}" x="4.4" y="7.2" width="15.2" height="15.2"/>'
    return drawing(outlined(f"seat-{colour}", MEEPLE, 1.5), chest)


ARROW = line("text", 2.8, "M3 12H20M14 6 20.5 12 14 18")

CARD_BACK = drawing(
    f'<g stroke="{tone("ink")}" stroke-width="1.4">{box("timber", 4, 1.5, 16, 21, 2.5)}</g>',
    f'<g stroke="{tone("gold")}" fill-opacity="0">{box("timber", 6.3, 3.8, 11.4, 16.4, 1.2)}</g>',
    area("gold", "M8.5 15.5V9.5h1.5V11h1.2V9.5h1.6V11H14V9.5h1.5v6z"),
)

TURN = drawing(
    f'<g stroke="{tone("ink")}" stroke-width="1.3">{box("earth", 1.2, 8, 11, 14.5, 1.6)}</g>',
    outlined("grass", "M13 6.5 18 2 23 6.5V14H13z", 1.3),
    line("mark", 1.2, "M18 14V10.5"),
    line("text", 1.9, "M3 5.5Q6 1.5 11 4M8.5 6 11.2 4.2 10.5 1.6"),
    line("mark", 1.3, "M4 12.5H9M4 16H9"),
)

PASSED = drawing(
    line("text", 2.2, "M5 2.5V22.5"),
    framed("paper", "mark", 1.4, "M6 3Q10 .8 13.5 3T21.5 3V13Q17.5 15 14 13T6 13z"),
    line("mark", 1.6, "M9.5 6 17.5 10.5M17.5 6 9.5 10.5"),
)

FIRST = drawing(
    outlined("gold", "M2.5 7 7.5 11.5 12 3.5 16.5 11.5 21.5 7 19.5 20H4.5z"),
    light("M3 8 7.5 12.2 10 8.5 9 19H5.2z", 0.35),
    line("mark", 1.2, "M5 16.5H19"),
    disc("crest", 12, 14, 1.6),
    disc("ink", 12, 3.2, 1.5),
    disc("ink", 2.5, 6.6, 1.5),
    disc("ink", 21.5, 6.6, 1.5),
)

SIGNS = {
    "worker": WORKER,
    "arrow": ARROW,
    "card": CARD_BACK,
    "turn": TURN,
    "passed": PASSED,
    "first": FIRST,
    **{f"seat-{colour}": mark(colour) for colour in MARKS},
    **{f"worker-{colour}": worker(colour) for colour in MARKS},
}
