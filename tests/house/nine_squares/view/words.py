"""What is told of Nine Squares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from caylus.games.nine_squares.rules.state import COLOURS, FREE, KIND_OF, NineSquares
from caylus.games.nine_squares.rules.turns import Deal, Roll, Take

from caylus.kernel.chance import CHANCE
from caylus.kernel.header import Seat
from caylus.kernel.state import Action, State, Step
from caylus.kernel.text import N_
from caylus.view.chronicle import Chronicle, Standing
from caylus.view.log import Log
from caylus.view.movement import Move, Movement
from caylus.view.refusal import Refusal
from caylus.view.seats import name_of
from caylus.view.text import _, ngettext
from caylus.view.wording import Button, Told, Wording

KIND_NAMES = (N_("corner"), N_("edge"), N_("centre"))


class _Take(Wording):
    def thing(self, table: NineSquares, action: Take) -> str:
        return f"square-{action.square + 1}"

    def button(self, table: NineSquares, action: Take) -> Button:
        label = _("Take square {number}", number=action.square + 1)
        return Button(action.text, label, _(KIND_NAMES[KIND_OF[action.square]]))

    def line(self, told: Told, action: Take) -> str:
        return _("{name} took square {number}.", name=told.name, number=action.square + 1)

    def consequences(
        self, table: NineSquares, then: NineSquares, seats: Sequence[Seat], action: Take
    ) -> Iterator[str]:
        yield _(
            "It is worth {points} to you.",
            points=then.scores()[table.actor or 0] - table.scores()[table.actor or 0],
        )


class _Chance(Wording):
    def button(self, table: NineSquares, action: Action) -> Button:
        return Button(action.text, action.text)


_ROWS: dict[type[Action], Wording] = {Take: _Take(), Deal: _Chance(), Roll: _Chance()}


def wording(action: Action) -> Wording:
    """How an action is told."""
    return _ROWS[type(action)]


def always_shown(table: NineSquares) -> Sequence[Action]:
    """Nothing."""
    return ()


def question(sight: Any) -> str:
    """What the actor is asked."""
    return _("You rolled {pips}: take a square.", pips=sight.table.roll)


def awaited(table: NineSquares) -> str:
    """What the others wait for."""
    return _("Wait until a square is taken.")


def dealing(table: NineSquares) -> str:
    """What is said while CHANCE is asked."""
    return _("The die is rolled.") if table.round else _("The cards are dealt.")


def why_not(sight: Any, seats: Sequence[Seat], text: str) -> Refusal:
    """Why an action is not on offer."""
    is_on_offer = text in map(str, sight.actions())
    return Refusal("" if is_on_offer else _reason(sight, seats, text))


def _reason(sight: Any, seats: Sequence[Seat], text: str) -> str:
    number = text.removeprefix("take ")
    if not number.isdigit() or not 1 <= int(number) <= len(KIND_OF):
        return _("Type take and the number of a square.")
    owner = sight.table.owners[int(number) - 1]
    if owner != FREE:
        return _("{name} has that square.", name=name_of(seats, owner))
    return _("It is not your turn.")


def why_not_thing(sight: Any, seats: Sequence[Seat], thing: str) -> Refusal:
    """Why a click on a thing plays nothing."""
    return why_not(sight, seats, thing.replace("square-", "take "))


class SquareLog(Log):
    """What happened."""

    def look(self, state: State) -> None:
        """Nothing is remembered."""

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell what was rolled and taken."""
        if isinstance(what, Roll):
            self.note(_("The die shows {pips}.", pips=what.pips))
        elif isinstance(what, Action) and seat != CHANCE:
            self.tell(seat, wording(what).line(Told(state, self.seats, seat, ""), what))


@dataclass
class SquareChronicle(Chronicle):
    """The points after every round."""

    _round: int = 0

    def look(self, state: State) -> None:
        """Note how everybody stands at first."""
        self._stand(state)

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Note how everybody stands when a round is over."""
        if not isinstance(what, Action) and state.round != self._round:
            self._round = state.round
            self._stand(state)

    def _stand(self, state: Any) -> None:
        points = tuple(tuple(state.points(seat)) for seat in range(state.players))
        self.standings.append(Standing(state.round, points))


class SquareMovement(Movement):
    """Workers who go to squares."""

    def between(self, before: Any, state: Any, what: Action | Step) -> Iterator[Move]:
        """The worker who went."""
        for square, owner in enumerate(state.owners):
            if owner != before.owners[square]:
                colour = COLOURS[owner]
                yield self.piece("worker", f"row-{owner}", f"square-{square + 1}", colour, "knock")


def spoken(table: NineSquares, seats: Sequence[Seat], square: int) -> str:
    """A square in words."""
    kind, owner = _(KIND_NAMES[KIND_OF[square]]), table.owners[square]
    told = {"number": square + 1, "kind": kind}
    if owner == FREE:
        return _("Square {number}, {kind}: free.", **told)
    name = name_of(seats, owner)
    return _(
        "Square {number}, {kind}: {name}, {worth}.", **told, name=name, worth=table.worth[square]
    )


def points_of(name: str, points: int) -> str:
    """A seat's points in words."""
    return ngettext("{name}: {count} point.", "{name}: {count} points.", points, name=name)
