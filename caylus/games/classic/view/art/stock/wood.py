"""The neutral, fixed and wooden buildings that no other game has."""

from caylus.view.art.shapes import (
    area,
    bar,
    box,
    disc,
    drawing,
    light,
    line,
    oval,
    place,
    shadow,
)
from caylus.view.art.stock.scenery import ashlars, cloud, firs, ground, sky, trees

BASKET = drawing(
    area("timber", "M-12 0H12L9 13H-9z"),
    line("straw", 1.4, "M-10 5H10M-9 9H9M-4 1-3 12M4 1 3 12"),
    bar("soil", 2.6, "M-13 .6H13"),
)

NEUTRAL_MARKETPLACE = drawing(
    sky("sky", 108, 24),
    cloud(4, 26, 0.8),
    ground("far", 50, 46, 50),
    trees("meadow", (112, 70, 0.9)),
    ground("earth", 68, 66, 68),
    shadow("M28 40H90V62H28z", 0.4),
    bar("beam", 3.4, "M29 34V80M89 34V80"),
    area("paper", "M20 38 59 8 98 38z"),
    area("leaf", "M20 38 59 8 38 38zM52 38 59 8 66 38zM80 38 59 8 98 38z"),
    shadow("M59 8 98 38H80z", 0.12),
    area("leaf", "M20 38H38L29 47zM52 38H66L59 47zM80 38H98L89 47z"),
    area("paper", "M38 38H52L45 47zM66 38H80L73 47z"),
    area("straw", "M36 60q0-8 8-8t8 8zM47 60q1-6 7-6t7 6z"),
    disc("gold", 68, 57, 4),
    disc("banner", 75.5, 57, 4),
    disc("gold", 83, 57, 4),
    box("wood", 24, 60, 70, 6),
    line("timber", 3.4, "M34 67 28 80M38 67 44 80M80 67 74 80M84 67 90 80"),
    disc("leaf", 6, 71, 4.6),
    disc("meadow", 14, 70, 4.6),
    place(BASKET, 10, 72),
    disc("banner", 105, 72, 4),
    disc("food", 113, 71, 4),
    disc("banner", 109, 68, 4),
    place(BASKET, 109, 73),
)

CURLS = drawing(
    line("straw", 4, "M2 0Q-10-1-12-10T-3-18 4-10-5-7"),
    line("straw", 3.4, "M-16 4q-9-1-9-8t7-6 3 7"),
)

PLANE = drawing(
    area("beam", "M-40 0V-15Q-40-20-34-20H-4L4-16 32-18Q41-17 41-9V0z"),
    area("fawn", "M-38-2V-14Q-38-18-33-18H-5L3-14 31-16Q39-15 39-8V-2z"),
    shadow("M-38-8H39V-2H-38z", 0.22),
    area("beam", "M-29-18Q-40-31-27-38-17-40-16-32-24-32-20-18z"),
    area("beam", "M17-15Q11-29 22-30T29-16z"),
    area("iron", "M0-16-9-40-1-43 11-15z"),
    light("M-9-40-1-43 1-38-7-35z", 0.5),
    area("timber", "M-6-18-14-36-9-38 2-16z"),
)

BENCH = drawing(
    area("beam", "M-38 8h8l-4 26h-8zM30 8h8l4 26h-8z"),
    bar("beam", 4, "M-37 24H37"),
    box("wood", -48, 0, 96, 9, 1),
    shadow("M-48 5H48V8q0 1-1 1H-47q-1 0-1-1z", 0.25),
)

NEUTRAL_CARPENTER = drawing(
    box("plaster", 0, 0, 128, 88),
    light("M64 40m-50 0a50 44 0 1 1 100 0a50 44 0 1 1-100 0z", 0.35),
    bar("beam", 5, "M0 5H128M7 5V76M121 5V76"),
    line("timber", 3, "M7 26 28 5M121 26 100 5"),
    box("earth", 0, 78, 128, 10),
    place(BENCH, 64, 63, 1.14),
    box("straw", 12, 56, 104, 8),
    shadow("M12 60H116V64H12z", 0.18),
    place(PLANE, 72, 56, 1.04),
    place(CURLS, 31, 52, 1.1),
    area("straw", "M44 84q5-6 10-4t7 4zM80 84q4-5 8-3t6 3z"),
)

FRAME = drawing(
    line("beam", 6, "M22 74V38M58 74V38M94 74V38M18 38H98M20 74H96M20 40 58 10 96 40"),
    line("wood", 3.4, "M22 74V38M58 74V38M94 74V38M18 38H98M20 74H96M20 40 58 10 96 40"),
    line("beam", 5, "M58 12V38M40 26H76M24 54 38 40M56 54 44 40M60 54 72 40M92 54 78 40"),
    line("straw", 2.6, "M58 12V38M40 26H76M24 54 38 40M56 54 44 40M60 54 72 40M92 54 78 40"),
)

LADDER = drawing(
    line("beam", 2.6, "M0 0 14-46M10 2 24-44"),
    line("beam", 2, "M3-6 12-4M5.5-14 15-12M8-22 17-20M10.5-30 20-28M13-38 22-36"),
)

