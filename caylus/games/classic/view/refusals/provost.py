"""What stands against moving the Provost."""

from __future__ import annotations

import re

from caylus.games.classic.rules.provost import FARTHEST, INFLUENCE
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.view import headings
from caylus.games.classic.view.refusals.wish import Wish
from caylus.games.classic.view.tiles import things
from caylus.kernel.errors import shown
from caylus.view.refusal import Refusal
from caylus.view.text import _, ngettext

_MOVE = re.compile(r"0|[+-][1-9][0-9]{0,3}")


def no_move(wish: Wish) -> str:
    """Something else stands where a move is needed."""
    if _MOVE.fullmatch(wish.word(0)):
        return ""
    sentence = _("The Provost moves by +1, -1 or 0, not by {word}.", word=shown(wish.word(0)))
    return Refusal(sentence, headings.NOTATION)


def too_far(wish: Wish) -> str:
    """The Provost moves three spaces at most."""
    if abs(int(wish.word(0))) <= FARTHEST:
        return ""
    sentence = ngettext(
        "The Provost moves at most {count} space.",
        "The Provost moves at most {count} spaces.",
        FARTHEST,
    )
    return Refusal(sentence, headings.of_provost(wish.table))


def off_the_road(wish: Wish) -> str:
    """The Provost stays on the road: neither the bridge nor the special buildings are for him."""
    target = wish.table.provost + int(wish.word(0)) + 1
    if target > ROAD:
        return Refusal(_("The road ends at space {last}.", last=ROAD), headings.OFF_THE_ROAD)
    if target < 1:
        return Refusal(_("The road begins at space 1."), headings.OFF_THE_ROAD)
    return ""


def move_too_dear(wish: Wish) -> str:
    """A space takes a denier, except at the guild."""
    price = abs(int(wish.word(0)))
    if wish.table.step is not INFLUENCE or price <= wish.deniers:
        return ""
    cost = things("d" * price)
    return _("That would take {price}: you have {count}.", price=cost, count=wish.deniers)
