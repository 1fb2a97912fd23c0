"""Training goes on where it stopped and repeats by its seed; tournaments are fair."""

import pickle
from collections import Counter

import pytest

import caylus
from caylus.arena.evolution import Evolution
from caylus.arena.fitting import fit
from caylus.arena.playing import play
from caylus.arena.report import table
from caylus.arena.tournament import Outcome, Pairing, meetings, tournament, wilson
from caylus.players.magna_carta.instinct import FIRST_WEIGHTS, Instinct
from caylus.players.magna_carta.mind import mind
from caylus.players.magna_carta.prospects import FEATURES, Prospects, features

GAME = caylus.game("magna-carta")
COUNTS = range(GAME.fewest, GAME.most + 1)
EACH = pytest.mark.parametrize(
    ("variant", "players"), [(variant, players) for variant in GAME.variants for players in COUNTS]
)


def evolved(generations: int, seed: int = 3) -> Evolution:
    """A short evolution with few games."""
    run = Evolution("standard", 2, seed, deals=1)
    for _ in range(generations):
        run.generation(map)
    return run


def test_evolution_repeats_by_its_seed() -> None:
    assert evolved(2).weights == evolved(2).weights
    assert evolved(1, seed=3).weights != evolved(1, seed=4).weights


def test_evolution_goes_on_where_it_was_stopped() -> None:
    resumed = pickle.loads(pickle.dumps(evolved(1)))
    resumed.generation(map)

    assert resumed.weights == evolved(2).weights
    assert resumed.curve == evolved(2).curve


def errors(prospects: Prospects, deal: int) -> tuple[float, float]:
    """How far off prospects were in all rounds of a game, and how far the points banked."""
    seen: list[tuple[list[float], list[int]]] = []
    scores = play(
        [Instinct(FIRST_WEIGHTS)] * 2,
        "standard",
        deal,
        look=lambda state: seen.append((prospects.values(state), features(state)[1])),
    ).scores()
    foretold = (value for values, _ in seen for value in zip(scores, values, strict=True))
    banked = (point for _, points in seen for point in zip(scores, points, strict=True))
    return sum(abs(score - value) for score, value in foretold), sum(a - b for a, b in banked)


def test_learned_prospects_foretell_more_than_the_points_banked() -> None:
    prospects = Prospects(fit(FIRST_WEIGHTS, "standard", 2, 100, map))
    games = [errors(prospects, deal) for deal in range(1000, 1020)]

    assert sum(wrong for wrong, _ in games) < sum(missing for _, missing in games) / 2


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
    with pytest.raises(ValueError, match="whatever else missing or unknown"):
        Prospects(dict.fromkeys(FEATURES[1:], (0.0, 0.0)))


def test_every_deal_is_played_from_every_seat() -> None:
    due = list(meetings("greedy", "random", "standard", 3, 6, seed=1))

    assert Counter(meeting.deal for meeting in due) == {1_000_003: 3, 1_000_004: 3}
    assert [meeting.measured for meeting in due] == [0, 1, 2, 0, 1, 2]
    assert all(meeting.seats.index("greedy") == meeting.measured for meeting in due)


def test_tournament_tells_rates_scores_and_times() -> None:
    (found,) = tournament([("greedy", "random", 8)], "introductory", 2, seed=2)

    assert (found.games, found.rate) == (8, 1)
    assert found.score == found.winning_score > 15
    assert 0 < found.seconds <= found.longest
    assert found.elo > 400
    assert table([found])[2].startswith("| greedy | 1 x random | 8 | 100.0% |")


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
    found.outcomes = [Outcome(won, 10, 20, 0.1, 5, 0.05) for won in (1, 0, 0, 0)]

    assert found.elo == pytest.approx(0)
    assert found.seconds == pytest.approx(0.02)
