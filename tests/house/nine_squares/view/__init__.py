"""Nine Squares as it is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from caylus.games.nine_squares.rules.state import KIND_OF
from caylus.games.nine_squares.view.words import (
    KIND_NAMES,
    SquareChronicle,
    SquareLog,
    SquareMovement,
    always_shown,
    awaited,
    dealing,
    points_of,
    question,
    spoken,
    why_not,
    why_not_thing,
    wording,
)

from caylus.kernel.header import Seat
from caylus.kernel.text import N_
from caylus.view.advice import Terms
from caylus.view.chronicle import Chronicle
from caylus.view.ending import Source
from caylus.view.environment import macros
from caylus.view.lobby import Invitation
from caylus.view.log import Log
from caylus.view.movement import Movement
from caylus.view.parts import Part
from caylus.view.seats import name_of
from caylus.view.table import Table, band, bar, curtain, drawn, frame
from caylus.view.table import log as log_part
from caylus.view.text import _, passage
from caylus.view.thing import Thing

if TYPE_CHECKING:
    from caylus.games.nine_squares import view

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

TEMPLATE = "nine_squares/board.html"
PHASES = {"setup": N_("Set-up"), "round": N_("Taking"), "over": N_("The end")}
TIPS = {"take": N_("Squares of the kind on your card bring more points.")}
TERMS = Terms(
    {
        "points": (
            (N_("{count} point more this round"), N_("{count} points more this round")),
            N_("somewhat more points this round"),
            (N_("{count} point fewer this round"), N_("{count} points fewer this round")),
            N_("somewhat fewer points this round"),
        )
    },
    {},
)
LOBBY = Invitation(
    tagline=N_("Take squares for what you roll."),
    variants=(
        ("plain", N_("Plain"), N_("a card brings 3 points a square")),
        ("steep", N_("Steep"), N_("a card brings 9 points a square")),
    ),
    switches=(("double", N_("Double cards"), N_("a card brings 6 points a square")),),
    frieze=(),
    length=N_("five minutes"),
    credit=N_("A tiny game."),
)
SOURCES = (
    Source("rolled", "worker", N_("Rolled"), "stone", "M0 6H12"),
    Source("card", "card", N_("Card"), "wood-card", "M6 0V12"),
)


def board(shown: Table) -> list[Part]:
    """The parts of the table."""
    table, lit = shown.sight.table, shown.lit
    squares = []
    for square, owner in enumerate(table.owners):
        name = f"square-{square + 1}"
        squares.append(
            drawn(
                name,
                TEMPLATE,
                "square",
                square + 1,
                _(KIND_NAMES[KIND_OF[square]]),
                shown.seats[owner].colour if owner >= 0 else "",
                table.worth[square],
                lit.on.get(name, ""),
                spoken(table, shown.seats, square),
            )
        )
    rows = [
        drawn(
            f"row-{seat}",
            TEMPLATE,
            "player",
            seat,
            shown.seats[seat].colour,
            name_of(shown.seats, seat),
            score,
            table.actor == seat,
            points_of(name_of(shown.seats, seat), score),
        )
        for seat, score in enumerate(table.scores())
    ]
    side = (frame("players", _("Players"), rows), log_part(shown))
    return [
        bar(shown, ["round"]),
        frame(
            "road", _("Squares"), [Part("places", '<div id="places">', tuple(squares), "</div>")]
        ),
        Part("side", '<aside id="side">', side, "</aside>"),
        band(shown, drawn("hand", TEMPLATE, "hand", _card(shown))),
        curtain(shown),
    ]


def _card(shown: Table) -> str:
    seat = shown.sight.seat
    if seat is None or shown.covered or shown.sight.table.cards[seat] < 0:
        return _("No card.")
    return _("My card: {kind}", kind=_(KIND_NAMES[shown.sight.table.cards[seat]]))


def needs_hand(state: Any) -> bool:
    """Whether the actor takes a square, and must know the own card for it."""
    return state.actor is not None and state.actor >= 0


def rule(shown: Table, name: str) -> str:
    """It has no page of rules."""
    return ""


def thing(shown: Table, name: str) -> Thing | None:
    """A square."""
    kind, _dash, number = name.partition("-")
    if kind != "square" or not number.isdigit() or not 1 <= int(number) <= len(KIND_OF):
        return None
    said = spoken(shown.sight.table, shown.seats, int(number) - 1)
    return Thing(_("Square {number}", number=number), "", [said])


def paid(table: Any, then: Any, seat: int) -> Iterator[str]:
    """Nothing is paid."""
    return iter(())


def spelled(word: str) -> str:
    """A word as it is typed."""
    return word


def _forecast(shown: Table, path: str) -> str:
    scores = shown.sight.table.scores()
    rows = [points_of(name_of(shown.seats, seat), score) for seat, score in enumerate(scores)]
    return str(macros(TEMPLATE).forecast(rows))


def _squares(shown: Table) -> str:
    table = shown.sight.table
    return passage(spoken(table, shown.seats, square) for square in range(len(KIND_OF)))


PANELS = {"forecast": _forecast}
QUESTIONS = {"squares": _squares}
WAYS = ()
KEYS = ()


def log(seats: Sequence[Seat]) -> Log:
    """What tells the log of a match."""
    return SquareLog(seats)


def chronicle(seats: Sequence[Seat]) -> Chronicle:
    """What keeps the standings of a match."""
    return SquareChronicle(seats)


def movement() -> Movement:
    """What notes the pieces that move."""
    return SquareMovement()


def sources(sight: Any) -> Sequence[Source]:
    """Where points come from."""
    return [source._replace(name=_(source.name)) for source in SOURCES]


def tally(table: Any, seat: int) -> int:
    """The points of a seat so far."""
    return int(table.scores()[seat])


def points(sight: Any, seat: int) -> Sequence[int]:
    """A seat's points from each of them."""
    return list(sight.table.points(seat))


def circumstances(sight: Any) -> str:
    """How a game was played."""
    return _("{count} rounds", count=sight.table.round)


def skyline() -> str:
    """No picture."""
    return ""


def symbols() -> str:
    """No drawings of its own."""
    return ""


def poster() -> str:
    """No picture."""
    return ""
