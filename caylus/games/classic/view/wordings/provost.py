"""The Provost told: moving him for deniers, or for nothing at the merchants' guild."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.view.asking import name_at
from caylus.games.classic.view.tiles import icons, things
from caylus.games.classic.view.wordings.placing import priced
from caylus.kernel.header import Seat
from caylus.view.seats import name_of
from caylus.view.text import _, listed
from caylus.view.wording import Button, Told, Wording


class ProvostMoved(Wording):
    """The Provost moved or left where he is."""

    has_button = True

    def thing(self, table: Board, action: MoveProvost) -> str:
        """The space where he goes."""
        return f"road-{table.provost + action.spaces + 1}"

    def button(self, table: Board, action: MoveProvost) -> Button:
        """The space and its price; the key is the last digit of the space."""
        space = table.provost + action.spaces
        key, name = str(space + 1)[-1], name_at(table, space)
        if not action.spaces:
            return Button(action.text, _("Leave the Provost"), _("for nothing"), key=key)
        short = _("{number} {name}", number=space + 1, name=name) if name else str(space + 1)
        paid = "d" * abs(action.spaces * action.price)
        return Button(
            action.text,
            _("Provost to {space}", space=short),
            priced(paid) if paid else _("for nothing"),
            give=icons(paid),
            main=True,
            short=short,
            key=key,
        )

    def line(self, told: Told, action: MoveProvost) -> str:
        """Where to, and for how much."""
        if not action.spaces:
            return _("{name} left the Provost where he is.", name=told.name)
        paid = things("d" * abs(action.spaces * action.price))
        said = {"name": told.name, "number": told.state.provost + 1, "paid": paid}
        if paid and action.spaces > 0:
            return _("{name} moved the Provost on to {number} for {paid}.", **said)
        if paid:
            return _("{name} moved the Provost back to {number} for {paid}.", **said)
        if action.spaces > 0:
            return _("{name} moved the Provost on to {number}.", **said)
        return _("{name} moved the Provost back to {number}.", **said)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: MoveProvost
    ) -> Iterator[str]:
        """The workers that he reaches as well, or no longer."""
        low, high = sorted((table.provost, then.provost))
        workers = [
            _("{name}'s worker on {number}", name=name_of(seats, worker), number=space + 1)
            for space, worker in enumerate(table.worker[:ROAD])
            if low < space <= high and worker >= 0
        ]
        if workers and then.provost > table.provost:
            yield _("He reaches {workers} as well.", workers=listed(workers))
        elif workers:
            yield _("He no longer reaches {workers}.", workers=listed(workers))
        else:
            yield _("No worker gains or loses by it.")
