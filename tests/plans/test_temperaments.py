"""Opponents of one level differ in what they do: each does most of what it likes."""

import functools

import pytest

from caylus.games import temperaments
from caylus.players import player
from caylus.players.budget import Budget
from caylus.players.temperaments import TEMPERAMENTS
from tests.plans.deeds import GAME, Deeds, meet

LIKES = {"builder": "buildings", "courtier": "batches", "miser": "deniers", "sheriff": "pushes"}
"""What is counted of the deeds that a temperament likes."""


@functools.cache
def table_of_all(variant: str, level: str, games: int, iterations: int) -> dict[str, Deeds]:
    """What each temperament did at tables where all of them sit."""
    names = temperaments(GAME.name, variant)
    budget = Budget(iterations=iterations)
    players = [player(f"{level}-{name}", budget) for name in names]
    return dict(zip(names, meet(variant, players, games), strict=True))


def leader(deeds: dict[str, Deeds], what: str) -> str:
    """Who did most of something."""
    return max(deeds, key=lambda name: deeds[name].mean(what))


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_merchants_do_most_of_what_they_like(name: str) -> None:
    assert leader(table_of_all("standard", "merchant", 60, 1), LIKES[name]) == name


@pytest.mark.parametrize("name", temperaments(GAME.name, "introductory"))
def test_merchants_do_most_of_what_they_like_in_an_introductory_game(name: str) -> None:
    assert leader(table_of_all("introductory", "merchant", 60, 1), LIKES[name]) == name


@pytest.mark.long
@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_bailiffs_do_most_of_what_they_like(name: str) -> None:
    assert leader(table_of_all("standard", "bailiff", 16, 12), LIKES[name]) == name


@pytest.mark.long
@pytest.mark.parametrize("name", temperaments(GAME.name, "introductory"))
def test_bailiffs_do_most_of_what_they_like_in_an_introductory_game(name: str) -> None:
    assert leader(table_of_all("introductory", "bailiff", 15, 12), LIKES[name]) == name


@pytest.mark.parametrize("level", ["apprentice", "mason"])
@pytest.mark.parametrize(("variant", "least"), [("standard", 1), ("introductory", 3)])
def test_the_first_two_levels_build(level: str, variant: str, least: float) -> None:
    for deeds in meet(variant, [player(level)] * 3, 24):
        assert deeds.mean("buildings") >= least
