"""The stone buildings that no other game has."""

from caylus.games.classic.view.art.stock.wood import SHEEP
from caylus.view.art.castle import arches
from caylus.view.art.shapes import (
    area,
    box,
    disc,
    drawing,
    light,
    line,
    oval,
    place,
    shadow,
    veil,
)
from caylus.view.art.stock.scenery import ashlars, circle, cloud, ground, sky, windows
from caylus.view.art.stock.village import SHEAF

DOVECOTE = drawing(
    area("masonry", "M0 24H30V76H0z"),
    shadow("M20 24H30V76H20zM0 24H30V28H0z", 0.18),
    area("roof", "M-5 25 15-2 35 25z"),
    shadow("M15-2 35 25H17z", 0.18),
    arches("beam", 5, 7, (8, 40), (20, 40), (14, 52)),
    line("mortar", 1.8, "M4 41H24M10 53H18"),
    arches("beam", 9, 15, (15, 76)),
)

STONE_FARM = drawing(
    sky("sky", 112, 22),
    cloud(62, 20, 0.7),
    ground("far", 46, 42, 46),
    ground("straw", 58, 54, 56),
    line("soil", 1.5, "M98 57 92 70M108 57 106 70M118 58 120 72"),
    area("masonry", "M34 40H104V74H34z"),
    area("roof", "M28 42 42 18H96L110 42z"),
    shadow("M34 42H104V46H34zM84 18H96L110 42H92z", 0.2),
    line("tile", 1.2, "M39 24H99M36 30H103M32 36H107"),
    line("mortar", 1.3, "M38 54H46M40 64H48M90 52H98M94 66H101M88 60H93"),
    arches("beam", 26, 26, (69, 74)),
    area("straw", "M58 74V66q5-8 12-7 9 0 11 8v7z"),
    line("mortar", 3, "M56 74V61a13 13 0 0 1 26 0V74"),
    windows(7, 7, (41, 48), (92, 49)),
    place(DOVECOTE, 8, 2),
    ground("grass", 76, 73, 74),
    place(SHEEP, 111, 72, 0.48),
    place(SHEAF, 52, 85, 0.6),
    place(SHEAF, 38, 87, 0.56),
)


def bolt(x: float, y: float) -> str:
    """A bolt of cloth 34 units long that lies on (x, y), its left corner."""
    return drawing(
        box("beam", x - 1, y - 11, 34, 11, 5),
        box("cloth", x, y - 10, 32, 9, 4.5),
        light(f"M{x + 5} {y - 8.5}H{x + 26}V{y - 7}H{x + 5}z", 0.35),
        oval("beam", x + 29, y - 5.5, 3.6, 4.8),
        oval("plaster", x + 29, y - 5.5, 2.4, 3.4),
    )


WORKSHOP = drawing(
    sky("dusk", 14, 20),
    ground("far", 56, 52, 56),
    box("mortar", 92, 6, 12, 24),
    light("M96 4q-7-5 0-9h5q-4 5 1 9z", 0.7),
    area("masonry", "M10 34H118V80H10z"),
    area("slate", "M4 36 20 12H108L124 36z"),
    shadow("M10 36H118V40H10zM100 12H108L124 36H110z", 0.22),
    line("lead", 1.2, "M16 18H112M12 24H116M8 30H120"),
    arches("mark", 42, 36, (38, 80), (90, 80)),
    veil("sun", 0.4, "M17 80V62a21 18 0 0 1 42 0V80zM69 80V62a21 18 0 0 1 42 0V80z"),
    line("mortar", 3.6, "M17 80V65a21 21 0 0 1 42 0V80M69 80V65a21 21 0 0 1 42 0V80"),
    ground("earth", 79, 79, 79),
    ashlars((29, 81, 1.1), (48, 81, 1.1), (38, 68, 1.1)),
    *(bolt(x, y) for x, y in ((72, 82), (76, 72), (73, 62))),
    area("cloth", "M74 58H86V81L82 77 78 81 74 77z"),
    shadow("M82 58H86V81L82 77z", 0.3),
    line("gold", 1.6, "M74.5 70H85.5"),
)

