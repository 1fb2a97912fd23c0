"""Classic Caylus as it is shown: its table, its words and its drawings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caylus.games.classic.view.advice import COUNTED, FELT, TIPS
from caylus.games.classic.view.art import symbols
from caylus.games.classic.view.board import PHASES, board, needs_hand
from caylus.games.classic.view.chronicle import RoadChronicle
from caylus.games.classic.view.lens import thing
from caylus.games.classic.view.lobby import LOBBY, poster
from caylus.games.classic.view.log import RoadLog
from caylus.games.classic.view.movement import RoadMovement
from caylus.games.classic.view.panels import PANELS
from caylus.games.classic.view.points import circumstances, points, sources, tally
from caylus.games.classic.view.prompt import awaited, dealing, question
from caylus.games.classic.view.questions import QUESTIONS, spelled
from caylus.games.classic.view.ruled import rule
from caylus.games.classic.view.skyline import skyline
from caylus.games.classic.view.ways import WAYS
from caylus.games.classic.view.why_not import why_not, why_not_thing
from caylus.games.classic.view.wording import always_shown, paid, wording
from caylus.kernel.header import Seat
from caylus.kernel.text import N_
from caylus.view.advice import Terms
from caylus.view.chronicle import Chronicle
from caylus.view.log import Log
from caylus.view.movement import Movement

if TYPE_CHECKING:
    from caylus.games.classic import view
    from caylus.games.contract import GameView

    shown: GameView = view

__all__ = [
    "KEYS",
    "LOBBY",
    "PANELS",
    "PHASES",
    "QUESTIONS",
    "TERMS",
    "TIPS",
    "WAYS",
    "always_shown",
    "awaited",
    "board",
    "chronicle",
    "circumstances",
    "dealing",
    "log",
    "movement",
    "needs_hand",
    "paid",
    "points",
    "poster",
    "question",
    "rule",
    "skyline",
    "sources",
    "spelled",
    "symbols",
    "tally",
    "thing",
    "why_not",
    "why_not_thing",
    "wording",
]

KEYS = (("P", N_("pass")),)
TERMS = Terms(COUNTED, FELT)


def log(seats: Sequence[Seat]) -> Log:
    """What tells the log of a match."""
    return RoadLog(seats)


def chronicle(seats: Sequence[Seat]) -> Chronicle:
    """What keeps the standings and moments of a match."""
    return RoadChronicle(seats)


def movement() -> Movement:
    """What notes the pieces that move."""
    return RoadMovement()
