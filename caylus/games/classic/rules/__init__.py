"""The rules of classic Caylus (William Attia, 2005), for two to five players."""

from caylus.games.classic import TITLE
from caylus.games.classic.rules.phrases import PHRASES
from caylus.games.classic.rules.position import read
from caylus.games.classic.rules.setup import start
from caylus.kernel.game import Game

GAME = Game(**vars(TITLE), start=start, from_json=read, phrases=PHRASES)