DUMMY = drawing(
    line("beam", 4, "M0 44V66M-15 68Q0 58 15 68"),
    line("wood", 2, "M0 44V66"),
    area("wood", "M-4-34Q0-38 4-34L5-26H-5z"),
    disc("timber", 0, -35, 4),
    area(
        "cloth",
        "M-8-28Q-18-26-25-20L-33-2-24 4-17-7Q-13 8-14 14L-26 52Q0 60 26 52L14 14"
        "Q13 8 17-7L24 4 33-2 25-20Q18-26 8-28 0-18-8-28z",
    ),
    shadow("M4-22 8-28Q18-26 25-20L33-2 24 4 17-7Q13 8 14 14L26 52Q18 55 8 55.5 14 20 4-22z", 0.22),
    line("gold", 3, "M-8-28Q0-18 8-28M-14 14Q0 20 14 14M-25 49Q0 57 25 49M-32 0-25 4M32 0 25 4"),
    line("gold", 1.6, "M0-22V16"),
)

SHEARS = drawing(
    line("iron", 3.4, "M-6 16 6-22M6 16-6-22"),
    area("steel", "M-2 2 7-30 9-26 3 4zM2 2-7-30-9-26-3 4z"),
    disc("iron", 0, 0, 1.8),
    line("iron", 3, circle(-8, 20, 5) + circle(8, 20, 5)),
)

SPOOL = drawing(
    box("wood", -9, -9, 18, 4, 1),
    box("banner", -7, -5, 14, 12),
    line("velvet", 1.2, "M-7-2 7 0M-7 2 7 4"),
    box("wood", -9, 7, 18, 4, 1),
)

TAILOR = drawing(
    box("plaster", 0, 0, 128, 88),
    box("lead", 0, 0, 128, 9),
    area("slate", "M0 9H128V12Q112 18 96 12T64 12 32 12 0 12z"),
    box("soil", 0, 76, 128, 12),
    shadow("M0 76H128V78H0z", 0.3),
    place(DUMMY, 64, 36, 0.84),
    place(SHEARS, 106, 46, 1.1, 14),
    box("timber", 4, 62, 32, 5),
    line("beam", 3, "M8 67V82M32 67V82"),
    place(SPOOL, 12, 51),
    area("gold", "M20 62V53q6-5 14 0V62z"),
    line("soil", 1.3, "M20 57H34"),
)

FLASK = drawing(
    area("paper", "M-7-30H7V-10Q24-4 24 12A24 22 0 0 1-24 12Q-24-4-7-10z"),
    veil("sky", 0.6, "M-7-30H7V-10Q24-4 24 12A24 22 0 0 1-24 12Q-24-4-7-10z"),
    area("meadow", "M-23 8Q-12 2 0 7T23 7Q24 10 24 12A24 22 0 0 1-24 12Q-24 10-23 8z"),
    area("gold", "M-20 22Q0 30 20 22Q13 33 0 33.5T-20 22z"),
    disc("sun", -8, 14, 3),
    disc("sun", 6, 18, 2.2),
    disc("sun", 2, 11, 1.8),
    light("M-17 10Q-17-2-6-6L-5-3Q-13 1-13 10z", 0.7),
    box("timber", -9, -36, 18, 8, 2),
)

ALCHEMIST = drawing(
    box("night", 0, 0, 128, 88),
    veil("meadow", 0.5, "M54 40m-46 0a46 42 0 1 1 92 0a46 42 0 1 1-92 0z"),
    box("beam", 92, 14, 36, 4),
    box("beam", 92, 40, 36, 4),
    area("banner", "M97 14V6h3V2h4v4h3v8z"),
    area("straw", "M112 14V4h10v10z"),
    area("paper", "M98 40V28q0-9 9-9t9 9v4l-3 3v5h-4v-2h-3v2z"),
    area("mark", "M101 29a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM110 29a2.5 3 0 1 1 5 0a2.5 3 0 1 1-5 0z"),
    area("soil", "M0 76H128V88H0z"),
    area("mortar", "M28 78 32 64H76L80 78z"),
    area("beam", "M40 78V74a14 8 0 0 1 28 0V78z"),
    area("banner", "M42 78Q42 68 48 66 50 70 54 62 58 70 61 66 66 70 66 78z"),
    area("sun", "M47 78Q48 72 52 72 54 67 57 72 61 73 61 78z"),
    line("steel", 4, "M58 10Q84 4 88 34"),
    line("iron", 1.4, "M58 8Q86 1 90.5 34"),
    place(FLASK, 54, 36, 0.92),
    area("steel", "M83 34H94L93 48Q104 52 104 62 104 74 90 74T76 62Q76 54 84 49z"),
    area("gold", "M77 62H103Q104 74 90 74T77 62z"),
    disc("gold", 88.5, 42, 2),
    light("M80 62Q80 56 85 53L86 56Q83 58 83 64z", 0.6),
)

