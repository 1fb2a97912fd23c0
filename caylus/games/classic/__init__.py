"""Caylus, the classic game (William Attia, 2005)."""

from caylus.kernel.game import Title
from caylus.kernel.text import N_

TITLE = Title(
    name="classic",
    caption=N_("Caylus"),
    subtitle=N_("Classic"),
    edition=1,
    variants=(
        "2006",
        "2006-jeweller",
        "2006-simple",
        "2006-jeweller-simple",
        "2005",
        "2005-jeweller",
        "2005-simple",
        "2005-jeweller-simple",
        "later",
        "later-simple",
    ),
    fewest=2,
    colours=("red", "green", "orange", "blue", "purple"),
    letter="c",
    rank=2,
    words=(
        ("2006", N_("Rules of 2006")),
        ("2005", N_("Rules of 2005")),
        ("later", N_("Later printing")),
        ("jeweller", N_("Jeweller")),
        ("simple", N_("simplified favors")),
    ),
)
TEMPERAMENTS = {"builder": (), "courtier": (), "miser": (), "sheriff": ()}
"""What opponents can be like, each with the variants that have it if not all do."""
