"""Small signs: goods, coins, pieces, tokens and markers, each on a 24 by 24 field."""

from caylus.view.art.shapes import (
    area,
    box,
    disc,
    drawing,
    framed,
    light,
    line,
    place,
    shadow,
    tone,
)

LETTERS = {
    "F": "M-2.6 4.5V-4.5H3.2M-2.6 0H2.2",
    "W": "M-5.4-4 -2.8 4.2 0-3 2.8 4.2 5.4-4",
    "S": "M3-3.3Q1.5-4.7-.4-4.6C-4.2-4.4-4 -.6-.2 0S3.8 4.3.2 4.6Q-1.8 4.7-3.3 3.3",
    "G": "M3.4-3Q2-4.6 0-4.6A4.3 4.6 0 0 0 0 4.6Q2 4.6 3.6 3.4V.5H.8",
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
COIN = (
    "M12 1l3.1 1.7 3.5.3 1.6 3.1 2.4 2.6-.6 3.3.6 3.4-2.4 2.6-1.7 3-3.4.3L12 23l-3.1-1.7"
    "-3.5-.3-1.6-3-2.4-2.6.6-3.4-.6-3.3 2.4-2.6 1.6-3.1 3.5-.3z"
)
MEEPLE = (
    "M12 .9a3.9 3.9 0 0 1 3.5 5.7C17.5 7.4 23 8.6 23 11.6S20 13.7 18.6 13.7C18.8 16.5 21.5 19.5"
    " 21.5 22.8H2.5C2.5 19.5 5.2 16.5 5.4 13.7 4 13.7 1 14.6 1 11.6S6.5 7.4 8.5 6.6A3.9 3.9 0 0 1"
    " 12 .9z"
)
ROOK = (
    "M4 2.5H8.4V5.5H10.2V2.5h3.6V5.5h1.8V2.5H20V8L16.5 10 17.5 17H19.5V21.5H4.5V17H6.5L7.5 10 4 8z"
)
SHIELD = "M2.5 1.5H21.5V12Q21 18.5 12 23 3 18.5 2.5 12z"

FOOD = drawing(
    outlined("food", DISC),
    light("M4.5 9a8 8 0 0 1 7-5.5q-4 2-7 5.5z", 0.6),
    letter("F", 12, 12, 1.05),
)

WOOD_LOG = drawing(
    outlined("wood", "M5 4.5H19q4 1 4 7.5t-4 7.5H5Q1 18.5 1 12T5 4.5z"),
    shadow("M1.7 15Q2.5 18.5 5 18.8H19q2.5-.3 3.3-3.8z", 0.2),
    light("M4 6.5H20l1 1.6H3z", 0.35),
    letter("W", 12, 12.2, 1.15, "paper"),
)

STONE_BLOCK = drawing(
    outlined("stone", "M2 21.5V7L6.5 2.5H22V17L17.5 21.5z"),
    light("M2.7 7 6.7 3.2H21.3L17.5 7z", 0.6),
    shadow("M17.5 7 21.3 3.2V16.7L17.5 20.8z", 0.3),
    letter("S", 9.8, 14.2, 1.05),
)

GOLD_INGOT = drawing(
    outlined("gold", "M6 4.5H18L23.3 20.5H.7z"),
    light("M6.5 5.2H17.5L18.2 7.5H5.8z", 0.65),
    shadow("M18 5.5 22.5 20H19z", 0.18),
    letter("G", 12, 13.8, 1.0),
)

BLANK_COIN = drawing(
    outlined("denier", COIN, 1.2),
    light("M12 12m-7.5 0a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0z", 0.55),
    f'<circle fill="none" stroke="{tone("ink")}" stroke-opacity=".35" cx="12" cy="12" r="7.8"/>',
)

ANY = drawing(
    framed("paper", "mark", 1.8, "M3 3H21V21H3z"),
    shadow("M18.5 4H20V20H4V18.5H18.5z", 0.14),
    letter("?", 11.8, 11.8, 1.1),
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


PROVOST = drawing(
    framed("paper", "mark", 2, ROOK),
    shadow("M13.5 6H18V7.5L15.5 9.6 16.6 17.8H18.5V20.5H13z", 0.2),
    line("mark", 1.3, "M7.8 10H16.2M6.8 17H17.2"),
    area("crest", "M9.5 11.5h5v2.5q-.5 2-2.5 2.8-2-.8-2.5-2.8z"),
)

ARROW = line("text", 2.8, "M3 12H20M14 6 20.5 12 14 18")

TOKENS = {
    "token-dungeon": drawing(
        outlined("dungeon", "M1.5 21.5V11H4V4.5H8V8H10.2V4.5h3.6V8H16V4.5H20V11H22.5V21.5z"),
        area("mark", "M8.5 21V17a3.5 3.5 0 0 1 7 0V21z"),
        line("dungeon", 0.9, "M10.7 15V21M13.3 15V21"),
    ),
    "token-walls": drawing(
        outlined("walls", "M1 21V7H5V10.5H7.5V7H10.5V10.5H13.5V7H16.5V10.5H19V7H23V21z"),
        line(
            "mark",
            1.1,
            "M2 14H22M2 17.8H22M12 11V14M7 14V17.8M17 14V17.8M12 18V21",
        ),
    ),
    "token-towers": drawing(
        outlined("towers", "M3 22.5V9.5L7 2 11 9.5V14H13V9.5L17 2 21 9.5V22.5z"),
        line("mark", 1.3, "M3 9.5H11M13 9.5H21M7 13V16M17 13V16"),
    ),
}

CREST = drawing(
    f'<path fill="{tone("crest")}" stroke="{tone("ink")}" stroke-width="1.2" d="{SHIELD}"/>',
    f'<path fill="none" stroke="{tone("gold")}" stroke-width=".9" stroke-opacity=".8"'
    ' d="M4.4 3.4H19.6V12Q19 17.3 12 20.9 5 17.3 4.4 12z"/>',
    shadow("M12 1.5H21.5V12Q21 18.5 12 23z", 0.12),
)

RESIDENCE_SIGN = drawing(
    outlined("meadow", "M4.5 22V11.5L12 5 19.5 11.5V22z"),
    outlined("leaf", "M1.5 12.5 12 2 22.5 12.5 20.5 14.5 12 6.8 3.5 14.5z", 1.3),
    box("paper", 9.5, 15, 5, 7),
)

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

CASTLE = drawing(
    outlined(
        "chalk",
        "M1.5 22V8H4V10.5H7V3H9.8V6h4.4V3H17V10.5h3V8H22.5V22z",
        1.3,
    ),
    shadow("M16.5 3.5V11H20V8.5H22V21.5H17z", 0.2),
    area("mark", "M9 22V17.5a3 3 0 0 1 6 0V22z"),
    line("mark", 1.1, "M4.5 14V16M19.5 14V16M12 10V12"),
)

ICONS = {
    "food": FOOD,
    "wood": WOOD_LOG,
    "stone": STONE_BLOCK,
    "gold": GOLD_INGOT,
    "denier": drawing(BLANK_COIN, letter("D", 12, 12, 0.95)),
    "coin": BLANK_COIN,
    "any": ANY,
    "worker": WORKER,
    "provost": PROVOST,
    "arrow": ARROW,
    **TOKENS,
    "crest": CREST,
    "residence": RESIDENCE_SIGN,
    "card": CARD_BACK,
    "turn": TURN,
    "passed": PASSED,
    "first": FIRST,
    "castle": CASTLE,
    **{f"seat-{colour}": mark(colour) for colour in MARKS},
    **{f"worker-{colour}": worker(colour) for colour in MARKS},
}
