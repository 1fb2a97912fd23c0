"""The rules of Caylus Magna Carta (William Attia, 2007), introductory and standard."""

from caylus.games.magna_carta import TITLE
from caylus.games.magna_carta.rules.phrases import PHRASES
from caylus.games.magna_carta.rules.position import read
from caylus.games.magna_carta.rules.setup import start
from caylus.kernel.game import Game

GAME = Game(**vars(TITLE), start=start, from_json=read, phrases=PHRASES)
