"""Caylus Magna Carta (William Attia, 2007)."""

from caylus.kernel.game import Title
from caylus.kernel.text import N_

TITLE = Title(
    name="magna-carta",
    caption=N_("Caylus"),
    subtitle=N_("Magna Carta"),
    edition=1,
    variants=("standard", "introductory"),
    fewest=2,
    colours=("red", "green", "orange", "blue", "purple"),
    letter="m",
    rank=1,
)
TEMPERAMENTS = {"builder": (), "courtier": (), "miser": (), "sheriff": ("standard",)}
"""What opponents can be like, each with the variants that have it if not all do."""
