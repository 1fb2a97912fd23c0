"""The buildings between the castle and the bridge that no other game has."""

from caylus.view.art.castle import flag
from caylus.view.art.shapes import (
    area,
    bar,
    box,
    disc,
    drawing,
    light,
    line,
    mirror,
    oval,
    place,
    shadow,
)
from caylus.view.art.stock.scenery import cloud, coin_pile, ground, lancets, sky, trees

GATEHOUSE = drawing(
    area("mortar", "M0 88V42H5V48H10V42H18V88zM128 88V42H123V48H118V42H110V88z"),
    area(
        "masonry",
        "M14 88V10H26V17H36V10H48V17H59V10H69V17H80V10H92V17H102V10H114V88"
        "H92V54Q92 38 64 27 36 38 36 54V88z",
    ),
    shadow("M104 17H114V88H104zM36 54Q36 38 64 27L58 34Q42 42 42 54V88H36z", 0.18),
    line("mortar", 1.3, "M16 62h9M22 72h10M16 82h10M96 60h8M100 70h10M97 80h9M84 24h9M36 24h8"),
)

PORTCULLIS = drawing(
    line("iron", 2.2, "M47 38V52M55.5 33V55M64 30V57M72.5 33V55M81 38V52M40 46H88M50 37H78"),
    line("mortar", 3.4, "M36 88V54Q36 38 64 27 92 38 92 54V88"),
)

GATE = drawing(
    sky("sky", 64, 50),
    ground("far", 60, 56, 60),
    ground("grass", 68, 64, 68),
    trees("leaf", (47, 70, 0.4), (83, 70, 0.36)),
    area("earth", "M62 66h4Q70 74 88 88H40Q58 74 62 66z"),
    GATEHOUSE,
    PORTCULLIS,
    lancets("lead", 5, 13, (25, 55), (103, 55)),
    area("banner", "M19 22H31V39L25 35 19 39zM97 22H109V39L103 35 97 39z"),
    area("gold", "M23 25h4v6h-4zM101 25h4v6h-4z"),
)


def merchant(cloak: str, hat: str) -> str:
    """Somebody rich who holds out a hand to the right."""
    return drawing(
        area(cloak, "M-24 48Q-26 8-10 2H8Q22 8 22 48z"),
        shadow("M-24 48Q-26 8-10 2-16 20-10 48z", 0.25),
        area("plaster", "M-9 2 0 24 8 2z"),
        line("paper", 4, "M-11 3-1 25 9 3"),
        line(cloak, 11, "M10 18 16 30 28 27"),
        line("paper", 3.4, "M29 21 30.5 32"),
        disc("skin", 0, -9, 11),
        area("beam", "M-9-4Q-8 7 2 7T10-3Q4 1-1 0T-9-4z"),
        disc("mark", 5, -11, 1.4),
        area(hat, "M-15-14Q-16-27 0-27T15-14Q8-17 0-17T-15-14z"),
        line("gold", 2.4, "M-13-14.5Q0-20 13-14.5"),
    )


GUILD = drawing(
    box("leaf", 0, 0, 128, 88),
    line("fir", 1.6, "M16 0V88M32 0V88M48 0V88M80 0V88M96 0V88M112 0V88"),
    area("gold", "M50 0H78V26L64 34 50 26z"),
    area("velvet", "M53 0H75V24L64 30.5 53 24z"),
    line("gold", 1.8, "M64 6V22M57.5 9H70.5M58 12 60 17H56zM70 12 72 17H68z"),
    place(merchant("slate", "lead"), 32, 38, 0.98),
    mirror(merchant("tile", "velvet"), 96, 38, 0.98),
    line("skin", 8.6, "M61.5 63H66.5"),
    line("fawn", 1.2, "M63 60 67 61.5M63 63 67 64.5M63.5 66 66.5 67"),
    box("timber", 0, 76, 128, 12),
    box("wood", 0, 73, 128, 5),
    coin_pile(47, 75, 2),
    coin_pile(81, 75, 3),
)

CHARGER = drawing(
    area("beam", "M30 44Q14 44 14 66L19 68Q22 56 32 54z"),
    area("timber", "M32 66h7l-3 16h-6zM74 66h7l5 15h-6z"),
    area("fawn", "M74 46Q78 28 92 20L95 12 99 20 112 34Q115 41 109 42L97 39Q92 50 88 60z"),
    area("beam", "M70 44Q76 24 94 17L89 28Q83 38 82 50z"),
    disc("mark", 99, 27, 1.7),
    line("velvet", 2.6, "M105 41 107 31M106 36 92 45 74 41"),
    area(
        "banner", "M32 40Q56 34 76 38L90 44Q92 60 86 72L78 67 70 73 62 67 54 73 46 67 38 73 29 68z"
    ),
    area("sun", "M42 37.6 54 36.6 53 72 46 67 41 71zM66 37 76 38 84 41 83 70 78 67 70 73 65 69z"),
    shadow("M29 68 31 57 60 65 89 59 88 66 86 72 78 67 70 73 62 67 54 73 46 67 38 73z", 0.16),
)

