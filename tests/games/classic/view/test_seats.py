"""The players' rows: what they own, what is left to place, and how they stand."""

import re
from collections import Counter
from typing import Any

import caylus
from caylus.games.classic.view.seats import Row, gains, rows
from caylus.view.table import Before
from tests.games.classic.rules.looks import goods, points, standing, told
from tests.games.classic.rules.positions import COLOURS, GOODS, counts, table
from tests.games.classic.view.moments import EACH, NAMES, Setup, some
from tests.games.classic.view.pages import table_of, table_page
from tests.outline import Outline

RED, GREEN, ORANGE = range(3)
RICH = "2FW3SC4G5d"


def row(state: caylus.State, seat: int = RED, viewer: int | None = RED) -> Row:
    """The row of a seat, red's if nothing else is said."""
    return rows(table_of(state, viewer))[seat]


def tag(state: caylus.State, seat: int = RED) -> dict[str, str | None]:
    """The attributes of a row on the page that red gets."""
    elements = Outline(table_page(state, RED)).elements
    return next(found for _, found in elements if found.get("id") == f"row-{seat}")


def test_every_player_has_a_row_in_seat_order() -> None:
    found = rows(table_of(table(players=5, turn="red"), None))

    assert [each.seat for each in found] == [0, 1, 2, 3, 4]
    assert [each.colour for each in found] == [*COLOURS]
    assert [each.name for each in found] == [*NAMES]


def test_row_tells_deniers_and_the_five_kinds_of_cube() -> None:
    owned = dict(row(table(turn="red", red=RICH)).owned.goods)

    assert owned == {"denier": 5, "food": 2, "wood": 1, "stone": 3, "cloth": 1, "gold": 4}


def test_row_tells_the_workers_left_wherever_the_others_stand() -> None:
    state = table(
        road="1=*red 9=green:park*red",
        specials="gate=red",
        stables="red",
        guest="red",
        queue="red green",
        turn="green",
    )

    assert [each.owned.workers for each in rows(table_of(state, None))] == [0, 5, 6]


def test_row_tells_the_prestige_of_all_sources_but_not_what_goods_are_worth() -> None:
    assert row(table(turn="red", red="6G8d", points={"red": 7})).owned.points == 7


def test_row_counts_residences_and_names_prestige_buildings_along_the_road() -> None:
    road = "9=red:residence 10=green:residence 11=red:weaver 12=red:residence 13=red:statue"
    state = table(road=road, turn="red")

    assert [each.residences for each in rows(table_of(state, None))] == [2, 1, 0]
    assert [each.key for each in row(state).monuments] == ["weaver", "statue"]
    assert row(state, GREEN).monuments == ()


def test_row_tells_the_place_in_the_turn_order_and_on_the_bridge() -> None:
    state = table(turn="red", order="orange red green", bridge="green orange", red="9d")
    found = rows(table_of(state, None))

    assert [each.place for each in found] == [2, 3, 1]
    assert [each.passed for each in found] == [0, 1, 2]


def test_row_marks_who_is_asked_who_looks_on_and_the_guest_of_the_inn() -> None:
    state = table(turn="green", guest="orange", green="9d")
    found = rows(table_of(state, RED))

    assert [each.is_asked for each in found] == [False, True, False]
    assert [each.is_me for each in found] == [True, False, False]
    assert [each.is_guest for each in found] == [False, False, True]


def test_watcher_has_no_row() -> None:
    assert not any(each.is_me for each in rows(table_of(table(turn="red"), None)))


def test_row_is_told_in_words() -> None:
    road = "9=red:residence 10=red:statue 11=red:weaver"
    state = table(
        road=road, turn="green", order="green red orange", bridge="red", guest="red",
        points={"red": 21}, red="2FCd",
    )  # fmt: skip

    assert tag(state)["aria-label"] == (
        "Anna: 21 points, 1 denier, 2 food and 1 cloth. 5 workers left. 1 residence. "
        "Built: Statue and Weaver. Place 2 in the turn order. "
        "Guest of the inn: places workers for 1 denier. Has passed."
    )


def test_row_of_who_has_nothing_says_so() -> None:
    words = row(table(turn="red", red="9d"), GREEN).spoken

    assert words == "Bruno: 0 points, nothing. 6 workers left. Place 2 in the turn order."


def test_page_draws_what_the_row_tells() -> None:
    road = "9=red:residence 10=red:statue"
    state = table(road=road, turn="red", bridge="green", order="green red orange", red=RICH)
    text = table_page(state, RED)
    drawn = text[text.index('id="row-0"') : text.index('id="row-1"')]

    counted = {name: int(count) for name, count in re.findall(
        r'id="goods-0-(\w+)".*?<b>(\d+)</b>', drawn
    )}  # fmt: skip
    assert counted == dict(row(state).owned.goods)
    assert re.findall(r'id="workers-0".*?<b>(\d+)</b>', drawn) == ["6"]
    assert re.findall(r'title="Residences">.*?<b>(\d+)</b>', drawn) == ["1"]
    assert re.findall(r'class="art art-(\w+)" role="img" aria-label="(\w+)"', drawn) == [
        ("statue", "Statue")
    ]
    assert re.findall(r'title="Place in the turn order">.*?</i>(\d)', drawn) == ["2"]
    assert 'title="Passed"' not in drawn


def test_page_marks_the_row_of_who_is_asked_and_of_who_looks_on() -> None:
    state = table(turn="green", bridge="orange", green="9d")

    assert [tag(state, seat)["class"] for seat in (RED, GREEN, ORANGE)] == [
        "player of-red me",
        "player of-green asked",
        "player of-orange",
    ]
    assert table_page(state, RED).count('title="Passed"') == 1


def test_gains_are_what_came_and_went_since_the_last_choice() -> None:
    before = Before(0, table(turn="red", red="2F3d", points={"green": 2}))
    state = table(turn="red", red="FG5d", points={"green": 5})
    found = list(gains(table_of(state, RED, before=before)))

    assert [each.goods for each in found] == [(2, -1, 0, 0, 0, 1), (0,) * 6, (0,) * 6]
    assert [each.points for each in found] == [0, 3, 0]


def test_nobody_has_gained_before_the_first_choice() -> None:
    found = list(gains(table_of(table(turn="red", red=RICH), RED)))

    assert {each.goods for each in found} == {(0,) * 6}
    assert {each.points for each in found} == {0}


@EACH
def test_rows_tell_what_positions_tell(setup: Setup) -> None:
    for state in some(setup, 12):
        position = told(state)
        for seat, found in enumerate(rows(table_of(state, None))):
            colour = COLOURS[seat]
            owned = dict(found.owned.goods)
            having = counts(goods(state, colour))
            assert owned == {name.removesuffix("s"): having[name] for name in GOODS.values()}
            assert found.owned.workers == 6 - Counter(standing(position))[colour]
            assert found.owned.points == points(state, colour)
            assert found.residences == laid(position, colour).count("residence")


def laid(position: dict[str, Any], colour: str) -> list[str]:
    """The tiles of a colour along the road."""
    return [space["tile"] for space in position["road"] if space and space.get("owner") == colour]
