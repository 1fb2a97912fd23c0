"""Why something is refused is told by the rules, too: every refusal names the place."""

from __future__ import annotations

import pytest

from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.view import headings
from tests.games.classic.view.choosing import said
from tests.games.classic.view.test_why_not import CASES
from tests.places import place, places, rows

GAME = "classic"
SOME = {
    "notation tea": headings.NOTATION,
    "whose simple favors": "02-editions-and-options/simplified-favors",
    "whose passed": "42-phase-2-workers/pass",
    "workers residence": "42-phase-2-workers/place-a-worker",
    "workers price of two": "21-two-players",
    "workers moved to the gate": "7-rulings/30",
    "provost coins": "44-phase-4-provost",
    "provost guild": "43-phase-3-special-buildings/3",
    "effects alchemist": "7-rulings/13",
    "effects no batch": "49-phase-6-castle",
    "build lack": "55-stone-buildings Church",
    "residences own lawyer": "47-residences-and-the-lawyer/what-you-may-turn",
    "residences reserved": "7-rulings/5",
    "favors used": "48-royal-favors/in-each-phase-you",
}


@pytest.mark.parametrize("name", SOME)
def test_refusal_leads_to_the_rule_that_refuses(name: str) -> None:
    state, text, _sentence = CASES[name]

    assert said(state, text).rule == SOME[name]


def test_every_refusal_leads_to_a_place_that_is_there() -> None:
    led = {name: said(state, text).rule for name, (state, text, _sentence) in CASES.items()}

    assert {name: rule for name, rule in led.items() if place(rule) not in places(GAME)} == {}


def test_every_building_has_a_row_in_the_rules() -> None:
    led = [headings.row_of_tile(kind) for kind in range(len(BUILDINGS))]

    assert [rule for rule in led if not any(row.startswith(rule) for row in rows(GAME))] == []
