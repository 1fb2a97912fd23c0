"""Charts: bars that add up, round ticks, lines that meet their values, labels apart."""

import pytest

from caylus.view.charts import apart, lined, stacked, ticks


def test_segments_of_a_bar_follow_each_other_up_to_its_end() -> None:
    bar = stacked([[4, 0, 6]])[0]

    assert [(part.part, part.value) for part in bar.segments] == [(0, 4), (2, 6)]
    assert bar.segments[1].x == bar.segments[0].width
    assert bar.segments[1].x + bar.segments[1].width == pytest.approx(bar.end)


def test_bars_are_as_long_as_their_totals() -> None:
    longest, half = stacked([[10, 10], [10]])

    assert longest.end == 2 * half.end == 88


def test_bars_without_points_are_empty() -> None:
    assert [(bar.segments, bar.end) for bar in stacked([[0], [0]])] == [([], 0)] * 2


def test_what_was_lost_lies_over_the_end_of_its_bar() -> None:
    whole, lost = stacked([[10, -2]])[0].segments

    assert (lost.value, lost.width) == (-2, pytest.approx(whole.width / 5, abs=0.01))
    assert lost.x + lost.width == pytest.approx(whole.width) == stacked([[10, -2]])[0].end


def test_narrow_segment_holds_no_number() -> None:
    narrow, wide = stacked([[1, 40]])[0].segments

    assert not narrow.holds_number
    assert wide.holds_number
    assert wide.middle == pytest.approx(wide.x + wide.width / 2, abs=0.01)


@pytest.mark.parametrize(
    ("most", "last", "step"),
    [
        (0, 1, 1),
        (1, 1, 1),
        (5, 5, 1),
        (6, 6, 2),
        (23, 25, 5),
        (43, 50, 10),
        (99, 100, 20),
        (101, 150, 50),
    ],
)
def test_ticks_are_round_numbers_up_to_the_most(most: int, last: int, step: int) -> None:
    assert ticks(most) == list(range(0, last + 1, step))


def test_line_goes_from_left_to_right_and_upward() -> None:
    line = lined([0, 1, 2], [[0, 5, 10]]).lines[0]

    assert line.marks == [(0, 100), (50, 50), (100, 0)]
    assert line.path == "M0 100L50 50L100 0"


def test_ticks_across_are_times_that_exist() -> None:
    times = list(range(3, 31))
    across = lined(times, [times]).across

    assert [tick.value for tick in across] == [3, 8, 13, 18, 23, 28]
    assert across[0].position == 0


def test_single_time_is_drawn_at_the_left() -> None:
    assert lined([4], [[7], [0]]).lines[0].marks[0][0] == 0


def test_labels_near_each_other_are_moved_apart_in_their_order() -> None:
    assert apart([50, 51, 90], gap=10) == [50, 60, 90]


def test_labels_stay_within_the_chart() -> None:
    assert apart([99, 100, 98], gap=10) == [90, 100, 80]
    assert apart([0, 0], gap=10) == [0, 10]
