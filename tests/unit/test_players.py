"""Every opponent plays whole games by the rules, repeatably, and from its own sight only."""

import itertools
import time
from collections.abc import Iterator
from random import Random

import pytest

import caylus
from caylus.players import PLAYERS, counting, player, selfplay
from caylus.players.budget import Budget
from caylus.players.levels import LEVELS
from caylus.players.search import Search, Thought
from tests.games.magna_carta.rules.positions import table
from tests.walks import chosen

GAME = caylus.game("magna-carta")
SETUPS = [
    (name, variant, players)
    for name in PLAYERS
    for variant in GAME.variants
    for players in range(GAME.fewest, GAME.most + 1)
]
EACH = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup)))
TRIALS = (1, 2, 3)
# Enough for every opponent that searches to look at several actions.
BRIEFLY = Budget(iterations=4)


def choice(name: str, state: caylus.State, seed: int) -> str:
    """The action that an opponent chooses from the actor's sight and the numbers of a seed."""
    return str(player(name, BRIEFLY).choose(state.sight(state.actor), Random(seed)))


def decisions(variant: str, players: int, seed: int) -> Iterator[caylus.State]:
    """The states of a random game in which a seat must choose among several actions."""
    state, random = caylus.new_game("magna-carta", variant=variant, players=players), Random(seed)
    while not state.is_over:
        if state.actor != caylus.CHANCE and len(state.actions()) > 1:
            yield state
        state.play(chosen(state, random))


@pytest.mark.long
@EACH
def test_opponent_plays_legal_actions_to_the_end(setup: tuple[str, str, int]) -> None:
    name, variant, players = setup
    state = caylus.new_game("magna-carta", variant=variant, players=players, seed=11)
    random = Random(11)
    while not state.is_over:
        if state.actor == caylus.CHANCE:
            state.play(state.dealt())
        else:
            action = player(name, BRIEFLY).choose(state.sight(state.actor), random)
            assert str(action) in map(str, state.actions())
            state.play(str(action))

    assert state.phase == "over"


@EACH
def test_choosing_changes_nothing(setup: tuple[str, str, int]) -> None:
    name, variant, players = setup
    for state in itertools.islice(decisions(variant, players, 2), 0, None, 23):
        before, sight = state.to_json(), state.sight(state.actor)
        player(name, BRIEFLY).choose(sight, Random(1))
        assert state.to_json() == before
        assert sight == state.sight(state.actor)


@EACH
def test_same_sight_and_same_numbers_give_the_same_choice(setup: tuple[str, str, int]) -> None:
    name, variant, players = setup
    for state in itertools.islice(decisions(variant, players, 3), 0, None, 23):
        again = caylus.from_json(state.to_json())
        assert choice(name, state, 5) == choice(name, again, 5)


@pytest.mark.long
@EACH
def test_hidden_cards_never_change_the_choice(setup: tuple[str, str, int]) -> None:
    name, variant, players = setup
    for state in itertools.islice(decisions(variant, players, 4), 0, None, 29):
        sight = state.sight(state.actor)
        others = [sight.sample(Random(trial)) for trial in TRIALS]
        for seed in TRIALS:
            choices = {choice(name, other, seed) for other in others}
            assert choices == {choice(name, state, seed)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_states_compared_for_choices_differ_in_hidden_cards(players: int) -> None:
    """Otherwise the test before this one would test nothing."""
    states = list(itertools.islice(decisions("standard", players, 4), 0, None, 13))
    whole = [
        {state.sight(state.actor).sample(Random(trial)).to_json() for trial in TRIALS}
        for state in states
    ]

    assert sum(len(samples) > 1 for samples in whole) > len(states) / 2


def test_random_takes_every_action_some_time() -> None:
    state = caylus.new_game("magna-carta", variant="standard", players=2, seed=1)
    while state.actor == caylus.CHANCE:
        state.play(state.dealt())

    assert {choice("random", state, seed) for seed in range(20)} == {"keep", "mulligan"}


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_in_nine_of_ten_games(variant: str, seats: tuple[str, str]) -> None:
    tally = selfplay.selfplay(GAME, variant, seats, games=10, seed=2)

    assert tally.wins[seats.index("greedy")] >= 9


def test_unknown_opponent_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="player 'wizard': known are random, greedy, flat"):
        player("wizard")


