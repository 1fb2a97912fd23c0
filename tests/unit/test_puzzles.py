"""Puzzles are found where one choice is clearly best; every day has one, and a mark."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

import caylus
from caylus.__main__ import main
from caylus.arena.puzzles import MOST_A_GAME, Plan, find, find_anew, puzzles
from caylus.kernel.record import Match
from caylus.players.puzzle import Puzzle, of_day, puzzle
from caylus.records.link import link
from caylus.view.puzzles import DAYS, FIRST, LATER, SEEN, TRIED, calendar, in_a_row, last_days, told
from caylus.web.workers.engine_deeds import DEEDS
from tests.contract.test_puzzles import flaws

GAMES = ("classic", "magna-carta")
TODAY = date(2026, 11, 26)
BRIEFLY = 2_000


def plan(game: str, path: Path, count: int = 1, seed: int = 1) -> Plan:
    """A plan to find puzzles with next to no thought."""
    return Plan(game, count, seed, BRIEFLY, path)


def marked(*marks: str) -> dict[str, str]:
    """The marks of the days up to today."""
    first = TODAY.toordinal() - len(marks) + 1
    return {date.fromordinal(first + n).isoformat(): mark for n, mark in enumerate(marks) if mark}


def days(*marks: str):
    return last_days(TODAY, marked(*marks))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_is_a_puzzle_however_little_was_thought(game: str, tmp_path: Path) -> None:
    path = tmp_path / "found.txt"
    find(plan(game, path))

    assert [flaws(line) for line in path.read_text().splitlines()] == [[]]


@pytest.mark.long
def test_finding_goes_on_behind_what_was_found(tmp_path: Path) -> None:
    path = tmp_path / "found.txt"
    find(plan(GAMES[0], path))
    found = path.read_text().splitlines()
    find(plan(GAMES[0], path, count=3))
    lines = path.read_text().splitlines()

    assert lines[:1] == found
    assert len({puzzle(line).link for line in lines}) == 3


@pytest.mark.long
def test_thinking_anew_keeps_what_is_still_a_puzzle_and_drops_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "found.txt"
    find(plan(GAMES[0], path))
    one = puzzle(path.read_text().strip())
    match = caylus.unlink(one.link)
    match.play(one.best)
    match.deal()
    begun = replace(match.header, start=match.state.to_json())
    other = Puzzle(link(Match(begun, match.game)), {"pass": 60})
    path.write_text(f"{one.line}\n{other.line}\n")

    assert find_anew(plan(GAMES[0], path))["puzzles"] == 1
    assert puzzle(path.read_text().strip()).link == one.link


@pytest.mark.long
def test_a_game_has_one_puzzle_a_round_and_two_at_most(tmp_path: Path) -> None:
    for number in range(4):
        found = list(puzzles(plan(GAMES[1], tmp_path / "none"), number))
        rounds = {caylus.unlink(one.link).state.round for one in found}
        assert len(found) == len(rounds) <= MOST_A_GAME


@pytest.mark.long
def test_command_tells_how_many_there_are(tmp_path: Path, capsys) -> None:
    path = tmp_path / "found.txt"
    arguments = ["--count", "1", "--iterations", str(BRIEFLY), "--out", str(path)]

    assert main(["puzzles", "--game", GAMES[0], *arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"puzzles": 1, "file": str(path)}


def test_line_of_a_puzzle_is_read_as_it_was_written() -> None:
    one = Puzzle("1mLINK", {"build a=b": 60, "pass": 51})

    assert (puzzle(one.line), one.best, one.lead) == (one, "build a=b", 9)


def test_puzzles_of_days_take_turns() -> None:
    lines = ["a\tx=9\ty=0", "b\tx=9\ty=0", "c\tx=9\ty=0"]

    assert [of_day(lines, day).link for day in range(5)] == ["a", "b", "c", "a", "b"]


def test_days_end_today_and_have_their_marks() -> None:
    found = days(TRIED, "", LATER)

    assert (len(found), found[-1].date) == (DAYS, TODAY)
    assert [day.mark for day in found[-4:]] == ["", TRIED, "", LATER]


@pytest.mark.parametrize(
    ("marks", "count"),
    [
        ((), 0),
        ((FIRST, LATER, FIRST), 3),
        ((FIRST, TRIED, FIRST), 1),
        ((FIRST, LATER, ""), 2),
        ((FIRST, LATER, SEEN), 2),
        ((FIRST, "", ""), 0),
    ],
)
def test_days_in_a_row_count_up_to_today_whose_puzzle_may_be_due(marks, count) -> None:
    assert in_a_row(days(*marks)) == count


def test_solved_days_are_counted() -> None:
    assert told(days(FIRST, TRIED, LATER, SEEN)) == "2 of the last 60 solved, 1 in a row"
    assert told(days(FIRST, "", "")) == "1 of the last 60 solved"


def test_calendar_names_each_day_with_its_result_in_words_and_by_a_sign() -> None:
    html = calendar(GAMES[1], days(FIRST, LATER, TRIED), "2026-11-24")

    assert html.count('data-command="puzzle"') == DAYS
    assert "2026-11-24</time>: solved at first try</span><svg" in html
    assert "2026-11-23</time>: not seen</span></button>" in html
    assert html.count('aria-current="date"') == 1


def test_engine_opens_the_puzzle_of_a_date_and_refuses_what_is_none() -> None:
    answer = DEEDS["puzzle"]({"game": GAMES[1], "date": "2026-11-26"})

    assert caylus.load(answer["record"]).moves == []
    assert "refused" in DEEDS["puzzle"]({"game": GAMES[1], "date": "soon"})
