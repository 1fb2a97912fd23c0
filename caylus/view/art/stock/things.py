"""Signs of things: goods, coins, figures and sections of a castle, on 24 by 24 fields."""

from caylus.view.art.shapes import (
    area,
    box,
    drawing,
    framed,
    light,
    line,
    shadow,
    tone,
)
from caylus.view.art.signs import DISC, letter, outlined

COIN = (
    "M12 1l3.1 1.7 3.5.3 1.6 3.1 2.4 2.6-.6 3.3.6 3.4-2.4 2.6-1.7 3-3.4.3L12 23l-3.1-1.7"
    "-3.5-.3-1.6-3-2.4-2.6.6-3.4-.6-3.3 2.4-2.6 1.6-3.1 3.5-.3z"
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

PROVOST = drawing(
    framed("paper", "mark", 2, ROOK),
    shadow("M13.5 6H18V7.5L15.5 9.6 16.6 17.8H18.5V20.5H13z", 0.2),
    line("mark", 1.3, "M7.8 10H16.2M6.8 17H17.2"),
    area("crest", "M9.5 11.5h5v2.5q-.5 2-2.5 2.8-2-.8-2.5-2.8z"),
)

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

SIGNS = {
    "food": FOOD,
    "wood": WOOD_LOG,
    "stone": STONE_BLOCK,
    "gold": GOLD_INGOT,
    "denier": drawing(BLANK_COIN, letter("D", 12, 12, 0.95)),
    "coin": BLANK_COIN,
    "any": ANY,
    "provost": PROVOST,
    **TOKENS,
    "crest": CREST,
    "residence": RESIDENCE_SIGN,
    "castle": CASTLE,
}
