"""Small buildings of a village: a farm, crafts, a market, a house to live in."""

from caylus.view.art.shapes import area, bar, box, disc, drawing, light, line, oval, place, shadow
from caylus.view.art.stock.scenery import (
    ashlars,
    cloud,
    firs,
    ground,
    rock,
    sky,
    trees,
    windows,
)

SHEAF = drawing(
    shadow("M-13 2q13-5 26 0q-13 4-26 0z", 0.25),
    area(
        "straw",
        "M-10 1-4-14Q-16-26-15-34L-9-30-8-39-3-33 0-42 4-33 9-39 9-30 15-34Q16-26 4-14L10 1z",
    ),
    shadow("M1-14Q8-24 9-38V-30L15-34Q16-26 4-14L10 1H3z", 0.2),
    line("soil", 1.4, "M-3-16-9-28M0-16V-34M3-16 9-28M-3-11-5-1M3-11 5-1"),
    line("tile", 3, "M-5-14Q0-12 5-14"),
)

HEN = drawing(
    line("walls", 1.3, "M-1 0v-4M3 0v-4"),
    area("paper", "M-9-14q2 5 6 5 4-1 5-7l5 2q1 9-6 11t-10-11z"),
    area("banner", "M3-16q1-4 4-1z"),
    area("gold", "M7-15l4 1.5-4 1z"),
)

SMALL_FARM = drawing(
    sky("sky", 100, 24),
    cloud(10, 24, 0.8),
    ground("far", 46, 42, 50),
    ground("straw", 58, 52, 58),
    ground("grass", 70, 66, 70),
    shadow("M18 70h62l8 5H24z", 0.22),
    area("plaster", "M24 46H74V72H24z"),
    shadow("M58 46H74V72H58z", 0.16),
    area("straw", "M16 49 28 20H70L82 49Q49 53 16 49z"),
    shadow("M60 20h10l12 29q-8 2-14 2z", 0.2),
    line("soil", 1.1, "M26 42 32 26M38 44 41 28M50 45V30M61 44 59 28"),
    bar("timber", 2.4, "M25 49V72M73 49V72M57 50V72"),
    box("beam", 34, 55, 13, 17),
    box("timber", 36, 57, 9, 15),
    windows(7, 7, (61, 56)),
    place(SHEAF, 99, 74, 0.98),
    place(HEN, 19, 80, 1),
)

BOW_SAW = drawing(
    line("beam", 4, "M-24-16V4M24-16V4"),
    line("wood", 2.4, "M-24-16V4M24-16V4M-24-6H24"),
    line("tile", 1.2, "M-24-15H24"),
    area(
        "steel",
        "M-25 1H25V5L22.5 8 20 5 17.5 8 15 5 12.5 8 10 5 7.5 8 5 5 2.5 8 0 5"
        "-2.5 8-5 5-7.5 8-10 5-12.5 8-15 5-17.5 8-20 5-22.5 8-25 5z",
    ),
    line("iron", 0.8, "M-24 1.5H24"),
)

SMALL_SAWMILL = drawing(
    sky("sky", 26, 26),
    ground("far", 48, 44, 42),
    firs("leaf", (108, 62, 1.05)),
    firs("fir", (121, 66, 0.9), (92, 60, 0.7)),
    ground("grass", 62, 60, 58),
    ground("earth", 76, 72, 76),
    line("beam", 4, "M24 78 42 46M42 78 24 46M76 78 94 46M94 78 76 46"),
    line("timber", 2, "M24 78 42 46M42 78 24 46M76 78 94 46M94 78 76 46"),
    box("wood", 10, 46, 98, 17, 7),
    shadow("M12 57H106q2 6-5 6H17q-6 0-5-6z", 0.28),
    line("timber", 1.4, "M24 51h18M50 54h10M78 51h16"),
    oval("straw", 106, 54.5, 6, 8.5),
    oval("earth", 106, 54.5, 3, 4.5),
    area("beam", "M61 44h4v12h-4z"),
    place(BOW_SAW, 62, 38, 1.08, -14),
    area("straw", "M50 80q6-10 13-10t14 10z"),
    light("M54 78q5-7 9-7-4 3-5 7z", 0.4),
)

