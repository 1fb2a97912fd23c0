"""What an action on offer costs, gives and leads to, told before it is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.payments import LETTERS
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.turns import PASS, Build, BuildPrestige, Place
from caylus.games.magna_carta.rules.words import Turn
from caylus.kernel.header import Seat
from caylus.kernel.state import Action
from caylus.kernel.text import N_
from caylus.view import forecast as forecasts
from caylus.view.cards import sentence, things
from caylus.view.seats import name_of
from caylus.view.text import _, listed

PASSED = (
    N_("You are first on the bridge and done for this round."),
    N_("You are second on the bridge and done for this round."),
    N_("You are third on the bridge and done for this round."),
    N_("You are fourth on the bridge and done for this round."),
    N_("You are fifth on the bridge and done for this round."),
)


def consequences(table: Board, seats: Sequence[Seat], seat: int, action: Action) -> Iterator[str]:
    """Sentences about what an action of a seat does, made by letting it happen on a copy."""
    then = table.clone()
    action.happen(then, seat)
    yield from _goods(table, then, seat)
    if isinstance(action, Place):
        yield from _of_worker(then, seats, action.place)
    elif isinstance(action, Build):
        yield from _of_building(then, action)
    elif isinstance(action, MoveProvost):
        yield from _of_provost(table, then, seats)
    elif isinstance(action, BuildPrestige) and action.place is not None:
        yield _("It takes the place of your residence on {number}.", number=action.place + 1)
    elif isinstance(action, Turn):
        yield _("The card becomes a residence: 1 denier of income each round, 1 point.")
    elif action is PASS:
        yield _(PASSED[len(table.passed)])
    yield from _points(table, then, seat)


def _goods(table: Board, then: Board, seat: int) -> Iterator[str]:
    change = [
        now - before for now, before in zip(then.goods_of(seat), table.goods_of(seat), strict=True)
    ]
    paid = "".join(letter * -count for letter, count in zip(LETTERS + "d", change, strict=True))
    taken = "".join(letter * count for letter, count in zip(LETTERS + "d", change, strict=True))
    if paid:
        yield _("You pay {goods}.", goods=things(paid))
    if taken:
        yield _("You take {goods}.", goods=things(taken))


def _points(table: Board, then: Board, seat: int) -> Iterator[str]:
    now, later = (sum(scoring.points(state, seat)) for state in (table, then))
    if now != later:
        yield _("Your points: {now} → {later}.", now=now, later=later)


def _of_worker(then: Board, seats: Sequence[Seat], place: int) -> Iterator[str]:
    told = forecasts.forecast(then)
    found = forecasts.yields_at(told, place)
    if not found:
        yield _("The Provost does not reach him now: then he comes home with nothing.")
    for one in found:
        yield forecasts.sentence(one, seats)


def _of_building(then: Board, action: Build) -> Iterator[str]:
    building, number = BUILDINGS[action.kind], len(then.road_kind)
    if number - 1 > then.reach:
        yield _("It stands on place {number}, beyond the Provost for now.", number=number)
    else:
        yield _("It stands on place {number}.", number=number)
    if building.owner:
        effect = sentence(building.owner)
        yield _("Another's worker used on it brings you its owner effect: {effect}.", effect=effect)


def _of_provost(table: Board, then: Board, seats: Sequence[Seat]) -> Iterator[str]:
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
