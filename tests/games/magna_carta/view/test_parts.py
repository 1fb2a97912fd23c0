"""Parts of a page: the changes turn the old page into the new one, and hold no more than that."""

import pytest

from caylus.games.magna_carta.view.board import board
from caylus.view.parts import DRAWN, FOLLOWED, FRAMED, GONE, LED, Change, Part, changes
from caylus.view.table import Table
from tests.games.magna_carta.rules.positions import play, table
from tests.games.magna_carta.view.pages import new

pytestmark = pytest.mark.long

LEFT, RIGHT = Part("left", '<i id="left">1</i>'), Part("right", '<i id="right">2</i>')
OTHER = Part("right", '<i id="right">3</i>')


THIRD = Part("third", '<i id="third"></i>')


def frame(*children: Part, label: str = "") -> Part:
    return Part("frame", f'<p id="frame" title="{label}">', children, "</p>")


def sent(before: list[Part], after: list[Part]) -> list[Change]:
    """What is sent to make one page the other."""
    found = changes(before, after)
    assert found is not None
    return list(found)


def test_frame_that_a_macro_draws_is_markup_from_tag_to_tag() -> None:
    seats = new(("standard", 4)).header.seats
    (road,) = (part for part in board(Table(table().sight(0), seats, [])) if part.key == "road")

    assert road.tag.startswith("<div ")
    assert road.end == "</div>"


def test_placing_a_worker_changes_his_place_and_not_the_road() -> None:
    seats = new(("standard", 4)).header.seats
    state = table(turn="red", red="2d")
    before = board(Table(state.sight(None), seats, []))
    after = board(Table(play(state, "place 2").sight(None), seats, []))

    assert [key for _, key, _ in sent(before, after)] == [
        "road-2",
        "row-0",
        "goods-0-denier",
        "workers-0",
        "row-1",
        "prompt",
    ]


def test_only_the_child_that_changed_is_sent() -> None:
    assert sent([frame(LEFT, RIGHT)], [frame(LEFT, OTHER)]) == [(DRAWN, "right", OTHER.html)]


def test_children_that_come_and_go_leave_the_others_alone() -> None:
    two, three = frame(LEFT, RIGHT), frame(LEFT, THIRD, RIGHT)

    assert sent([two], [three]) == [(FOLLOWED, "left", THIRD.html)]
    assert sent([three], [two]) == [(GONE, "third", "")]
    assert sent([two], [frame(LEFT, THIRD)]) == [
        (GONE, "right", ""),
        (FOLLOWED, "left", THIRD.html),
    ]


def test_frame_whose_tag_changed_keeps_its_children() -> None:
    after = frame(LEFT, OTHER, label="new")

    assert sent([frame(LEFT, RIGHT)], [after]) == [
        (FRAMED, "frame", '<p id="frame" title="new">'),
        (DRAWN, "right", OTHER.html),
    ]


def test_part_of_which_only_the_tag_changed_keeps_its_content() -> None:
    before, after = (Part("card", f'<p id="card" class="{looks}">Inn</p>') for looks in ("", "lit"))

    assert sent([before], [after]) == [(FRAMED, "card", '<p id="card" class="lit">')]


def test_children_that_come_first_lead_the_others() -> None:
    fourth = Part("fourth", '<i id="fourth"></i>')

    assert sent([frame(LEFT, RIGHT)], [frame(THIRD, fourth, LEFT)]) == [
        (GONE, "right", ""),
        (LED, "frame", THIRD.html),
        (FOLLOWED, "third", fourth.html),
    ]


def test_nothing_comes_first_where_more_than_a_tag_stands_before_it() -> None:
    before, after = (
        Part("list", '<p id="list">All:', children, "</p>") for children in ((LEFT,), (THIRD, LEFT))
    )

    assert sent([before], [after]) == [(DRAWN, "list", after.html)]


def test_frame_whose_children_change_places_is_sent_whole() -> None:
    for after in (frame(RIGHT, LEFT), frame(THIRD), frame()):
        assert sent([frame(LEFT, RIGHT)], [after]) == [(DRAWN, "frame", after.html)]


def test_frame_that_had_no_children_is_sent_whole() -> None:
    after = frame(LEFT)

    assert sent([frame()], [after]) == [(DRAWN, "frame", after.html)]


def test_other_parts_than_before_are_drawn_as_a_whole() -> None:
    assert changes([], [LEFT]) is None
    assert changes([LEFT, RIGHT], [RIGHT, LEFT]) is None
