"""What is drawn, asked and told of Magna Carta, as the table puts it together."""

from caylus.games.magna_carta import view
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.setup import Keep, Mulligan
from caylus.games.magna_carta.rules.turns import DRAW, PASS, REPLACE
from caylus.games.magna_carta.rules.words import DECLINE
from caylus.view import panels, typed
from caylus.view.offers import button
from caylus.view.table import Table
from tests.games.magna_carta.rules.positions import table
from tests.pages import chronicled, told

__all__ = ["KEYS", "PANELS", "QUESTIONS", "chronicled", "page", "told"]

PANELS = {**view.PANELS, **panels.PANELS}
QUESTIONS = typed.questions(Table(table().sight(0), (), ()))
KEYS = {
    action.text: button(table(), action).key
    for action in (
        DRAW,
        REPLACE,
        PASS,
        Keep("keep"),
        Mulligan("mulligan"),
        DECLINE,
        Offer((0, 0, 0, 0)),
    )
}


def page(shown: Table) -> str:
    """The HTML text of a table."""
    return shown.html
