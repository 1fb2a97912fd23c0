"""Signs that no other game has: cloth, the bailiff, favors, houses, what is built and where."""

from caylus.view.art.shapes import (
    area,
    box,
    drawing,
    framed,
    light,
    line,
    place,
    shadow,
    tone,
)
from caylus.view.art.signs import MARKS, letter, outlined
from caylus.view.art.stock import SIGNS

CLOTH = drawing(
    outlined("cloth", "M3.5 5H20.5V21.5L17.7 19.5 14.8 22.5 12 19.5 9.2 22.5 6.3 19.5 3.5 21.5z"),
    shadow("M4 7H20V9.5H4z", 0.3),
    outlined("cloth", "M3 1.2H21a3 3 0 0 1 0 6H3a3 3 0 0 1 0-6z"),
    light("M3.5 2.3H20.5V3.7H3.5z", 0.4),
    letter("C", 12, 14.4, 0.95, "paper"),
)

NON_GOLD = drawing(
    framed("stone", "mark", 1.8, "M3 3H21V21H3z"),
    area("food", "M3.9 3.9H12V12H3.9z"),
    area("wood", "M12 3.9H20.1V12H12z"),
    area("cloth", "M3.9 12H12V20.1H3.9z"),
    line("mark", 1.2, "M12 3.5V20.5M3.5 12H20.5"),
)

BATCH = drawing(
    framed("paper", "mark", 1.5, "M1.5 12.5H11V22H1.5zM13 12.5H22.5V22H13z"),
    letter("?", 6.2, 17.2, 0.6),
    letter("?", 17.7, 17.2, 0.6),
    outlined("food", "M6.7 6.5a5.3 5.3 0 1 1 10.6 0a5.3 5.3 0 1 1-10.6 0z"),
    light("M8.5 5.5a4 4 0 0 1 3.5-3q-2 1-3.5 3z", 0.6),
)

BAILIFF = drawing(
    framed("paper", "mark", 2, "M4.5 4.5V19.5C4.5 23.7 19.5 23.7 19.5 19.5V4.5"),
    shadow("M15 6V21.8Q18.5 21.2 18.5 19.5V5z", 0.2),
    area("lead", "M5.5 10.5Q12 13.5 18.5 10.5V16Q12 19 5.5 16z"),
    area("gold", "M12 12.2 13.5 14.6 12 17 10.5 14.6z"),
    framed("paper", "mark", 2, "M4.5 4.8a7.5 3.5 0 1 1 15 0a7.5 3.5 0 1 1-15 0z"),
)

BANNER = drawing(
    outlined("lead", "M3 2.5H21V22.5L12 18.5 3 22.5z"),
    light("M4 3H8V20.2L4 21.5z", 0.12),
    line("gold", 2.4, "M1.5 2.5H22.5"),
)

LILY = area(
    "gold",
    "M12 5Q15.5 8.5 13.3 12.2 17 7.5 19 11 19.5 14 16.2 14.2 17.3 12.4 15.8 12.2"
    " 14.3 12.7 13.7 14H15V15.6H13.2Q13 17 12 17.6 11 17 10.8 15.6H9V14H10.3"
    "Q9.7 12.7 8.2 12.2 6.7 12.4 7.8 14.2 4.5 14 5 11 7 7.5 10.7 12.2 8.5 8.5 12 5z",
)

FAVORS = {
    "favor": drawing(BANNER, LILY),
    "favor-prestige": drawing(BANNER, place(SIGNS["crest"], 5.6, 4.6, 0.54)),
    "favor-deniers": drawing(BANNER, place(SIGNS["coin"], 5.4, 4.6, 0.55)),
    "favor-cubes": drawing(
        BANNER,
        outlined("stone", "M6.5 9 12 6 17.5 9V15L12 18 6.5 15z", 1),
        area("paper", "M7.3 9.3 12 6.8 16.7 9.3 12 11.8z"),
        shadow("M12 12 17 9.3V14.7L12 17.4z", 0.35),
    ),
    "favor-buildings": drawing(BANNER, place(SIGNS["residence"], 5.2, 4.2, 0.57)),
}


def scoring(section: str, middle: float) -> str:
    """The flag on the road where a section of the castle is counted."""
    return drawing(
        line("mark", 2.4, "M3.5 1.5V22.5"),
        line("straw", 1, "M3.5 2V22"),
        framed("paper", "mark", 1.3, "M4.5 2.5H22.5V18.5H4.5z"),
        place(SIGNS[f"token-{section}"], 6.5, middle, 0.58),
        line("mark", 1.6, "M1.5 22.5H6"),
    )


def house(colour: str) -> str:
    """A seat's house, its mark on the wall."""
    wall = f'<use href="#icon-seat-{colour}" x="6" y="9.4" width="12" height="12"/>'
    return drawing(
        outlined(f"seat-{colour}", "M3 22.5V10.5H1L12 1.2 23 10.5H21V22.5z", 1.5),
        shadow("M12 2 22 10.5H2z", 0.22),
        wall,
    )


def marker(colour: str) -> str:
    """A seat's marker on the table of favors: its shape and its letter, in its colour."""
    sign, shape = MARKS[colour]
    middle = 9.2 if colour == "purple" else 12
    return drawing(outlined(f"seat-{colour}", shape, 1.6), letter(sign, 12, middle, 1.25, "page"))


