"""The games for PettingZoo: seats are agents, an action is a word of the game's table.

`env` plays a game of a variant with a number of players, dealt from the seed of `reset`. An
observation has what the agent's seat sees as numbers, and the mask of the words it may say. Rewards
come at the end only: 1 to the only winner, paid by the others alike.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from caylus import games
from caylus.adapters.ids import Talk, payoffs, table
from caylus.kernel.chance import CHANCE

SEEDS = 1 << 62
Observation = dict[str, NDArray[Any]]


class CaylusEnv(AECEnv):
    """A game in which agents speak in turn; raises ValueError if there is no such set-up.

    After `max_cycles` words the game is cut short. A word that cannot be said raises IllegalAction;
    a `forgiving` game takes the first that can be said instead.
    """

    def __init__(
        self,
        game: str | None = None,
        variant: str | None = None,
        players: int | None = None,
        max_cycles: int | None = None,
        forgiving: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rules = games.GAMES[game or next(iter(games.titles()))]
        self.rules, self.variant = rules, variant or rules.variants[0]
        self.max_cycles, self.forgiving, self.render_mode = max_cycles, forgiving, render_mode
        first = rules.new(self.variant, players or rules.fewest)
        self.metadata = {"name": f"caylus_{rules.name}_v1", "render_modes": ["ansi"]}
        self.possible_agents = [f"player_{seat}" for seat in range(first.players)]
        self.agents: list[str] = []
        words = len(table(rules.name).words)
        seen = _numbers(len(Talk(first).seen(0)))
        mask = spaces.Box(0, 1, (words,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self._dice = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent observes: numbers, and a mask of words."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The words of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed deals the same, now and in the games after it."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        deal = int(self._dice.integers(SEEDS))
        self.talk = Talk(self.rules.new(self.variant, len(self.possible_agents), deal))
        self.talk.deal()
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: Any) -> None:
        """Say a word for the agent that is asked; raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.talk.say(self._word(int(action)))
        self.talk.deal()
        self.cycles += 1
        if self.talk.actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
            worth = payoffs(self.talk.state)
            self.rewards = dict(zip(self.agents, worth, strict=True))
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and the words it may say now: none unless it is asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.talk.table.words), np.int8)
        if seat == self.talk.actor:
            mask[self.talk.choices()] = 1
        return {"observation": np.array(self.talk.seen(seat), np.int16), "action_mask": mask}

    def render(self) -> str:
        """The position as text."""
        return str(self.talk)

    def close(self) -> None:
        """Nothing is open."""

    def _word(self, action: int) -> int:
        choices = self.talk.choices()
        return choices[0] if self.forgiving and action not in choices else action

    def _ask(self) -> None:
        """Choose the agent that speaks next."""
        if self.talk.actor is not None and self.talk.actor != CHANCE:
            self.agent_selection = self.possible_agents[self.talk.actor]


def _numbers(count: int) -> spaces.Box:
    limits = np.iinfo(np.int16)
    return spaces.Box(int(limits.min), int(limits.max), (count,), np.int16)


def raw_env(**options: Any) -> CaylusEnv:
    """A game without wrappers; the options are those of CaylusEnv."""
    return CaylusEnv(**options)


def env(**options: Any) -> Any:
    """A game, wrapped in what warns of calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


def parallel_env(**options: Any) -> Any:
    """A game in which all agents speak at once, and only the one that is asked is heard."""
    return turn_based_aec_to_parallel(raw_env(**options))
