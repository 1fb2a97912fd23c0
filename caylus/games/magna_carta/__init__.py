"""Caylus Magna Carta (William Attia, 2007), introductory and standard rules."""

from caylus.games.magna_carta.phrases import PHRASES
from caylus.games.magna_carta.position import read
from caylus.games.magna_carta.setup import start
from caylus.games.magna_carta.state import COLOURS, EDITION, NAME
from caylus.kernel.game import Game

MAGNA_CARTA = Game(
    name=NAME,
    edition=EDITION,
    variants=("introductory", "standard"),
    fewest=2,
    colours=COLOURS,
    start=start,
    from_json=read,
    letter="m",
    phrases=PHRASES,
)
