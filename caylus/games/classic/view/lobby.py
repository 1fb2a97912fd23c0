"""Classic Caylus in the lobby, and on the poster that stands before a game in other pages."""

from caylus.games.classic.rules.board import ROOM
from caylus.games.classic.view import art
from caylus.kernel.text import N_
from caylus.view.lobby import Invitation

LOBBY = Invitation(
    tagline=N_("Send workers down the road, win the King's favor, raise his castle."),
    welcome=N_("For two to five, against people or bots."),
    variants=(
        ("2006", N_("Rules of 2006"), N_("the usual text")),
        ("2005", N_("Rules of 2005"), N_("the first text: the Church is worth 4, other Tailor")),
        ("later", N_("Later printing"), N_("the Jeweller is in it; the Lawyer is worth 3")),
    ),
    switches=(
        ("jeweller", N_("Jeweller"), N_("one more stone building")),
        ("simple", N_("Simplified favors"), N_("each favor is worth 3 points")),
    ),
    frieze=(
        "gate",
        "joust-field",
        "food-farm",
        "mason",
        "tailor",
        "alchemist",
        "library",
        "granary",
        "weaver",
        "inn",
        "university",
    ),
    length=N_("about two hours"),
    credit=N_(
        "An unofficial, independent implementation with its own words and drawings. The game is by"
        " William Attia; names belong to their owners."
    ),
)
# The buildings on the poster, and the houses in each section of its castle.
BUILDINGS = ("gate", "food-farm", "mason", "church", "bank", "library", "hotel")
HOUSES = ("red", "green", "orange", "blue", "purple", "red", "blue", "green")
CASTLE = (("dungeon", 6), ("walls", 7), ("towers", 3))


def poster() -> str:
    """The castle above a road, as HTML text."""
    castle = "".join(
        art.castle_section(name, HOUSES[:built], room)
        for (name, built), room in zip(CASTLE, ROOM, strict=True)
    )
    road = "".join(f'<svg class="art"><use href="#art-{key}"/></svg>' for key in BUILDINGS)
    return (
        f'<svg display="none"><defs>{art.scenes(BUILDINGS)}</defs></svg>'
        f'<p class="poster-castle" aria-hidden="true">{castle}</p>'
        f'<p class="poster-road" aria-hidden="true">{road}</p>'
    )
