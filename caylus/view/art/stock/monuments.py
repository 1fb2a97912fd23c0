"""Splendid buildings: a theatre, a statue, halls and a cathedral."""

from caylus.view.art.castle import arches, flag
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
from caylus.view.art.stock.scenery import (
    cloud,
    ground,
    lancets,
    sky,
    trees,
    windows,
)

CURTAIN = drawing(
    area("velvet", "M0 0H30Q32 30 14 52Q20 66 18 80H0z"),
    area(
        "banner",
        "M0 0H8Q10 40 4 52 6 70 6 80H0zM14 0H22Q24 30 9 52 14 66 12 80H8Q8 66 6 52 18 30 14 0z",
    ),
    line("gold", 3, "M0 53Q8 56 15 51"),
)

MASK = "M-13-12Q0-17 13-12Q15 6 0 17Q-15 6-13-12z"

COMEDY = drawing(
    area("gold", MASK),
    light("M-13-12Q0-17 0-15V17Q-15 6-13-12z", 0.3),
    area("mark", "M-9-5q4-4 7 0-3 2-7 0zM2-5q3-4 7 0-4 2-7 0zM-8 2Q0 5 8 2 6 11 0 11T-8 2z"),
)

TRAGEDY = drawing(
    area("denier", MASK),
    shadow("M13-12Q15 6 0 17V-15Q8-14 13-12z", 0.15),
    area("mark", "M-9-3q3-4 7-2-2 4-7 2zM9-3q-3-4-7-2 2 4 7 2zM-7 10Q-5 2 0 2T7 10Q0 5-7 10z"),
)

THEATRE = drawing(
    box("lead", 0, 0, 128, 88),
    veil("sun", 0.35, "M64 0 104 72H24z"),
    veil("sun", 0.35, "M64 0 90 72H38z"),
    area("wood", "M0 68H128V88H0z"),
    light("M40 68h48l10 9H30z", 0.3),
    box("timber", 0, 78, 128, 10),
    line("beam", 1, "M20 68 16 78M42 68 40 78M64 68V78M86 68 88 78M108 68 112 78"),
    place(TRAGEDY, 78, 43, 1.15, 12),
    place(COMEDY, 52, 47, 1.35, -10),
    place(CURTAIN, 0, 0, 1),
    mirror(CURTAIN, 128, 0),
    area(
        "velvet",
        "M0 0H128V12Q118 24 107 12 96 24 85 12 75 24 64 12 53 24 43 12 32 24 21 12 10 24 0 12z",
    ),
    line(
        "gold",
        2,
        "M0 12Q10 24 21 12 32 24 43 12 53 24 64 12 75 24 85 12 96 24 107 12 118 24 128 12",
    ),
)

KNIGHT = drawing(
    area("patina", "M-8-22Q-20 0-18 22H6L8-20z"),
    area("bronze", "M-8 24-7 0H7L9 24H2L0 8-2 24z"),
    area("bronze", "M-10-20Q0-25 10-20L8 4H-8z"),
    shadow("M2-22Q8-22 10-20L8 4 9 24H4L2 4z", 0.25),
    line("bronze", 5, "M9-18 17-24 20-32"),
    line("patina", 2.4, "M20-28V-52M16-32H24"),
    light("M20-53l1 20h-2z", 0.5),
    disc("bronze", 0, -29, 6.4),
    area("patina", "M-7-29a7 7 0 0 1 14 0H0V-27H-7z"),
    line("bronze", 2.6, "M0-35Q-5-42-10-36"),
    area("patina", "M-20-16H-4V-6Q-5 6-12 10-19 6-20-6z"),
    line("sun", 1.6, "M-12-13V6M-18-6H-6"),
)

STATUE = drawing(
    sky("sky", 96, 28),
    cloud(8, 30, 0.8),
    area("far", "M0 56h10V44l7-8 7 8v12h14v-8h14v8H96V42h4v-6h4v6h4v-6h4v6h4V56h12V88H0z"),
    ground("grass", 68, 64, 68),
    trees("leaf", (14, 72, 0.75), (116, 72, 0.75)),
    ground("earth", 80, 75, 80),
    area("chalk", "M36 74H92V80H36zM46 60H82V74H46z"),
    area("masonry", "M42 57H86V62H42zM42 70H86V75H42z"),
    shadow("M72 57H86V62H82V70H86V75H92V80H72z", 0.2),
    box("gold", 55, 63, 18, 6),
    place(KNIGHT, 63, 42, 0.66),
)

