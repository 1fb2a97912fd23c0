"""The table as it is drawn: road, castle, bridge, favors and stock, and what is lit on them."""

import html
import re

import pytest

import caylus
from tests.games.classic.rules.positions import COLOURS, play, table
from tests.games.classic.view import choosing
from tests.games.classic.view.moments import NAMES
from tests.games.classic.view.pages import table_page
from tests.outline import Outline, actions_in

RED = 0


def spoken(text: str, thing: str) -> str:
    """What a thing of the table is called."""
    found = re.search(rf'id="{thing}".*? aria-label="([^"]*)"', text, re.DOTALL)
    assert found
    return html.unescape(found[1])


def things(text: str, name: str) -> list[str]:
    """The ids of the elements of a class."""
    return [each["id"] or "" for each in Outline(text).with_class(name)]


def played(state: caylus.State) -> dict[str, str]:
    """What the things that are lit for the actor play, by id."""
    outline = Outline(table_page(state, state.actor))
    return {
        each["id"] or "": each["data-action"] or ""
        for each in outline.with_class("lit")
        if "data-action" in each
    }


def test_special_buildings_stand_before_the_twenty_eight_spaces() -> None:
    looks = Outline(table_page(table(turn="red", red="9d"), RED)).values("id")
    places = [each for each in looks if re.fullmatch(r"special-.*|road-\d+", each)]

    assert places[:6] == [
        f"special-{key}"
        for key in ("gate", "trading-post", "guild", "joust-field", "stables", "inn")
    ]
    assert places[6:] == [f"road-{number}" for number in range(1, 29)]


def test_space_tells_its_tile_its_owner_and_who_stands_there() -> None:
    road = "9=red:food-farm*green 10=red:residence"
    label = spoken(table_page(choosing.provost(road=road, provost=8), None), "road-9")

    assert label.startswith("Space 9. Farm. ")
    assert label.endswith(
        "It belongs to Anna. Bruno's worker stands here. The Bailiff stands here. "
        "The Provost does not reach it."
    )


def test_space_that_is_turning_says_so() -> None:
    text = table_page(choosing.lawyer(), RED)

    assert "It becomes a residence once the worker is done." in spoken(text, "road-13")
    assert text.count('class="turning of-red"') == 1


def test_special_building_tells_who_stands_there_and_who_is_the_guest() -> None:
    state = table(turn="red", stables="green orange", arrival="green", guest="orange", red="9d")
    text = table_page(state, None)

    assert "Here: Bruno and Carla." in spoken(text, "special-stables")
    assert spoken(text, "special-inn").endswith("Here: Bruno. Guest: Carla.")
    assert "Here" not in spoken(text, "special-gate")


def test_stables_are_shut_for_two_players() -> None:
    two, three = (table(players=count, turn="red", red="9d") for count in (2, 3))

    assert "special-stables" in things(table_page(two, None), "shut")
    assert "Not used by two players." in spoken(table_page(two, None), "special-stables")
    assert "special-stables" not in things(table_page(three, None), "shut")


def test_provost_and_bailiff_stand_on_their_spaces_and_what_lies_beyond_is_marked() -> None:
    road = "9=red:park 10=red:mason 11=red:lawyer"
    text = table_page(choosing.provost(road=road, provost=10, bailiff=9), RED)

    assert things(text, "halt") == ["road-10"]
    assert things(text, "beyond") == [f"road-{number}" for number in range(11, 29)]
    assert "The Provost stands here." in spoken(text, "road-10")
    assert "The Bailiff stands here." in spoken(text, "road-9")
    assert (text.count('class="provost"'), text.count('class="bailiff"')) == (1, 1)


def test_marks_tell_which_section_is_scored_where() -> None:
    text = table_page(table(turn="red", red="9d"), None)
    labels = [spoken(text, f"road-{number}") for number in range(1, 29)]
    marks = {n: label for n, label in enumerate(labels, 1) if "The Bailiff scores the" in label}

    assert [*marks] == [12, 18, 24]
    assert ["Dungeon" in marks[12], "Walls" in marks[18], "Towers" in marks[24]] == [True] * 3


def test_building_whose_effect_is_chosen_is_marked() -> None:
    assert things(table_page(choosing.effect("bank", "9d"), RED), "asking") == ["road-9"]
    assert things(table_page(choosing.gate(), RED), "asking") == ["special-gate"]


def test_castle_tells_what_is_left_and_whose_houses_stand_in_each_section() -> None:
    houses = {"red": (2, 1, 0), "orange": (1, 0, 0)}
    text = table_page(table(turn="red", red="9d", houses=houses, scored=1), None)
    castle = text[text.index('id="castle"') : text.index('id="bridge"')]

    assert re.findall(r"(\d+) left<", castle) == ["9", "14"]
    assert ">scored<" in castle
    assert things(text, "current") == ["castle-walls"]
    assert [castle.count(f"icon-house-{colour}") for colour in COLOURS[:3]] == [3, 0, 1]


