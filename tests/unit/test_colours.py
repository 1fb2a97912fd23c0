"""Text can be read in every theme, and nothing is told apart by its colour alone."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from caylus.games.magna_carta.view.art import bridge, castle_section
from caylus.view.art.signs import LETTERS
from caylus.view.art.stock import GRAINS
from tools import palette
from tools.looks import symbols
from tools.palette import DEFICIENCIES, GOODS, KINDS, SCHEMES, SEATS, STYLES

LOOK = STYLES.parents[2] / "caylus" / "games" / "magna_carta" / "view" / "styles"
THEMES = [(scheme, more_contrast) for scheme in SCHEMES for more_contrast in (False, True)]

# The colour of writing and of its ground; several layers come lowest first.
TEXTS = [
    *(f"{text} on {ground}" for text in ("text", "muted") for ground in ("page", "panel", "field")),
    *(f"{text} on chosen" for text in ("text", "muted")),
    *(f"link on {ground}" for ground in ("page", "panel")),
    *(f"{text} on bar" for text in ("bar-text", "bar-muted")),
    *(f"band-{text} on band" for text in ("text", "strong")),
    *(f"band-{text} on band-deep" for text in ("text", "strong")),
    "button-text on button",
    "button-muted on button",
    "button-text on main-button",
    "main-muted on main-button",
    "crest-text on crest",
    "ink on gold",
    "ink on denier",
    "card-text on strip",
    *(f"card-text on {kind} card-grain" for kind in KINDS),
]
# Cards beyond the Provost lie in shade, but must be readable too.
SHADED = [f"card-text on {kind} card-grain hatch" for kind in KINDS]
SIGNS = [
    *(f"ink on {good}" for good in ("food", "stone", "gold", "denier")),
    "paper on wood",
    "paper on cloth",
]
LINES = [
    *(f"{seat} on {ground}" for seat in SEATS for ground in ("page", "panel")),
    *(f"focus on {ground}" for ground in ("page", "panel")),
    "neutral-edge on neutral-card",
    "prestige-edge on prestige-card",
    "boundary on page",
    "panel-edge on panel",
    "panel-edge on field",
    "bar-edge on bar",
]
# A good's or a seat's thing, and the symbol that shows it.
SYMBOLS = {name: f"icon-{name}" for name in (*SEATS, *GOODS)}
LETTER_OF = {name: name.removeprefix("seat-")[0].upper() for name in SYMBOLS}
FAR_ENOUGH = 10


def contrast(pair: str, scheme: str, more_contrast: bool) -> float:
    colours = palette.palette(scheme, more_contrast)
    above, below = (palette.layered(layers, colours) for layers in pair.split(" on "))
    return palette.contrast(above, below)


def symbol(key: str) -> ElementTree.Element:
    found = ElementTree.fromstring(f"<root>{symbols()}</root>").find(f"symbol[@id='{key}']")
    assert found is not None
    return found


def outline(name: str) -> dict[str, str]:
    """The first thing painted in a symbol, without its colours."""
    paints = ("fill", "stroke", "stroke-width")
    return {key: text for key, text in symbol(SYMBOLS[name])[0].items() if key not in paints}


def nearest(group: tuple[str, ...], scheme: str, sight: str) -> float:
    colours = palette.palette(scheme)
    seen = [palette.layered(name, colours) for name in group]
    return min(palette.distance(one, other, sight) for one, other in combinations(seen, 2))


@pytest.mark.parametrize(("scheme", "more_contrast"), THEMES)
@pytest.mark.parametrize("pair", [*TEXTS, *SHADED])
def test_text_can_be_read(pair: str, scheme: str, more_contrast: bool) -> None:
    assert contrast(pair, scheme, more_contrast) >= (7 if more_contrast else 4.5)


@pytest.mark.parametrize(("scheme", "more_contrast"), THEMES)
@pytest.mark.parametrize("pair", SIGNS)
def test_the_letter_of_a_good_can_be_read(pair: str, scheme: str, more_contrast: bool) -> None:
    assert contrast(pair, scheme, more_contrast) >= (7 if more_contrast else 4.5)


@pytest.mark.parametrize(("scheme", "more_contrast"), THEMES)
@pytest.mark.parametrize("pair", LINES)
def test_frames_can_be_seen(pair: str, scheme: str, more_contrast: bool) -> None:
    assert contrast(pair, scheme, more_contrast) >= (4.5 if more_contrast else 3)


@pytest.mark.parametrize(("scheme", "more_contrast"), THEMES)
def test_what_is_lit_has_a_ring_that_stands_out(scheme: str, more_contrast: bool) -> None:
    against_page = contrast("lit on page", scheme, more_contrast)
    edged = contrast("lit on hairline", scheme, more_contrast)
    edge = contrast("hairline on page", scheme, more_contrast)

    assert max(against_page, min(edged, edge)) >= 3


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("group", [SEATS, GOODS, KINDS], ids=["seats", "goods", "kinds"])
def test_full_sight_tells_colours_apart(group: tuple[str, ...], scheme: str) -> None:
    assert nearest(group, scheme, "") >= FAR_ENOUGH


@pytest.mark.parametrize("sight", DEFICIENCIES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_sight_tells_seats_apart_by_their_colours(scheme: str, sight: str) -> None:
    assert nearest(SEATS, scheme, sight) >= FAR_ENOUGH


@pytest.mark.parametrize("group", [SEATS, GOODS], ids=["seats", "goods"])
def test_shapes_and_letters_differ_whatever_the_colours_do(group: tuple[str, ...]) -> None:
    shapes = [outline(name) for name in group]

    assert all(one != other for one, other in combinations(shapes, 2))
    assert len({LETTER_OF[name] for name in group}) == len(group)


@pytest.mark.parametrize("name", SYMBOLS)
def test_every_sign_carries_its_letter(name: str) -> None:
    paths = [path.get("d") for path in symbol(SYMBOLS[name]).iter("path")]

    assert LETTERS[LETTER_OF[name]] in paths


def test_every_kind_of_card_has_its_own_badge_and_texture() -> None:
    cards = (STYLES.parent / "cards.css").read_text(encoding="utf-8")
    kinds = [palette.rules(f".{kind}", cards) for kind in GRAINS]

    assert len({kind["badge"] for kind in kinds}) == len(kinds)
    assert [f"{kind}-card" for kind in GRAINS] == list(KINDS)
    assert len({drawing for _size, drawing in GRAINS.values()}) == len(KINDS)


@pytest.mark.parametrize(
    "text",
    [symbols(), bridge(("red",), 5), castle_section("walls", 3, 4)],
    ids=["symbols", "bridge", "castle"],
)
def test_drawings_use_only_colours_of_the_themes(text: str) -> None:
    assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= set(palette.palette("light"))
    assert not re.search(r"var\([^)]*,", text)


def test_high_contrast_only_changes_what_the_themes_have() -> None:
    text = STYLES.read_text(encoding="utf-8")
    ordinary, strong = (
        palette.rules(selector, text) for selector in (":root", 'html[data-contrast="more"]')
    )

    assert set(strong) <= set(ordinary)


def test_styles_use_only_colours_of_the_themes() -> None:
    for path in [*STYLES.parent.glob("*.css"), *LOOK.glob("*.css")]:
        if path != STYLES:
            found = re.findall(r"(?<=[\s(:])#[0-9a-f]{3,8}\b(?=[\s;,)])", path.read_text())
            assert set(found) <= {"#000"}, path.name
