"""What has changed on the table since a seat last chose, and how the page shows it."""

import re
from itertools import pairwise
from typing import Any

import pytest

import caylus
from caylus.games.classic.rules.spaces import SPACES
from caylus.games.classic.view.changes import fresh_spaces, gained, goods_changed, points_gained
from caylus.table.recap import Recap
from caylus.view.log import Entry
from caylus.view.table import Before
from tests.games.classic.rules.looks import told
from tests.games.classic.rules.positions import table
from tests.games.classic.view.moments import EACH, Setup, seated, some
from tests.games.classic.view.pages import table_page
from tests.outline import Outline
from tests.recaps import since

RED, GREEN = range(2)


def fresh(state: caylus.State, before: Before) -> list[str]:
    """The places that have something new: numbers of the road, and other places by name."""
    board = seated(state)
    return [SPACES[space] for space in sorted(fresh_spaces(before, board))]


def marked(state: caylus.State, before: Before | None) -> list[str]:
    """What the page marks as new for red."""
    found = Outline(table_page(state, RED, before=before)).with_class("fresh")
    return [each["id"] or "" for each in found]


def changed(state: caylus.State, before: Before | None) -> list[str]:
    """The changes that red's page shows beside numbers."""
    return re.findall(r'class="changed">([^<]*)<', table_page(state, RED, before=before))


def test_worker_that_others_placed_is_fresh_and_the_own_is_not() -> None:
    state = table(turn="red", red="9d", green="9d", orange="9d")
    before = since(state, "place 1", "place 2", "place gate")

    assert fresh(state, before) == ["2", "gate"]
    assert marked(state, before) == ["special-gate", "road-2"]


@pytest.mark.parametrize(
    "place", ["gate", "trading-post", "guild", "joust-field", "stables", "inn"]
)
def test_special_building_is_marked_when_somebody_new_stands_there(place: str) -> None:
    state = table(turn="red", red="9d", green="9d", orange="9d")
    before = since(state, "place 1", f"place {place}")

    assert marked(state, before) == [f"special-{place}"]


def test_own_worker_at_a_special_building_is_not_marked() -> None:
    state = table(turn="red", red="9d", green="9d", orange="9d")
    before = since(state, "place gate", "place 2", "place 3")

    assert marked(state, before) == ["road-2", "road-3"]


def test_second_worker_in_the_stables_is_new_though_the_first_stays() -> None:
    state = table(turn="red", red="9d", green="9d", orange="9d")
    before = since(state, "place stables", "place stables")

    assert marked(state, before) == ["special-stables"]


def test_arrival_who_becomes_the_guest_of_the_inn_is_not_new() -> None:
    state = table(turn="red", red="9d", arrival="green")
    after = table(turn="red", red="9d", guest="green")

    assert fresh(after, Before(0, state)) == []
    assert fresh(state, Before(0, table(turn="red", red="9d"))) == ["inn"]


def test_tile_that_was_built_is_fresh_and_a_space_that_a_worker_left_is_not() -> None:
    road = "5=*red 6=*green"
    state = table(road=road, then="buildings", provost=9, red="2F", green="FW")
    before = since(state, "sell F", "build food-farm FW")

    assert fresh(state, before) == ["9"]
    assert marked(state, before) == ["road-9"]


def test_tile_that_became_a_residence_is_fresh() -> None:
    road = "5=*red 9=green:lawyer*green 10=green:mason"
    state = table(road=road, then="buildings", provost=10, red="2F", green="Cd")
    before = since(state, "sell F", "residence 10")

    assert fresh(state, before) == ["10"]


def test_what_happens_by_itself_after_the_choice_is_new() -> None:
    state = table(road="4=*green", turn="red", bridge="orange green", then="buildings", red="3d")
    before = since(state, "pass")

    assert goods_changed(before, seated(state), GREEN) == [0, 0, 1, 0, 0, 0]
    assert goods_changed(before, seated(state), RED) == [0, 0, 0, 0, 0, 0]


