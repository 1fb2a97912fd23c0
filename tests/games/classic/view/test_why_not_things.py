"""A click on a thing that is not lit is answered for the action that it would mean now."""

from __future__ import annotations

import pytest

from caylus.games.classic.view.why_not import why_not_thing
from tests.games.classic.view.choosing import (
    castle,
    effect,
    gate,
    jousting,
    lawyer,
    over,
    provost,
    said,
    turn,
)
from tests.games.classic.view.moments import SEATS, seated

WITH_BUTTONS = "Choose with the buttons."
THINGS = {
    "place": (turn(), "road-9", "Bruno's worker stands there already."),
    "special": (turn(players=2), "special-stables", "Two players play without the Stables."),
    "castle": (turn(queue="red"), "castle", said(turn(queue="red"), "place castle")),
    "free space": (turn(), "road-1", ""),
    "supply": (turn(), "stock-mason", said(turn(), "build mason")),
    "line": (turn(), "line-prestige", said(turn(), "favor prestige")),
    "pass": (castle(), "do-pass", said(castle(), "pass")),
    "button of two words": (turn(), "do-batch_FWS", said(turn(), "batch FWS")),
    "gate": (gate(), "road-9", "Bruno's worker stands there already."),
    "free at the gate": (gate(), "special-inn", ""),
    "provost": (provost(), "road-16", "The Provost moves at most 3 spaces."),
    "dear provost": (provost(), "road-12", "That would take 3 deniers: you have 2."),
    "near provost": (provost(), "road-10", ""),
    "provost stays": (provost(), "road-9", ""),
    "provost at the castle": (
        provost(),
        "castle",
        "Now you may move the Provost: choose on the road or with the buttons.",
    ),
    "lawyer": (lawyer(), "road-11", "The Church there is Bruno's."),
    "gate and lawyer": (lawyer(), "special-gate", "The Gate is never turned."),
    "farm": (effect("food-farm"), "road-1", f"Now the Farm on space 9 asks. {WITH_BUTTONS}"),
    "mason": (
        effect("mason", "FS"),
        "road-1",
        "Now the Mason on space 9 asks. Choose a building of the supply.",
    ),
    "column": (
        jousting("favor prestige"),
        "column-prestige-3",
        "That is in column 3, and your marker stands in column 1.",
    ),
    "column of another line": (
        jousting("favor prestige"),
        "column-cubes-1",
        "Now you use an effect of Prestige: choose it there or with the buttons.",
    ),
    "wood or stone": (
        jousting("favor cubes", favors={"red": (0, 0, 3, 0)}),
        "column-cubes-2",
        "Now you use an effect of Cubes: choose it there or with the buttons.",
    ),
    "castle asks": (
        castle(),
        "road-1",
        "Now you may give batches to the castle: choose with the buttons.",
    ),
    "Bruno": (castle(queue="green", green="FWS"), "road-1", "It is Bruno's turn."),
    "over": (over(), "bridge", "The game is over."),
    "bridge": (
        turn(),
        "bridge",
        "Now you place a worker or pass: choose on the board or with the button.",
    ),
    "no road": (turn(), "road-last", "No such space: 'last'."),
}


@pytest.mark.parametrize("name", THINGS)
def test_click_on_a_thing_is_answered_for_what_it_would_mean_now(name: str) -> None:
    state, thing, sentence = THINGS[name]

    assert why_not_thing(seated(state).sight(0), SEATS, thing) == sentence
