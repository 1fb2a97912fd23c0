"""What a coach says: its question before a choice that costs much, and what mattered in a round."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.kernel.header import Seat
from caylus.kernel.state import Sight
from caylus.view.advice import Reason, because
from caylus.view.chronicle import Chronicle, Moment, swing
from caylus.view.offers import words
from caylus.view.text import _, passage


def question(
    sight: Sight, seats: Sequence[Seat], action: str, loss: float, reasons: Sequence[Reason]
) -> str:
    """What is asked before an action that costs a part of the chance to win; reasons against it."""
    cost = _(
        "{action}: this would lower your chance to win by about {percent} %.",
        action=words(sight, action),
        percent=round(100 * loss),
    )
    why = because(sight, seats, [reason for reason in reasons if reason.worth > 0])
    better = _("With another choice: {reasons}.", reasons=why) if why else ""
    return passage([cost, better or _("No single reason: many small things add up.")])


def mattered(chronicle: Chronicle, number: int, seat: int) -> str:
    """What mattered most in the round of a number, to a seat; empty if nothing did."""
    told = [moment for moment in chronicle.moments if moment.round == number]
    told = [moment for moment in told if moment.points and _concerns(moment, seat)]
    if not told:
        return ""
    return max(told, key=lambda moment: (swing(chronicle, moment), moment.seat == seat)).sentence


def _concerns(moment: Moment, seat: int) -> bool:
    """Whether a moment concerns a seat: what others lose does not."""
    return moment.seat == seat or not moment.is_loss