def test_entrance_of_the_castle_names_the_queue_in_its_order() -> None:
    text = table_page(table(turn="red", red="9d", queue="orange green"), None)

    assert spoken(text, "castle-queue") == "Castle. In the queue: Carla and Bruno."


def test_those_who_passed_are_named_in_their_order() -> None:
    state = table(players=4, turn="red", bridge="blue green", red="9d")
    text = Outline(table_page(state, None)).text

    assert "Passed: Dora and Bruno" in text


def test_bridge_tells_turn_order_and_what_a_worker_costs() -> None:
    state = table(players=4, turn="red", order="orange red blue green", bridge="blue", red="9d")
    text = table_page(state, None)
    order = text[text.index('class="order"') : text.index('class="toll"')]

    assert re.findall(r'title="(\w+)"><', order)[:4] == [NAMES[seat] for seat in (2, 0, 3, 1)]
    assert 'title="A worker costs 2 deniers"' in text


def test_favors_show_each_marker_in_its_column() -> None:
    state = table(turn="red", red="9d", favors={"red": (1, 0, 2, 0), "green": (0, 0, 2, 0)})
    text = table_page(state, None)

    assert "Here: Anna." in spoken(text, "column-prestige-1")
    assert "Here: Anna and Bruno." in spoken(text, "column-cubes-2")
    assert "Here" not in spoken(text, "column-cubes-1")
    assert "Not open yet." in spoken(text, "column-cubes-5")


def test_simplified_favors_have_no_table() -> None:
    text = table_page(table("2006-simple", turn="red", red="9d"), RED)

    assert "favors-prestige" not in Outline(text).values("id")
    assert "open-favors" not in Outline(text).values("id")


def test_stock_has_each_tile_that_is_left_and_counts_those_of_which_there_are_two() -> None:
    road = "9=red:architect 10=red:residence"
    one, two = (table_page(table(turn="red", red="9d", road=each), RED) for each in (road, ""))

    assert "stock-architect" in Outline(one).values("id")
    assert re.findall(r">×(\d)<", two) == ["2"]
    assert re.findall(r">×(\d)<", one) == []


def test_tile_that_lies_on_the_road_is_not_in_the_stock() -> None:
    text = table_page(table(turn="red", red="9d", road="9=red:park"), RED)

    assert "stock-park" not in Outline(text).values("id")


def test_places_are_lit_where_a_worker_may_go() -> None:
    road = "9=red:park*green 10=red:mason 11=green:residence"
    state = table(road=road, turn="red", red="9d", specials="gate=green", stables="orange")

    assert played(state) == {
        "castle-queue": "place castle",
        **{f"special-{key}": f"place {key}" for key in ("trading-post", "guild", "joust-field")},
        **{f"special-{key}": f"place {key}" for key in ("stables", "inn")},
        **{f"road-{number}": f"place {number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 10, 16)},
    }


def test_tiles_are_lit_that_can_be_built() -> None:
    buildable = ("stone-farm", "park", "workshop", "alchemist", "architect")

    assert played(choosing.effect("mason", "SF2d")) == {
        f"stock-{tile}": f"build {tile} FS" for tile in buildable
    }


def test_lines_of_favors_are_lit_and_their_columns_play_the_same() -> None:
    state = choosing.jousting()
    lit, line_columns_and_button = played(state), 1 + 5 + 1

    assert {thing: action for thing, action in lit.items() if thing.startswith("line-")} == {
        f"line-{key}": f"favor {key}" for key in ("prestige", "deniers", "cubes", "buildings")
    }
    assert actions_in(table_page(state, RED))["favor cubes"] == line_columns_and_button


@pytest.mark.parametrize(
    ("state", "phase"),
    [
        (table(turn="red", red="9d"), "Workers"),
        (choosing.gate(), "Specials"),
        (choosing.provost(), "Provost"),
        (choosing.effect("bank", "9d"), "Buildings"),
        (choosing.castle(), "Castle"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_phase_that_is_played_is_marked(state: caylus.State, phase: str) -> None:
    assert re.findall(r'aria-current="step">(\w+)<', table_page(state, RED)) == [phase]


def test_nothing_is_lit_for_those_who_are_not_asked() -> None:
    state = table(turn="red", red="9d")

    for viewer in (1, 2, None):
        text = table_page(state, viewer)
        assert (things(text, "lit"), actions_in(text)) == ([], {})


def test_worker_that_is_placed_stands_on_its_space_alone() -> None:
    state = play(table(turn="red", red="9d", green="9d"), "place 4")
    text = table_page(state, None)
    standing = {n for n in range(1, 29) if "worker stands here" in spoken(text, f"road-{n}")}

    assert standing == {4}
