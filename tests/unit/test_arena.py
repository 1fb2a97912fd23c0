"""Training goes on where it stopped and repeats by its seed; tournaments are fair."""

import json
import pickle
from collections import Counter
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import caylus
from caylus.__main__ import main
from caylus.arena import fitting, lessons
from caylus.arena.report import Plan, Report, table
from caylus.arena.tournament import Outcome, Pairing, meetings, play, rated, tournament, wilson
from caylus.arena.training import Plan as Lessons
from caylus.arena.training import Training, begin
from caylus.games.magna_carta.mind.instinct import Instinct
from caylus.games.magna_carta.mind.mind import mind
from caylus.games.magna_carta.mind.prospects import FEATURES, Prospects
from caylus.games.magna_carta.mind.tastes import FIRST_WEIGHTS
from caylus.players.budget import Budget
from caylus.players.levels import LEVELS

pytestmark = pytest.mark.long

GAME = caylus.game("magna-carta")
COUNTS = range(GAME.fewest, GAME.most + 1)
# Iterations for most decisions, and for decisions to learn from.
BRIEFLY = (4, 12)
EACH = pytest.mark.parametrize(
    ("variant", "players"), [(variant, players) for variant in GAME.variants for players in COUNTS]
)


class Serial(Executor):
    """Does at once, in this process, what a pool would do in others."""

    def map(self, work, *tasks, **_options):
        return map(work, *tasks)


def trained(generations: int, tmp_path: Path, seed: int = 3) -> Training:
    """A short training with few games."""
    run = begin(
        Lessons(GAME.name, "standard", 2, generations, 2, seed, tmp_path, "", *BRIEFLY, tests=2)
    )
    for _ in range(generations):
        run.generation(Serial())
    return run


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """A training that has come through two generations."""
    return trained(2, tmp_path_factory.mktemp("training"))


def test_training_repeats_by_its_seed(run: Training, tmp_path: Path) -> None:
    assert trained(1, tmp_path).curve == run.curve[:1]
    assert trained(1, tmp_path, seed=4).curve != run.curve[:1]


def test_training_goes_on_where_it_was_stopped(run: Training, tmp_path: Path) -> None:
    resumed = pickle.loads(pickle.dumps(trained(1, tmp_path)))
    resumed.generation(Serial())

    assert resumed.weights == run.weights
    assert resumed.curve == run.curve


def test_what_loses_to_its_teacher_teaches_nobody(run: Training) -> None:
    accepted = [rate for rate, _ in run.curve if rate >= run.better]

    assert len(run.ancestors) == len(accepted)


def games(count: int, first: int) -> list[lessons.Lesson]:
    """Games of the weights that are shipped."""
    learned = begin(Lessons(GAME.name, "standard", 2, 0, 0, 0, Path(), start="standard-2")).weights
    return [
        lessons.played(lessons.Task([learned] * 2, learned, "standard", first + deal, *BRIEFLY))
        for deal in range(count)
    ]


def test_fitted_prospects_foretell_games_that_they_have_not_seen() -> None:
    nothing = {name: [0.0, 0.0] for name in FEATURES}
    fitted = np.array(list(fitting.prospects(games(30, 0), nothing).values())).T.ravel()
    seen = games(10, 1000)
    wrong = np.concatenate([game.won - game.features @ fitted for game in seen])
    plain = np.concatenate([game.won for game in seen])

    assert np.abs(wrong).mean() < np.abs(plain).mean() / 2


def test_prospects_that_foretell_games_well_hardly_change_by_a_few_more() -> None:
    learned = begin(Lessons(GAME.name, "standard", 2, 0, 0, 0, Path(), start="standard-2")).weights
    old, nothing = learned.prospects, {name: [0.0, 0.0] for name in FEATURES}
    few = games(4, 0)
    steps = [
        np.array(list(fitting.prospects(few, first).values())) - np.array(list(old.values()))
        for first in (old, nothing)
    ]

    assert np.abs(steps[0]).mean() < np.abs(steps[1]).mean() / 4


def test_a_fitted_outlook_makes_winners_that_it_has_not_seen_likelier() -> None:
    learned = begin(Lessons(GAME.name, "standard", 2, 0, 0, 0, Path(), start="standard-2")).weights
    known = {name: learned.prospects[name] for name in FEATURES}
    weights, swing = fitting.outlook(games(30, 0), known, (6.0, 6.0))
    unseen = games(20, 1000)
    flat = fitting.foretold(unseen, known, (6.0, 6.0))

    assert fitting.foretold(unseen, weights, swing) > flat + 0.03
    assert 0 < sum(swing) < 6


