"""The games in OpenSpiel pass OpenSpiel's own checks."""

import numpy as np
import pytest

from caylus import games
from caylus.kernel.chance import CHANCE
from tests.adapters.test_ids import EACH, NAMES, Setup

pyspiel = pytest.importorskip("pyspiel", reason="requirements/test.txt is not installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402  # after the check

from caylus.adapters.openspiel import short_name, worded  # noqa: E402
from tests.adapters import playthrough  # noqa: E402


def loaded(name: str, variant: str = "", players: int = 0) -> "pyspiel.Game":
    title = games.titles()[name]
    chosen = {"variant": worded(variant or title.variants[0]), "players": players or title.fewest}
    return pyspiel.load_game(short_name(name), chosen)


def moved(game: "pyspiel.Game", seed: int, words: int) -> "pyspiel.State":
    """A state after some random words."""
    state, random = game.new_initial_state(), np.random.RandomState(seed)
    for _ in range(words):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@NAMES
def test_random_game_passes_the_check_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@EACH
def test_random_games_of_every_set_up_pass_the_check(setup: Setup) -> None:
    game = loaded(*setup)

    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False, mask_test=True)


@EACH
def test_game_is_found_again_by_its_text(setup: Setup) -> None:
    game = loaded(*setup)

    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.num_players() == setup[2]


@pytest.mark.long
@NAMES
def test_playthrough_is_what_it_was(name: str) -> None:
    path = playthrough.path_of(name)

    assert playthrough.again(path) == path.read_text(encoding="utf-8")


@NAMES
def test_search_over_information_sets_plays(name: str) -> None:
    game = loaded(name)
    state = game.new_initial_state()
    while state.is_chance_node() or state.move_number() < 6:
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 1.0, 12)

    assert bot.step(state) in state.legal_actions()


@NAMES
def test_resampling_keeps_what_a_player_knows(name: str) -> None:
    game, sampler = loaded(name), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for words in range(1, 12, 2):
        state = moved(game, words, words)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            known = state.information_state_string(player)
            assert other.information_state_string(player) == known
            assert other.observation_tensor(player) == state.observation_tensor(player)


@NAMES
def test_set_up_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        loaded(name, players=9)
    with pytest.raises((ValueError, pyspiel.SpielError)):
        loaded(name, variant="no such")


@NAMES
def test_chance_is_chance(name: str) -> None:
    state = loaded(name).new_initial_state()

    assert (state.current_player(), CHANCE) == (pyspiel.PlayerId.CHANCE, -1)
    assert state.is_chance_node()
