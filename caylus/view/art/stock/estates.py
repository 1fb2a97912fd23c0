"""Large buildings: a farm, a sawmill, a quarry and a mine, a bank, a church."""

from caylus.view.art.shapes import (
    area,
    bar,
    box,
    dashed,
    disc,
    drawing,
    light,
    line,
    place,
    shadow,
    veil,
)
from caylus.view.art.stock.scenery import (
    ashlars,
    cloud,
    coin_pile,
    firs,
    ground,
    lancets,
    log_ends,
    sky,
    trees,
)

BARN = drawing(
    shadow("M-4 62H90l10 6H8z", 0.22),
    area("tile", "M52 26H90V62H52z"),
    area("slate", "M30-2H78L94 28H56z"),
    shadow("M30-2H78l2 4H33z", 0.15),
    area("roof", "M0 62V28L10 10 28-2 46 10 56 28V62z"),
    shadow("M28-2 46 10 56 28V62H44V20z", 0.14),
    line("paper", 3.2, "M-3 31 9 9 28-4 47 9 59 31"),
    box("paper", 12, 34, 32, 28),
    box("tile", 14.5, 36.5, 27, 25.5),
    line("paper", 2, "M28 36V62M15 37 27 61M27 37 15 61M29 37 41 61M41 37 29 61"),
    box("paper", 21, 12, 14, 13),
    box("beam", 23, 14, 10, 11),
    area("straw", "M23 25q1-7 5-6t5 6z"),
    line("beam", 1.2, "M66 36V58M74 36V58M82 36V58"),
)

COW = drawing(
    area("beam", "M-11-9h3v9h-3zM-5-8h3v8h-3zM6-8h3v8H6zM11-9h3v9h-3z"),
    area("paper", "M-12-16q13-4 27 0v9q-14 3-27 0z"),
    area("beam", "M-8-17q5-2 9 0 1 7-5 7-5-1-4-7zM6-17h7q3 6-2 8-5-1-5-8z"),
    area("paper", "M-11-16q-2-4-7-4-4 1-5 7 0 3 4 3l8-1z"),
    area("food", "M-23-13q-1 4 3 4l3-3z"),
    line("beam", 1.3, "M-16-20l-1-3M15-15q4 2 2 8"),
)

LARGE_FARM = drawing(
    sky("dusk", 110, 24),
    cloud(4, 22, 0.7),
    ground("far", 46, 42, 44),
    area("straw", "M0 56Q64 46 128 52V88H0z"),
    line("soil", 1.6, "M118 53 100 88M124 54 116 88M112 53 84 88M8 55 0 62M20 54 0 78M32 53 4 88"),
    ground("grass", 76, 71, 76),
    place(BARN, 12, 17, 0.94),
    place(
        drawing(
            disc("straw", 0, 0, 9),
            line("soil", 1.3, "M-4 0a4 4 0 1 1 4 4a6.5 6.5 0 1 1 6-6"),
        ),
        112,
        66,
    ),
    place(COW, 98, 80, 0.95),
)

WHEEL = drawing(
    disc("beam", 0, 0, 22),
    disc("water", 0, 0, 17.5),
    bar("timber", 3, "M-22 0H22M0-22V22M-15.5-15.5 15.5 15.5M15.5-15.5-15.5 15.5"),
    dashed("timber", 6, "8 10.06", "M-23 0a23 23 0 1 1 46 0a23 23 0 1 1-46 0z"),
    disc("beam", 0, 0, 5),
    disc("wood", 0, 0, 3),
)

