"""Goods told: what is produced, traded or taken by favor, and what is declined."""

from __future__ import annotations

from typing import Any

from caylus.games.classic.rules.activation import OwnerEffect
from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.favors import LineEffect
from caylus.games.classic.rules.words import TAKE_TWO, Exchange
from caylus.games.classic.view.asking import asking
from caylus.games.classic.view.tiles import counted, icons, things
from caylus.games.classic.view.wordings.favors import column_of, is_alone, thing_of_column
from caylus.games.classic.view.wordings.placing import priced
from caylus.kernel.state import Action
from caylus.view.text import _
from caylus.view.wording import Button, Told, Wording


class Taken(Wording):
    """Goods or points taken, perhaps for others; which cubes pay for gold is a way to pay."""

    has_button = True

    def thing(self, table: Board, action: Exchange) -> str:
        """The column of a favor, if it gives nothing else."""
        step = table.step
        if not isinstance(step, LineEffect):
            return ""
        column = column_of(step, action)
        return thing_of_column(step, column) if is_alone(step, column) else ""

    def choice(self, table: Board, action: Exchange) -> str:
        """What is taken, of gold that is paid for; else the action itself."""
        give, gain = action.trade
        return f"gold-{len(gain)}" if give and "G" in gain else str(action)

    def button(self, table: Board, action: Exchange) -> Button:
        """What is taken, and for what."""
        give, gain = action.trade
        label = _("Take {gain}", gain=things(gain))
        given = counted(give) if len(give) > 1 and "d" not in give else icons(give)
        return Button(
            action.text, label, _detail(table, action), _shown(gain), give=given, main=True
        )

    def line(self, told: Told, action: Exchange) -> str:
        """That, and where."""
        give, gain = map(things, action.trade)
        said: dict[str, Any] = {"name": told.name, "gain": gain, "give": give}
        state = told.state
        found = asking(state)
        if state.step is TAKE_TWO:
            return _("{name} took {gain} for it.", **said)
        if found is None:
            return _("{name} took {gain} as a royal favor.", **said)
        said |= {"number": found.space + 1, "card": found.name}
        if isinstance(state.step, OwnerEffect):
            return _("{name} took {gain} as the owner of {number} {card}.", **said)
        if give:
            return _("{name} took {gain} for {give} on {number} {card}.", **said)
        return _("{name} took {gain} on {number} {card}.", **said)


def _shown(gain: str) -> tuple[tuple[str, int], ...]:
    """The icons of what is taken: of several cubes of one kind one with their number."""
    return icons(gain) if "d" in gain or "P" in gain else counted(gain)


def _detail(table: Board, action: Exchange) -> str:
    """What is given, or where from it is taken."""
    if action.trade.give:
        return priced(action.trade.give)
    if isinstance(table.step, LineEffect):
        return _("column {number}", number=column_of(table.step, action))
    return _("as the owner") if isinstance(table.step, OwnerEffect) else ""


class Declined(Wording):
    """An effect left unused."""

    def button(self, table: Board, action: Action) -> Button:
        """That."""
        return Button(action.text, _("Decline"), _("use nothing"), key="x", last=True)