DIVIDERS = drawing(
    line("beam", 6.6, "M0-26-15 34M0-26 15 34"),
    line("gold", 4, "M0-26-14 30M0-26 14 30"),
    line("steel", 2.4, "M-14.2 30-15.6 37M14.2 30 15.6 37"),
    line("beam", 4.6, "M-8 6Q0 12 8 6"),
    line("gold", 2.4, "M-8 6Q0 12 8 6"),
    disc("beam", 0, -27, 6.4),
    disc("gold", 0, -27, 4.6),
    line("beam", 3.6, "M0-34V-39"),
)

PLAN = drawing(
    area("paper", "M4 12H84V74H4z"),
    area("water", "M7 15H81V71H7z"),
    line(
        "paper",
        2,
        "M18 66V38L25 26 32 38V66M56 66V38L63 26 70 38V66M32 44 44 32 56 44M14 66H74"
        "M39 66V57Q44 49 49 57V66",
    ),
    line("paper", 1.6, "M39 45a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM22 46h6M22 54h6M60 46h6M60 54h6"),
    area("plaster", "M1 10H87a3 3 0 0 1 0 6H1a3 3 0 0 1 0-6z"),
    shadow("M-1.5 14.5Q0 16 1 16H87q1.5 0 2.5-1.5z", 0.2),
)

ARCHITECT = drawing(
    box("earth", 0, 0, 128, 88),
    line("soil", 1.4, "M0 18H128M0 40H128M0 62H128"),
    light("M0 0H70L30 88H0z", 0.18),
    shadow("M20 80 100 72 102 80 24 88z", 0.25),
    place(PLAN, 12, -2, 1.02, 3),
    area("straw", "M22 74 116 83 115 88H20z"),
    line("beam", 1.2, "M32 77v4M44 78v4M56 79v4M68 80.3v4M80 81.5v4M92 82.5v4"),
    place(DIVIDERS, 102, 42, 1.04, 8),
)

RING = drawing(
    line("soil", 9, circle(0, 14, 23)),
    line("gold", 6, circle(0, 14, 23)),
    light("M-22 6Q-24 24-10 33-18 20-16 6z", 0.5),
    area("soil", "M-13-5-10-14H10L13-5 6 2H-6z"),
    area("gold", "M-11-5-8-13H8L11-5 5 0H-5z"),
    area("water", "M-19-24-11-35H11L19-24 0-3z"),
    light("M-19-24-11-35H11L7-24z", 0.45),
    shadow("M7-24H19L0-3z", 0.3),
    line("lead", 1.4, "M-19-24-11-35H11L19-24 0-3zM-19-24H19M-7-24 0-3 7-24 0-35z"),
)

JEWELLER = drawing(
    box("velvet", 0, 0, 128, 88),
    shadow("M0 0H128V88H0z", 0.35),
    light("M64 36m-52 0a52 46 0 1 1 104 0a52 46 0 1 1-104 0z", 0.12),
    area("banner", "M12 63Q64 47 116 63 124 76 115 87H13Q4 76 12 63z"),
    shadow("M9.3 76Q64 62 118.7 76 118 82 115 87H13Q10 82 9.3 76z", 0.25),
    line("gold", 2.2, "M9.3 76Q64 62 118.7 76"),
    oval("beam", 64, 67, 26, 4),
    place(RING, 64, 42, 0.82),
    area(
        "paper",
        "M98 22l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM28 12l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
        "M92 6l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",
    ),
    disc("gold", 22, 66, 4),
    disc("leaf", 31, 64, 4),
    disc("denier", 98, 64, 3.6),
    disc("denier", 106, 66, 3.6),
)

STONE = {
    "stone-farm": STONE_FARM,
    "workshop": WORKSHOP,
    "tailor": TAILOR,
    "alchemist": ALCHEMIST,
    "architect": ARCHITECT,
    "jeweller": JEWELLER,
}
