"""States in which red chooses on a long road, and what red is told there."""

from __future__ import annotations

import caylus
from caylus.games.classic.view.why_not import why_not
from caylus.view.refusal import Refusal
from tests.games.classic.rules.positions import play, table
from tests.games.classic.view.moments import SEATS, seated

BUILDINGS_LINE = {"red": (0, 0, 0, 4)}
LONG = (
    "9=green:mason*green 10=red:lawyer 11=red:residence 12=green:residence 13=green:statue"
    " 14=red:quarry"
)


def turn(**more: object) -> caylus.State:
    """Red's turn on a long road."""
    return table(**{"road": LONG, "turn": "red", "red": "9d", **more})


def effect(tile: str, goods: str = "", road: str = "", **more: object) -> caylus.State:
    """Red's worker on green's tile in the buildings phase."""
    spaces = f"9=green:{tile}*red {road}"
    return table(**{"road": spaces, "then": "buildings", "provost": 9, "red": goods, **more})


def lawyer() -> caylus.State:
    """Red's worker on a lawyer; a mason of red's beyond it will be a residence."""
    road = (
        "10=red:residence 11=green:church 12=red:statue 13=red:park*green!red 14=red:quarry"
        " 15=orange:tailor"
    )
    return effect("lawyer", "Cd", road)


def gate(**more: object) -> caylus.State:
    """Red's worker at the gate."""
    return table(**{"road": LONG, "specials": "gate=red", "then": "specials", **more})


def provost(**more: object) -> caylus.State:
    """Red is asked about the Provost."""
    return table(**{"then": "provost", "provost": 9, "red": "2d", **more})


def castle(**more: object) -> caylus.State:
    """Red is asked for batches."""
    return table(**{"then": "castle", "queue": "red", "red": "FFWWSG", **more})


def jousting(*texts: str, owned: str = "", **more: object) -> caylus.State:
    """Red has a royal favor of the joust field, once the Dungeon and the Walls are scored."""
    state = table(
        **{"specials": "joust-field=red", "then": "specials", "red": f"{owned}Cd", "scored": 2},
        **more,
    )
    return play(state, "joust", *texts)


def buildings(owned: str = "", **more: object) -> caylus.State:
    """Red uses the line of buildings, up to its last column."""
    return jousting("favor buildings", owned=owned, favors=BUILDINGS_LINE, **more)


def over() -> caylus.State:
    """A game that is over."""
    state = table(then="end", scored=2, bailiff=23)
    while not state.is_over:
        state.play(state.actions()[0])
    return state


def said(state: caylus.State, text: str, reader: int | None = 0) -> Refusal:
    """What a reader, usually red's, is told about an action."""
    return why_not(seated(state).sight(reader), SEATS, text)
