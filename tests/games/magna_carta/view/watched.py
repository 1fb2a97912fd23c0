"""What is drawn, asked and told of Magna Carta, as the table puts it together."""

from caylus.games.magna_carta import view
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.setup import Keep, Mulligan
from caylus.games.magna_carta.rules.turns import DRAW, PASS, REPLACE
from caylus.games.magna_carta.rules.words import DECLINE
from caylus.kernel.record import Match
from caylus.view import panels, typed
from caylus.view.chronicle import Chronicle
from caylus.view.log import Log
from caylus.view.offers import button
from caylus.view.table import Table
from tests.games.magna_carta.rules.positions import table

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


def told(match: Match) -> Log:
    """The log of a match from its first move, for somebody who watched it all."""
    log = view.log(match.header.seats)
    watched = Match(match.header, match.game)
    log.look(watched.state)
    for text in match.moves:
        watched.play(text, log.watch)
    return log


def chronicled(match: Match) -> Chronicle:
    """The chronicle of a match from its first move."""
    chronicle = view.chronicle(match.header.seats)
    watched = Match(match.header, match.game)
    chronicle.look(watched.state)
    for text in match.moves:
        watched.play(text, chronicle.watch)
    return chronicle
