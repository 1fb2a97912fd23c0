"""Parts of the table: a deed changes what it concerns and leaves the rest alone."""

import caylus
from caylus.games.classic.view.favor_table import drawn_line, favor_lines
from caylus.view.parts import DRAWN, FRAMED, changes
from tests.games.classic.rules.positions import play, table
from tests.games.classic.view import choosing
from tests.games.classic.view.pages import table_of
from tests.patches import patched


def sent(before: caylus.State, *texts: str) -> list[str]:
    """The keys of what is sent to a watcher when all this is played; the patched page is new."""
    old = table_of(before, None)
    new = table_of(play(before.clone(), *texts), None)
    found = changes(old.board, new.board)
    assert found is not None
    assert patched(old.html, found) == new.html
    return [key for _, key, _ in found]


def test_placing_a_worker_changes_his_space_and_not_the_road() -> None:
    state = table(turn="red", red="9d", green="9d")

    assert sent(state, "place 2") == [
        "road-2",
        "row-0",
        "goods-0-denier",
        "workers-0",
        "row-1",
        "prompt",
    ]


def test_placing_a_worker_at_the_castle_changes_its_entrance() -> None:
    state = table(turn="red", red="9d", green="9d")

    assert "castle-queue" in sent(state, "place castle")


def test_building_changes_a_space_and_takes_the_tile_out_of_the_stock() -> None:
    found = sent(choosing.effect("mason", "SF2d"), "build park FS")

    assert "stock-park" in found
    assert [key for key in found if key.startswith("road-")] == ["road-9", "road-10"]


def test_batch_changes_its_section_of_the_castle() -> None:
    found = sent(choosing.castle(), "batch FWS")

    assert [key for key in found if key.startswith("castle-")] == ["castle-dungeon"]


def test_provost_who_moves_changes_what_he_passes() -> None:
    road = "9=red:park 10=red:mason 11=red:lawyer"
    found = sent(choosing.provost(road=road), "provost +2")

    assert [key for key in found if key.startswith("road-")] == ["road-9", "road-10", "road-11"]


def test_favor_that_is_chosen_marks_its_line() -> None:
    assert "favors-deniers" in sent(choosing.jousting(), "favor deniers")


def test_favor_that_is_chosen_draws_only_the_cells_anew_where_its_marker_was_and_is() -> None:
    state = choosing.jousting()
    before, after = (
        table_of(each, 0).board for each in (state, play(state.clone(), "favor deniers"))
    )
    found = changes(before, after) or []
    cells = [(how, key) for how, key, _ in found if key.startswith(("line-", "column-"))]

    assert [key for how, key in cells if how == DRAWN] == ["line-deniers", "column-deniers-1"]
    assert len([key for how, key in cells if how == FRAMED]) == 4 * 6 - 2


def test_marker_that_gets_to_a_column_has_no_other_column_drawn_anew() -> None:
    line = favor_lines(table_of(choosing.jousting(), 0))[1]
    first, *others = line.cells
    moved = line._replace(cells=(first._replace(markers=("red", "blue")), *others))
    both = zip(drawn_line(line).children[1:], drawn_line(moved).children[1:], strict=True)

    assert [new.key for old, new in both if new is not old] == ["column-deniers-1"]
