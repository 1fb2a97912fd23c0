"""Every action told: what is clicked, its button, its line in the log, what it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.buildings import PlaceStep
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.decks import Deal
from caylus.games.magna_carta.rules.payments import LETTERS, letters
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.setup import DealNeutral, FirstPlayer, Keep, Mulligan
from caylus.games.magna_carta.rules.turns import (
    DRAW,
    PASS,
    REPLACE,
    TURN,
    Build,
    BuildPrestige,
    Draw,
    Pass,
    Place,
    Replace,
)
from caylus.games.magna_carta.rules.words import Decline, Exchange, Tokens, Turn
from caylus.games.magna_carta.view import forecast as forecasts
from caylus.games.magna_carta.view.cards import counted, icons, sentence, things
from caylus.kernel.header import Seat
from caylus.kernel.state import Action
from caylus.kernel.text import N_
from caylus.view.seats import name_of
from caylus.view.text import _, listed, ngettext
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


def _name(kind: int) -> str:
    return _(BUILDINGS[kind].name)


def _price(paid: str) -> str:
    return _("for {give}", give=things(paid))


class _Draw(Wording):
    def button(self, table: Board, action: Action) -> Button:
        label, coin = _("Draw a card"), icons("d")
        return Button(action.text, label, _("for 1 denier"), give=coin, short=_("Draw"), key="d")


class _Replace(Wording):
    def button(self, table: Board, action: Action) -> Button:
        label, coin = _("Replace hand"), icons("d")
        return Button(action.text, label, _("for 1 denier"), give=coin, short=_("Replace"), key="r")

    def line(self, told: Told, action: Action) -> str:
        return _("{name} replaced the whole hand.", name=told.name)


class _Pass(Wording):
    def button(self, table: Board, action: Action) -> Button:
        place = min(len(table.passed), len(ON_THE_BRIDGE) - 1)
        return Button(
            action.text,
            _("Pass"),
            _(ON_THE_BRIDGE[place]),
            () if place else icons("d"),
            key="p",
            confirm=_("Pass, and do nothing more in this round?"),
        )

    def line(self, told: Told, action: Action) -> str:
        if told.gained:
            return _("{name} passed and took 1 denier.", name=told.name)
        return _("{name} passed.", name=told.name)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Action
    ) -> Iterator[str]:
        yield _(PASSED[len(table.passed)])


class _Keep(Wording):
    def button(self, table: Board, action: Action) -> Button:
        return Button(action.text, _("Keep this hand"), main=True, key="k")


class _Mulligan(Wording):
    def button(self, table: Board, action: Action) -> Button:
        label, detail = _("Exchange all three"), _("once, for nothing")
        return Button(action.text, label, detail, short=_("Exchange"), key="e")

    def line(self, told: Told, action: Action) -> str:
        return _("{name} exchanged the first hand.", name=told.name)


class _Decline(Wording):
    def button(self, table: Board, action: Action) -> Button:
        return Button(action.text, _("Decline"), _("use nothing"), key="x")


class _Place(Wording):
    def thing(self, table: Board, action: Place) -> str:
        return f"road-{action.place + 1}"

    def button(self, table: Board, action: Place) -> Button:
        number, name = action.place + 1, _name(table.road_kind[action.place])
        return Button(action.text, _("Place on {number} {name}", number=number, name=name))

    def line(self, told: Told, action: Place) -> str:
        return _(
            "{name} placed a worker on {number} {card}.",
            name=told.name,
            number=action.place + 1,
            card=_name(told.state.road_kind[action.place]),
        )

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Place
    ) -> Iterator[str]:
        found = forecasts.yields_at(forecasts.forecast(then), action.place)
        if not found:
            yield _("The Provost does not reach him now: then he comes home with nothing.")
        for one in found:
            yield forecasts.sentence(one, seats)


class _Build(Wording):
    def thing(self, table: Board, action: Build) -> str:
        return f"hand-{BUILDINGS[action.kind].key}"

    def button(self, table: Board, action: Build) -> Button:
        paid = letters(action.payment)
        label = _("Build {name}", name=_name(action.kind))
        return Button(action.text, label, _price(paid), give=icons(paid))

    def line(self, told: Told, action: Build | BuildPrestige) -> str:
        card, paid = _name(action.kind), things(letters(action.payment))
        return _("{name} built the {card} for {paid}.", name=told.name, card=card, paid=paid)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Build
    ) -> Iterator[str]:
        building, number = BUILDINGS[action.kind], len(then.road_kind)
        if number - 1 > then.reach:
            yield _("It stands on place {number}, beyond the Provost for now.", number=number)
        else:
            yield _("It stands on place {number}.", number=number)
        if building.owner:
            effect = sentence(building.owner)
            yield _(
                "Another's worker used on it brings you its owner effect: {effect}.", effect=effect
            )


class _BuildPrestige(_Build):
    def thing(self, table: Board, action: Any) -> str:
        return f"pool-{BUILDINGS[action.kind].key}"

    def button(self, table: Board, action: Any) -> Button:
        plain = super().button(table, action)
        if action.place is None:
            return plain
        name, number = _name(action.kind), action.place + 1
        label = _("Build {name} on place {number}", name=name, number=number)
        return Button(action.text, label, plain.detail, give=plain.give)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Any
    ) -> Iterator[str]:
        if action.place is not None:
            yield _("It takes the place of your residence on {number}.", number=action.place + 1)


class _MoveProvost(Wording):
    has_button = True

    def thing(self, table: Board, action: MoveProvost) -> str:
        return f"road-{table.provost + action.places + 1}"

    def button(self, table: Board, action: MoveProvost) -> Button:
        """The button of a move; its key is the last digit of the place."""
        place = table.provost + action.places
        key = str(place + 1)[-1]
        if not action.places:
            return Button(action.text, _("Leave the Provost"), _("for nothing"), key=key)
        name = _name(table.road_kind[place])
        label = _("Provost to {number} {name}", number=place + 1, name=name)
        short = _("{number} {name}", number=place + 1, name=name)
        paid = "d" * abs(action.places)
        coins = icons(paid)
        return Button(action.text, label, _price(paid), give=coins, main=True, short=short, key=key)

    def line(self, told: Told, action: MoveProvost) -> str:
        if not action.places:
            return _("{name} left the Provost where he is.", name=told.name)
        paid = things("d" * abs(action.places))
        said = {"name": told.name, "number": told.state.provost + 1, "paid": paid}
        if action.places > 0:
            return _("{name} moved the Provost on to {number} for {paid}.", **said)
        return _("{name} moved the Provost back to {number} for {paid}.", **said)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: MoveProvost
    ) -> Iterator[str]:
        low, high = sorted((table.reach, then.reach))
        workers = [
            _("{name}'s worker on {number}", number=place + 1, name=name_of(seats, worker))
            for place, worker in enumerate(table.road_worker)
            if low < place <= high and worker >= 0
        ]
        if workers and then.reach > table.reach:
            yield _("He reaches {workers} as well.", workers=listed(workers))
        elif workers:
            yield _("He no longer reaches {workers}.", workers=listed(workers))
        else:
            yield _("No worker gains or loses by it.")


class _Exchange(Wording):
    def button(self, table: Board, action: Exchange) -> Button:
        given, gained = action.trade
        label = _("Take {gain}", gain=things(gained))
        return Button(
            action.text, label, _price(given), icons(gained), give=icons(given), main=True
        )

    def line(self, told: Told, action: Exchange) -> str:
        give, gain = map(things, action.trade)
        said = {"name": told.name, "gain": gain, "give": give}
        step = told.state.step
        if not isinstance(step, PlaceStep):
            return _("{name} took {gain} for {give}.", **said)
        return _(
            "{name} took {gain} for {give} on {number} {card}.",
            number=step.place + 1,
            card=_name(told.state.road_kind[step.place]),
            **said,
        )


class _Tokens(Wording):
    def button(self, table: Board, action: Tokens) -> Button:
        label = ngettext("Take {count} castle token", "Take {count} castle tokens", action.count)
        paid, gained = "d" * action.price, icons("T" * action.count)
        return Button(action.text, label, _price(paid), gained, give=icons(paid), main=True)

    def line(self, told: Told, action: Tokens) -> str:
        tokens = things("T" * action.count)
        return _("{name} bought {tokens} at the Church.", name=told.name, tokens=tokens)


class _Turn(Wording):
    def thing(self, table: Board, action: Turn) -> str:
        return f"road-{action.place + 1}"

    def button(self, table: Board, action: Turn) -> Button:
        paid, name = LETTERS[action.kind], _name(table.road_kind[action.place])
        label = _("Turn {number} {name}", number=action.place + 1, name=name)
        return Button(action.text, label, _price(paid), give=icons(paid))

    def line(self, told: Told, action: Turn) -> str:
        return _(
            "{name} has the card on place {number} turned into a residence.",
            name=told.name,
            number=action.place + 1,
        )

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Turn
    ) -> Iterator[str]:
        yield _("The card becomes a residence: 1 denier of income each round, 1 point.")


class _Offer(Wording):
    def choice(self, table: Board, action: Offer) -> str:
        return f"batches-{action.count}"

    def button(self, table: Board, action: Offer) -> Button:
        if not action.count:
            label, detail = _("Offer nothing"), _("keep your cubes")
            return Button(action.text, label, detail, key="0", last=True)
        paid = letters(action.payment)
        label = ngettext("Offer {count} batch", "Offer {count} batches", action.count)
        points = _points_of_batches(table, action.count)
        worth = ngettext("{count} point", "{count} points", points)
        label = _("{offer}: {points}", offer=label, points=worth)
        return Button(action.text, label, things(paid), give=counted(paid), main=True)

    def line(self, told: Told, action: Offer) -> str:
        if not action.count:
            return _("{name} offered nothing to the castle.", name=told.name)
        return ngettext(
            "{name} offered {count} batch to the castle.",
            "{name} offered {count} batches to the castle.",
            action.count,
            name=told.name,
        )


def _points_of_batches(table: Board, batches: int) -> int:
    """The points of the tokens that somebody takes for so many batches now."""
    then, seat = table.clone(), table.actor or 0
    then.take_tokens(seat, batches)
    return scoring.points(then, seat).tokens - scoring.points(table, seat).tokens


class _Dealt(Wording):
    def button(self, table: Board, action: Action) -> Button:
        return Button(action.text, action.text)


_ROWS: dict[type[Action], Wording] = {
    Keep: _Keep(),
    Mulligan: _Mulligan(),
    Draw: _Draw(),
    Replace: _Replace(),
    Place: _Place(),
    Build: _Build(),
    BuildPrestige: _BuildPrestige(),
    Pass: _Pass(),
    MoveProvost: _MoveProvost(),
    Exchange: _Exchange(),
    Tokens: _Tokens(),
    Turn: _Turn(),
    Decline: _Decline(),
    Offer: _Offer(),
    Deal: _Dealt(),
    DealNeutral: _Dealt(),
    FirstPlayer: _Dealt(),
}


def wording(action: Action) -> Wording:
    """How an action is told."""
    return _ROWS[type(action)]


def always_shown(table: Board) -> Sequence[Action]:
    """The actions that always have a button in a turn: what is not on offer can tell why."""
    return (DRAW, REPLACE, PASS) if table.step is TURN else ()


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
