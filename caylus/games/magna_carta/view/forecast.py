"""The forecast: what phase 4 will do with the Provost where he stands, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import COLOURS, Board
from caylus.games.magna_carta.rules.buildings import (
    BUILDINGS_PHASE,
    OwnerEffect,
    PlaceStep,
    WorkerEffect,
    WorkerHome,
)
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import OWNER_EFFECT, WORKER_EFFECT
from caylus.games.magna_carta.rules.payments import GOODS, LETTERS
from caylus.games.magna_carta.rules.scoring import Points
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.rules.words import DECLINE, Exchange, Tokens, Trade, Turn
from caylus.games.magna_carta.view.cards import Icons, icons, things
from caylus.games.magna_carta.view.points import sources
from caylus.kernel.chance import NOBODY
from caylus.kernel.header import Seat
from caylus.kernel.state import Action, State, Step
from caylus.kernel.text import N_
from caylus.view.ending import Source
from caylus.view.environment import render
from caylus.view.seats import name_of
from caylus.view.text import _, alternatives, passage

# What is told of a worker's player, and of an owner.
GAINED = (N_("{name} takes {gain}."), N_("{name}, the owner, takes {gain}."))
NOTHING = (N_("{name} finds nothing left."), N_("{name}, the owner, finds nothing left."))
NOW = (N_("{name} may take {ways}."), N_("{name}, the owner, may take {ways}."))
LATER = (N_("{name} cannot yet take {ways}."), N_("{name}, the owner, cannot yet take {ways}."))


@dataclass(frozen=True)
class Yield:
    """What a place of the road brings a seat, as the player of the worker or as the card's owner.

    `gain` are the goods that come by themselves, as letters. `trades` are the ways printed on the
    card to choose from, and `actions` what is on offer of them if every earlier choice is declined.
    """

    place: int
    seat: int
    as_owner: bool
    gain: str = ""
    trades: tuple[Trade, ...] = ()
    actions: tuple[Action, ...] = ()

    def can(self, trade: Trade) -> bool:
        """Whether one of the actions on offer makes this trade."""
        return any(makes(action, trade) for action in self.actions)


@dataclass(frozen=True)
class Forecast:
    """What the rest of this round's phase 4 does, and every seat's points now and after it.

    `yields` go along the road, the worker before the owner; `beyond` are the (place, seat) of the
    workers that come home with nothing. `then` is what every seat has if it declines each choice.
    """

    yields: list[Yield]
    beyond: list[tuple[int, int]]
    now: list[Points]
    then: list[Points]


def makes(action: Action, trade: Trade) -> bool:
    """Whether an action of phase 4 is this trade, its `?` and `*` standing for any cubes."""
    if isinstance(action, Exchange):
        return tuple(map(len, action.trade)) == tuple(map(len, trade))
    if isinstance(action, Tokens):
        return trade == ("d" * action.price, "T" * action.count)
    return isinstance(action, Turn) and trade.gain == "R"


def forecast(table: Board) -> Forecast:
    """Let phase 4, or what is left of it, happen on a copy of the table, every choice declined."""
    walk = _Walk(table.clone())
    walk.go()
    return Forecast(walk.yields, walk.beyond, _points(table), _points(walk.table))


def yields_at(coming: Forecast, place: int) -> list[Yield]:
    """What one place of the road brings, the worker before the owner."""
    return [found for found in coming.yields if found.place == place]


def _points(table: Board) -> list[Points]:
    return [scoring.points(table, seat) for seat in range(table.players)]


@dataclass
class _Walk:
    """The rules of phase 4 happening on a table, and what is noted of it."""

    table: Board
    yields: list[Yield] = field(default_factory=list)
    beyond: list[tuple[int, int]] = field(default_factory=list)
    _goods: list[int] = field(default_factory=list)

    def go(self) -> None:
        """Run the phase to its end, or what is left of it once it has begun."""
        table = self.table
        self._goods = table.goods[:]
        left = [entry for entry in table.waiting() if isinstance(entry[1], PlaceStep)]
        table.agenda = left or [(NOBODY, BUILDINGS_PHASE)]
        table.proceed(self._watch)
        while table.actor is not None and table.step is not None:
            self._note(table.actor, table.step, table.offered)
            declined = DECLINE if DECLINE in table.offered else table.offered[0]
            table.apply(declined, self._watch)

    def _watch(self, state: State, seat: int, what: Action | Step) -> None:
        if isinstance(what, WorkerHome) and all(y.place != what.place for y in self.yields):
            self.beyond.append((what.place, seat))
        elif isinstance(what, Step):
            self._note(seat, what)
        self._goods = self.table.goods[:]

    def _note(self, seat: int, step: Step, offered: Sequence[Action] = ()) -> None:
        if not isinstance(step, WorkerEffect | OwnerEffect):
            return
        as_owner = isinstance(step, OwnerEffect)
        word = (OWNER_EFFECT if as_owner else WORKER_EFFECT)[self.table.road_kind[step.place]]
        trades = tuple(t for t in word.trades() if t.give not in ("", "c")) if word else ()
        actions = tuple(action for action in offered if action is not DECLINE)
        gain = self._gained(seat)
        self.yields.append(Yield(step.place, seat, as_owner, gain, trades, actions))

    def _gained(self, seat: int) -> str:
        """The goods that a seat has more of than before, as letters."""
        kinds = enumerate(LETTERS + "d", seat * GOODS)
        return "".join(
            letter * (self.table.goods[kind] - self._goods[kind]) for kind, letter in kinds
        )


@dataclass(frozen=True)
class Line:
    """One yield as it is drawn: each way is its icons and whether it can be chosen now."""

    colour: str
    name: str
    as_owner: bool
    gain: Sequence[tuple[str, int]]
    ways: list[tuple[Icons, bool]]
    spoken: str


@dataclass(frozen=True)
class Stop:
    """A place of the road where a worker stands; without lines he comes home with nothing."""

    number: int
    key: str
    name: str
    owner: str
    worker: str
    player: str
    lines: list[Line]


@dataclass(frozen=True)
class Standing:
    """One player's points by source, (now, then) each, and in all."""

    colour: str
    name: str
    sources: list[tuple[int, int]]
    total: tuple[int, int]


