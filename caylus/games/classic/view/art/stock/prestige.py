"""The prestige buildings that no other game has."""

from caylus.view.art.castle import arches
from caylus.view.art.shapes import (
    area,
    bar,
    box,
    disc,
    drawing,
    light,
    line,
    mirror,
    place,
    shadow,
    veil,
)
from caylus.view.art.stock.scenery import ground, sky

SACK = drawing(
    area("plaster", "M-9 0Q-13-12-4-19H4Q13-12 9 0Q0 2-9 0z"),
    shadow("M4-19Q13-12 9 0Q5 1 2 1 7-8 0-19z", 0.16),
    area("plaster", "M-5-19-6-24Q0-22 6-24L5-19z"),
    line("soil", 2, "M-4-19H4"),
    area("straw", "M-1-4Q-5-6-4-10-1-9-.4-6Q0-12 0-13 0-12 .4-6 1-9 4-10 5-6 1-4z"),
)

GABLE = drawing(
    area(
        "roof",
        "M0 80V42H7V32H14V23H21V14H28V6H42V14H49V23H56V32H63V42H70V80z",
    ),
    area("chalk", "M-1 42H8V39H-1zM6 32H15V29H6zM13 23H22V20H13zM20 14H29V11H20zM27 6H43V3H27z"),
    area("chalk", "M71 42H62V39H71zM64 32H55V29H64zM57 23H48V20H57zM50 14H41V11H50z"),
    shadow("M56 26V32H63V42H70V80H58V40z", 0.2),
    bar("chalk", 2, "M0 58H70M7 42H63"),
    arches("beam", 9, 12, (14, 56), (56, 56)),
    arches("beam", 11, 16, (35, 40)),
    arches("beam", 11, 16, (35, 57)),
    arches("beam", 8, 10, (35, 22)),
    arches("beam", 16, 19, (35, 80)),
    arches("timber", 12, 16.5, (35, 80)),
    line("beam", 1.2, "M35 64V80"),
    arches("beam", 8, 11, (12, 80), (58, 80)),
)

GRANARY = drawing(
    sky("sky", 108, 24),
    ground("far", 54, 50, 54),
    ground("straw", 64, 60, 60),
    line("soil", 1.5, "M100 61 104 72M112 61 118 70M122 61 128 66M4 64 0 74"),
    ground("earth", 78, 77, 78),
    shadow("M8 78H90l8 5H14z", 0.25),
    place(GABLE, 10, 0),
    line("beam", 4.4, "M45 13H94"),
    line("beam", 3, "M62 24 74 14"),
    line("beam", 1.6, "M91 13V28"),
    place(SACK, 91, 54, 1.15),
    place(SACK, 118, 83, 1.2),
    place(SACK, 96, 86, 1.25),
    place(SACK, 6, 86, 1.05),
)

# The books of a shelf from left to right: tone, where its back begins, width and height.
SHELF = (
    ("velvet", 0, 6, 18),
    ("gold", 6, 4, 15),
    ("leaf", 10, 7, 19),
    ("lead", 17, 5, 17),
    ("banner", 22, 6, 20),
    ("plaster", 28, 4, 14),
    ("cloth", 32, 7, 18),
    ("slate", 39, 5, 20),
    ("fawn", 44, 6, 16),
)


def books(*rows: tuple[int, int, int, int]) -> str:
    """Rows of books: where each begins, and which of a shelf it has, as `SHELF[first:last]`."""
    backs = dict.fromkeys((name for name, *_rest in SHELF), "")
    titles = ""
    for left, floor, first, last in rows:
        for name, begin, wide, high in SHELF[first:last]:
            x = left + begin - SHELF[first][1]
            backs[name] += f"M{x} {floor}v-{high}h{wide - 0.6:g}v{high}z"
            titles += f"M{x + 1.2:.4g} {floor - high + 4}h{wide - 3}"
    return drawing(*(area(name, path) for name, path in backs.items()), line("sun", 1, titles))


OPEN_BOOK = drawing(
    area("velvet", "M-33-15H33V12Q18 8 0 14-18 8-33 12z"),
    area("paper", "M0-13Q-14-22-30-17V7Q-14 3 0 11 14 3 30 7V-17Q14-22 0-13z"),
    shadow("M0-13Q5-16 10-18V4Q5 6 0 11z", 0.18),
    line("mortar", 1.6, "M-24-11Q-14-13-6-9M-24-6Q-14-8-6-4M-24-1Q-14-3-6 1"),
    line("mortar", 1.6, "M24-11Q16-13 9-10M24-6Q16-8 9-5M24-1Q16-3 9 0"),
    area("banner", "M-5-15h4v24l-2-3-2 2z"),
)

LIBRARY = drawing(
    box("beam", 0, 0, 128, 88),
    box("timber", 0, 22, 128, 4),
    box("timber", 0, 50, 128, 4),
    box("timber", 0, 0, 128, 3),
    bar("timber", 5, "M2 0V88M64 0V54M126 0V88"),
    books(
        (6, 22, 0, 9),
        (68, 22, 3, 9),
        (104, 22, 0, 3),
        (6, 50, 4, 9),
        (36, 50, 0, 4),
        (68, 50, 0, 5),
        (98, 50, 5, 9),
    ),
    veil("sun", 0.16, "M64 62m-46 0a46 40 0 1 1 92 0a46 40 0 1 1-92 0z"),
    area("timber", "M56 66H72L76 88H52z"),
    area("wood", "M28 72 34 66H94L100 72z"),
    place(OPEN_BOOK, 64, 55, 1.12),
    box("paper", 108, 62, 7, 18, 1),
    area("gold", "M111.5 48Q117 56 111.5 61 106 56 111.5 48z"),
    box("wood", 0, 80, 128, 8),
)

