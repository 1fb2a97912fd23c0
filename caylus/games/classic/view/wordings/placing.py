"""Workers told: placing one, moving one on from the gate, passing, and the inn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.numbers import OWNER_EFFECT
from caylus.games.classic.rules.placing import OWN_PRICE, bridge_price, price
from caylus.games.classic.rules.spaces import CASTLE, FREE, ROAD, SPACES, STABLES
from caylus.games.classic.rules.specials import Move
from caylus.games.classic.rules.turns import Place
from caylus.games.classic.view.asking import name_at, thing_at
from caylus.games.classic.view.tiles import icons, sentence, special_effect, things
from caylus.kernel.header import Seat
from caylus.kernel.state import Action
from caylus.kernel.text import N_
from caylus.view.seats import name_of
from caylus.view.text import _, passage
from caylus.view.wording import Button, Told, Wording

ON_THE_BRIDGE = (
    N_("first on the bridge: 1 denier"),
    N_("second on the bridge"),
    N_("third on the bridge"),
    N_("fourth on the bridge"),
    N_("fifth on the bridge"),
)
PASSED = (
    N_("You are first on the bridge and done for this round."),
    N_("You are second on the bridge and done for this round."),
    N_("You are third on the bridge and done for this round."),
    N_("You are fourth on the bridge and done for this round."),
    N_("You are fifth on the bridge and done for this round."),
)


def priced(paid: str) -> str:
    """What something costs, as a button has it."""
    return _("for {give}", give=things(paid))


def _host(state: Board, seat: int, space: int) -> int | None:
    """The owner who takes a point for another's worker, if there is one."""
    owner = state.road_owner[space] if space < ROAD else FREE
    return None if owner in (FREE, seat) else owner


def _told(told: Told, where: str, space: int) -> str:
    """A line in the log with the point of the owner behind it."""
    host = _host(told.state, told.seat, space)
    if host is None:
        return where
    name = name_of(told.seats, host)
    return passage([where, _("{name}, the owner, took {gain}.", name=name, gain=things("P"))])


def _on_road(then: Board, seat: int, seats: Sequence[Seat], space: int) -> Iterator[str]:
    host = _host(then, seat, space)
    if host is not None:
        yield _("{name}, the owner, takes {gain}.", name=name_of(seats, host), gain=things("P"))
    if space > then.provost:
        yield _("The Provost does not reach him now: then he comes home with nothing.")
    kind = then.road_kind[space]
    yield _("Worker: {effect}.", effect=sentence(then.edition.worker[kind]))
    if host is not None and OWNER_EFFECT[kind]:
        effect = sentence(OWNER_EFFECT[kind])
        yield _("{name}, the owner: {effect}.", name=name_of(seats, host), effect=effect)


def _beside_the_road(then: Board, space: int) -> Iterator[str]:
    if space == CASTLE:
        yield _("You are number {number} at the castle.", number=len(then.queue))
        yield _("Whoever gives no batch there loses 2 points.")
        return
    if space == STABLES:
        yield _("You are number {number} in the stables.", number=len(then.stables))
    yield special_effect(SPACES[space])


class _SpaceTaken(Wording):
    def thing(self, table: Board, action: Place | Move) -> str:
        return thing_at(action.space)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Place | Move
    ) -> Iterator[str]:
        if action.space < ROAD:
            yield from _on_road(then, table.actor or 0, seats, action.space)
        else:
            yield from _beside_the_road(then, action.space)


class Placed(_SpaceTaken):
    """A worker placed."""

    def button(self, table: Board, action: Place) -> Button:
        """The space and its price."""
        said = {"number": action.space + 1, "name": name_at(table, action.space)}
        on_road = action.space < ROAD
        label = (
            _("Place on {number} {name}", **said) if on_road else _("Place at the {name}", **said)
        )
        paid = "d" * price(table, table.actor or 0, action.space)
        return Button(action.text, label, priced(paid), give=icons(paid))

    def line(self, told: Told, action: Place) -> str:
        """Where, and for how much; who takes a point for it."""
        state, space = told.state, action.space
        said = {
            "name": told.name,
            "number": space + 1,
            "card": name_at(state, space),
            "paid": things("d" * price(state, told.seat, space)),
        }
        if space < ROAD:
            where = _("{name} placed a worker on {number} {card} for {paid}.", **said)
        else:
            where = _("{name} placed a worker at the {card} for {paid}.", **said)
        return _told(told, where, space)


class Moved(_SpaceTaken):
    """A worker moved on from the gate."""

    def button(self, table: Board, action: Move) -> Button:
        """The space."""
        said = {"number": action.space + 1, "name": name_at(table, action.space)}
        if action.space < ROAD:
            return Button(action.text, _("Move on to {number} {name}", **said), _("for nothing"))
        return Button(action.text, _("Move on to the {name}", **said), _("for nothing"))

    def line(self, told: Told, action: Move) -> str:
        """Where to; who takes a point for it."""
        state, space = told.state, action.space
        said = {"name": told.name, "number": space + 1, "card": name_at(state, space)}
        if space < ROAD:
            where = _("{name} moved the worker at the Gate on to {number} {card}.", **said)
        else:
            where = _("{name} moved the worker at the Gate on to the {card}.", **said)
        return _told(told, where, space)


class Passed(Wording):
    """A pass."""

    def button(self, table: Board, action: Action) -> Button:
        """Which place on the bridge it takes."""
        place = min(len(table.bridge), len(ON_THE_BRIDGE) - 1)
        return Button(
            action.text,
            _("Pass"),
            _(ON_THE_BRIDGE[place]),
            () if place else icons("d"),
            key="p",
            confirm=_("Pass, and place no further worker in this round?"),
        )

    def line(self, told: Told, action: Action) -> str:
        """That, and the denier of the first."""
        if told.state.bridge == [told.seat]:
            return _("{name} passed and took 1 denier.", name=told.name)
        return _("{name} passed.", name=told.name)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Action
    ) -> Iterator[str]:
        """The place on the bridge, and what workers cost the others from now on."""
        yield _(PASSED[len(table.bridge)])
        others = [seat for seat in then.order if seat not in then.bridge]
        dear = max((bridge_price(then, seat) for seat in others), default=OWN_PRICE)
        if dear > OWN_PRICE:
            paid = things("d" * dear)
            yield _("From now on a worker costs the others {price}.", price=paid)


class Stays(Wording):
    """The guest of the inn stays."""

    def button(self, table: Board, action: Action) -> Button:
        """What staying is good for."""
        label, detail = _("Stay at the Inn"), _("a worker costs you 1 denier next round")
        return Button(action.text, label, detail, main=True, short=_("Stay"), key="s")

    def line(self, told: Told, action: Action) -> str:
        """That."""
        return _("{name} stayed at the Inn.", name=told.name)


class Leaves(Wording):
    """The guest of the inn leaves."""

    def button(self, table: Board, action: Action) -> Button:
        """What leaving is good for."""
        label, detail = _("Leave the Inn"), _("one worker more next round")
        return Button(action.text, label, detail, short=_("Leave"), key="e")

    def line(self, told: Told, action: Action) -> str:
        """That."""
        return _("{name} left the Inn.", name=told.name)