def page(sight: Sight, seats: Sequence[Seat]) -> str:
    """The HTML text of the forecast, the same for everybody."""
    table = sight.table
    coming = forecast(table)
    columns = sources(sight)
    return render(
        "magna_carta/forecast.html",
        holds=_holds(table),
        provost=table.standard,
        stops=_stops(table, seats, coming),
        sources=columns,
        standings=[_standing(coming, seats, seat, columns) for seat in range(table.players)],
    )


def _holds(table: Board) -> str:
    """For which place of the Provost the forecast holds."""
    if not table.standard:
        return _("There is no Provost: every worker on the road is in reach.")
    if not table.road_kind:
        return _("The road is not laid yet.")
    card, number = _(BUILDINGS[table.road_kind[table.provost]].name), table.provost + 1
    if table.phase == "buildings":
        return _("Still to come, with the Provost on {number} {card}.", number=number, card=card)
    return _("With the Provost where he stands now: on {number} {card}.", number=number, card=card)


def _stops(table: Board, seats: Sequence[Seat], coming: Forecast) -> list[Stop]:
    in_reach = {found.place for found in coming.yields}
    places = sorted([*in_reach, *(place for place, _seat in coming.beyond)])
    return [_stop(table, seats, place, yields_at(coming, place)) for place in places]


def _stop(table: Board, seats: Sequence[Seat], place: int, found: list[Yield]) -> Stop:
    building = BUILDINGS[table.road_kind[place]]
    owner, worker = table.road_owner[place], table.road_worker[place]
    return Stop(
        number=place + 1,
        key=building.key,
        name=_(building.name),
        owner=COLOURS[owner] if owner >= 0 else "",
        worker=COLOURS[worker],
        player=name_of(seats, worker),
        lines=[_line(seats, one) for one in found],
    )


def _line(seats: Sequence[Seat], found: Yield) -> Line:
    return Line(
        colour=COLOURS[found.seat],
        name=name_of(seats, found.seat),
        as_owner=found.as_owner,
        gain=icons(found.gain),
        ways=[(Icons(icons(t.give), icons(t.gain)), found.can(t)) for t in found.trades],
        spoken=sentence(found, seats),
    )


def sentence(found: Yield, seats: Sequence[Seat]) -> str:
    """What a place brings a seat, in one sentence or two."""
    name, who = name_of(seats, found.seat), int(found.as_owner)
    if found.gain:
        return _(GAINED[who], name=name, gain=things(found.gain))
    if not found.trades:
        return _(NOTHING[who], name=name)
    now = [_way(trade) for trade in found.trades if found.can(trade)]
    later = [_way(trade) for trade in found.trades if not found.can(trade)]
    sentences = [
        _(NOW[who], name=name, ways=alternatives(now)) if now else "",
        _(LATER[who], name=name, ways=alternatives(later)) if later else "",
    ]
    return passage(sentences)


def _way(trade: Trade) -> str:
    if trade.gain == "R":
        return _("a residence for {give}", give=things(trade.give))
    return _("{gain} for {give}", gain=things(trade.gain), give=things(trade.give))


def _standing(
    coming: Forecast, seats: Sequence[Seat], seat: int, columns: Sequence[Source]
) -> Standing:
    now, then = coming.now[seat], coming.then[seat]
    return Standing(
        colour=COLOURS[seat],
        name=name_of(seats, seat),
        sources=[(getattr(now, one.key), getattr(then, one.key)) for one in columns],
        total=(sum(now), sum(then)),
    )
