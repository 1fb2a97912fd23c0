"""Every plan does what it is named for, plays well, and does not beat the strongest opponent."""

import functools

import pytest

import caylus
from caylus.players import player
from caylus.players.budget import Budget
from tests.plans import PLANS, plans
from tests.plans.deeds import GAME, Deeds, meet, told
from tools.played import longest_record

pytestmark = pytest.mark.long

GAMES = 8
OPPONENTS = ("greedy", "merchant")
AGAINST = pytest.mark.parametrize("other", OPPONENTS)
EACH = pytest.mark.parametrize(
    ("variant", "name"), [(variant, name) for variant in GAME.variants for name in plans(variant)]
)
VARIANTS = pytest.mark.parametrize("variant", GAME.variants)


@functools.cache
def met(name: str, variant: str, other: str, games: int = GAMES) -> tuple[Deeds, Deeds]:
    """What a plan and its opponent did in a few games of two."""
    plan, rival = meet(variant, [PLANS[name](), player(other)], games)
    return plan, rival


@functools.cache
def greedy_among(variant: str, other: str) -> Deeds:
    """What greedy does in a plan's place."""
    return meet(variant, [player("greedy"), player(other)], GAMES)[0]


@EACH
def test_plan_beats_random_in_every_game(variant: str, name: str) -> None:
    assert met(name, variant, "random", 2)[0].won == 2


@AGAINST
@VARIANTS
def test_castle_race_offers_more_batches_than_greedy(variant: str, other: str) -> None:
    race, greedy = met("castle-race", variant, other)[0], greedy_among(variant, other)

    assert race.batches >= 1.25 * greedy.batches
    assert race.mean("batches") >= 4


@AGAINST
@VARIANTS
def test_small_builders_build_three_buildings_in_a_game(variant: str, other: str) -> None:
    builders, greedy = met("small-builders", variant, other)[0], greedy_among(variant, other)

    assert builders.mean("buildings") >= 3
    assert builders.buildings >= 1.5 * greedy.buildings


@VARIANTS
def test_gold_and_prestige_builds_for_prestige_in_most_games(variant: str) -> None:
    assert met("gold-and-prestige", variant, "greedy")[0].prestigious > GAMES / 2


@VARIANTS
def test_gold_and_prestige_builds_for_prestige_even_if_the_provost_is_against_it(
    variant: str,
) -> None:
    assert met("gold-and-prestige", variant, "merchant")[0].prestigious >= GAMES / 4


@pytest.mark.parametrize(("other", "residences"), [("greedy", 2), ("merchant", 1.5)])
def test_residences_turns_two_buildings_in_a_game(other: str, residences: float) -> None:
    assert met("residences", "standard", other)[0].mean("residences") >= residences


@pytest.mark.parametrize(("other", "times"), [("apprentice", 1.25), ("merchant", 1.5)])
def test_provost_is_moved_more_often_than_by_greedy(other: str, times: float) -> None:
    plan, greedy = met("provost", "standard", other)[0], greedy_among("standard", other)

    assert plan.pushes / plan.rounds >= times * greedy.pushes / greedy.rounds


@AGAINST
@VARIANTS
def test_miser_holds_most_deniers_at_the_end(variant: str, other: str) -> None:
    miser, rival = met("miser", variant, other)

    assert miser.deniers > rival.deniers


@EACH
def test_plan_loses_to_the_seneschal_even_if_it_thinks_little(variant: str, name: str) -> None:
    """A coarse guard: `python -m tests.plans --against seneschal` tells how often a plan wins."""
    seneschal = player("seneschal", Budget(iterations=60))
    deeds = meet(variant, [PLANS[name](), seneschal], 6)[0]

    assert deeds.won <= 2


def test_deeds_in_a_link_are_told_as_they_were_counted() -> None:
    match = caylus.load(longest_record(GAME.name))
    players = len(match.header.seats)
    deeds = told([caylus.link(match)] * 2)

    assert {where[:2] for where in deeds} == {(match.header.variant, players)}
    assert sum(each.games for each in deeds.values()) == 2 * players
    assert sum(each.won for each in deeds.values()) == 2
    assert sum(each.points for each in deeds.values()) == 2 * sum(match.state.scores())
    assert sum(each.buildings for each in deeds.values()) == 2 * sum(
        move.startswith("build ") for move in match.moves
    )