def test_goods_are_counted_from_the_last_choice_on() -> None:
    state = table(turn="red", red="3d", green="3d", orange="9d")
    before = since(state, "place 1", "place 2", "place 3")

    assert goods_changed(before, seated(state), RED) == [0, 0, 0, 0, 0, 0]
    assert goods_changed(before, seated(state), GREEN) == [0, 0, 0, 0, 0, -1]


def test_points_are_counted_from_the_last_choice_on() -> None:
    road = "9=green:food-farm 10=green:cloth-farm"
    state = table(road=road, turn="red", red="9d", green="9d", orange="9d", points={"green": 3})
    before = since(state, "place 9", "place 2", "place 10")

    assert points_gained(before, seated(state), GREEN) == 1
    assert points_gained(before, seated(state), RED) == 0
    assert points_gained(None, seated(state), GREEN) == 0


def test_goods_gained_are_told_as_letters_and_what_was_paid_is_not() -> None:
    before, after = table(turn="red", red="F2d"), table(turn="red", red="2F2WGd")

    assert gained(seated(before), seated(after), RED) == "FWWG"
    assert gained(seated(after), seated(before), RED) == "d"


def test_who_must_pass_has_not_chosen() -> None:
    state = table(turn="red", red="d", green="9d", orange="9d", then="castle")
    before = since(state, "place 1", "place 2", "place 3", "place 4")

    assert "red" in state.to_json().partition('"bridge"')[2].partition("]")[0]
    assert fresh(state, before) == ["2", "3", "4"]


def test_nothing_is_known_before_the_first_choice_and_of_other_seats() -> None:
    recap = Recap([RED])
    state = table(turn="green", green="9d", orange="9d")
    state.play("place 1", lambda *happened: recap.watch(*happened, 0))

    assert recap.before == {}


def test_page_shows_changes_beside_the_numbers() -> None:
    road = "9=green:food-farm 10=green:cloth-farm"
    state = table(road=road, turn="red", red="9d", green="9d", orange="9d")
    before = since(state, "place 9", "place 2", "place 10")

    assert changed(state, before) == ["−1", "+1", "−1"]
    assert marked(state, before) == ["road-2", "road-10"]


def test_page_without_a_choice_before_marks_nothing() -> None:
    state = table(turn="red", red="9d")

    assert (marked(state, None), changed(state, None)) == ([], [])
    assert "recap" not in table_page(state, RED)


def test_page_counts_what_was_told_since() -> None:
    state = table(turn="red", red="9d")
    log = [Entry("red", name) for name in ("old", "new", "newest")]
    text = table_page(state, RED, log=log, before=Before(1, state.clone()))

    assert "2 new" in Outline(text).text
    assert re.findall(r'class="of-red( new)?( last-new)?">(\w+)', text) == [
        (" new", "", "newest"),
        (" new", " last-new", "new"),
        ("", "", "old"),
    ]


@EACH
def test_table_that_stayed_has_nothing_new(setup: Setup) -> None:
    for state in some(setup, 6):
        before = Before(0, state.clone())
        assert (marked(state, before), changed(state, before)) == ([], [])


@EACH
def test_marks_are_the_places_that_positions_tell_apart(setup: Setup) -> None:
    for then, now in pairwise(some(setup, 10)):
        assert fresh(now, Before(0, then)) == differing(told(then), told(now))


def differing(then: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """Places with another tile, or with somebody who was not there."""
    found = []
    for number, (old, new) in enumerate(zip(then["road"], now["road"], strict=True), 1):
        was, has = old or {}, new or {}
        is_new = has.get("worker") not in (None, was.get("worker"))
        found += [str(number)] * (is_new or was.get("tile") != has.get("tile"))
    for name, colour in now["specials"].items():
        found += [name] * (colour not in (None, then["specials"][name]))
    for name, place in (("stables", "stables"), ("inn", "inn"), ("castle", "queue")):
        found += [name] * bool({*now[place]} - {*then[place], None})
    return found
