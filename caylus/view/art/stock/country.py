"""Land and what stands alone in it: a park, a forest, a quarry, those who trade there."""

from caylus.view.art.shapes import (
    area,
    box,
    disc,
    drawing,
    light,
    line,
    place,
    shadow,
)
from caylus.view.art.stock.scenery import (
    ashlars,
    cloud,
    coin_pile,
    firs,
    ground,
    rock,
    sky,
    trees,
)

DEER = drawing(
    shadow("M-22 1q20-5 40 0q-20 4-40 0z", 0.25),
    area("timber", "M4-18V0h3l3-18zM-11-18l2 8-1 10h3l3-12z"),
    area(
        "fawn",
        "M-16-28q-3 6 0 11q2 4 0 8l1 9h3l1-10q2-4 5-6 8 2 14 0l1 16h3l1-18q3-4 3-9l3-7 6 0"
        "q3-1 0-4l-7-4-3-1-6-3 3 5q-2 6-8 9-9-1-20 4z",
    ),
    area("plaster", "M-16-28l-4 2 1 5 4-2zM-9-14q8 2 16-1q-8 0-16 1z"),
    light("M-15-27q10-5 20-3 4-2 6-6 1 8-7 10-10-2-19-1z", 0.25),
    line("beam", 1.8, "M15-43q-4-7 4-14M13-48l-6-4M15-53l-4-5M17-43q2-5 10-6M21-47l-1-6M25-49l3-4"),
    disc("beam", 19, -39, 1),
)

PARK = drawing(
    sky("sky", 26, 26),
    cloud(48, 22, 0.8),
    ground("far", 46, 38, 48),
    ground("grass", 58, 52, 54),
    trees("meadow", (106, 62, 1.35)),
    trees("leaf", (12, 62, 0.8)),
    area("water", "M76 72q14-8 34-4t18 12H80q-12-4-4-8z"),
    light("M86 73q10-4 22-1q-12-1-22 1zM98 77h16q-8 2-16 0z", 0.55),
    place(DEER, 54, 76, 1.06),
    line("fir", 1.6, "M20 80l-2-6M23 80v-7M26 80l2-5M92 84l-1-5M95 84l2-5"),
)

FOREST = drawing(
    sky("dusk", 92, 26),
    area(
        "far",
        "M0 50l8-14 7 11 8-18 9 16 7-10 8 15 9-19 9 17 8-12 8 14 9-20 9 19 8-12 9 13 12-20V88H0z",
    ),
    ground("meadow", 64, 60, 66),
    firs("leaf", (16, 70, 1.05), (64, 67, 1.1), (112, 70, 1.05)),
    firs("fir", (39, 79, 1.55), (89, 79, 1.55)),
    ground("fir", 82, 79, 82),
    light("M30 60q4-20 9-42q-2 20-2 40zM80 60q4-20 9-42q-2 20-2 40z", 0.14),
)

PICK = drawing(
    line("mark", 6.4, "M-14 28 12-24"),
    line("wood", 4.6, "M-14 28 12-24"),
    area("iron", "M-14-30Q8-36 32-6Q14-20 8-20T-14-30z"),
    light("M-14-30Q8-34 30-8Q8-29-14-30z", 0.45),
)

QUARRY = drawing(
    sky("sky", 100, 24),
    area("rock", "M0 60 14 40 26 36 42 14 54 20 66 34 84 38 100 54 128 62V88H0z"),
    area("chalk", "M14 40 26 36 42 14 46 34 34 44 30 58 14 54zM46 34 54 20 66 34 60 42z"),
    area("crag", "M46 34 60 42 66 34 84 38 92 60 74 70 58 58zM0 60 14 54 22 70 0 76z"),
    ground("earth", 70, 67, 70),
    ashlars((24, 80, 1.25), (48, 80, 1.25), (36, 66, 1.25)),
    rock(112, 78, 0.8),
    place(PICK, 88, 48, 1.08),
)

