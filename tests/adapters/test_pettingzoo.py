"""The games in PettingZoo pass PettingZoo's own checks."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from caylus import games
from caylus.kernel.errors import IllegalAction
from tests.adapters.test_ids import EACH, NAMES, Setup

pytest.importorskip("pettingzoo", reason="requirements/test.txt is not installed")

from pettingzoo.test import api_test, seed_test  # after the check
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils import parallel_to_aec

from caylus.adapters import pettingzoo

# It asks for what no dict of numbers and a mask is; PettingZoo's own board games have the same.
KNOWN = "ignore:Observation is not a NumPy array|ignore:Observation space for each agent"
pytestmark = [
    pytest.mark.filterwarnings("error"),
    *(pytest.mark.filterwarnings(known) for known in KNOWN.split("|")),
]


def options(setup: Setup) -> dict[str, Any]:
    return dict(zip(("game", "variant", "players"), setup, strict=True))


@EACH
def test_interface_is_as_pettingzoo_wants_it(setup: Setup) -> None:
    api_test(pettingzoo.env(**options(setup)), num_cycles=150)


@EACH
def test_seed_repeats_a_game(setup: Setup) -> None:
    seed_test(lambda: pettingzoo.env(**options(setup)), num_cycles=40)


@EACH
def test_game_is_cut_short_after_its_cycles(setup: Setup) -> None:
    """The check wants everybody to act as often and whatever comes to mind: as all speak at once.

    Seats do not act equally often, so it is the game in which only who is asked is heard.
    """

    def at_once(max_cycles: int) -> Any:
        chosen = options(setup)
        return pettingzoo.parallel_env(max_cycles=max_cycles, forgiving=True, **chosen)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=at_once, env=lambda max_cycles: parallel_to_aec(at_once(max_cycles))
        )
    )


@NAMES
def test_rewards_come_at_the_end_and_sum_to_nothing(name: str) -> None:
    env, random = pettingzoo.env(game=name), np.random.default_rng(1)
    env.reset(seed=1)
    rewards = []
    for _ in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        rewards.append(reward)
        env.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"])))
    players = games.titles()[name].fewest

    assert not any(rewards[:-players])
    assert sum(rewards) == pytest.approx(0)


@NAMES
def test_only_who_is_asked_has_words(name: str) -> None:
    env = pettingzoo.raw_env(game=name)
    env.reset(seed=3)
    other = next(agent for agent in env.agents if agent != env.agent_selection)

    assert env.observe(env.agent_selection)["action_mask"].sum() > 1
    assert env.observe(other)["action_mask"].sum() == 0


@NAMES
def test_word_that_cannot_be_said_is_refused_and_changes_nothing(name: str) -> None:
    env = pettingzoo.raw_env(game=name)
    env.reset(seed=3)
    before = env.render()
    wrong = np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[-1]

    with pytest.raises(IllegalAction, match="cannot be said now"):
        env.step(wrong)
    assert env.render() == before
