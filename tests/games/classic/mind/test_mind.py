"""Instinct judges whatever the rules offer, prospects judge every seat, weights are complete."""

from collections.abc import Iterator
from random import Random

import pytest

import caylus
from caylus import games
from caylus.games.classic.mind.instinct import Instinct
from caylus.games.classic.mind.mind import learned, mind, weights_file
from caylus.games.classic.mind.outlook import COUNTED, UNTOLD
from caylus.games.classic.mind.prospects import FEATURES, TERMS, Prospects, features
from caylus.games.classic.mind.tastes import FIRST_WEIGHTS
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.turns import Place
from caylus.kernel.state import Action, State
from tests.walks import chosen

GAME = caylus.game("classic")
COUNTS = range(GAME.fewest, GAME.most + 1)
EACH_COUNT = pytest.mark.parametrize("players", COUNTS)
FIRST = Instinct(FIRST_WEIGHTS)
# Verbs that bring random games to what they seldom see.
EAGERNESS = {
    "pass": 0.05,
    "decline": 0.1,
    "residence": 5,
    "joust": 3,
    "use": 9,
    "batch": 3,
    "favor": 3,
}


def kinds() -> set[type[Action]]:
    """The classes of all actions of seats, wherever the rules define them."""
    found, classes = set(), [Action]
    while classes:
        one = classes.pop()
        classes += one.__subclasses__()
        if one.__module__.startswith("caylus.games.classic.rules"):
            found.add(one)
    return {kind for kind in found if kind.__name__ not in ("DealNeutral", "NextInOrder")}


def decisions(variant: str, players: int, seed: int) -> Iterator[State]:
    """The states of a random game in which a seat must choose among several actions.

    Every seat begins rich and, with odd seeds, in favor, so that what is rare is on offer too.
    """
    state, random = GAME.new(variant, players, seed), Random(seed)
    while state.actor == caylus.CHANCE:
        state.play(state.dealt())
    state.goods[:] = [6, 6, 6, 6, 4, 20] * players
    if seed % 2:
        state.levels[:] = [5] * len(state.levels)
    while not state.is_over:
        if len(state.offered) > 1:
            yield state
        state.play(chosen(state, random, EAGERNESS))


def test_instinct_has_a_judge_for_every_action_of_the_rules() -> None:
    assert kinds() == FIRST.judges.keys() | {Place, MoveProvost}


def test_random_games_offer_every_kind_of_action() -> None:
    """Otherwise the tests below would test less than they say."""
    seen = {
        type(action)
        for seed in range(8, 16)
        for state in decisions("2006-jeweller", 2 + seed % 4, seed)
        for action in state.offered
    }

    assert seen == kinds()


@pytest.mark.parametrize("variant", GAME.variants)
@EACH_COUNT
def test_ranked_actions_are_on_offer_and_never_none(variant: str, players: int) -> None:
    for state in decisions(variant, players, 5):
        ranked = mind(state).ranked(state)
        assert ranked
        assert {action for action, _worth in ranked} <= set(state.offered)
        assert len({action for action, _worth in ranked}) == len(ranked) <= 11


def test_ranking_changes_nothing() -> None:
    for state in decisions("2006", 3, 7):
        before = state.to_json()
        FIRST.ranked(state)
        mind(state).values(state)
        assert state.to_json() == before


def test_of_several_payments_for_a_tile_the_cheapest_is_left() -> None:
    found = 0
    for state in decisions("2006", 2, 3):
        builds = [str(action) for action in state.offered if str(action).startswith("build ")]
        ranked = [str(action) for action, _ in FIRST.ranked(state)]
        tiles = [text.split()[1] for text in ranked if text.startswith("build ")]
        found += len(builds) > len(tiles)
        assert len(tiles) == len(set(tiles))

    assert found


@pytest.mark.parametrize(("line", "least"), [("prestige", "take P"), ("deniers", "take ddd")])
def test_only_the_highest_column_of_prestige_and_deniers_is_left(line: str, least: str) -> None:
    found = 0
    for seed in range(6):
        for state in decisions("2006", 2, seed):
            if state.step is not None and state.step.text == f"effect-{line}":
                offered = [str(a) for a in state.offered if str(a).startswith("take ")]
                ranked = [str(a) for a, _ in FIRST.ranked(state) if str(a).startswith("take ")]
                assert ranked == [max(offered, key=len)]
                found += ranked != [least]

    assert found


@EACH_COUNT
def test_values_have_a_number_for_every_seat(players: int) -> None:
    for state in decisions("2006", players, 2):
        assert len(mind(state).values(state)) == players


@EACH_COUNT
def test_features_are_as_many_as_their_names_twice(players: int) -> None:
    for state in decisions("2006", players, 4):
        seen, points = features(state)
        assert {len(own) for own in seen} == {2 * len(FEATURES)}
        assert points == [sum(state.points_of(seat)) for seat in range(players)]


def test_terms_gather_every_feature_once() -> None:
    names = [name for names in TERMS.values() for name in names]

    assert sorted(names) == sorted(set(FEATURES))
    assert TERMS.keys() >= COUNTED | UNTOLD


@EACH_COUNT
def test_outlooks_add_up_to_values_but_for_what_nobody_is_told(players: int) -> None:
    state = next(decisions("2006", players, 1))
    weights = dict.fromkeys(FEATURES, (1.0, 0.5))
    untold = {name for term in UNTOLD for name in TERMS[term]}
    weights |= dict.fromkeys(untold, (0.0, 0.0))
    knows = games.training(GAME.name).taught(FIRST_WEIGHTS, weights)
    told = [sum(term.worth for term in outlook.terms) for outlook in knows.outlooks(state)]

    assert told == pytest.approx(knows.values(state))


@EACH_COUNT
def test_finished_games_are_worth_what_they_score(players: int) -> None:
    for state in decisions("2006", players, 6):
        last = state
    while not last.is_over:
        last.play(last.outcome(0.5))

    assert mind(last).values(last) == last.scores()


@EACH_COUNT
def test_weights_are_exactly_those_that_are_known(players: int) -> None:
    weights = learned("2006", players)

    assert weights.keys() - {"swing"} == {"instinct", "prospects"}
    assert weights["instinct"].keys() == FIRST_WEIGHTS.keys()
    assert weights["prospects"].keys() == set(FEATURES)
    assert all(len(pair) == 2 for pair in weights["prospects"].values())


def test_all_variants_are_played_with_the_same_weights() -> None:
    assert len({weights_file(variant, 3) for variant in GAME.variants}) == 1


def test_weights_that_are_missing_are_named() -> None:
    with pytest.raises(ValueError, match="batch missing or unknown"):
        Instinct({name: 0.0 for name in FIRST_WEIGHTS if name != "batch"})
    with pytest.raises(ValueError, match="deniers, the first five missing or unknown"):
        Prospects(dict.fromkeys(FEATURES[1:], (0.0, 0.0)))


def test_strange_tastes_are_weights_of_instinct() -> None:
    assert games.training(GAME.name).STRANGE.keys() <= FIRST_WEIGHTS.keys()