RIDER = drawing(
    area("steel", "M46 22Q54 17 64 22L66 42H48z"),
    area("iron", "M54 38 68 40 72 58 80 60V64H66L58 46z"),
    area("iron", "M47 6Q58-1 66 8L68.5 19H48z"),
    light("M51 7Q57 3 63 6 56 7 54 17H50z", 0.4),
    area("sun", "M57 10h10.3l.6 2.4H57z"),
    area("velvet", "M51 6Q46-6 34 2 40 1 41 8 33 7 31 13 41 11 49 14z"),
    line("beam", 6, "M24 41 122 6"),
    line("paper", 4, "M24 41 122 6"),
    bar("banner", 4, "M34 37.4 46 33.1M68 25.3 80 21M94 16 106 11.7"),
    area("gold", "M62 19 70 32 60 36z"),
    area("lead", "M42 24H61V34Q60 43 51.5 47 43 43 42 34z"),
    line("sun", 2.4, "M51.5 26V43M45 33H58"),
)

PAVILION = drawing(
    area("paper", "M0 34 18 8 36 34 34 66H2z"),
    area("lead", "M0 34 18 8 10 34 10 66H2zM18 8 26 34V66H34L36 34z"),
    shadow("M0 34H36L35.6 39H.4z", 0.22),
)

JOUST_FIELD = drawing(
    box("sky", 0, 0, 128, 88),
    cloud(96, 40, 1),
    ground("far", 56, 52, 56),
    place(PAVILION, -8, 12, 0.95),
    flag(9, 20, 13),
    ground("grass", 66, 64, 66),
    place(drawing(CHARGER, RIDER), 5, 9, 0.95),
    box("timber", 0, 74, 128, 9),
    area("paper", "M14 74h16l-6 9H8zM62 74h16l-6 9H56zM110 74h16l-6 9H104z"),
    line("beam", 1.4, "M0 74H128M0 83H128"),
)

TANKARD = drawing(
    line("lead", 8, "M22-8H30Q38-8 38 3T30 14L22 15"),
    line("rock", 4.6, "M22-8H30Q38-8 38 3T30 14L22 15"),
    area("chalk", "M-22-18H22L26 30H-26z"),
    area("lead", "M-23.5 0H23.5L25 17H-25z"),
    line("sun", 2.2, "M-17 8.5 -12 3.5 -7 8.5 -12 13.5zM-5 8.5 0 3.5 5 8.5 0 13.5z"),
    line("sun", 2.2, "M7 8.5 12 3.5 17 8.5 12 13.5z"),
    shadow("M11-18H22L26 30H13z", 0.22),
    light("M-19-14H-13L-15 28H-22z", 0.35),
    area(
        "paper",
        "M-26-16Q-30-26-20-28-16-37-6-32 2-40 10-32 20-37 23-27 31-22 25-14"
        " 22-12 19-15 17-4 12-4T8-14Q2-10-4-14-10 4-14 2T-18-13Q-24-12-26-16z",
    ),
    shadow("M-24-17Q-10-24 8-18T25-15Q22-12 19-15 17-4 12-4T8-14Q2-10-4-14-10 4-14 2T-18-13z", 0.1),
)

CASK = drawing(
    disc("beam", 0, 0, 24),
    disc("wood", 0, 0, 20),
    line("timber", 1.4, "M-12-16V16M-4-19.5V19.5M4-19.5V19.5M12-16V16"),
    disc("iron", 0, 9, 3.4),
    box("steel", -2, 9, 4, 10),
)

INN = drawing(
    box("roof", 0, 0, 128, 88),
    shadow("M0 0H128V88H0z", 0.35),
    light("M22 48m-46 0a46 46 0 1 1 92 0a46 46 0 1 1-92 0z", 0.12),
    box("beam", 0, 0, 128, 10),
    line("beam", 3, "M8 10V72M122 10V72"),
    place(CASK, 100, 50, 0.96),
    place(CASK, 116, 22, 0.5),
    box("timber", 0, 76, 128, 12),
    box("wood", 0, 71, 128, 6),
    place(TANKARD, 52, 45, 0.95),
    box("paper", 12, 56, 8, 15, 1),
    area("gold", "M16 40Q23 50 16 55 9 50 16 40z"),
    area("paper", "M16 47q3 4 0 7-3-3 0-7z"),
    oval("beam", 16, 71, 9, 2.4),
)

SPECIAL = {
    "gate": GATE,
    "guild": GUILD,
    "joust-field": JOUST_FIELD,
    "inn": INN,
}
