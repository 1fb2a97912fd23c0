"""The panels of classic Caylus: the stock as whole tiles, the favors, and the forecast."""

import re

import caylus
from caylus.games.classic.view.panels import PANELS
from tests.games.classic.rules.positions import table
from tests.games.classic.view import choosing
from tests.games.classic.view.pages import table_of, table_page
from tests.outline import Outline, actions_in

RED = 0


def panel(name: str, state: caylus.State, viewer: int | None = RED) -> str:
    return PANELS[name](table_of(state, viewer), "")


def tiles(text: str, begin: str) -> dict[str, str]:
    """What the tiles of a page play, by key, in their order."""
    found = [(each.get("id") or "", each) for _, each in Outline(text).elements]
    return {
        name.removeprefix(begin): each.get("data-action") or ""
        for name, each in found
        if name.startswith(begin)
    }


def test_stock_shows_the_tiles_in_hand_and_plays_as_they_do() -> None:
    state = choosing.effect("mason", "SF2d")
    found = tiles(panel("stock", state), "panel-stock-")

    assert found == tiles(table_page(state, RED), "stock-")
    assert set(found.values()) == {
        "",
        *(text for text in map(str, state.actions()) if "FS" in text),
    }


def test_stock_groups_tiles_by_family_and_leaves_out_a_family_without_any() -> None:
    every = "residence statue granary library weaver theatre university monument hotel cathedral"
    spaces = [*range(9, 16), 17, 18, 19]
    road = " ".join(f"{n}=red:{tile}" for n, tile in zip(spaces, every.split(), strict=True))
    titles = [
        re.findall(r"<h2[^>]*>([^<]*)</h2>", panel("stock", table(road=each, turn="red", red="9d")))
        for each in ("", road)
    ]

    assert titles == [
        ["Wood buildings", "Stone buildings", "Prestige buildings"],
        ["Wood buildings", "Stone buildings"],
    ]


def test_stock_counts_the_tiles_of_which_there_are_two() -> None:
    assert re.findall("×(.)<", panel("stock", table(turn="red", red="9d"))) == ["2"]


def test_stock_plays_nothing_for_those_who_are_not_asked() -> None:
    assert not actions_in(panel("stock", choosing.effect("mason", "SF2d"), 1))


def test_favors_show_all_columns_and_play_what_the_table_does() -> None:
    state = choosing.jousting()
    text = panel("favors", state)

    assert {action for action in actions_in(text) if action.startswith("favor ")} == {
        text for text in map(str, state.actions()) if text.startswith("favor ")
    }
    assert len([each for each in Outline(text).values("data-look") if "column-" in each]) == 20


def test_favors_name_whose_markers_stand_where() -> None:
    state = table(turn="red", red="9d", favors={"green": (0, 3, 0, 0)}, scored=2)
    spoken = Outline(panel("favors", state)).values("aria-label")

    assert [words for words in spoken if "Here" in words] == [
        "Column 3: take 5 deniers. Here: Bruno."
    ]


def test_panels_are_the_same_for_everybody_but_for_what_they_play() -> None:
    state = choosing.effect("mason", "SF2d")

    for name in PANELS:
        assert len({panel(name, state, viewer) for viewer in (1, 2, None)}) == 1
