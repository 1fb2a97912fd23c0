"""Everything said in recorded games is on offer, or refused for a reason of its own."""

from __future__ import annotations

import functools
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import caylus
from caylus.games.magna_carta.rules.cards import BUILDINGS, PLAYER_BUILDINGS, PRESTIGE_BUILDINGS
from caylus.games.magna_carta.rules.payments import LETTERS, Cost, payments
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.view.refusals.cards import lacking
from caylus.games.magna_carta.view.refusals.turns import VERBS
from caylus.games.magna_carta.view.refusals.wish import Wish
from caylus.games.magna_carta.view.why_not import reasons, why_not, why_not_thing
from caylus.kernel.record import Match
from caylus.view.offers import offers
from tests import doors
from tests.games.magna_carta.view.pages import EACH, Setup, new, some
from tests.games.magna_carta.view.twins import twin
from tests.places import place, places

RECORDS = sorted(doors.RECORDS.glob("*.record"))
EACH_RECORD = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
GAME = "magna-carta"
SEATS = new(("standard", 5)).header.seats
PAYMENTS = {
    "buy": "F G SF FS WWW ?",
    "sell": "F W S G SF FF",
    "swap": "F W S G GG",
    "gold": "1 2 3 x",
    "tokens": "1 2 3 0",
    "offer": "none FWS FWG GGG FWW SWF FFWWSS FFFWWWSSSGGG",
    "provost": "+1 +2 +3 +4 0 -1 -2 -3 -4 2",
    "build": "markt market park",
    "prestige": "bank",
}
SAYABLE = [
    *VERBS,
    *("tea", "draw 2", "deal bank", "first red", "turn x", "turn 5 GF", "prestige statue SSG at 4"),
    *(f"{verb} {amount}" for verb, amounts in PAYMENTS.items() for amount in amounts.split()),
    *(f"build {building.key}" for building in BUILDINGS),
    *(f"build {card.key} {cubes}" for card in PLAYER_BUILDINGS for cubes in ("FW", "WG", "SF")),
    *(f"prestige {building.key}" for building in PRESTIGE_BUILDINGS),
]


def sayable(state: caylus.State) -> list[str]:
    """What somebody may plausibly want in a state."""
    places = range(length_of_the_road(state) + 3)
    return [
        *SAYABLE,
        *(f"place {number}" for number in places),
        *(f"turn {number} {'FGW'[number % 3]}" for number in places),
        *(f"prestige statue SSG on {number}" for number in places),
        *map(str, state.actions()[::7]),
    ]


def length_of_the_road(state: caylus.State) -> int:
    return len(json.loads(state.to_json())["road"])


def sampled(record: Path, stride: int) -> Iterator[caylus.State]:
    """States from all over a recorded game, and its end."""
    whole = caylus.load(record.read_text())
    match = Match(whole.header, whole.game)
    for number, move in enumerate(whole.moves):
        if number % stride == 0:
            yield match.state.clone()
        match.play(move)
    yield match.state


def begun(state: caylus.State, reader: int | None) -> set[str]:
    """Every action on offer to a reader and all words that begin one."""
    offered = state.actions() if reader == state.actor else []
    words = [str(action).split() for action in offered]
    return {" ".join(said[:count]) for said in words for count in range(1, len(said) + 1)}


def reason_against(sight: Sight, text: str) -> str:
    """The name of the reason that refuses a text."""
    verb, *words = text.split()
    wish = Wish(sight, SEATS, verb, tuple(words))
    return next(reason.__name__ for reason in reasons(verb) if reason(wish))


@functools.cache
def swept(record: Path) -> Counter[str]:
    """How often each reason was given in a recorded game; "" counts what is on offer."""
    found: Counter[str] = Counter()
    for state, neighbour in zip(sampled(record, 7), itertools.cycle(range(2)), strict=False):
        wanted = sayable(state)
        for reader in {state.actor, neighbour} - {caylus.CHANCE}:
            sight, on_offer = state.sight(reader), begun(state, reader)
            for text in wanted:
                refused = why_not(sight, SEATS, text)
                assert bool(refused) != (text in on_offer), (text, refused, state.to_json())
                assert not refused or place(refused.rule) in places(GAME), (text, refused.rule)
                found[reason_against(sight, text) if refused else ""] += 1
    return found


@EACH_RECORD
def test_whatever_is_said_is_on_offer_or_has_its_own_reason(record: Path) -> None:
    reasons_given = swept(record)

    assert reasons_given[""] > 0
    assert reasons_given["general"] == 0


def test_recorded_games_give_every_reason() -> None:
    given = sum(map(swept, RECORDS), Counter())
    every = {reason.__name__ for verb in VERBS for reason in reasons(verb)} - {"general"}

    assert sorted(every - given.keys()) == []


@EACH_RECORD
def test_things_that_are_not_lit_say_why_and_lit_ones_are_silent(record: Path) -> None:
    for state in sampled(record, 9):
        for reader in {state.actor, 0, None} - {caylus.CHANCE}:
            sight = state.sight(reader)
            lit = offers(sight.table, sight.actions()).on
            silent = {thing for thing in things_of(state) if not why_not_thing(sight, SEATS, thing)}
            assert silent == lit.keys()


def things_of(state: caylus.State) -> list[str]:
    """What lies on the table or may lie in a hand."""
    road = range(1, length_of_the_road(state) + 1)
    cards = [f"{pile}-{building.key}" for pile in ("hand", "pool") for building in BUILDINGS]
    return [*cards, *(f"road-{number}" for number in road)]


def test_other_seats_and_watchers_have_nothing_on_offer() -> None:
    for state in sampled(RECORDS[-1], 40):
        others = {*range(state.players), None} - {state.actor}
        for reader, text in itertools.product(others, sayable(state)):
            assert why_not(state.sight(reader), SEATS, text)


def told(state: caylus.State, reader: int | None) -> list[str]:
    """All that a reader can find out by asking."""
    sight = state.sight(reader)
    return [why_not(sight, SEATS, text) for text in SAYABLE]


@EACH
def test_no_reason_tells_the_cards_of_another_hand(setup: Setup) -> None:
    compared = 0
    for number, moment in enumerate(some(setup, 8)):
        seat, neighbour = number % setup[1], (number + 1) % setup[1]
        other = twin(setup, moment.moves, seat)
        for reader in (neighbour, None) if other else ():
            assert told(other.state, reader) == told(moment.state, reader)
            compared += 1

    assert compared >= 4


@EACH
def test_own_hand_makes_a_difference_to_its_seat(setup: Setup) -> None:
    """Otherwise the test before this one would compare equal games."""
    moments = [moment for moment in some(setup, 30) if moment.state.step.text == "turn"]
    twins = ((moment, twin(setup, moment.moves, moment.actor)) for moment in moments)
    assert any(
        told(other.state, moment.actor) != told(moment.state, moment.actor)
        for moment, other in twins
        if other
    )


def test_lack_is_the_fewest_cubes_that_make_a_cost_payable() -> None:
    costs = {building.cost for building in BUILDINGS if building.cost.total} | {Cost(1, any=2)}
    for cost, owned in itertools.product(costs, itertools.product(range(3), repeat=4)):
        lack = lacking(cost, owned).replace("*", "F")
        enough = [have + lack.count(letter) for have, letter in zip(owned, LETTERS, strict=True)]
        assert payments(cost, enough)
        for missing in set(lack):
            fewer = [
                have - (missing == letter) for have, letter in zip(enough, LETTERS, strict=True)
            ]
            assert not payments(cost, fewer)
