"""What seats are called."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.kernel.header import Seat
from caylus.kernel.text import N_
from caylus.view.text import _

# The colours that seats can have in any game; assets/ has a light and a dark shade of each.
COLOUR_NAMES = {
    "red": N_("Red"),
    "green": N_("Green"),
    "orange": N_("Orange"),
    "blue": N_("Blue"),
    "purple": N_("Purple"),
}


def name_of(seats: Sequence[Seat], seat: int) -> str:
    """What a seat is called: its name, or its colour if it has none."""
    return seats[seat].name or _(COLOUR_NAMES[seats[seat].colour])
