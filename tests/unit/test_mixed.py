"""Games of mixed tables repeat by their seed, and weights learn from them who wins."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import caylus
from caylus.__main__ import main
from caylus.arena import fitting, gauging, refitting
from caylus.arena.lessons import Lesson, Weights
from caylus.games.magna_carta.mind import training
from caylus.players.company import level_of
from caylus.players.levels import LEVELS

pytestmark = pytest.mark.long

SOME = ["--variant", "introductory", "--players", "2", "--iterations", "4"]


def mixed(path: Path, games: int, *others: str) -> list[str]:
    """The lines of a file with so many games."""
    asked = ["mixed", *SOME, *others, "--games", str(games), "--out", str(path)]
    assert main(asked) == 0
    return path.read_text().split()


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with 120 games."""
    path = tmp_path_factory.mktemp("mixed") / "games.links"
    mixed(path, 120)
    return path


@pytest.fixture(scope="module")
def against_each_level(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Games of the strongest against each level."""
    return mixed(tmp_path_factory.mktemp("levels") / "games.links", 240, "--levels")


def test_greedy_sits_beside_searches_of_every_temperament(path: Path) -> None:
    headers = [caylus.unlink(line).header for line in path.read_text().split()]
    seats = Counter(seat.player for header in headers for seat in header.seats)

    assert {header.variant for header in headers} == {"introductory"}
    assert seats.keys() == {
        "greedy",
        "seneschal",
        "seneschal-builder",
        "seneschal-courtier",
        "seneschal-miser",
    }
    assert 75 < seats["greedy"] < 120


def test_games_go_on_behind_those_in_the_file(path: Path, tmp_path: Path) -> None:
    whole = path.read_text().split()
    again = tmp_path / "games.links"

    assert mixed(again, 3) == whole[:3]
    assert mixed(again, 5) == whole[:5]
    assert mixed(again, 2) == whole[:5]
    assert mixed(tmp_path / "others.links", 3, "--seed", "2") != whole[:3]


def test_games_are_read_as_they_ended(path: Path) -> None:
    text = path.read_text().split()[0]
    kind, told = refitting.read(text)
    found, state = told.lesson, caylus.unlink(text).state

    assert kind == ("magna-carta", "introductory", 2)
    assert found.scores == state.scores()
    assert [seat for seat, share in enumerate(found.shares) if share] == state.winners()
    assert len(found.banked) == 2 * state.round
    assert (found.banked + found.won).reshape(-1, 2).tolist() == [state.scores()] * state.round


def taught(path: Path, swing: tuple[float, float]) -> tuple[Weights, list[Lesson]]:
    """Weights with a swing, and the lessons of a file."""
    learned = {**training.learned("introductory", 2), "swing": swing}
    lines = path.read_text().split()
    return Weights("magna-carta", **learned), [refitting.read(line)[1].lesson for line in lines]


def test_refit_makes_unseen_winners_likelier_than_a_flat_swing_does(path: Path) -> None:
    weights, found = taught(path, (30.0, 30.0))
    known = {name: weights.prospects[name] for name in training.FEATURES}
    told, better = refitting.refitted(weights, found)

    assert told["before"] == pytest.approx(fitting.foretold(found[::5], known, (30, 30)), abs=1e-3)
    assert told["after"] > told["before"] + 0.03
    assert better is not None
    assert better.instinct == weights.instinct
    assert fitting.foretold(found, better.prospects, better.swing) > told["before"]


def test_the_strongest_meets_greedy_and_all_levels_below(against_each_level: list[str]) -> None:
    headers = [caylus.unlink(line).header for line in against_each_level]
    tables = [[seat.player for seat in header.seats] for header in headers]

    levels = {level_of(name) for names in tables for name in names}
    assert levels == {"greedy", *(level.name for level in LEVELS)}
    tempered = {name.partition("-")[2] for names in tables for name in names}
    assert tempered == {"", "builder", "courtier", "miser"}


def test_the_strongest_meets_one_level_at_any_seat(tmp_path: Path) -> None:
    asked = ["mixed", "--players", "4", "--levels", "--iterations", "1", "--games", "20"]
    path = tmp_path / "games.links"
    assert main([*asked, "--out", str(path)]) == 0

    headers = [caylus.unlink(line).header for line in path.read_text().split()]
    tables = [[level_of(seat.player) for seat in header.seats] for header in headers]
    assert {tuple(sorted(Counter(levels).values())) for levels in tables} == {(1, 3)}
    assert {levels.count("seneschal") for levels in tables} == {1}
    assert {levels.index("seneschal") for levels in tables} == {0, 1, 2, 3}


def test_gauge_tells_weaker_levels_from_stronger_ones(against_each_level: list[str]) -> None:
    found = [refitting.read(line)[1] for line in against_each_level]
    weights = Weights("magna-carta", **training.learned("introductory", 2))
    told, short = gauging.gauged(weights, found)

    assert short.keys() == {"greedy", *(level.name for level in LEVELS[:-1])}
    assert told["after"] > told["before"] + 0.03
    assert short["apprentice"] > short["merchant"] + 3 > short["bailiff"]


def test_shortfalls_that_foretell_no_better_are_not_kept(against_each_level: list[str]) -> None:
    found = [refitting.read(line)[1] for line in against_each_level]
    weights = Weights("magna-carta", **training.learned("introductory", 2))
    found[::5] = [each._replace(names=each.names[::-1]) for each in found[::5]]

    assert gauging.gauged(weights, found)[1] == {}


def test_weights_that_foretell_no_better_are_not_kept(path: Path) -> None:
    weights, found = taught(path, (30.0, 30.0))
    found[::5] = [replace(each, shares=each.shares[::-1]) for each in found[::5]]
    told, better = refitting.refitted(weights, found)

    assert told["after"] < told["before"]
    assert better is None


def test_a_line_that_is_no_whole_game_is_named(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, *_others = path.read_text().split()
    unfinished = caylus.unlink(second)
    unfinished.back_to(3)
    for line, why in ((caylus.link(unfinished), "line 2: the game is not over"), ("x", "line 2: ")):
        bad = tmp_path / "bad.links"
        bad.write_text(f"{first}\n{line}\n")

        assert main(["refit", str(bad)]) == 2
        assert why in capsys.readouterr().err


def test_files_without_games_of_one_kind_are_refused(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty, both = tmp_path / "empty.links", tmp_path / "both.links"
    empty.touch()
    asked = ["mixed", "--players", "3", "--iterations", "1", "--games", "1", "--out", str(both)]
    assert main(asked) == 0
    both.write_text(both.read_text() + path.read_text().split()[0] + "\n")

    assert main(["refit", str(empty)]) == 2
    assert "empty.links: 0 kinds of games, not one" in capsys.readouterr().err
    assert main(["refit", str(both)]) == 2
    assert "both.links: 2 kinds of games, not one" in capsys.readouterr().err
