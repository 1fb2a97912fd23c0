"""What becomes of a challenge that is followed here."""

from __future__ import annotations

from collections.abc import Sequence

import caylus
from caylus.kernel.record import Match
from caylus.table.challenged import challenger, deal, is_fit, person, same_deal
from caylus.view.text import _, ngettext, passage
from caylus.web.workers.door import Answer


def followed(text: str, found: Sequence[tuple[str, str]]) -> Answer:
    """What a challenge opens beside the games that are saved, pairs of a key and a record.

    The "record" to open: of the deal, not begun, or of the first game of it that was finished here
    under a "key" and otherwise. "told" is said once the deal begins.
    """
    try:
        match = challenger(text)
    except caylus.BadLink as error:
        return {"refused": _(str(error))}
    for key, record in found:
        if _was_played(record, match):
            return {"record": record, "key": key, "told": ""}
    return {"record": same_deal(match).text(), "key": "", "told": _told(match)}


def _was_played(record: str, match: Match) -> bool:
    """Whether a record is of a finished game of the deal of a match, and not of that match."""
    if f"\nseed {match.header.seed}\n" not in record.partition("\n\n")[0] + "\n":
        return False
    try:
        lines = caylus.load_lines(record)
    except caylus.BadRecord:
        return False
    own = lines.match
    is_other = deal(own.header) == deal(match.header) and own.moves != match.moves
    return is_other and lines.is_over and is_fit(own)


def _told(match: Match) -> str:
    """What is said of a challenge before it is taken up."""
    seat = person(match)
    points, name = match.state.scores()[seat], match.header.seats[seat].name
    if name:
        scored = ngettext(
            "{name} scored {count} point with this deal.",
            "{name} scored {count} points with this deal.",
            points,
            name=name,
        )
    else:
        scored = ngettext(
            "Somebody scored {count} point with this deal.",
            "Somebody scored {count} points with this deal.",
            points,
        )
    return passage([scored, _("At the end both games are laid over each other.")])
