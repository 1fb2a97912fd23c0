"""The things of the table under the lens: what they are, whose, and what they bring now."""

from __future__ import annotations

from typing import Any

import pytest

from caylus.games.classic.rules.editions import edition
from caylus.games.classic.view.lens import thing
from caylus.view.table import Table
from caylus.view.thing import Thing
from tests.games.classic.rules.positions import table
from tests.games.classic.view.laid import THINGS
from tests.games.classic.view.moments import EACH, SEATS, Setup, some

FOREIGN = [
    "",
    "-",
    "road",
    "road-",
    "road-0",
    "road-29",
    "road--1",
    "road-²",
    "special-castle",
    "stock-neutral-farm",
    "stock-nothing",
    "line-",
    "column-cubes-0",
    "column-cubes-6",
    "castle-gate",
    "row-0",
    "do-pass",
    "<img/src=x>",
]


def over(name: str, viewer: int | None = 0, **more: Any) -> Thing:
    """A thing of a position at red's turn, as a viewer sees it."""
    state = table(**({"turn": "red", "red": "5d"} | more))
    found = thing(Table(state.sight(viewer), SEATS[: state.players], []), name)
    assert found is not None, name
    return found


def facts(name: str, viewer: int | None = 0, **more: Any) -> str:
    """What is said of it."""
    return " ".join(over(name, viewer, **more).facts)


def test_tile_tells_its_effects_its_owner_and_its_worker() -> None:
    found = over("road-9", road="9=green:stone-farm*orange")
    said = " ".join(found.facts)

    assert found.title == "Stone Farm"
    assert "of-green" in found.picture
    for fact in (
        "take 2 food and 1 cloth",
        "Carla takes 2 food and 1 cloth.",
        "Bruno, the owner, takes 1 food or 1 cloth.",
        "It belongs to Bruno.",
        "Bruno, the owner, has already taken 1 point for it.",
    ):
        assert fact in said


def test_worker_beyond_the_provost_finds_nothing() -> None:
    assert "Bruno's worker finds nothing here." in facts("road-7", road="7=*green", bailiff=6)


def test_free_tile_tells_the_price_of_a_worker_and_who_gains_by_it() -> None:
    road = "9=green:mason 10=red:park"
    foreign, own = (facts(name, bridge="orange", road=road) for name in ("road-9", "road-10"))

    assert "A worker here costs you 2 deniers now." in foreign
    assert "Bruno, the owner, takes 1 point for it." in foreign
    assert "A worker here costs you 1 denier now. The Provost does not reach it now." in own


def test_price_is_told_to_who_can_pay_it_only() -> None:
    assert "costs you" not in facts("road-1", red="d", bridge="orange", guest="green")
    assert "costs you" not in facts("road-1", viewer=1)
    assert "costs you" not in facts("road-1", viewer=None)
    assert "costs you" not in facts("road-4", road="4=*green")


def test_empty_space_tells_whether_it_is_the_next_and_what_happens_there() -> None:
    assert "The next building comes here." in facts("road-9")
    assert "The next building" not in facts("road-10")
    assert "When the Bailiff gets here, the houses of the Dungeon are counted." in facts("road-12")
    assert over("road-12").title == "Space 12"


def test_pieces_on_a_space_are_told() -> None:
    apart = {"then": "provost", "bailiff": 9, "provost": 7}

    assert "The Bailiff stands here." in facts("road-9", turn="", **apart)
    assert "The Provost stands here." in facts("road-7", turn="", **apart)


def test_residence_and_prestige_building_tell_their_income() -> None:
    road = "9=red:residence 10=green:hotel"

    assert "Income: 1 denier." in facts("road-9", road=road)
    assert "Income: 2 deniers." in facts("road-10", road=road)


def test_special_building_tells_its_effect_who_is_there_and_its_price() -> None:
    assert "Here: Bruno. Bruno takes 3 deniers." in facts(
        "special-trading-post", specials="trading-post=green"
    )
    assert "A worker here costs you 1 denier now." in facts("special-gate")
    assert "The turn order will be Carla" in facts("special-stables", stables="orange")
    assert "Bruno will be the guest of the Inn." in facts("special-inn", arrival="green")


def test_castle_tells_its_queue_and_what_it_brings() -> None:
    said = facts("castle", queue="green", green="FWS")

    assert "In the queue: Bruno." in said
    assert "Bruno can give 1 batch to the castle for 5 points." in said
    assert "Room for houses: 6 in the Dungeon, 10 in the Walls and 14 in the Towers." in said


def test_section_tells_its_houses_its_room_and_its_scoring() -> None:
    found = over("castle-dungeon", houses={"green": (2, 0, 0)}, points={"red": 3})
    said = " ".join(found.facts)

    assert (found.title, found.picture.count("icon-house-green")) == ("Dungeon", 2)
    assert "A house here is worth 5 points. There is room for 4 houses." in said
    assert "Anna, 0 houses in the Dungeon: 2 points less." in said
    assert "Bruno, 2 houses in the Dungeon: 1 royal favor." in said


def test_section_that_has_been_scored_says_so() -> None:
    said = facts("castle-dungeon", scored=1, houses={"green": (2, 0, 0)})

    assert "It has been scored" in said
    assert "Houses: Bruno 2." in said


def test_tile_of_the_stock_tells_its_cost_and_its_points() -> None:
    said = facts("stock-statue")

    assert "It costs 2 stone and 1 gold. 7 points." in said
    assert "When built: 1 royal favor." in said
    assert "2 are left." in facts("stock-architect")
    assert "It is on the road already." in facts("stock-park", road="9=green:park")


def test_line_tells_its_columns_and_everybodys_markers() -> None:
    said = facts("line-cubes", favors={"green": (0, 0, 2, 0)})

    assert over("line-cubes").title == "Cubes"
    assert "Column 1: take 1 food." in said
    assert "Markers: Anna 0, Bruno 2 and Carla 0." in said
    assert "Favors go up to column 2 now." in said


def test_column_tells_its_effect_and_whether_it_is_open() -> None:
    assert facts("column-deniers-1") == "Column 1: take 3 deniers."
    assert facts("column-deniers-5").endswith("Not open yet.")


def test_provost_and_bailiff_tell_how_far_they_go() -> None:
    provost = facts("provost", road="7=*green", bailiff=9)

    assert "Anna, with 5 deniers, can move the Provost to 6 up to 12." in provost
    assert "From 6 back he no longer reaches Bruno's worker on 7 Peddler." in provost
    assert "The Bailiff on 9 goes on to 10: " in facts("bailiff")


@pytest.mark.parametrize("name", FOREIGN)
def test_thing_that_is_not_there_is_none(name: str) -> None:
    assert thing(Table(table(turn="red", red="d").sight(0), SEATS[:3], []), name) is None


@EACH
def test_everything_on_the_table_is_told_to_everybody_at_any_time(setup: Setup) -> None:
    rules = edition(setup[0])
    for state in some(setup, 6):
        for viewer in (0, None):
            shown = Table(state.sight(viewer), SEATS[: setup[1]], [])
            for name in (*THINGS, "provost", "bailiff"):
                found = thing(shown, name)
                if found is None:
                    assert rules.is_simple or name.startswith("stock-")
                else:
                    assert found.title
                    assert all(fact.endswith(".") and "{" not in fact for fact in found.facts)
