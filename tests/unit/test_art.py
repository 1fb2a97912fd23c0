"""The drawings are complete, well-formed and safe under a strict content policy."""

import re
from xml.etree import ElementTree

import pytest

from caylus import games
from caylus.games.magna_carta.view import art
from caylus.games.magna_carta.view.art import bridge, castle_section
from caylus.view.art import SIGNS, signs
from tools import looks

COLOURS = ["red", "green", "blue", "purple", "orange"]
BUILDINGS = [
    "park",
    "forest",
    "quarry",
    "trading-post",
    "neutral-peddler",
    "small-farm",
    "small-sawmill",
    "small-quarry",
    "peddler",
    "market",
    "lawyer",
    "large-farm",
    "large-sawmill",
    "large-quarry",
    "gold-mine",
    "bank",
    "church",
    "residence",
    "theatre",
    "statue",
    "hotel",
    "stables",
    "town-hall",
    "monument",
    "cathedral",
]
ICONS = [
    "food",
    "wood",
    "stone",
    "gold",
    "denier",
    "coin",
    "any",
    "worker",
    "provost",
    "arrow",
    "token-dungeon",
    "token-walls",
    "token-towers",
    "crest",
    "residence",
    "card",
    "turn",
    "passed",
    "first",
    "castle",
    *(f"{thing}-{colour}" for thing in ("seat", "worker") for colour in COLOURS),
]
GRAINS = ["neutral", "wood", "stone", "residence", "prestige"]
KINDS = ["dungeon", "walls", "towers"]


def symbols() -> str:
    """The drawings of the house and of one game."""
    return signs(SIGNS) + art.symbols()


def by_id(text: str) -> dict[str, str]:
    return {symbol[1]: symbol[0] for symbol in looks.SYMBOL.finditer(text)}


def root(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{text}</root>")


def classes(text: str, name: str) -> int:
    return sum(name in element.get("class", "").split() for element in root(text).iter())


@pytest.mark.parametrize("key", BUILDINGS)
def test_every_building_has_exactly_one_symbol(key: str) -> None:
    assert len(root(symbols()).findall(f"symbol[@id='art-{key}'][@viewBox='0 0 128 88']")) == 1


@pytest.mark.parametrize("key", [*ICONS])
def test_every_icon_has_exactly_one_symbol(key: str) -> None:
    assert len(root(symbols()).findall(f"symbol[@id='icon-{key}'][@viewBox='0 0 24 24']")) == 1


def test_there_is_nothing_but_symbols_each_with_its_own_id() -> None:
    ids = [element.get("id") for element in root(symbols()).iter() if element.get("id")]

    assert {element.tag for element in root(symbols())} == {"symbol"}
    assert sorted(filter(None, ids)) == sorted(
        [f"art-{key}" for key in BUILDINGS]
        + [f"icon-{key}" for key in ICONS]
        + [f"grain-{key}" for key in GRAINS]
    )


@pytest.mark.parametrize(
    "text", [symbols(), bridge(("red",), 5), *(castle_section(kind, 3, 4) for kind in KINDS)]
)
def test_drawings_hold_nothing_a_strict_policy_would_refuse(text: str) -> None:
    allowed = {"svg", "symbol", "g", "path", "rect", "circle", "ellipse", "use", "text"}

    assert {element.tag for element in root(text).iter()} <= {"root", *allowed}
    assert not re.search(r"style=|url\(|https?:|\son\w+=|href=\"[^#]", text)
    assert text.isascii()


def test_symbols_stay_under_sixty_four_kilobytes() -> None:
    assert len(symbols()) < 64_000


def test_the_same_key_is_the_same_picture_in_every_game() -> None:
    drawn = by_id(looks.symbols())

    for name in games.titles():
        own = by_id(games.view(name).symbols())
        assert own == {key: drawn[key] for key in own}


def test_a_page_has_each_drawing_once_whichever_game_it_wears() -> None:
    for name in games.titles():
        ids = looks.SYMBOL.findall(looks.first() + looks.drawings(name))
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_worker_carries_the_mark_of_its_seat(colour: str) -> None:
    worker = root(symbols()).find(f"symbol[@id='icon-worker-{colour}']")

    assert worker is not None
    assert worker[0].get("fill") == f"var(--seat-{colour})"
    assert [use.get("href") for use in worker.iter("use")] == [f"#icon-seat-{colour}"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("built", "left"), [(0, 9), (1, 4), (5, 3), (7, 0), (0, 0), (0, 1)])
def test_a_castle_section_shows_what_is_built_and_what_is_left(
    kind: str, built: int, left: int
) -> None:
    section = castle_section(kind, built, left)

    assert classes(section, "token") == left
    assert classes(section, "planned") == left
    assert classes(section, "built") == built
    assert " id=" not in section


def test_the_castle_has_no_fourth_kind() -> None:
    with pytest.raises(KeyError):
        castle_section("moat", 1, 1)


def test_the_bridge_fills_as_many_spaces_as_have_passed() -> None:
    text = bridge(("orange", "blue"), 4)

    assert classes(text, "space") == 4
    assert classes(text, "passed") == 2
    assert [use.get("href") for use in root(text).iter("use")] == [
        "#icon-worker-orange",
        "#icon-worker-blue",
    ]
    assert [element.text for element in root(text).iter("text")] == ["3", "4"]
    assert " id=" not in text
