"""Every action told: what is clicked, its button, its line in the log, what it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.castle import Batch, NoBatch
from caylus.games.classic.rules.construction import Build, BuildPrestige, Residence
from caylus.games.classic.rules.favors import ChooseLine, Use
from caylus.games.classic.rules.goods import LETTERS
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.setup import DealNeutral, NextInOrder
from caylus.games.classic.rules.specials import Leave, Move, Stay
from caylus.games.classic.rules.turns import Pass, Place
from caylus.games.classic.rules.words import Decline, Exchange, Give, Joust
from caylus.games.classic.view.tiles import things
from caylus.games.classic.view.wordings.building import Built, BuiltPrestige, Turned
from caylus.games.classic.view.wordings.castle import BatchGiven, NoBatchGiven
from caylus.games.classic.view.wordings.favors import ColumnUsed, Given, Jousted, LineChosen
from caylus.games.classic.view.wordings.placing import Leaves, Moved, Passed, Placed, Stays
from caylus.games.classic.view.wordings.provost import ProvostMoved
from caylus.games.classic.view.wordings.trading import Declined, Taken
from caylus.kernel.state import Action
from caylus.view.text import _
from caylus.view.wording import Button, Wording


class _Dealt(Wording):
    def button(self, table: Board, action: Action) -> Button:
        return Button(action.text, action.text)


_ROWS: dict[type[Action], Wording] = {
    Place: Placed(),
    Pass: Passed(),
    Move: Moved(),
    Joust: Jousted(),
    Stay: Stays(),
    Leave: Leaves(),
    MoveProvost: ProvostMoved(),
    Exchange: Taken(),
    Build: Built(),
    BuildPrestige: BuiltPrestige(),
    Residence: Turned(),
    Decline: Declined(),
    ChooseLine: LineChosen(),
    Use: ColumnUsed(),
    Give: Given(),
    Batch: BatchGiven(),
    NoBatch: NoBatchGiven(),
    DealNeutral: _Dealt(),
    NextInOrder: _Dealt(),
}


def wording(action: Action) -> Wording:
    """How an action is told."""
    return _ROWS[type(action)]


def always_shown(table: Board) -> Sequence[Action]:
    """The actions that always have a button: none, since a turn always offers to pass."""
    return ()


def paid(table: Board, then: Board, seat: int) -> Iterator[str]:
    """What a seat pays and takes by what makes one state the other."""
    change = [
        now - before for now, before in zip(then.goods_of(seat), table.goods_of(seat), strict=True)
    ]
    lost = "".join(letter * -count for letter, count in zip(LETTERS + "d", change, strict=True))
    taken = "".join(letter * count for letter, count in zip(LETTERS + "d", change, strict=True))
    if lost:
        yield _("You pay {goods}.", goods=things(lost))
    if taken:
        yield _("You take {goods}.", goods=things(taken))
