"""Nine Squares: a tiny game that shows that a game is one folder."""

from caylus.kernel.game import Title
from caylus.kernel.text import N_

TITLE = Title(
    name="nine-squares",
    caption=N_("Nine"),
    subtitle=N_("Squares"),
    edition=1,
    variants=("plain", "plain-double", "steep"),
    fewest=2,
    colours=("red", "green", "orange"),
    letter="n",
)
