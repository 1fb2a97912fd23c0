"""The rules of Nine Squares.

Everybody holds one hidden card: corner, edge or centre. Whose turn it is rolls a die and takes a
free square, which is worth what was rolled, and 3 points more to who holds the card of its kind:
6 in the variant "plain-double", 9 in "steep".
"""

from caylus.games.nine_squares import TITLE
from caylus.games.nine_squares.rules.position import read
from caylus.games.nine_squares.rules.turns import start

from caylus.kernel.game import Game

GAME = Game(**vars(TITLE), start=start, from_json=read, phrases=b"caylus 1\ngame nine-squares\n")