FIXED_CARPENTER = drawing(
    sky("dusk", 108, 22),
    ground("far", 52, 46, 50),
    firs("fir", (8, 68, 0.8)),
    ground("grass", 66, 64, 66),
    ground("earth", 78, 75, 78),
    place(FRAME, 2, 1),
    place(LADDER, 18, 78, 1.05),
    place(BENCH, 98, 68, 0.55),
    place(PLANE, 98, 68, 0.6),
    line("straw", 2, "M72 67Q68 66 68 62T72 60"),
    box("straw", 30, 80, 46, 4),
    box("wood", 34, 76, 44, 4),
)

TROWEL = drawing(
    area("iron", "M-34 6 6-15Q13-2 9 17z"),
    light("M-34 6 6-15Q10-9 10-2z", 0.45),
    line("iron", 4, "M9 1Q17 2 18-8"),
    line("beam", 9, "M18-9 27-25"),
    line("fawn", 5.6, "M18-9 27-25"),
)

MASON = drawing(
    sky("sky", 22, 26),
    cloud(70, 18, 0.8),
    ground("far", 56, 50, 54),
    ground("earth", 72, 70, 72),
    area("masonry", "M128 22H98V35H76V48H54V61H32V76H128z"),
    shadow("M54 56H76V61H54zM76 43H98V48H76zM98 30H128V35H98zM32 70H128V76H32z"),
    line(
        "mortar",
        2,
        "M98 35H128M76 48H128M54 61H128M113 24V35M104 37V47M88 37V47M120 37V47"
        "M92 50V60M66 50V60M112 50V60M80 63V75M104 63V75M52 63V75",
    ),
    area("paper", "M50 61Q50 53 60 54 70 50 76 55V61z"),
    area("chalk", "M98 22Q99 16 106 18 113 14 120 22z"),
    place(TROWEL, 64, 36, 1.08, 8),
    area("beam", "M6 66H28L25 82H9z"),
    oval("paper", 17, 66, 11, 3.4),
    line("iron", 1.6, "M6 66Q17 48 28 66"),
    ashlars((44, 84, 0.9), (98, 86, 0.9), (116, 85, 0.9)),
)

SHEEP = drawing(
    shadow("M-30 25q30-5 62 0q-31 5-62 0z", 0.25),
    line("mark", 5, "M-14 8V24M-6 10V24M14 10V24M21 8V24"),
    area(
        "paper",
        "M-22 8Q-32 4-28-5-32-14-21-18-18-28-6-25 2-32 11-26 22-29 25-19 34-15 29-5 33 5 23 9"
        " 19 17 9 13 1 19-7 13-17 17-22 8z",
    ),
    shadow(
        "M-22 8Q-30 5-28-2-20 6-8 4 6 8 16 3 26 4 29-5 33 5 23 9 19 17 9 13 1 19-7 13-17 17-22 8z"
    ),
    line("mortar", 1.6, "M-4-14a5 5 0 1 1 6 4M10-6a5 5 0 1 1 6 4M-8 0a4 4 0 1 1 5 3"),
    area("mark", "M-22-20Q-26-28-36-24-44-20-45-9-44-3-38-4L-25-8Q-20-13-22-20z"),
    area("mark", "M-27-24Q-17-26-15-17-22-14-27-20z"),
    area("paper", "M-36-24Q-35-31-27-29-20-29-20-22-28-19-36-24z"),
    disc("paper", -37, -16, 1.7),
)

FLAX = drawing(
    line("leaf", 1.4, "M0 0V-13M5 0V-10M-5 0V-10"),
    disc("cloth", 0, -14, 2.8),
    disc("cloth", 5, -10.5, 2.4),
    disc("cloth", -5, -10.5, 2.4),
)

CLOTH_FARM = drawing(
    sky("dusk", 22, 24),
    cloud(86, 22, 0.8),
    ground("far", 44, 40, 44),
    area("cloth", "M0 56Q60 42 128 50V64H0z"),
    light("M0 56Q60 42 128 50V53Q60 45 0 59z", 0.3),
    area("plaster", "M96 36h24v16H96z"),
    area("straw", "M92 39 98 26h20l6 13z"),
    box("beam", 104, 42, 7, 10),
    ground("grass", 62, 60, 58),
    line("timber", 2.6, "M0 58H30M0 65H30M6 53V72M22 53V72"),
    line("timber", 2.6, "M100 58H128M100 65H128M106 53V72M122 53V72"),
    place(SHEEP, 68, 52, 1.06),
    *(place(FLAX, x, y, size) for x, y, size in ((12, 86, 1.1), (30, 88, 0.9), (116, 87, 1.1))),
    place(FLAX, 99, 88, 0.8),
)

WOOD = {
    "neutral-marketplace": NEUTRAL_MARKETPLACE,
    "neutral-carpenter": NEUTRAL_CARPENTER,
    "fixed-carpenter": FIXED_CARPENTER,
    "cloth-farm": CLOTH_FARM,
    "mason": MASON,
}