def test_fitted_instinct_is_less_surprised_by_what_was_thought() -> None:
    old = dict(FIRST_WEIGHTS)
    seen = games(8, 0)
    new = fitting.instinct(seen, old)

    assert fitting.surprise(seen, new) < fitting.surprise(seen, old) - 0.02


def test_what_instinct_feels_is_told_by_its_slopes() -> None:
    learned = begin(Lessons(GAME.name, "standard", 2, 0, 0, 0, Path(), start="standard-2")).weights
    weights = np.array(list(learned.instinct.values()))
    seen = [each for game in games(2, 5) for each in game.decisions]
    felt = [each.fixed + each.slopes @ weights for each in seen]

    assert all(len(each) > 1 for each in felt)
    assert max(np.abs(each).max() for each in felt) < 60
    assert all(each.deserved.sum() == pytest.approx(1) for each in seen)


@EACH
def test_every_variant_and_count_has_weights_for_all_that_is_judged(
    variant: str, players: int
) -> None:
    knows = mind(GAME.new(variant, players))

    assert len(knows.prospects.weights) == 2 * len(FEATURES)
    assert vars(knows.instinct).keys() >= FIRST_WEIGHTS.keys()


def test_weights_that_are_missing_are_named() -> None:
    with pytest.raises(ValueError, match="batch missing or unknown"):
        Instinct({name: 0.0 for name in FIRST_WEIGHTS if name != "batch"})
    with pytest.raises(ValueError, match="deniers, the first four missing or unknown"):
        Prospects(dict.fromkeys(FEATURES[1:], (0.0, 0.0)))


def test_every_deal_is_played_from_every_seat() -> None:
    pairing = Pairing("greedy", "random", "standard", 3)
    due = list(meetings(GAME.name, pairing, 6, seed=1))

    assert Counter(meeting.deal for meeting in due) == {1_000_003: 3, 1_000_004: 3}
    assert [meeting.measured for meeting in due] == [0, 1, 2, 0, 1, 2]
    assert all(meeting.seats.index("greedy") == meeting.measured for meeting in due)


def test_tournament_tells_rates_and_scores() -> None:
    found = Pairing("greedy", "random", "introductory", 2)
    tournament(GAME.name, [(found, 8)], seed=2, rate=100, keep=lambda: None)

    assert (found.games, found.rate) == (8, 1)
    assert found.score == found.winning_score > 15
    assert found.elo > 400
    assert table([found])[2].startswith("| greedy | 1 x random | 8 | 100.0% |")


def test_tournament_goes_on_where_it_was_stopped() -> None:
    whole = Pairing("greedy", "random", "introductory", 2)
    tournament(GAME.name, [(whole, 6)], seed=2, rate=100, keep=lambda: None)
    resumed = Pairing("greedy", "random", "introductory", 2)
    for games in (3, 6):
        tournament(GAME.name, [(resumed, games)], seed=2, rate=100, keep=lambda: None)

    assert (resumed.games, resumed.won, resumed.points) == (6, whole.won, whole.points)


def test_report_keeps_its_figures_and_plays_what_is_missing(tmp_path: Path) -> None:
    plan = Plan(
        GAME.name, ["introductory"], [2], games=2, seed=5, rate=100, only=["apprentice", "mason"]
    )
    Report(tmp_path / "strength.md", plan).play()
    again = Report(tmp_path / "strength.md", plan)
    before = (tmp_path / "strength.json").read_text()
    again.play()

    assert (tmp_path / "strength.json").read_text() == before
    assert (tmp_path / "strength.md").read_text().count("| 2 |") == 5


def test_page_tells_the_figures_of_every_game(tmp_path: Path) -> None:
    settings = (("magna-carta", "introductory"), ("classic", "2006"))
    for game, variant in settings:
        plan = Plan(game, [variant], [2], games=2, seed=5, rate=100, only=["apprentice"])
        Report(tmp_path / "strength.md", plan).play()
    page = (tmp_path / "strength.md").read_text()

    assert page.index("## Caylus Magna Carta") < page.index("### Introductory, 2 players")
    assert page.index("## Caylus Classic") < page.index("### 2006, 2 players")


def test_figures_of_another_rate_do_not_count(tmp_path: Path) -> None:
    plan = Plan(GAME.name, ["introductory"], [2], games=2, seed=5, rate=200)
    report = Report(tmp_path / "strength.md", plan)
    report.kept[report.key(GAME.name, "introductory", 2, by_search=False)] = [
        Pairing("mason", "greedy", "introductory", 2, 7)
    ]
    report.write()

    assert "mason" in (tmp_path / "strength.md").read_text()
    Report(tmp_path / "strength.md", replace(plan, rate=100))
    assert "mason" not in (tmp_path / "strength.md").read_text()