MALLET = drawing(
    line("beam", 4.6, "M0 22V-8"),
    line("wood", 2.8, "M0 22V-8"),
    box("beam", -13, -22, 26, 16, 3),
    box("timber", -11.5, -20.5, 23, 13, 2),
    light("M-11-20H11v4H-11z", 0.25),
)

CHISEL = drawing(
    area("steel", "M-2-4H2L3.5 18H-3.5z"),
    shadow("M0-4H2L3.5 18H0z", 0.3),
    box("wood", -3.5, -18, 7, 15, 2),
)

SMALL_QUARRY = drawing(
    sky("dusk", 24, 26),
    ground("far", 44, 42, 36),
    firs("leaf", (112, 52, 0.75)),
    firs("fir", (98, 52, 0.55)),
    ground("grass", 58, 54, 50),
    ground("earth", 68, 64, 68),
    rock(18, 72, 1.3),
    shadow("M30 76H92l10 5H36z", 0.22),
    area("chalk", "M30 78V46L42 36H96V68L86 78z"),
    light("M30 46 42 36H96L86 46z", 0.5),
    shadow("M86 46 96 36V68L86 78z", 0.3),
    line("crag", 1.3, "M38 56h8M52 66h9M66 54h7M40 71h6M72 70h6"),
    line("crag", 1.8, "M58 46l2 6-4 5 2 6"),
    place(CHISEL, 58, 30, 0.95, 4),
    place(MALLET, 85, 34, 1, -38),
    ashlars((112, 80, 0.95)),
)

POTS = drawing(
    area("slate", "M-16 2q-1-15 8-15t8 15z"),
    area("earth", "M12 2q-10-12 0-17h8q9 5 0 17z"),
    line("beam", 1.4, "M-13-9q5-3 10 0M13-12h6"),
    area("food", "M-4 2q-2-22 9-22t9 22z"),
    line("velvet", 1.5, "M1-15q4-3 8 0"),
)

PEDDLER = drawing(
    sky("sky", 104, 26),
    cloud(40, 20, 0.7),
    ground("far", 50, 44, 46),
    ground("grass", 60, 58, 62),
    ground("earth", 74, 70, 74),
    shadow("M16 78q40-6 84 0q-42 6-84 0z", 0.25),
    place(POTS, 54, 42, 1.3),
    area("straw", "M70 42q-2-15 8-15t10 15z"),
    area("timber", "M18 40H96L86 62H28z"),
    shadow("M22 49H92l-6 13H28z", 0.2),
    line("beam", 3, "M16 40H98"),
    line("beam", 1.2, "M36 43 40 60M57 43V60M78 43 74 60"),
    line("beam", 3.4, "M88 54 120 46"),
    line("wood", 1.6, "M88 54 120 46"),
    disc("beam", 42, 64, 15),
    disc("earth", 42, 64, 11.5),
    bar("beam", 2.2, "M31 64H53M42 53V75M34 56 50 72M50 56 34 72"),
    disc("beam", 42, 64, 4),
    line("beam", 3, "M84 62 88 77"),
    line("beam", 1, "M26 40q-4 4-3 10"),
    area("gold", "M19 50h8l2 8H17z"),
)

MARKET = drawing(
    sky("sky", 106, 24),
    area("masonry", "M0 44h14V30l8-8 8 8v14H128V88H0z"),
    area("mortar", "M96 44V34l10-10 10 10v10z"),
    ground("earth", 72, 70, 72),
    shadow("M14 42H110V60H14z", 0.5),
    bar("beam", 3.4, "M15 30V80M109 30V80"),
    area("paper", "M4 38 18 14H106L120 38z"),
    area("banner", "M4 38 18 14H35L28 38zM53 38V14H71V38zM96 38 89 14H106L120 38z"),
    shadow("M9 30 7 38H120L115 30z", 0.12),
    area("banner", "M4 38H28a12 8 0 0 1-24 0zM53 38H71a9 8 0 0 1-18 0zM96 38h24a12 8 0 0 1-24 0z"),
    area("paper", "M28 38H53a12.5 8 0 0 1-25 0zM71 38H96a12.5 8 0 0 1-25 0z"),
    area("leaf", "M22 62q2-10 9-10t9 10zM36 62q2-8 7-8t8 8z"),
    disc("banner", 58, 58, 4.5),
    disc("banner", 66, 58, 4.5),
    disc("banner", 62, 52.5, 4.5),
    disc("gold", 78, 58, 4.5),
    disc("gold", 86, 58, 4.5),
    disc("gold", 82, 52.5, 4.5),
    area("fawn", "M92 62q0-9 7-9t7 9z"),
    box("wood", 12, 61, 100, 6),
    box("timber", 15, 67, 94, 13),
    line("beam", 1.2, "M38 68V79M62 68V79M86 68V79"),
    shadow("M15 67h94v3H15z", 0.25),
)