LARGE_SAWMILL = drawing(
    sky("dusk", 20, 24),
    ground("far", 46, 40, 46),
    firs("fir", (8, 60, 0.9)),
    firs("leaf", (22, 60, 0.7)),
    ground("grass", 60, 56, 60),
    area("timber", "M34 34 56 22 78 34V72H34z"),
    shadow("M34 34h44v5H34z", 0.2),
    line("beam", 1.1, "M42 40V72M50 40V72M62 40V72M70 40V72"),
    area("roof", "M26 38 52 12H92L112 38H84L56 18 32 40z"),
    area("tile", "M52 12H92l20 26H80z"),
    area("wood", "M78 38h28V72H78z"),
    line("beam", 1.1, "M85 39V70M92 39V70M99 39V70"),
    box("beam", 42, 46, 26, 26),
    disc("steel", 55, 61, 10),
    disc("iron", 55, 61, 2.4),
    box("wood", 38, 66, 34, 6),
    area("water", "M72 76h56V88H66z"),
    place(WHEEL, 96, 60, 0.92),
    area("water", "M66 80q8-4 16 0t16 0 16 0 14-2V88H62z"),
    light("M74 83q5-2 10 0zM96 85q6-2 12 0z", 0.7),
    log_ends(8, (8, 78), (24, 78), (40, 78), (16, 65), (32, 65)),
)

TREADWHEEL = drawing(
    disc("beam", 0, 0, 15),
    disc("dusk", 0, 0, 12),
    bar("timber", 2, "M-13 0H13M0-13V13M-9-9 9 9M9-9-9 9"),
    disc("beam", 0, 0, 3),
)

LARGE_QUARRY = drawing(
    sky("sky", 22, 22),
    area("rock", "M128 8 108 12 104 26 84 28 80 42 58 44 54 58 30 60 26 70 0 72V88H128z"),
    area(
        "chalk",
        "M128 8 108 12 110 16 128 13zM104 26 84 28 86 32 106 30zM80 42 58 44 60 48 82 46z"
        "M54 58 30 60 32 64 56 62z",
    ),
    shadow("M106 30 128 26V44L106 42zM82 46 104 44 106 58 84 60zM56 62 80 60 82 72H58z", 0.25),
    line("crag", 1.2, "M114 16v9M120 30v10M92 33v9M98 46v9M68 49v8M40 65v6M112 48v9M118 60v8"),
    ground("earth", 76, 72, 74),
    line("beam", 1.4, "M36 20 92 17M91 17V40L80 48M91 40 98 48M36 20V58"),
    line("beam", 4.6, "M24 46 92 17M36 18 54 78"),
    line("wood", 2.4, "M24 46 92 17M36 18 54 78"),
    place(TREADWHEEL, 35, 60, 1.1),
    line("beam", 4.6, "M36 18 17 78"),
    line("wood", 2.4, "M36 18 17 78"),
    ashlars((88, 62, 1.3), (72, 82, 1.1), (92, 82, 1.1), (110, 80, 1.1)),
)

CART = drawing(
    area("gold", "M-19-14l5-10 7 1 6-9 8 6 7-2 5 14z"),
    light("M-14-24l7 1-3 6-8 1zM-1-32l8 6-7 3-4-4z", 0.5),
    shadow("M7-26l7-2 5 14H10z", 0.2),
    area("timber", "M-22-16H22L17 2H-17z"),
    shadow("M-20-8H20L17 2H-17z", 0.22),
    line("iron", 2.6, "M-22-16H22M-12-15-9 1M12-15 9 1"),
    disc("iron", -10, 5, 5.5),
    disc("iron", 10, 5, 5.5),
    disc("steel", -10, 5, 2),
    disc("steel", 10, 5, 2),
)

GOLD_MINE = drawing(
    sky("dusk", 16, 20),
    area("crag", "M0 62 12 44 24 36 36 18 56 8 80 10 100 22 112 38 128 48V88H0z"),
    area("rock", "M12 44 24 36 36 18 56 8 52 22 36 34 30 52zM80 10 100 22 96 30 84 24z"),
    ground("soil", 76, 72, 74),
    area("mark", "M38 76V44Q44 28 64 28T90 44V76z"),
    veil("gold", 0.4, "M42 76V46Q50 34 64 34T86 46V76z"),
    veil("sun", 0.6, "M50 76V54Q56 42 64 42T78 54V76z"),
    area("beam", "M34 78 38 30h7l-2 48zM94 78 90 30h-7l2 48z"),
    area("timber", "M35 78 39 30h4l-2 48zM93 78 89 30h-4l2 48z"),
    box("beam", 28, 22, 72, 10, 1),
    box("wood", 30, 23.5, 68, 6, 1),
    area("gold", "M14 60l5-5 5 2-1 7-6 2zM108 54l6-4 5 4-2 6-7 1zM106 36l4-3 3 4-3 3z"),
    light("M14 60l5-5 1 4zM108 54l6-4 0 4z", 0.5),
    line("iron", 2, "M46 88 56 76M82 88 72 76M46 84H82"),
    place(CART, 64, 74, 1.1),
)

