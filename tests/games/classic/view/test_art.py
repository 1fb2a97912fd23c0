"""The drawings of the classic game are complete, well-formed and told apart."""

import re
from xml.etree import ElementTree

import pytest

from caylus.games.classic.view.art import bridge, castle_section, symbols
from caylus.games.classic.view.art.stock import BUILDINGS, GRAINS, ICONS
from caylus.view.art import INKED, SIGNS, signs, stock
from caylus.view.art.shapes import tone
from caylus.view.art.signs import LETTERS, MARKS
from tools import palette

COLOURS = ["red", "green", "blue", "purple", "orange"]
SECTIONS = ["dungeon", "walls", "towers"]
KEYS = [
    *("neutral-farm", "neutral-forest", "neutral-sawmill", "neutral-quarry"),
    *("neutral-marketplace", "neutral-carpenter"),
    *("fixed-peddler", "fixed-carpenter", "gold-mine"),
    *("gate", "trading-post", "guild", "joust-field", "stables", "inn"),
    *("food-farm", "cloth-farm", "quarry", "sawmill"),
    *("marketplace", "peddler", "mason", "lawyer"),
    *("stone-farm", "park", "workshop", "church", "tailor", "bank"),
    *("alchemist", "architect", "jeweller"),
    "residence",
    *("statue", "granary", "library", "weaver", "theatre"),
    *("university", "monument", "hotel", "cathedral"),
]
NAMES = [
    *("food", "wood", "stone", "cloth", "gold", "denier", "coin"),
    *("any", "non-gold", "batch"),
    *("provost", "bailiff", "castle", "bridge", "crest", "residence"),
    *("favor", "favor-prestige", "favor-deniers", "favor-cubes", "favor-buildings"),
    *(f"{thing}-{section}" for thing in ("token", "scoring") for section in SECTIONS),
    *(f"{thing}-{colour}" for thing in ("house", "marker") for colour in COLOURS),
    *("gate", "inn", "order", "both-ways", "income"),
    *("build-wood", "build-stone", "build-prestige"),
]
DRAWN = [
    symbols(),
    castle_section("walls", ("red", "blue"), 10),
    castle_section("towers", ("red",) * 14, 14, closed=True),
    bridge(("red",), 5),
]


def root(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{text}</root>")


def classes(text: str, name: str) -> int:
    return sum(name in element.get("class", "").split() for element in root(text).iter())


def test_every_tile_has_its_own_picture() -> None:
    assert sorted(BUILDINGS) == sorted(KEYS)
    assert len(set(BUILDINGS.values())) == len(KEYS)


def test_every_sign_is_drawn_and_has_its_own_picture() -> None:
    assert sorted(ICONS) == sorted(NAMES)
    assert len(set(ICONS.values())) == len(NAMES)


def test_there_is_nothing_but_symbols_each_with_its_own_id() -> None:
    ids = [element.get("id", "") for element in root(symbols()).iter() if element.get("id")]

    assert {element.tag for element in root(symbols())} == {"symbol"}
    assert sorted(ids) == sorted(
        [*(f"art-{key}" for key in KEYS), *(f"icon-{key}" for key in NAMES)]
        + [f"grain-{key}" for key in GRAINS]
    )


def test_a_key_of_the_stock_means_the_picture_of_the_stock() -> None:
    shared = BUILDINGS.keys() & stock.BUILDINGS.keys()

    assert {key: BUILDINGS[key] for key in shared} == {key: stock.BUILDINGS[key] for key in shared}
    assert {key: ICONS[key] for key in ICONS.keys() & stock.SIGNS.keys()}.items() <= (
        stock.SIGNS.items()
    )
    assert not ICONS.keys() & SIGNS.keys()


@pytest.mark.parametrize("text", DRAWN, ids=["symbols", "walls", "towers", "bridge"])
def test_drawings_hold_nothing_a_strict_policy_would_refuse(text: str) -> None:
    allowed = {"svg", "symbol", "g", "path", "circle", "ellipse", "use", "text"}

    assert {element.tag for element in root(text).iter()} <= {"root", *allowed}
    assert not re.search(r"style=|url\(|https?:|\son\w+=|href=\"[^#]", text)
    assert text.isascii()


@pytest.mark.parametrize("text", DRAWN, ids=["symbols", "walls", "towers", "bridge"])
def test_drawings_use_only_colours_of_the_themes_and_signs_that_there_are(text: str) -> None:
    ids = re.findall(r'<symbol id="([^"]*)"', symbols() + signs(SIGNS))

    assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= set(palette.palette("light"))
    assert set(re.findall(r'href="#([^"]*)"', text)) <= set(ids)


def test_no_sign_has_the_colour_of_its_text_as_only_the_houses_may() -> None:
    assert not [key for key, text in ICONS.items() if tone("text") in text]
    assert not INKED & ICONS.keys()


def test_cloth_carries_its_letter_on_an_outline_of_its_own() -> None:
    cubes = ["food", "wood", "stone", "cloth", "gold"]
    outlines = [root(ICONS[cube])[0].get("d") for cube in cubes]

    assert LETTERS["C"] in ICONS["cloth"]
    assert len({outline or "disc" for outline in outlines}) == len(cubes)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_house_carries_the_mark_of_its_seat(colour: str) -> None:
    house = root(ICONS[f"house-{colour}"])

    assert house[0].get("fill") == f"var(--seat-{colour})"
    assert [use.get("href") for use in house.iter("use")] == [f"#icon-seat-{colour}"]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_marker_has_the_shape_the_colour_and_the_letter_of_its_seat(colour: str) -> None:
    sign, shape = MARKS[colour]
    marker = root(ICONS[f"marker-{colour}"])

    assert (marker[0].get("d"), marker[0].get("fill")) == (shape, f"var(--seat-{colour})")
    assert LETTERS[sign] in ICONS[f"marker-{colour}"]


def test_symbols_stay_under_a_hundred_and_twenty_kilobytes() -> None:
    assert len(symbols()) < 120_000


@pytest.mark.parametrize(("kind", "spaces"), [("dungeon", 6), ("walls", 10), ("towers", 14)])
@pytest.mark.parametrize("built", [0, 1, 5, 6])
def test_a_castle_section_shows_its_houses_and_the_spaces_left(
    kind: str, spaces: int, built: int
) -> None:
    section = castle_section(kind, tuple(COLOURS * 2)[:built], spaces)

    assert classes(section, "house") == classes(section, "built") == built
    assert classes(section, "lot") == classes(section, "planned") == spaces - built
    assert " id=" not in section


def test_houses_stand_in_the_order_in_which_they_were_built() -> None:
    section = root(castle_section("dungeon", ("blue", "red", "blue"), 6))

    assert [use.get("href") for use in section.iter("use")] == [
        "#icon-house-blue",
        "#icon-house-red",
        "#icon-house-blue",
    ]


def test_a_section_that_was_counted_has_no_spaces_left() -> None:
    section = castle_section("walls", ("red",) * 4, 10, closed=True)

    assert classes(section, "house") == classes(section, "built") == 4
    assert classes(section, "lot") == classes(section, "planned") == 0


def test_the_castle_has_no_fourth_section() -> None:
    with pytest.raises(KeyError):
        castle_section("moat", (), 6)
