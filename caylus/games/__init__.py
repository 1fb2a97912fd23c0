"""The games; each folder is one, with the same file names."""

from caylus.games.magna_carta import MAGNA_CARTA

GAMES = {game.name: game for game in (MAGNA_CARTA,)}