CHEST = drawing(
    shadow("M-34 30q34-7 68 0q-34 7-68 0z", 0.3),
    area("timber", "M-32-8Q-30-30-18-32H18Q30-30 32-8z"),
    area("beam", "M-28-8Q-26-26-16-28H16Q26-26 28-8z"),
    area("gold", "M-28 0Q-20-14-10-10T4-15 16-10 28 0z"),
    light("M-22-4q6-7 11-5-5 2-6 6zM0-10q4-5 8-1-4 0-5 3z", 0.55),
    line("walls", 1.2, "M-16-3q4-3 7 0M-3-6q4-3 7 0M10-3q4-3 7 0"),
    box("wood", -32, 0, 64, 28, 2),
    shadow("M-32 14H32V28H-32z", 0.2),
    area("iron", "M-34-2H34V4H-34zM-26 4h7V28h-7zM19 4h7V28h-7zM-34 25H34v4H-34z"),
    box("gold", -7, 0, 14, 14, 2),
    area("mark", "M-2.5 5a2.5 2.5 0 1 1 4 1.5l1 4h-5l1-4z"),
)

BANK = drawing(
    box("mortar", 0, 0, 128, 88),
    line(
        "masonry",
        2,
        "M0 14H128M0 28H128M0 42H128M0 56H128M20 0V14M60 0V14M104 0V14M4 28V14"
        "M120 28V14M14 42V28M114 42V28M4 56V42M122 56V42",
    ),
    area("masonry", "M12 88V52Q14 6 64 6T116 52V88z"),
    area("lead", "M22 88V52Q24 16 64 16T106 52V88z"),
    line(
        "mortar",
        1.4,
        "M15 40l10 3M22 24l9 7M36 12l6 9M56 7l1 9M73 7l-1 9M92 12l-6 9M106 24l-9 7M113 40l-10 3",
    ),
    light("M64 44m-34 0a34 28 0 1 1 68 0a34 28 0 1 1-68 0z", 0.14),
    area("soil", "M0 72H128V88H0z"),
    shadow("M0 72H128V75H0z", 0.25),
    place(CHEST, 62, 46, 1),
    coin_pile(108, 79, 5),
    coin_pile(97, 82, 2),
    coin_pile(18, 81, 3),
)

CHURCH = drawing(
    sky("sky", 20, 24),
    cloud(92, 28, 0.9),
    ground("far", 50, 46, 46),
    trees("leaf", (114, 68, 0.9)),
    ground("grass", 68, 62, 68),
    area("earth", "M42 76h8l8 12H26z"),
    shadow("M30 74H102l8 5H40z", 0.22),
    area("masonry", "M56 46H102V76H56z"),
    area("slate", "M56 26H94L106 48H56z"),
    shadow("M56 26H94l2 4H56z", 0.2),
    area("masonry", "M32 30H60V76H32z"),
    shadow("M50 30H60V76H50zM56 48H102v4H56z", 0.18),
    area("slate", "M46 11 63 34H29z"),
    area("lead", "M46 11 63 34H50z"),
    line("gold", 1.8, "M46 12V4M43 7H49"),
    lancets("lead", 8, 11, (46, 46)),
    lancets("beam", 12, 20, (46, 76)),
    lancets("lead", 7, 15, (69, 69), (82, 69), (95, 69)),
    area("mortar", "M60 54h3l2 22h-5zM74 54h3l1 22h-4zM87 54h3l1 22h-4z"),
)

ESTATES = {
    "large-farm": LARGE_FARM,
    "large-sawmill": LARGE_SAWMILL,
    "large-quarry": LARGE_QUARRY,
    "gold-mine": GOLD_MINE,
    "bank": BANK,
    "church": CHURCH,
}
