"""What has changed on the table since a seat last chose, and how the page shows it."""

import re

import caylus
from caylus.games.magna_carta.view.changes import goods_changed, is_fresh
from caylus.table.recap import Recap
from caylus.view.log import Entry
from caylus.view.table import Before
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.pages import Outline, table_page
from tests.recaps import since

ALL = "red green orange blue"
ROAD = "park forest quarry neutral-peddler"


def fresh(state: caylus.State, before: Before) -> list[int]:
    """The places that have something new, counted from 1."""
    length = len(re.findall(r'"card":', state.to_json()))
    return [place + 1 for place in range(length) if is_fresh(before, state, place)]


def test_forced_choice_is_part_of_what_happened_since() -> None:
    state = table(turn="red", red="d", green="d")
    before = since(state, "place 1", "place 2", "pass")

    assert fresh(state, before) == [2]


def test_goods_are_counted_from_the_last_choice_on() -> None:
    state = table(turn="red", red="3d", green="3d")
    before = since(state, "place 1", "place 2")

    assert goods_changed(before, state, 0) == [0, 0, 0, 0, 0]
    assert goods_changed(before, state, 1) == [0, 0, 0, 0, -1]


def test_what_happens_by_itself_after_the_choice_is_new() -> None:
    road = f"{ROAD} red:large-farm*green"
    state = table(road=road, turn="red", then="buildings", passed="green orange blue", red="d")
    before = since(state, "pass")

    assert goods_changed(before, state, 0) == [1, 0, 0, 0, 0]
    assert goods_changed(before, state, 1) == [2, 0, 0, 0, 0]


def test_worker_and_card_that_others_laid_are_fresh_and_the_own_are_not() -> None:
    state = table(turn="red", hands={"green": "small-farm"}, red="d", green="FW", orange="d")
    before = since(state, "place 1", "build small-farm FW", "place 3")

    assert fresh(state, before) == [3, 5]


def test_place_that_a_worker_left_is_not_fresh() -> None:
    others = "green orange blue"
    state = table(road="park*red forest", turn="red", then="buildings", passed=others, red="d")

    assert fresh(state, since(state, "pass")) == []


def test_card_that_was_turned_is_fresh() -> None:
    road = f"{ROAD} green:lawyer*green green:market"
    state = table(road=road, then="provost buildings", passed=ALL, red="d", green="F")
    before = since(state, "provost 0", "turn 6 F")

    assert fresh(state, before) == [6]


def test_nothing_is_known_before_the_first_choice_and_of_other_seats() -> None:
    recap = Recap([0])
    state = table(turn="green", green="d", orange="d")
    state.play("place 1", lambda *happened: recap.watch(*happened, 0))

    assert recap.before == {}


def test_page_shows_changes_beside_the_numbers_and_marks_what_is_fresh() -> None:
    state = table(turn="red", red="d", green="3d")
    before = since(state, "place 1", "place 2")
    outline = Outline(table_page(state, 0, before=before))

    assert [card["id"] for card in outline.with_class("fresh")] == ["road-2"]
    assert re.findall(r'class="changed">([^<]*)<', table_page(state, 0, before=before)) == [
        "−1",
        "−1",
    ]


def test_page_without_a_choice_before_marks_nothing() -> None:
    text = table_page(table(turn="red", red="d"), 0)

    assert not Outline(text).with_class("fresh") + Outline(text).with_class("changed")
    assert "recap" not in text


def test_page_counts_what_was_told_since() -> None:
    state = table(turn="red", red="d")
    before = Before(1, state.clone())
    log = [Entry("red", name) for name in ("old", "new", "newest")]
    text = table_page(state, 0, log=log, before=before)

    assert "2 new" in Outline(text).text
    assert re.findall(r'class="of-red( new)?( last-new)?">(\w+)', text) == [
        (" new", "", "newest"),
        (" new", " last-new", "new"),
        ("", "", "old"),
    ]