SCALES = drawing(
    line("beam", 6.4, "M0 34V-30"),
    line("gold", 4, "M0 34V-30"),
    area("beam", "M-16 36q4-8 16-8t16 8z"),
    area("gold", "M-12 35q4-5 12-5t12 5z"),
    line("beam", 6.4, "M-36-20Q-18-28 0-28T36-28"),
    line("gold", 4, "M-36-20Q-18-28 0-28T36-28"),
    disc("beam", 0, -30, 5),
    disc("gold", 0, -30, 3.4),
    line("beam", 1.3, "M-36-20-52 12M-36-20-20 12M36-28 20 2M36-28 52 2"),
)

TRADING_POST = drawing(
    box("dusk", 0, 0, 128, 88),
    area("timber", "M0 0H128V9H0zM6 9h5v60H6zM117 9h5v60h-5z"),
    shadow("M11 9h3v58h-3zM0 9H128v2H0z", 0.2),
    light("M64 42m-44 0a44 40 0 1 1 88 0a44 40 0 1 1-88 0z", 0.35),
    box("timber", 0, 70, 128, 18),
    box("wood", 0, 68, 128, 6),
    place(
        drawing(
            area("food", "M-49 1h12v11h-12z"),
            area("stone", "M-36 1h12v11h-12z"),
            area("wood", "M-43-11h12v11h-12z"),
            shadow("M-41 1h4v11h-4zM-28 1h4v11h-4zM-35-11h4v11h-4z", 0.25),
            coin_pile(29, 1, 2),
            coin_pile(44, 1, 4),
            SCALES,
            area("iron", "M-55 12H-17Q-21 24-36 24T-55 12zM17 2H55Q51 14 36 14T17 2z"),
            light("M-55 12h38l-1 3h-36zM17 2h38l-1 3H18z", 0.4),
        ),
        64,
        40,
        0.86,
    ),
)

WALKER = drawing(
    shadow("M-22 36q22-5 44 0q-22 5-44 0z", 0.25),
    line("beam", 6, "M-2 12-8 22-14 33M2 12 7 22 9 34"),
    line("timber", 5, "M-14 34h4M9 35h5"),
    area("soil", "M-26-22q-6 18 0 32q9 4 18 0V-22q-9-5-18 0z"),
    light("M-26-22q-6 18 0 32q2-18 5-34z", 0.25),
    box("food", -28, -30, 22, 9, 4.5),
    disc("velvet", -23.5, -25.5, 2.6),
    line("beam", 1.4, "M-27-6h18M-17-21V11"),
    area("slate", "M-9-19q9-6 16-1q5 18 3 34-12 4-20 0z"),
    shadow("M4-20q5 4 6 34-6 3-12 2 8-12 6-36z", 0.22),
    line("slate", 5.4, "M2-14 9-5 18-8"),
    line("beam", 2.6, "M19-30 21 35"),
    disc("skin", 18.5, -8, 3),
    disc("skin", 2, -27, 7.6),
    disc("mark", 5.5, -26, 1.1),
    area("tile", "M-11-29q13-6 27 0q-4-2-7-2-1-10-8-9t-6 10q-3 0-6 1z"),
    line("straw", 1.6, "M8-33q4-4 4-9"),
)

NEUTRAL_PEDDLER = drawing(
    sky("dusk", 26, 28),
    ground("far", 52, 42, 46),
    ground("grass", 60, 58, 52),
    area("earth", "M0 88Q30 64 84 64T122 52l2 1Q122 64 104 70T60 88z"),
    trees("meadow", (112, 58, 0.75)),
    firs("leaf", (100, 58, 0.5)),
    place(WALKER, 62, 46, 0.84),
    rock(18, 70, 0.6),
)

COUNTRY = {
    "park": PARK,
    "forest": FOREST,
    "quarry": QUARRY,
    "trading-post": TRADING_POST,
    "neutral-peddler": NEUTRAL_PEDDLER,
}