def test_levels_are_listed_with_their_time_weakest_first() -> None:
    assert [level.name for level in LEVELS] == [
        "apprentice",
        "mason",
        "merchant",
        "bailiff",
        "seneschal",
    ]
    times = [level.seconds for level in LEVELS]
    assert times == sorted(times)
    assert times[-1] <= 3


@pytest.mark.parametrize("name", ["flat", "bailiff", "seneschal"])
def test_thinking_ends_when_the_time_is_over(name: str) -> None:
    state = next(decisions("standard", 4, 5))
    start = time.perf_counter()
    player(name, Budget(seconds=0.05)).choose(state.sight(state.actor), Random(1))

    assert 0.05 <= time.perf_counter() - start < 1


@pytest.mark.parametrize("name", ["random", "greedy", "apprentice", "seneschal"])
def test_forced_moves_take_no_time(name: str) -> None:
    state = table(turn="red")
    start = time.perf_counter()
    chosen_at_once = player(name).choose(state.sight(0), Random(1))

    assert str(chosen_at_once) == "pass"
    assert time.perf_counter() - start < 1


@pytest.mark.parametrize(("seconds", "iterations"), [(None, None), (1, 1), (0, None), (None, -1)])
def test_budget_is_either_time_or_iterations(seconds: float, iterations: int) -> None:
    with pytest.raises(ValueError, match="a budget is a number of seconds or of iterations"):
        Budget(seconds, iterations)


@pytest.mark.long
@pytest.mark.parametrize("better", [1, 2, 3])
def test_level_beats_the_one_below_more_often_than_not(better: int) -> None:
    """A coarse guard with little thought; docs/strength.md has what was measured."""
    seats = (LEVELS[better].name, LEVELS[better - 1].name)
    wins = selfplay.selfplay(GAME, "standard", seats, 12, 1, Budget(iterations=40)).wins

    assert wins[0] > wins[1]


def test_thinking_ends_once_nothing_can_overtake_and_chooses_the_same() -> None:
    state = table(players=2, then="castle", passed="red green", castle=(0, 0, 1), red="FWSd")
    search, whole = Search(Budget(iterations=1_000)), Budget(iterations=1_000)
    thought, thorough = (Thought(search, state.sight(0), Random(1)) for _ in range(2))
    left = list(thought.ripen(whole))
    thorough.go_on(whole)

    assert left == [1 - done / 10 for done in range(1, 1 + len(left))]
    assert thought.root.visits < thorough.root.visits == 1_000
    assert thought.action == thorough.action == search.choose(state.sight(0), Random(1))


@pytest.mark.parametrize(
    ("budget", "parts"),
    [
        (Budget(iterations=250), [Budget(iterations=count) for count in (100, 100, 50)]),
        (Budget(iterations=7), [Budget(iterations=7)]),
        (Budget(seconds=0.3), [Budget(seconds=0.05)] * 6),
        (Budget(seconds=0.006), [Budget(seconds=0.006)]),
    ],
)
def test_budget_has_parts_that_make_it_up(budget: Budget, parts: list[Budget]) -> None:
    found = budget.parts()

    assert [part.iterations for part in found] == [part.iterations for part in parts]
    assert [part.seconds for part in found] == pytest.approx([part.seconds for part in parts])


@pytest.mark.parametrize(
    ("name", "most", "iterations"),
    [
        ("bailiff", None, 12),
        ("bailiff-miser", 150, 12),
        ("seneschal", 150, 150),
        ("flat", None, 200),
    ],
)
def test_seconds_are_counted_in_iterations(name: str, most: int | None, iterations: int) -> None:
    assert counting(name, 1_000, most).budget == Budget(iterations=iterations)


def test_who_does_not_think_counts_nothing() -> None:
    assert not hasattr(counting("greedy", 1_000), "budget")