def test_figures_of_who_looks_ahead_count_for_all_weights_and_others_for_instinct(
    tmp_path: Path,
) -> None:
    asked = {"only": ["mason", "bailiff"], "against": ["greedy"]}
    plan = Plan(GAME.name, ["introductory"], [2], games=2, seed=5, rate=100, **asked)
    report = Report(tmp_path / "strength.md", plan)
    report.play()

    names = {key: [each.name for each in found] for key, found in report.kept.items()}
    assert names == {
        report.key(GAME.name, "introductory", 2, by_search=False): ["mason"],
        report.key(GAME.name, "introductory", 2, by_search=True): ["bailiff"],
    }


def test_figures_of_weights_that_are_no_more_are_dropped(tmp_path: Path) -> None:
    gone = {"standard-2 00000000 seed 1 rate 100": [Pairing("mason", "greedy", "standard", 2)]}
    plain = {key: [each.plain() for each in found] for key, found in gone.items()}
    (tmp_path / "strength.json").write_text(json.dumps(plain))
    Report(tmp_path / "strength.md", Plan(GAME.name, ["standard"], [2], 2, seed=1, rate=100))

    assert json.loads((tmp_path / "strength.json").read_text()) == {}


def test_chances_that_were_told_by_another_shortfall_are_dropped(tmp_path: Path) -> None:
    plan = Plan(GAME.name, ["standard"], [2], 2, seed=1, rate=200, only=["bailiff"])
    path, figures = tmp_path / "strength.md", tmp_path / "strength.json"
    Report(path, plan).play()
    told = json.loads(figures.read_text())
    rows = {row["others"]: row for found in told.values() for row in found}
    assert all(row["calibration"] for row in rows.values())
    assert rows["merchant"]["shortfall"] > rows["random"]["shortfall"] == 0

    rows["merchant"]["shortfall"] += 1
    figures.write_text(json.dumps(told))
    Report(path, plan)
    kept = {row["others"] for found in json.loads(figures.read_text()).values() for row in found}
    assert kept == rows.keys() - {"merchant"}


def test_figures_of_an_older_tournament_are_named_and_left_alone(tmp_path: Path) -> None:
    older = json.dumps({"standard-2 seed 1 pace 0.25": [{"name": "mason", "longest": 0.1}]})
    kept = tmp_path / "strength.json"
    kept.write_text(older)

    with pytest.raises(ValueError, match=r"strength\.json holds no figures of this tournament"):
        Report(tmp_path / "strength.md", Plan(GAME.name, ["standard"], [2], 2, seed=1, rate=100))
    assert kept.read_text() == older


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("seneschal", Budget(iterations=round(300 * LEVELS[-1].seconds))),
        ("flat", Budget(iterations=60)),
        ("seneschal@0.2", Budget(seconds=0.2)),
    ],
)
def test_players_think_at_a_rate_or_for_seconds(name: str, budget: Budget) -> None:
    assert rated(name, 300).budget == budget


def test_a_meeting_repeats_exactly() -> None:
    pairing = Pairing("seneschal", "bailiff", "standard", 2)
    meeting = next(meetings(GAME.name, pairing, 1, seed=1, rate=20))

    assert play(meeting) == play(meeting)


@pytest.mark.parametrize(
    ("rate", "games", "interval"),
    [(0.5, 100, (0.404, 0.596)), (1, 20, (0.839, 1)), (0, 10, (0, 0.278))],
)
def test_intervals_are_those_of_wilson(
    rate: float, games: int, interval: tuple[float, float]
) -> None:
    assert wilson(rate, games) == pytest.approx(interval, abs=0.001)


def test_equal_opponents_are_at_the_same_elo() -> None:
    found = Pairing("random", "random", "standard", 4)
    for won in (1, 0, 0, 0):
        found.add(Outcome(won, 10, 20))

    assert found.elo == pytest.approx(0)


@pytest.mark.parametrize(
    ("some", "measured"),
    [
        (["--only", "apprentice"], ["apprentice random", "apprentice greedy"]),
        (["--only", "mason", "--against", "apprentice"], ["mason apprentice"]),
    ],
)
def test_tournament_of_some_players_measures_only_them(
    some: list[str], measured: list[str], tmp_path: Path
) -> None:
    out = tmp_path / "strength.md"
    asked = ["--variants", "introductory", "--players", "2", "--games", "2", "--out", str(out)]
    assert main(["tournament", *asked, *some]) == 0

    rows = [line.split() for line in out.read_text().splitlines() if "| 2 |" in line]
    assert [f"{row[1]} {row[5]}" for row in rows] == measured
