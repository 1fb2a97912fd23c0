"""The commands of the terminal: what they print, and one line for each error."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from caylus.__main__ import main
from caylus.games import GAMES, shown
from caylus.players import bench
from caylus.players.levels import LEVELS
from caylus.records.link import DAMAGED, OTHER_VERSION
from tests.doors import RECORDS
from tools.played import records

ROOT = Path(__file__).resolve().parent.parent.parent
RECORD = RECORDS / "standard-2-players-36.record"
KEYS = {"games", "seconds", "wins", "mean_scores", "decisions"}
EACH_GAME = pytest.mark.parametrize("game", shown())
EACH_VARIANT = pytest.mark.parametrize(
    ("game", "variant"),
    [(game, variant) for game, title in shown().items() for variant in title.variants],
)
EVERY_RECORD = pytest.mark.parametrize(
    "record", [path for game in shown() for path in records(game)], ids=lambda path: path.stem
)
EACH_RECORD = pytest.mark.parametrize(
    "record", [records(game)[0] for game in shown()], ids=list(shown())
)


def end_of(record: Path) -> dict[str, Any]:
    """How a recorded game ended, as it was written down."""
    ends = json.loads((record.parent / "expected.json").read_text())
    return {"over": True} | ends[record.name]


def alone(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the package in a fresh Python in another folder, with nothing installed in its reach."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-S", "-m", "caylus", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60
    )


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON that a command prints on one line, and nothing else."""
    assert main([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert (printed.err, printed.out.count("\n")) == ("", 1)
    return json.loads(printed.out)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a command writes on stderr, with exit status 2 and no output."""
    assert main(list(arguments)) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    return printed.err.removesuffix("\n")


def with_line(number: int, line: str) -> str:
    """A good record with one line replaced, counted from 1."""
    lines = RECORD.read_text().split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


@EACH_VARIANT
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_selfplay_tells_its_games_with_a_number_for_each_seat(
    capsys: pytest.CaptureFixture[str], game: str, variant: str, players: int
) -> None:
    seats = ("--seats", ",".join(["random"] * players))
    tally = told(capsys, "selfplay", "--game", game, "--variant", variant, *seats, "--games", "6")

    assert tally.keys() == KEYS
    assert (tally["games"], len(tally["wins"]), len(tally["mean_scores"])) == (6, players, players)
    assert sum(tally["wins"]) == pytest.approx(6)
    assert tally["seconds"] > 0
    assert tally["decisions"] > 6 * 20 * players


def test_shared_win_counts_a_share_for_each_winner(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ("--seats", "random,random,random", "--variant", "introductory")
    games = [told(capsys, "selfplay", *seats, "--games", "1", "--seed", str(n)) for n in range(40)]
    shared = [game["wins"] for game in games if max(game["wins"]) < 1]

    assert shared
    assert all(sorted(wins) in ([0, 0.5, 0.5], [1 / 3] * 3) for wins in shared)


@pytest.mark.long
@EACH_GAME
def test_seat_with_the_best_mean_score_of_one_game_wins_it(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    for seed in range(10):
        tally = told(capsys, "selfplay", "--game", game, "--games", "1", "--seed", str(seed))
        best = [score == max(tally["mean_scores"]) for score in tally["mean_scores"]]
        assert [share > 0 for share in tally["wins"]] == best


@pytest.mark.long
@EACH_GAME
def test_same_seed_gives_the_same_result_but_for_the_seconds(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    seats = ("--seats", "random,greedy")
    command = ("selfplay", "--game", game, *seats, "--games", "3", "--seed")
    first, again, other = (told(capsys, *command, seed) for seed in ("5", "5", "6"))
    for tally in (first, again, other):
        del tally["seconds"]

    assert first == again
    assert first != other


@EACH_GAME
def test_series_is_the_games_of_its_seed_added_up(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    """Fewer games of the same seed are the first of them."""
    seats = ("--seats", "random,random")
    one, two = (
        told(capsys, "selfplay", "--game", game, *seats, "--games", games) for games in ("1", "2")
    )

    assert one["decisions"] < two["decisions"]
    assert all(fewer <= more for fewer, more in zip(one["wins"], two["wins"], strict=True))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--seats", "random,wizard"], "player 'wizard': known are random, greedy"),
        (["--seats", ""], "player ''"),
        (["--seats", "random,a\nb"], "player 'a\\nb'"),
        (["--variant", "deluxe"], "variant 'deluxe': magna-carta has standard, introductory"),
        (["--game", "chess"], "game 'chess': known are magna-carta, classic"),
        (["--game", "classic", "--variant", "standard"], "variant 'standard': classic has 2006, "),
        (["--games", "0"], "0 games: at least one is needed"),
        (["--games", "-3"], "-3 games: at least one is needed"),
        (["--seats", "random"], "1 players: magna-carta is for 2 to 5"),
        (["--seats", ",".join(["random"] * 6)], "6 players: magna-carta is for 2 to 5"),
        (["--seed", "-1"], "seed"),
    ],
)
def test_selfplay_of_what_does_not_exist_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], options: list[str], reason: str
) -> None:
    assert reason in refused(capsys, "selfplay", *options)


@pytest.mark.parametrize("arguments", [[], ["dance"], ["replay"], ["selfplay", "--games", "many"]])
def test_command_line_that_makes_no_sense_ends_with_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)

    assert ended.value.code == 2
    assert "usage: python -m caylus" in capsys.readouterr().err


@EVERY_RECORD
def test_replay_tells_the_end_of_a_recorded_game(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert told(capsys, "replay", str(record)) == end_of(record)


@EACH_RECORD
def test_replay_of_the_beginning_of_a_game_is_not_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path
) -> None:
    file = tmp_path / "beginning"
    file.write_text("\n".join(record.read_text().split("\n")[:20]))

    assert told(capsys, "replay", str(file))["over"] is False


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (1, "caylus 2", "another version of the format"),
        (6, "dance 1", "not a header line"),
        (17, "place 9", "'place 9' is not on offer; on offer: "),
    ],
)
def test_bad_record_is_refused_with_its_line_and_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, number: int, line: str, reason: str
) -> None:
    file = tmp_path / "bad"
    file.write_text(with_line(number, line))
    said = refused(capsys, "replay", str(file))

    assert said.startswith(f"line {number}: ")
    assert reason in said


@EACH_RECORD
def test_move_that_is_not_on_offer_is_refused_with_its_line_and_what_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path
) -> None:
    *moves, _last = record.read_text().splitlines()
    file = tmp_path / "bad"
    file.write_text("\n".join([*moves, "place 99"]))
    reason = f"line {len(moves) + 1}: 'place 99' is not on offer; on offer: "

    assert refused(capsys, "replay", str(file)).startswith(reason)


@EACH_RECORD
def test_move_after_the_end_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path
) -> None:
    file = tmp_path / "long"
    file.write_text(record.read_text() + "pass\n")
    number = record.read_text().count("\n") + 1

    assert refused(capsys, "replay", str(file)) == f"line {number}: 'pass': the game is over"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no record"),
        (b"\x00\x01\x02", "no record"),
        (b"caylus 1\n\xff\xfe", "no text: invalid start byte at byte 9"),
        (b"x" * 200_001, "200001 characters"),
    ],
)
def test_file_that_is_no_record_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, reason: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    said = refused(capsys, "replay", str(file))

    assert said.startswith("line 1: ")
    assert reason in said


@pytest.mark.parametrize("name", ["missing", "two\nlines", "."])
def test_missing_file_or_folder_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    assert "irectory" in refused(capsys, "replay", str(tmp_path / name))


@EACH_RECORD
def test_record_comes_back_from_the_link_that_is_printed(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert main(["link", str(record)]) == 0
    assert main(["unlink", capsys.readouterr().out]) == 0

    assert capsys.readouterr().out == record.read_text()


def test_notes_of_a_record_come_back_from_the_link_that_is_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = with_line(7, "seed 36\nnote 9 Here it begins.")
    (tmp_path / "noted.record").write_text(record, encoding="utf-8")
    link = told(capsys, "link", str(tmp_path / "noted.record"))["link"]

    assert told(capsys, "unlink", link)["record"] == record


@pytest.mark.parametrize(
    "address",
    [
        "#play={}",
        "play={}&at=12",
        "#turn={}",
        "deal={}",
        "https://example.org/caylus/#play={}&at=12",
        "https://example.org/embed.html?embed=replay&lang=de#play={}",
    ],
)
def test_link_is_read_as_it_stands_in_an_address(
    capsys: pytest.CaptureFixture[str], address: str
) -> None:
    link = told(capsys, "link", str(RECORD))["link"]

    assert told(capsys, "unlink", address.format(link))["record"] == RECORD.read_text()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("1mq_yM", DAMAGED),
        ("#play=1m", DAMAGED),
        ("", DAMAGED),
        ("https://example.org/#play=", DAMAGED),
        ("3mq_yM", OTHER_VERSION),
        ("https://example.org/#deal=9mAAAA&at=1", OTHER_VERSION),
    ],
)
def test_link_that_is_damaged_or_newer_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], address: str, reason: str
) -> None:
    assert refused(capsys, "unlink", address) == reason


@pytest.mark.parametrize("game", GAMES)
def test_bench_tells_games_a_second_and_what_a_decision_costs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for constant, size in (("ROUNDS", 1), ("GAMES", 1), ("PASSES", 20_000)):
        monkeypatch.setattr(bench, constant, size)
    fewest, most = GAMES[game].fewest, GAMES[game].most
    measured = told(capsys, "bench", "--game", game)

    assert measured.keys() == {"games_per_second", "decision_cost"}
    assert measured["games_per_second"].keys() == set(map(str, range(fewest, most + 1)))
    assert min(*measured["games_per_second"].values(), measured["decision_cost"]) > 0


def test_without_json_a_line_tells_each_value(capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(RECORD)])
    end = end_of(RECORD)

    assert capsys.readouterr().out.splitlines() == [
        "over: True",
        f"scores: {end['scores']}",
        f"winners: {end['winners']}",
    ]


def test_levels_are_told_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    main(["levels"])
    lines = capsys.readouterr().out.splitlines()

    assert [line.partition(":")[0] for line in lines] == [level.name for level in LEVELS]
    assert lines[-1] == "seneschal: Seneschal, 1 s a decision. Takes time, and forgives nothing."


def test_levels_as_json_tell_name_seconds_and_character(
    capsys: pytest.CaptureFixture[str],
) -> None:
    levels = told(capsys, "levels")["levels"]

    assert [level["name"] for level in levels] == [level.name for level in LEVELS]
    assert all(level.keys() == {"name", "seconds", "character"} for level in levels)


@EACH_GAME
def test_selfplay_runs_with_nothing_installed(tmp_path: Path, game: str) -> None:
    seats = ("--seats", "greedy,random")
    ended = alone(tmp_path, "selfplay", "--game", game, *seats, "--games", "1", "--json")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert json.loads(ended.stdout).keys() == KEYS


@EACH_RECORD
def test_replay_runs_with_nothing_installed(tmp_path: Path, record: Path) -> None:
    ended = alone(tmp_path, "replay", str(record), "--json")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert json.loads(ended.stdout) == end_of(record)


def test_process_ends_with_status_2_and_one_line(tmp_path: Path) -> None:
    ended = alone(tmp_path, "selfplay", "--game", "chess")

    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "game 'chess': known are magna-carta, classic\n"