QUILL = drawing(
    area("paper", "M0 0Q-2-22 22-46Q30-20 4-4z"),
    shadow("M0 0Q14-18 22-46Q30-20 4-4z", 0.22),
    line("mark", 1.2, "M-3 10Q2-12 18-38"),
)

LAWYER = drawing(
    box("lead", 0, 0, 128, 88),
    area("timber", "M0 0H128V6H0zM0 22H128V27H0z"),
    area("velvet", "M6 8h8v14H6zM30 9h7v13h-7zM84 8h8v14h-8z"),
    area("slate", "M15 10h6v12h-6zM93 10h6v12h-6zM112 8h8v14h-8z"),
    area("straw", "M22 7h7v15h-7zM76 10h7v12h-7zM100 7h6v15h-6z"),
    area("timber", "M0 66H128V88H0z"),
    light("M0 66H128v3H0z", 0.25),
    shadow("M22 70H104l6 6H30z", 0.35),
    area("plaster", "M28 20H86V70H28z"),
    shadow("M74 26H86V66H74z", 0.1),
    area(
        "paper",
        "M24 14H82a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12zM24 64H90a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12z",
    ),
    shadow("M18 21q2 5 6 5H82q5 0 6-5zM18 71q2 5 6 5H90q5 0 6-5z", 0.18),
    disc("earth", 82, 20, 3.4),
    disc("earth", 90, 70, 3.4),
    line("mortar", 2.2, "M36 34H70M36 41H66M36 48H72M36 55H56"),
    area("velvet", "M66 60l-3 14 5-3 3 5 4-15z"),
    disc("banner", 70, 58, 7.5),
    line("velvet", 1.6, "M67 58h6M70 55v6"),
    area("iron", "M96 72V60q0-5 5-5h10q5 0 5 5v12z"),
    light("M99 70V61q0-3 3-3-1 6 0 12z", 0.25),
    box("iron", 101, 51, 10, 6, 1),
    place(QUILL, 105, 50, 0.84, -26),
)

RESIDENCE = drawing(
    sky("sky", 104, 24),
    cloud(6, 26, 0.8),
    ground("far", 50, 44, 48),
    trees("meadow", (112, 70, 0.95)),
    ground("grass", 68, 64, 68),
    area("earth", "M54 72h12l10 16H40z"),
    box("masonry", 78, 14, 9, 20),
    light("M84 12q-5-5 0-9t1-9h6q1 6-3 10t0 8z", 0.8),
    area("plaster", "M26 42 60 17 94 42V74H26z"),
    shadow("M76 40h18V74H76z", 0.15),
    bar("beam", 2.6, "M26 46H94M27.5 42V74M92.5 42V74M48 46V74M72 46V74M44 32H76M60 18V32"),
    line("beam", 2, "M28 72 47 48M92 72 73 48"),
    area("roof", "M60 11 104 43 100 49 60 21 20 49 16 43z"),
    shadow("M60 11 104 43 100 49 60 21z", 0.18),
    box("beam", 53, 54, 14, 20),
    box("wood", 55, 56, 10, 18),
    disc("gold", 62.5, 65, 1),
    windows(8, 9, (34, 53), (78, 53)),
    windows(8, 7, (56, 36)),
    area("leaf", "M22 76q4-9 12-8t14 8zM74 76q4-9 11-8t13 8z"),
    disc("banner", 30, 71, 1.8),
    disc("sun", 38, 72, 1.8),
    disc("banner", 82, 71, 1.8),
)

VILLAGE = {
    "small-farm": SMALL_FARM,
    "small-sawmill": SMALL_SAWMILL,
    "small-quarry": SMALL_QUARRY,
    "peddler": PEDDLER,
    "market": MARKET,
    "lawyer": LAWYER,
    "residence": RESIDENCE,
}
