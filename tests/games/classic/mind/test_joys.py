"""Opponents of classic Caylus who look ahead differ: each does most of what it likes."""

import functools
from collections import Counter
from random import Random

import pytest

import caylus
from caylus.games.classic.rules.castle import Batch
from caylus.games.classic.rules.construction import Build, Residence
from caylus.games.classic.rules.goods import DENIER, GOODS
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.state import Classic
from caylus.kernel.state import Action
from caylus.players import player
from caylus.players.budget import Budget
from caylus.players.temperaments import TEMPERAMENTS

pytestmark = pytest.mark.long

GAME = caylus.game("classic")
DEALS = 2
LIKES = {"builder": "built", "courtier": "batches", "miser": "deniers", "sheriff": "spaces"}
"""What is counted of the deeds that a temperament likes."""


def counted(action: Action) -> dict[str, int]:
    """What an action adds to the deeds of whoever does it."""
    return {
        "built": isinstance(action, Build | Residence),
        "batches": isinstance(action, Batch),
        "spaces": abs(action.spaces) if isinstance(action, MoveProvost) else 0,
    }


@functools.cache
def table_of_all() -> dict[str, Counter[str]]:
    """What Bailiffs of each temperament did at one table, each deal from each seat."""
    deeds = {name: Counter[str]() for name in TEMPERAMENTS}
    for game in range(DEALS * len(TEMPERAMENTS)):
        deal, turned = divmod(game, len(TEMPERAMENTS))
        _play([*TEMPERAMENTS[turned:], *TEMPERAMENTS[:turned]], deal, deeds)
    return deeds


def _play(order: list[str], deal: int, deeds: dict[str, Counter[str]]) -> None:
    players = [player(f"bailiff-{name}", Budget(iterations=12)) for name in order]
    state, random = GAME.new("2006", len(order), deal), Random(deal)
    seen = 0
    while state.actor is not None:
        if state.round > seen:
            seen = state.round
            _count_purses(state, order, deeds)
        if state.actor == caylus.CHANCE:
            state.apply(state.dealt())
            continue
        action = players[state.actor].choose(state.sight(state.actor), random)
        deeds[order[state.actor]].update(counted(action))
        state.apply(action)


def _count_purses(state: caylus.State, order: list[str], deeds: dict[str, Counter[str]]) -> None:
    """Count the deniers that everybody holds when a round begins."""
    assert isinstance(state, Classic)
    for seat, name in enumerate(order):
        deeds[name]["deniers"] += state.goods[seat * GOODS + DENIER]


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_bailiffs_do_most_of_what_they_like(name: str) -> None:
    deeds = table_of_all()

    assert max(deeds, key=lambda other: deeds[other][LIKES[name]]) == name
