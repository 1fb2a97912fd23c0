"""Opponents of one level differ in what they do: each does most of what it likes."""

import functools

import pytest

from caylus.games import temperaments
from caylus.players import player
from caylus.players.temperaments import TEMPERAMENTS
from tests.plans.deeds import GAME, Deeds, meet, one_of_each

LIKES = {"builder": "buildings", "courtier": "batches", "miser": "deniers", "sheriff": "pushes"}
"""What is counted of the deeds that a temperament likes."""

table_of_all = functools.cache(one_of_each)


def leader(deeds: dict[str, Deeds], what: str) -> str:
    """Who did most of something."""
    return max(deeds, key=lambda name: deeds[name].mean(what))


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_merchants_do_most_of_what_they_like(name: str) -> None:
    assert leader(table_of_all("merchant", "standard", 60, 1), LIKES[name]) == name


@pytest.mark.parametrize("name", temperaments(GAME.name, "introductory"))
def test_merchants_do_most_of_what_they_like_in_an_introductory_game(name: str) -> None:
    assert leader(table_of_all("merchant", "introductory", 60, 1), LIKES[name]) == name


@pytest.mark.long
@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_bailiffs_do_most_of_what_they_like(name: str) -> None:
    assert leader(table_of_all("bailiff", "standard", 48, 12), LIKES[name]) == name


@pytest.mark.long
@pytest.mark.parametrize("name", temperaments(GAME.name, "introductory"))
def test_bailiffs_do_most_of_what_they_like_in_an_introductory_game(name: str) -> None:
    assert leader(table_of_all("bailiff", "introductory", 15, 12), LIKES[name]) == name


@pytest.mark.long
@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_seneschals_do_most_of_what_they_like(name: str) -> None:
    assert leader(table_of_all("seneschal", "standard", 24, 60), LIKES[name]) == name


@pytest.mark.long
@pytest.mark.parametrize("name", temperaments(GAME.name, "introductory"))
def test_seneschals_do_most_of_what_they_like_in_an_introductory_game(name: str) -> None:
    assert leader(table_of_all("seneschal", "introductory", 15, 30), LIKES[name]) == name


def test_of_all_temperaments_builders_go_to_the_lawyer() -> None:
    assert leader(table_of_all("merchant", "standard", 60, 1), "residences") == "builder"


@pytest.mark.long
@pytest.mark.parametrize(
    ("level", "games", "iterations"), [("bailiff", 48, 12), ("seneschal", 24, 60)]
)
def test_of_those_who_search_builders_go_to_the_lawyer(
    level: str, games: int, iterations: int
) -> None:
    assert leader(table_of_all(level, "standard", games, iterations), "residences") == "builder"


@pytest.mark.parametrize("level", ["apprentice", "mason"])
def test_the_first_two_levels_have_residences(level: str) -> None:
    for deeds in meet("standard", [player(level)] * 3, 24):
        assert deeds.mean("residences") >= 0.2


@pytest.mark.parametrize("level", ["apprentice", "mason"])
@pytest.mark.parametrize(("variant", "least"), [("standard", 1), ("introductory", 3)])
def test_the_first_two_levels_build(level: str, variant: str, least: float) -> None:
    for deeds in meet(variant, [player(level)] * 3, 24):
        assert deeds.mean("buildings") >= least
