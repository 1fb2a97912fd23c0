"""What opponents learn of classic Caylus: the features and weights, and how tastes may differ."""

from caylus.games.classic.mind.mind import SHORTFALLS, SWING, learned, taught, weights_file
from caylus.games.classic.mind.prospects import FEATURES, features
from caylus.games.classic.mind.tastes import FIRST_WEIGHTS

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

STRANGE = {
    "building_early": (0, 0, 1, 2),
    "residence_early": (0, 0, 1, 3),
    "prestige_building": (0, 0, 3, 6),
    "batch": (0, 0, 1, 2),
    "gold_early": (0, 0, 1, 2),
}
"""By how much a strange taste may value something more: who builds, who serves the castle."""
