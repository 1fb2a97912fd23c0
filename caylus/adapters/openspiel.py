"""The games for OpenSpiel: importing this module registers each, as `caylus_` and its name.

A game takes the parameters `players` and `variant`. Actions and outcomes of chance are words of
its table, see `caylus/adapters/ids.py`. What a seat knows is its sight: all that is open to it now,
whatever led there.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel

from caylus import games
from caylus.adapters.ids import Talk, payoffs
from caylus.kernel.chance import CHANCE
from caylus.kernel.game import Title

PREFIX, RULES = "caylus_", "rules-"
LONGEST = 20_000
"""More words than a game has: the longest of sixty random ones of five players had 895."""
SAMPLES = 1 << 53


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + name.replace("-", "_")


def worded(variant: str) -> str:
    """A variant as a parameter: OpenSpiel would take one that is a number for a number."""
    return RULES + variant if variant.isdigit() else variant


def game_type(title: Title) -> pyspiel.GameType:
    """What OpenSpiel asks of a kind of game."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(title.name),
        long_name=" ".join(filter(None, (title.caption, title.subtitle))),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.fewest, "variant": worded(title.variants[0])},
    )


class CaylusGame(pyspiel.Game):
    """A game with its variant and number of players; raises ValueError if there is none such."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, given: Any = None) -> None:
        rules = games.GAMES[self.name]
        given = given or {}
        variant = given.get("variant", rules.variants[0]).removeprefix(RULES)
        players = given.get("players", rules.fewest)
        self.first = Talk(rules.new(variant, players))
        self.size = len(self.first.seen(0))
        words = len(self.first.table.words)
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> CaylusState:
        """The state before the first deal."""
        return CaylusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What observes a seat's sight; None for what is only public or only private."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.size) if is_whole else None


class CaylusState(pyspiel.State):
    """A state: all of it is one talk, which OpenSpiel copies and pickles."""

    def __init__(self, game: CaylusGame) -> None:
        super().__init__(game)
        self.talk = game.first.clone()

    def current_player(self) -> int:
        """The seat that chooses, or chance, or the sign that the game is over."""
        actor = self.talk.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.talk.actor is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The words of chance, and how likely each is."""
        return self.talk.chances()

    def returns(self) -> list[float]:
        """What the end is worth to each seat."""
        return payoffs(self.talk.state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> CaylusState:
        """A state that may be the real one, as far as a seat knows."""
        other = self.clone()
        seed = int(probability_sampler() * SAMPLES)
        other.talk = self.talk.resampled(player_id, Random(seed))
        return other  # type: ignore[no-any-return]  # a clone is of this class

    def _legal_actions(self, player: int) -> list[int]:
        return self.talk.choices()

    def _apply_action(self, action: int) -> None:
        self.talk.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.talk.table.words[action]

    def __str__(self) -> str:
        return str(self.talk)


class Observer:
    """What a seat sees: `tensor` and `dict` as numbers, `string_from` as text."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CaylusState, player: int) -> None:
        """Look at a state as a seat does."""
        self.tensor[:] = state.talk.seen(player)

    def string_from(self, state: CaylusState, player: int) -> str:
        """What a seat knows of a state."""
        return state.talk.told(player)


def register() -> None:
    """Tell OpenSpiel of every game, each a class: its registry outlives what is no class."""
    for name, title in games.titles().items():
        if games.has_agents(name):
            kind = game_type(title)
            made = type(short_name(name), (CaylusGame,), {"kind": kind, "name": name})
            pyspiel.register_game(kind, made)


register()
