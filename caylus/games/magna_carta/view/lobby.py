"""Magna Carta in the lobby, and on the poster that stands before a game in other pages."""

from caylus.games.magna_carta.view import art
from caylus.kernel.text import N_
from caylus.view.lobby import Invitation

LOBBY = Invitation(
    tagline=N_("Build the road, please the Provost, raise the castle."),
    welcome=N_("For two to five, against people beside you or against bots, all in your browser."),
    variants=(
        ("standard", N_("Standard"), N_("with Provost, Lawyer, Church and residences")),
        ("introductory", N_("Introductory"), N_("for a first game: shorter and simpler")),
    ),
    frieze=(
        "forest",
        "small-farm",
        "market",
        "lawyer",
        "church",
        "cathedral",
        "bank",
        "large-farm",
        "quarry",
        "park",
        "town-hall",
    ),
    length=N_("about an hour"),
    credit=N_(
        "An unofficial, independent implementation with its own words and drawings. The game is by"
        " William Attia; names belong to their owners."
    ),
)
# The buildings on the poster, and the stones of each section of its castle.
BUILDINGS = ("small-farm", "market", "church", "bank", "large-quarry", "park", "hotel")
CASTLE = (("dungeon", 7), ("walls", 5), ("towers", 3))
STONES = 7


def poster() -> str:
    """The castle above a road, as HTML text."""
    castle = "".join(art.castle_section(name, built, STONES - built) for name, built in CASTLE)
    road = "".join(f'<svg class="art"><use href="#art-{key}"/></svg>' for key in BUILDINGS)
    return (
        f'<svg display="none"><defs>{art.scenes(BUILDINGS)}</defs></svg>'
        f'<p class="poster-castle" aria-hidden="true">{castle}</p>'
        f'<p class="poster-road" aria-hidden="true">{road}</p>'
    )
