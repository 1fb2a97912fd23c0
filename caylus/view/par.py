"""Par in words: what the strongest opponent scored in a person's place, and how that compares."""

from __future__ import annotations

import re

from caylus.kernel.header import PERSON, Header
from caylus.view.text import _, ngettext

DAY = re.compile(r"20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])")


def is_daily(header: Header) -> bool:
    """Whether one person plays a deal of the day, whose seed is its date."""
    people = sum(seat.player == PERSON for seat in header.seats)
    return header.start is None and people == 1 and DAY.fullmatch(str(header.seed)) is not None


def said(par: int, points: int) -> str:
    """What is said of par, and of the points that a person scored."""
    ahead = points - par
    if not ahead:
        return _("Par {par}: as many points as the strongest bot.", par=par)
    if ahead > 0:
        return ngettext(
            "Par {par}: {count} point more than the strongest bot.",
            "Par {par}: {count} points more than the strongest bot.",
            ahead,
            par=par,
        )
    return ngettext(
        "Par {par}: {count} point fewer than the strongest bot.",
        "Par {par}: {count} points fewer than the strongest bot.",
        -ahead,
        par=par,
    )
