"""Impossible positions are refused, accepted ones stay accepted, and nothing is made in vain."""

import gc
from pathlib import Path

import pytest

import caylus
from caylus.games.magna_carta.rules.castle import Offer
from tests.games.magna_carta.rules.mutations import MUTATIONS
from tests.games.magna_carta.rules.positions import table

HOSTILE = Path(__file__).parents[3] / "hostile"
REASONS = {
    "shuffled-agenda": "not what is left of the phase buildings",
    "unreadable-1": "phases in another order",
    "unreadable-2": "road place .*: marked, though it cannot turn",
    "unreadable-3": "round 999 and so many tokens in the castle",
    "unreadable-4": "phases in another order",
    "unreadable-5": "phases in another order",
    "unreadable-6": "not what is left of the phase buildings",
    "unreadable-7": "road place .*: marked, though it cannot turn",
}


def test_every_hostile_position_is_known_here() -> None:
    assert {path.stem for path in HOSTILE.glob("*.json")} == {*REASONS}


@pytest.mark.parametrize("name", REASONS)
def test_hostile_position_is_refused_with_its_reason(name: str) -> None:
    with pytest.raises(caylus.BadPosition, match=REASONS[name]):
        caylus.from_json((HOSTILE / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_accepted_position_stays_accepted_whatever_is_played(seed: int) -> None:
    assert MUTATIONS.accepted(seed, games=2, mutations=60, every=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_thousands_of_mutated_positions_stay_accepted_or_are_refused(seed: int) -> None:
    assert MUTATIONS.portion(seed)


def offers_made() -> int:
    """How many offers to the castle there are in memory."""
    return sum(isinstance(thing, Offer) for thing in gc.get_objects())


def test_offer_is_played_without_making_the_others() -> None:
    state = table(then="castle", passed="red green orange blue", red="30F30W30S30G")
    before = offers_made()
    state.play("offer FFWWSG")

    assert offers_made() <= before + 1


def test_wrong_offer_is_refused_without_making_all_others() -> None:
    state = table(then="castle", passed="red green orange blue", red="30F30W30S30G")
    before = offers_made()
    with pytest.raises(caylus.IllegalAction, match=r"on offer: offer none, offer FWS, .* more"):
        state.play("offer FWSF")

    assert offers_made() <= before + 100
    assert len(state.offered) > 10_000


def test_long_record_of_rich_seats_makes_only_the_offers_that_were_played() -> None:
    text = (HOSTILE / "long.record").read_text(encoding="utf-8")
    before, offers = offers_made(), {line for line in text.split("\n") if line[:5] == "offer"}
    lines = caylus.load_lines(text)

    assert len(lines.others) == 60
    assert offers_made() <= before + len(offers)


def test_record_of_seats_too_rich_for_any_game_is_refused_at_its_start() -> None:
    text = (HOSTILE / "slow.record").read_text(encoding="utf-8")
    with pytest.raises(caylus.BadRecord, match="line 11: red has 900 food: too many for round 2"):
        caylus.load_lines(text)
