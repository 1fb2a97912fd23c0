"""What bots are called, and what those with a temperament like."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.kernel.header import Seat
from caylus.kernel.text import N_
from caylus.view.seats import name_of
from caylus.view.text import _

TITLES = {
    "builder": (N_("Builder"), N_("likes to build")),
    "courtier": (N_("Courtier"), N_("likes the castle")),
    "miser": (N_("Miser"), N_("likes to keep deniers")),
    "sheriff": (N_("Sheriff"), N_("likes to move the Provost")),
}
"""What a temperament is called, and what those who have it like, by its name in records."""


def temperament(player: str) -> tuple[str, str]:
    """The title of the temperament of a player, and what they like; empty if they have none."""
    _level, _dash, name = player.partition("-")
    title, likes = TITLES.get(name, ("", ""))
    return (_(title), _(likes)) if title else ("", "")


def introduced(seats: Sequence[Seat], seat: int) -> str:
    """A sentence about the temperament at a seat, if there is one."""
    title, likes = temperament(seats[seat].player)
    if not title:
        return ""
    return _("{name}, {title}: {likes}.", name=name_of(seats, seat), title=title, likes=likes)
