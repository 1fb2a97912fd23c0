"""Lines of play: a record keeps the lines that players leave, and they can return to them."""

import pytest

import caylus
from caylus.kernel.record import LONGEST_RECORD
from caylus.records.lines import MOST_LINES, Lines, replayed
from tests.doors import HEADER
from tests.lines import begun, play, refusal
from tests.pages import EACH_GAME


def both(lines: Lines) -> tuple[str, str]:
    """Two actions that are on offer."""
    first, second, *_more = map(str, lines.match.state.offered)
    return first, second


def gone_on_otherwise(game: str) -> tuple[Lines, list[str], str]:
    """Lines in which another action was taken after all, what was left, and that action."""
    lines = begun(game)
    start, (this, that) = lines.at, both(lines)
    play(lines, this)
    play(lines, both(lines)[0])
    first, lines.at = lines.match.moves[:], start
    play(lines, that)
    return lines, first, that


@EACH_GAME
def test_who_goes_on_from_an_earlier_position_keeps_the_line_that_was_left(game: str) -> None:
    lines, first, that = gone_on_otherwise(game)
    start = begun(game).at

    assert lines.match.moves[: start + 1] == [*first[:start], that]
    assert lines.others == [first]


@EACH_GAME
def test_line_that_was_left_is_returned_to_and_changes_places(game: str) -> None:
    lines, first, _that = gone_on_otherwise(game)
    second = lines.match.moves[:]
    lines.turn_to(0)

    assert (lines.match.moves, lines.at, lines.others) == (first, len(first), [second])
    assert lines.match.state.to_json() == caylus.load(lines.text()).state.to_json()


def test_going_on_from_the_end_leaves_nothing() -> None:
    lines = begun()
    play(lines, "keep")

    assert lines.others == []


def test_line_that_another_one_holds_is_not_kept_twice() -> None:
    lines = begun()
    play(lines, "keep", "keep")
    for wanted in ("mulligan", "keep", "mulligan"):
        lines.at = 7
        play(lines, wanted)

    assert len(lines.others) == 1
    assert lines.others[0][7:9] == ["keep", "keep"]


def left_first() -> tuple[Lines, list[str]]:
    """A game with a line that was left, and that line."""
    lines = begun()
    play(lines, "keep", "keep")
    first, lines.at = lines.match.moves[:], 7
    play(lines, "mulligan")
    assert lines.gone_text() == ""
    return lines, first


@pytest.mark.parametrize(
    "others",
    [[["deal", str(number)] for number in range(MOST_LINES - 1)], [["x" * LONGEST_RECORD]]],
    ids=["many", "long"],
)
def test_line_for_which_there_is_no_room_is_handed_out_as_a_record(others: list[list[str]]) -> None:
    lines, first = left_first()
    lines.others += others
    lines.at = 7
    play(lines, "keep", "mulligan")

    record = Lines(replayed(lines.match, first), len(first)).text()
    assert lines.gone_text().startswith(record)
    assert first not in lines.others


@EACH_GAME
def test_record_tells_all_lines_and_what_was_taken_back(game: str) -> None:
    lines = begun(game)
    start, (this, that) = lines.at, both(lines)
    play(lines, this)
    play(lines, both(lines)[0])
    lines.at = start
    play(lines, that)
    lines.at = start
    again = caylus.load_lines(lines.text())

    assert (again.match.moves, again.at, again.others) == (lines.match.moves, start, lines.others)
    assert again.text() == lines.text()
    assert caylus.load(lines.text()).moves == lines.match.moves


def test_record_of_a_single_line_is_as_it_always_was() -> None:
    lines = begun()

    assert lines.text() == lines.match.text()


@pytest.mark.parametrize(
    ("sections", "reason"),
    [
        ("at 9", "line 9: there are only 0 moves before it"),
        ("branch 1\nkeep", "line 9: there are only 0 moves before it"),
        ("at 0\n\nkeep", "line 10: no move may follow 'at'"),
        ("branch 0\n\ndance", "line 11: 'dance' is not on offer; on offer: deal neutral park"),
        ("branch 0\n" * (MOST_LINES + 2), f"line {MOST_LINES + 10}: more than {MOST_LINES} lines"),
        ("branch x", "line 9: 'branch x' is not on offer"),
    ],
)
def test_lines_that_cannot_be_are_refused_with_the_line_and_the_reason(
    sections: str, reason: str
) -> None:
    assert refusal(HEADER + sections).startswith(reason)


def test_what_was_taken_back_is_counted_in_the_header() -> None:
    match = caylus.load(HEADER.replace("seed 7\n", "seed 7\nretaken 2\n"))

    assert match.header.retaken == 2
    assert "retaken 2" in match.text()
    assert refusal(HEADER.replace("seed 7\n", "retaken x\n")).startswith("line 7: retaken 'x'")


def test_record_never_becomes_too_long_to_be_read_again() -> None:
    lines = begun()
    lines.others = [[*lines.match.moves, *["keep"] * 20_000], [*lines.match.moves, "keep"]]
    lines.arrive()

    assert [len(other) for other in lines.others] == [8]