HOTEL = drawing(
    box("night", 0, 0, 128, 88),
    disc("sun", 22, 24, 10),
    disc("night", 27, 21, 9),
    area(
        "sun",
        "M42 14l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM112 18l1 2 2 1-2 1-1 2-1-2-2-1 2-1z"
        "M8 46l1 2 2 1-2 1-1 2-1-2-2-1 2-1z",
    ),
    area("lead", "M0 58 12 48 24 58V88H0zM104 56 116 44 128 56V88H104z"),
    area("soil", "M0 80H128V88H0z"),
    area("mortar", "M38 60H98V82H38z"),
    area("plaster", "M36 42H100V61H36zM34 28H102V43H34z"),
    shadow("M84 28h18V43H84zM82 43h18V61H82zM80 61H98V82H80z", 0.18),
    bar(
        "beam",
        2.6,
        "M34 43H102M36 61H100M37 44V61M99 44V61M58 44V61M78 44V61"
        "M35.5 30V43M100.5 30V43M57 30V43M79 30V43",
    ),
    area("roof", "M28 31 42 10H94L108 31z"),
    shadow("M84 10h10l14 21H88z", 0.22),
    area("plaster", "M60 24 68 14 76 24V31H60z"),
    line("tile", 2.6, "M58 26 68 13 78 26"),
    box("sun", 65, 22, 6, 8),
    windows(8, 8, (43, 32.5), (64, 32.5), (85, 32.5)),
    windows(9, 9, (43, 48), (63.5, 48), (84, 48)),
    arches("beam", 16, 19, (68, 82)),
    arches("walls", 12, 16.5, (68, 82)),
    windows(8, 8, (45, 67), (83, 67)),
    line("iron", 1.8, "M36 52H14M16 52V56M32 52V56"),
    box("banner", 12, 56, 24, 17, 2),
    line("sun", 2, "M16 60V70M16 67H32V70M32 67V65H21"),
)

HORSE = drawing(
    area("beam", "M8-34Q24-24 26 4V26H4z"),
    area(
        "fawn",
        "M20 30Q26-10 8-30L6-40 0-32Q-8-28-14-12L-22 2Q-25 8-20 12-15 15-11 10L-2 4Q2 14-8 30z",
    ),
    shadow("M20 30Q26-10 8-30 12-10 4 4 4 16-2 30z", 0.22),
    area("beam", "M6-40Q22-34 25-10 27 8 25 26L19 30Q22-6 8-28 3-30 2-26-2-34 6-40z"),
    area("plaster", "M-8-20Q-10-8-18 0L-15-12z"),
    disc("mark", -3, -19, 2.2),
    disc("mark", -19, 6, 1.3),
    line("velvet", 2.2, "M-15-8-5 3M-1-30-4 4M-4 4Q6 6 18 2"),
)

STABLES = drawing(
    box("wood", 0, 0, 128, 88),
    line("timber", 1.6, "M10 20V76M20 20V76M30 20V76M98 20V76M108 20V76M118 20V76"),
    area("roof", "M0 0H128V14H0z"),
    area(
        "tile",
        "M0 13q8 13 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0V11H0z",
    ),
    shadow("M0 20H128V25H0z", 0.25),
    box("beam", 32, 20, 62, 62),
    box("mark", 36, 24, 54, 56),
    place(HORSE, 65, 50, 0.96),
    box("earth", 32, 60, 62, 22),
    line("beam", 3, "M34 62H92V80H34zM34 80 92 62"),
    line("iron", 2.4, "M104 30a7 7 0 1 1 10 0"),
    line("steel", 3, "M106 46V38a5 5 0 1 1 10 0v8"),
    area("straw", "M0 88Q2 66 14 64T30 84L32 88z"),
    line("soil", 1.2, "M8 82l4-10M14 84l2-12M20 84l-2-8"),
    area("soil", "M30 82H128V88H28z"),
    box("timber", 102, 62, 20, 20, 2),
    line("iron", 2, "M102 67H122M102 77H122"),
    area("water", "M104 62q8-3 16 0v2h-16z"),
)

