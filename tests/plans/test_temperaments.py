"""Opponents of one level differ in what they do: each does most of what it likes."""

import functools

import pytest

from caylus.players import player
from tests.plans.deeds import Deeds, meet, one_of_each

LIKES = {"builder": "buildings", "courtier": "batches", "miser": "deniers", "sheriff": "pushes"}
"""What is counted of the deeds that a temperament likes."""
MERCHANTS = "merchant", "standard", 60, 1
BAILIFFS = "bailiff", "standard", 48, 12
SENESCHALS = "seneschal", "standard", 24, 60
"""The level at a table, the variant, how many games, and the iterations for a decision."""

table_of_all = functools.cache(one_of_each)


def of_search(*table: object) -> object:
    """A table whose games take long."""
    return pytest.param(*table, marks=pytest.mark.long)


def leader(deeds: dict[str, Deeds], what: str) -> str:
    """Who did most of something."""
    return max(deeds, key=lambda name: deeds[name].mean(what))


@pytest.mark.parametrize(
    ("level", "variant", "games", "iterations"),
    [
        MERCHANTS,
        ("merchant", "introductory", 60, 1),
        of_search(*BAILIFFS),
        of_search("bailiff", "introductory", 15, 12),
        of_search(*SENESCHALS),
        of_search("seneschal", "introductory", 15, 30),
    ],
)
def test_each_does_most_of_what_it_likes(
    level: str, variant: str, games: int, iterations: int
) -> None:
    deeds = table_of_all(level, variant, games, iterations)

    assert {name: leader(deeds, LIKES[name]) for name in deeds} == {name: name for name in deeds}


@pytest.mark.parametrize(
    ("level", "variant", "games", "iterations"),
    [MERCHANTS, of_search(*BAILIFFS), of_search(*SENESCHALS)],
)
def test_builders_have_most_residences(
    level: str, variant: str, games: int, iterations: int
) -> None:
    assert leader(table_of_all(level, variant, games, iterations), "residences") == "builder"


@pytest.mark.parametrize("level", ["apprentice", "mason"])
def test_the_first_two_levels_have_residences(level: str) -> None:
    for deeds in meet("standard", [player(level)] * 3, 24):
        assert deeds.mean("residences") >= 0.2


@pytest.mark.parametrize("level", ["apprentice", "mason"])
@pytest.mark.parametrize(("variant", "least"), [("standard", 1), ("introductory", 3)])
def test_the_first_two_levels_build(level: str, variant: str, least: float) -> None:
    for deeds in meet(variant, [player(level)] * 3, 24):
        assert deeds.mean("buildings") >= least
