"""Why something is refused is told by the rules, too: every refusal names the place."""

from __future__ import annotations

import pytest

from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.view import headings
from tests.games.magna_carta.view.test_why_not import CASES, said
from tests.places import place, places, rows

GAME = "magna-carta"
SOME = {
    "notation tea": headings.NOTATION,
    "whose no Provost": "in-one-minute/the-introductory-game-in",
    "whose passed": "phase-2-actions/pass",
    "turn no cards": "rulings/a5-may-you-draw",
    "turn residence": "phase-2-actions/place",
    "build introductory": "rulings/a32-which-cards-are",
    "build white": "player-buildings Market",
    "prestige no site": "phase-2-actions/prestige",
    "prestige covered": "rulings/a29-can-a-prestige",
    "later coins": "phase-3-provost",
    "later peddler": "player-buildings Peddler",
    "later last token": "rulings/a21-can-you-buy",
    "later turn Lawyer": "the-lawyer/what-you-may-name",
    "later half a batch": "phase-5-castle",
}


@pytest.mark.parametrize("name", SOME)
def test_refusal_leads_to_the_rule_that_refuses(name: str) -> None:
    state, text, _sentence = CASES[name]

    assert said(state, text).rule == SOME[name]


def test_every_refusal_leads_to_a_place_that_is_there() -> None:
    led = {name: said(state, text).rule for name, (state, text, _sentence) in CASES.items()}

    assert {name: rule for name, rule in led.items() if place(rule) not in places(GAME)} == {}


def test_every_building_has_a_row_in_the_rules() -> None:
    led = [headings.row_of_card(kind) for kind in range(len(BUILDINGS))]

    assert [rule for rule in led if not any(row.startswith(rule) for row in rows(GAME))] == []