TOWN_HALL = drawing(
    sky("sky", 104, 22),
    cloud(6, 26, 0.9),
    ground("earth", 76, 74, 76),
    area("masonry", "M14 42H114V80H14z"),
    area("slate", "M20 26H108L118 44H10z"),
    shadow("M10 44H118v3H10z", 0.25),
    area("masonry", "M50 22H78V80H50z"),
    shadow("M70 22h8V80h-8zM104 46h10V80h-10z", 0.16),
    area("lead", "M44 26 56 13H72L84 26z"),
    area("slate", "M44 26 56 13H64V26z"),
    line("beam", 1.4, "M64 13V6"),
    disc("beam", 64, 36, 9.5),
    disc("paper", 64, 36, 7.8),
    line("mark", 1.7, "M64 31V36L68 38"),
    windows(7, 7, (21, 51), (36, 51), (85, 51), (100, 51)),
    arches("beam", 13, 16, (24, 80), (40, 80), (88, 80), (104, 80)),
    arches("timber", 15, 20, (64, 80)),
    line("beam", 1.3, "M64 61V80"),
    area("banner", "M53 47H59V60L56 57 53 60zM69 47H75V60L72 57 69 60z"),
    flag(30, 28, 14),
    flag(96, 28, 14),
)

MONUMENT = drawing(
    box("dusk", 0, 0, 128, 88),
    light(
        "M64 40 0 20V32zM64 40 0 48V60zM64 40 14 0H30zM64 40 52 0H76z"
        "M64 40 98 0h16zM64 40 128 20V32zM64 40 128 48V60z",
        0.55,
    ),
    disc("sun", 64, 40, 27),
    ground("far", 64, 58, 64),
    ground("grass", 72, 68, 72),
    area("mortar", "M26 74H102V82H26z"),
    area("masonry", "M34 68H94V75H34z"),
    area("chalk", "M44 56H84V68H44z"),
    shadow("M72 56H84V68H72zM80 68H94V75H80zM86 75h16v7H86z", 0.2),
    area("chalk", "M52 56 57 20 64 12 71 20 76 56z"),
    shadow("M64 12 71 20 76 56H66z", 0.28),
    area("gold", "M57 20 64 12 71 20z"),
    line("leaf", 3, "M58 42a7.5 7.5 0 0 1 2-12M70 42a7.5 7.5 0 0 0-2-12"),
    disc("gold", 64, 38, 3.4),
    box("lead", 55, 59, 18, 6, 1),
    trees("leaf", (14, 76, 0.7), (114, 76, 0.7)),
)

SPIRES = drawing(
    area("masonry", "M0 30h22v52h-22zM67 30h22v52h-22z"),
    shadow("M15 30h7v52h-7zM82 30h7v52h-7z", 0.2),
    area("slate", "M11-6 24 32H-2zM78-6 91 32H65z"),
    area("lead", "M11-6 24 32H13zM78-6 91 32H80z"),
    area("mortar", "M-3 44h4v38h-5zM21 44h4v38h-4zM64 44h4v38h-4zM88 44h4l1 38h-5z"),
    line("gold", 1.5, "M11-4V-12M8.5-9H13.5M78-4V-12M75.5-9H80.5"),
    lancets("lead", 8, 14, (11, 49), (78, 49)),
    lancets("beam", 11, 18, (11, 82), (78, 82)),
)

CATHEDRAL = drawing(
    box("night", 0, 0, 128, 88),
    veil("sun", 0.25, "M10 48a54 54 0 1 1 108 0a54 54 0 1 1-108 0z"),
    disc("sun", 64, 48, 39),
    area("lead", "M0 72h8v-7l6-5 6 5v7H106v-9l6-5 6 5v9h10V88H0z"),
    area("mortar", "M20 62h12V82H16zM96 62h12l4 20H96z"),
    area("masonry", "M46 40 64 24 82 40V82H46z"),
    shadow("M46 50H82v2H46z", 0.2),
    place(SPIRES, 29.5, 18, 0.78),
    disc("beam", 64, 43, 10.5),
    disc("velvet", 64, 43, 9),
    line("sun", 1.6, "M64 34V52M55 43H73M58 37 70 49M70 37 58 49"),
    disc("sun", 64, 43, 3),
    lancets("beam", 19, 27, (64, 82)),
    lancets("timber", 13, 21, (64, 82)),
    line("beam", 1.2, "M64 62V82"),
    area("soil", "M0 82H128V88H0z"),
    area("mortar", "M44 80H84V83H40z"),
)

MONUMENTS = {
    "theatre": THEATRE,
    "statue": STATUE,
    "hotel": HOTEL,
    "stables": STABLES,
    "town-hall": TOWN_HALL,
    "monument": MONUMENT,
    "cathedral": CATHEDRAL,
}