GATE = drawing(
    outlined("chalk", "M2 22.5V2H6V5H9.5V2H14.5V5H18V2H22V22.5z", 1.3),
    area("mark", "M6 22V14a6 6 0 0 1 12 0V22z"),
    framed("gold", "ink", 1, "M7 14.5H12V11.5L19 16.5 12 21.5V18.5H7z"),
)

INN = drawing(
    line("mark", 3.8, "M3 5V21M21.5 14V21M3 18H21.5"),
    line("wood", 1.8, "M3 5V21M21.5 14V21M3 18H21.5"),
    outlined("banner", "M9 11.5H18Q21.5 11.5 21.5 15V17H9z", 1.3),
    outlined("paper", "M4.5 11.5H9V17H4.5z", 1.3),
    outlined("gold", "M13.5 1.2a4.6 4.6 0 1 0 5.8 6.3Q14.3 7.8 13.5 1.2z", 1.1),
)

ORDER = drawing(
    outlined("gold", "M8.5 3.5H15.5V22H8.5z", 1.3),
    outlined("denier", "M1.5 9.5H8.5V22H1.5z", 1.3),
    outlined("earth", "M15.5 13H22.5V22H15.5z", 1.3),
    line("mark", 1.5, "M10.8 8.2 12.3 7V13"),
    line("mark", 1.3, "M3.7 13.5Q3.7 12 5.1 12T6.3 13.5Q6.3 14.5 3.6 17H6.5"),
    line("mark", 1.2, "M17.7 15.8H20.2L18.7 17.6Q20.3 17.5 20.3 18.9T17.6 19.6"),
)

BOTH_WAYS = drawing(
    framed("gold", "ink", 1.3, "M1.5 12 8 5.5V9.5H16V5.5L22.5 12 16 18.5V14.5H8V18.5z"),
    light("M3.5 11.5 7.3 7.7V10.3H16.7V7.7L20.5 11.5z", 0.4),
)

INCOME = drawing(
    place(SIGNS["coin"], 4.8, 4.8, 0.6),
    line("mark", 4, "M21 11A9.2 9.2 0 0 0 5 5.8M3 13A9.2 9.2 0 0 0 19 18.2"),
    line("gold", 2, "M21 11A9.2 9.2 0 0 0 5 5.8M3 13A9.2 9.2 0 0 0 19 18.2"),
    framed("gold", "mark", 1, "M8 8.5 1.8 8.2 3.3 2zM16 15.5 22.2 15.8 20.7 22z"),
)

BRIDGE = drawing(
    outlined("masonry", "M1 9Q12 2.5 23 9V21H18.5Q18.5 13.5 12 13.5T5.5 21H1z", 1.3),
    line("mortar", 1.2, "M2 11.5Q12 5.5 22 11.5"),
    area("water", "M1 20.5H23V23H1z"),
    light("M7 21.3H11V22H7zM14 21.3H19V22H14z", 0.6),
)


def tile(name: str, tool: str) -> str:
    """A tile of one kind with the tool that builds it."""
    return drawing(
        f'<g stroke="{tone("ink")}" stroke-width="1.4">{box(name, 1.5, 1.5, 21, 21, 3.5)}</g>',
        light("M3 4.5Q3 3 4.5 3H19.5Q21 3 21 4.5z", 0.35),
        tool,
    )


MALLET = drawing(
    line("mark", 4.4, "M6.5 19 14 10.5"),
    line("straw", 2.2, "M6.5 19 14 10.5"),
    framed("iron", "mark", 1, "M9.5 8 14.2 3.8Q18.5 4.3 20.8 8.2L17 8.7 14.5 12.5z"),
)
TROWEL = drawing(
    framed("steel", "mark", 1.2, "M3.5 18 6.5 8 14 15.2z"),
    line("mark", 1.8, "M10 11.8 14.5 9.5"),
    line("mark", 4.2, "M15 9.3 19.5 5"),
    line("wood", 2.2, "M15 9.3 19.5 5"),
)
DIVIDERS = drawing(
    line("mark", 3.6, "M12 6.5 6 19.5M12 6.5 18 19.5"),
    line("gold", 1.8, "M12 6.5 6.4 18.5M12 6.5 17.6 18.5"),
    line("mark", 1.6, "M8.3 13.5Q12 16 15.7 13.5"),
    framed("gold", "mark", 1.2, "M9.4 6.2a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z"),
)

OWN = {
    "cloth": CLOTH,
    "non-gold": NON_GOLD,
    "batch": BATCH,
    "bailiff": BAILIFF,
    **FAVORS,
    "scoring-dungeon": scoring("dungeon", 3.2),
    "scoring-walls": scoring("walls", 2.4),
    "scoring-towers": scoring("towers", 3.2),
    **{f"house-{colour}": house(colour) for colour in MARKS},
    **{f"marker-{colour}": marker(colour) for colour in MARKS},
    "gate": GATE,
    "inn": INN,
    "order": ORDER,
    "both-ways": BOTH_WAYS,
    "income": INCOME,
    "bridge": BRIDGE,
    "build-wood": tile("wood", MALLET),
    "build-stone": tile("stone", TROWEL),
    "build-prestige": tile("slate", DIVIDERS),
}

ICONS = {
    **{key: SIGNS[key] for key in ("food", "wood", "stone", "gold", "denier", "coin", "any")},
    **{key: SIGNS[key] for key in ("provost", "crest", "residence", "castle")},
    **{key: SIGNS[key] for key in ("token-dungeon", "token-walls", "token-towers")},
    **OWN,
}
