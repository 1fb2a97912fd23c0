"""What opponents learn of Magna Carta: the features and weights, and how tastes may differ."""

from caylus.games.magna_carta.mind.mind import SHORTFALLS, SWING, learned, taught, weights_file
from caylus.games.magna_carta.mind.prospects import FEATURES, features
from caylus.games.magna_carta.mind.tastes import FIRST_WEIGHTS

__all__ = [
    "FEATURES",
    "FIRST_WEIGHTS",
    "SHORTFALLS",
    "STRANGE",
    "SWING",
    "features",
    "learned",
    "taught",
    "weights_file",
]

STRANGE = {"card_early": (0, 0, 1, 2, 4), "residence_early": (0, 0, 1, 2, 3)}
"""By how much a strange taste may value something more, at most: who builds, who turns cards."""
