"""The thinker: it chooses for bots in parts, alone or with what a helper found."""

import pytest

import caylus
from caylus.players import player
from caylus.players.levels import LEVELS
from caylus.web.workers import thinker_deeds
from tests.doors import dealt, thinker

# The strongest bot must choose in it.
RECORD = dealt().replace("person", LEVELS[-1].name)
OFFERED = {str(each) for each in caylus.load(RECORD).state.offered}


def test_only_the_strongest_level_wants_help() -> None:
    wanting = [each for each in LEVELS if getattr(player(each.name), "wants_help", False)]

    assert wanting == [LEVELS[-1]]


def test_what_is_found_is_told_part_by_part() -> None:
    first, second = thinker(RECORD), thinker(RECORD)

    assert first["wants_help"]
    assert second["left"] < first["left"]
    assert sum(second["found"].values()) > sum(first["found"].values()) > 0
    assert set(second["found"]) <= OFFERED


def test_the_action_is_the_one_most_visited_by_both() -> None:
    first = thinker(RECORD)
    least = min(first["found"], key=lambda action: first["found"][action])

    assert thinker(RECORD, now=True, helped={least: 1_000_000}) == {"action": least}


def test_what_a_helper_found_of_other_actions_changes_nothing() -> None:
    thinker(RECORD)
    answer = thinker(RECORD, now=True, helped={"Fly away": 1_000_000})

    assert answer["action"] in OFFERED


def test_a_helper_thinks_other_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []
    usual = thinker_deeds.Random
    monkeypatch.setattr(thinker_deeds, "Random", lambda seed: seeds.append(seed) or usual(seed))
    thinker(RECORD, now=True)
    thinker(RECORD, helper=True)

    assert len(set(seeds)) == 2
