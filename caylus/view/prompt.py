"""The one line that says whose turn it is and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from caylus import games
from caylus.kernel.header import PERSON, Seat
from caylus.kernel.state import Sight
from caylus.view.seats import name_of
from caylus.view.text import _, listed


def prompt(sight: Sight, seats: Sequence[Seat]) -> tuple[str, str]:
    """Whose turn it is, and what is asked or awaited."""
    table = sight.table
    shown = games.view(table.game)
    if table.actor is None:
        names = [name_of(seats, seat) for seat in table.winners()]
        if len(names) == 1:
            return _("The game is over."), _("{name} wins.", name=names[0])
        return _("The game is over."), _("{names} share the victory.", names=listed(names))
    if table.actor < 0:
        return shown.dealing(table), ""
    if sight.seat != table.actor:
        name = name_of(seats, table.actor)
        return _("{name}'s turn.", name=name), shown.awaited(table)
    if sum(seat.player == PERSON for seat in seats) > 1:
        return _("{name}, your turn.", name=name_of(seats, table.actor)), shown.question(sight)
    return _("Your turn."), shown.question(sight)