OWL_SIDE = drawing(
    area("timber", "M0 34H-16Q-30 18-24-8L-26-24-12-17Q-6-20 0-20z"),
    area("beam", "M-16 34Q-32 22-25-4L-19 0Q-22 20-8 34z"),
    disc("plaster", -10, -5, 10.5),
    disc("gold", -9.5, -5, 6.8),
    disc("mark", -9, -5, 4),
    disc("paper", -7.6, -6.5, 1.3),
)

OWL = drawing(
    OWL_SIDE,
    mirror(OWL_SIDE, 0, 0),
    area("fawn", "M-12 8Q0 2 12 8 16 26 0 34-16 26-12 8z"),
    line("timber", 1.6, "M-7 14l3 3 3-3M1 14l3 3 3-3M-4 22l3 3 3-3"),
    area("gold", "M-4-1H4L0 8z"),
    line("gold", 2.6, "M-9 35v2M-5 35v2M5 35v2M9 35v2"),
)

CAP = drawing(
    area("lead", "M-15-2V10Q0 15 15 10V-2L0 4z"),
    area("night", "M0-14 32-4 0 6-32-4z"),
    light("M0-14 32-4 26-2 0-10-26-2-32-4z", 0.25),
    line("sun", 1.8, "M0-4Q14-2 24 0V12"),
    area("gold", "M22 11h4l1.5 7h-7z"),
)

UNIVERSITY = drawing(
    box("masonry", 0, 0, 128, 88),
    line(
        "mortar",
        1.6,
        "M0 16H20M0 34H18M0 52H18M108 16H128M110 34H128M110 52H128M0 68H18M110 68H128",
    ),
    line("mortar", 1.6, "M8 16V34M12 34V52M6 52V68M120 16V34M116 34V52M122 52V68M10 0V16M117 0V16"),
    area("mortar", "M18 88V40Q18 10 48-8H80Q110 10 110 40V88z"),
    area("sky", "M24 88V42Q24 14 52 0H76Q104 14 104 42V88z"),
    light("M64 42m-36 0a36 38 0 1 1 72 0a36 38 0 1 1-72 0z", 0.4),
    line("mortar", 2.4, "M24 34 34 24 44 34 34 44zM84 34 94 24 104 34 94 44z"),
    line("mortar", 2.4, "M34 44V88M94 44V88M34 0V24M94 0V24"),
    box("timber", 0, 79, 128, 9),
    box("velvet", 32, 69, 64, 10, 2),
    box("plaster", 38, 71, 58, 6),
    box("leaf", 38, 60, 54, 9, 2),
    box("plaster", 38, 62, 50, 5),
    place(OWL, 64, 37, 0.66),
    place(CAP, 64, 20, 0.8),
    area("paper", "M4 74 24 66Q28 68 27 73L8 80Q3 79 4 74z"),
    line("banner", 3.4, "M14 70 17 77"),
)

LOOM = drawing(
    area("timber", "M-48-38h8V40h-8zM40-38h8V40h-8z"),
    light("M-48-38h3V40h-3zM40-38h3V40h-3z", 0.15),
    box("beam", -52, -40, 104, 9, 2),
    box("wood", -52, -40, 104, 6, 2),
    line("plaster", 1.6, "M-36-31V0M-28-31V0M-20-31V0M-12-31V0M-4-31V0M4-31V0M12-31V0M20-31V0"),
    line("plaster", 1.6, "M28-31V0M36-31V0"),
    box("wood", -44, -14, 88, 5, 1),
    shadow("M-44-11H44V-9H-44z", 0.25),
    area("cloth", "M-38-2H38V36H-38z"),
    line("gold", 2.6, "M-38 4H38M-38 30H38"),
    line("gold", 2.2, "M-30 17 -23 10-16 17-23 24zM-7 17 0 10 7 17 0 24zM16 17 23 10 30 17 23 24z"),
    shadow("M28-2H38V36H28z", 0.18),
    box("beam", -50, 34, 100, 8, 3),
    box("wood", -50, 34, 100, 5, 2.5),
)

SHUTTLE = drawing(
    area("straw", "M-14 0Q0-8 14 0Q0 8-14 0z"),
    box("banner", -5, -2, 10, 4, 1),
)

YARN = drawing(
    disc("banner", 0, 0, 9),
    line("velvet", 1.5, "M-7-4Q0-1 6 6M-8 1Q-3 3 1 8M-3-8Q4-4 8 2"),
)

WEAVER = drawing(
    box("fawn", 0, 0, 128, 88),
    light("M64 40m-60 0a60 48 0 1 1 120 0a60 48 0 1 1-120 0z", 0.25),
    box("soil", 0, 78, 128, 10),
    place(LOOM, 64, 43, 0.96),
    place(SHUTTLE, 42, 40, 1, -6),
    place(YARN, 8, 76, 0.9),
    place(YARN, 120, 77, 0.8),
)

PRESTIGE = {
    "granary": GRANARY,
    "library": LIBRARY,
    "weaver": WEAVER,
    "university": UNIVERSITY,
}
