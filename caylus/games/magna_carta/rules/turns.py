"""Phase 2: draw, replace, place a worker, build, build prestige, pass."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from caylus.games.magna_carta.rules.board import COLOURS, Board
from caylus.games.magna_carta.rules.cards import BUILDINGS, PLAYER_BUILDINGS
from caylus.games.magna_carta.rules.decks import DEALS
from caylus.games.magna_carta.rules.numbers import CARDS_IN, CLOSED, FREE, PRESTIGE_KINDS
from caylus.games.magna_carta.rules.payments import DENIER, GOODS, Payment, letters, payments
from caylus.games.magna_carta.rules.phases import Phase
from caylus.games.magna_carta.rules.words import LONGEST_ROAD
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, Entry, Step


class Draw(Action):
    """Drawing a card for a denier."""

    def happen(self, state: Board, seat: int) -> None:
        """Pay and draw."""
        state.goods[seat * GOODS + DENIER] -= 1
        _next_turn(state, seat)
        state.agenda.append((CHANCE, DEALS[seat]))


class Replace(Action):
    """Replacing the whole hand for a denier."""

    def happen(self, state: Board, seat: int) -> None:
        """Pay, discard the hand and draw as many cards."""
        state.goods[seat * GOODS + DENIER] -= 1
        _next_turn(state, seat)
        state.agenda += [(CHANCE, DEALS[seat])] * state.hand[seat].bit_count()
        state.discard[seat] |= state.hand[seat]
        state.hand[seat] = 0


class Place(Action):
    """Placing a worker on a road card for a denier."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"place {place + 1}")
        self.place = place

    def happen(self, state: Board, seat: int) -> None:
        """Pay and place."""
        state.goods[seat * GOODS + DENIER] -= 1
        state.workers[seat] -= 1
        state.road_worker[self.place] = seat
        _next_turn(state, seat)


class Build(Action):
    """Building a card from the hand."""

    __slots__ = ("kind", "payment")

    def __init__(self, kind: int, payment: Payment) -> None:
        super().__init__(f"build {BUILDINGS[kind].key} {letters(payment)}")
        self.kind = kind
        self.payment = payment

    def happen(self, state: Board, seat: int) -> None:
        """Pay and lay the card at the end of the road."""
        _pay(state, seat, self.payment)
        state.hand[seat] ^= 1 << self.kind
        state.add_card(self.kind, seat)
        _next_turn(state, seat)


class BuildPrestige(Action):
    """Building a prestige building, on an own residence or (introductory) before the player."""

    __slots__ = ("kind", "payment", "place")

    def __init__(self, kind: int, payment: Payment, place: int | None) -> None:
        where = "" if place is None else f" on {place + 1}"
        super().__init__(f"prestige {BUILDINGS[kind].key} {letters(payment)}{where}")
        self.kind = kind
        self.payment = payment
        self.place = place

    def happen(self, state: Board, seat: int) -> None:
        """Pay and take it out of the pool."""
        _pay(state, seat, self.payment)
        state.pool ^= 1 << self.kind
        if self.place is None:
            state.prestige[seat] |= 1 << self.kind
        else:
            state.road_kind[self.place] = self.kind
            state.road_worker[self.place] = CLOSED
        _next_turn(state, seat)


class Pass(Action):
    """Passing; the first to pass receives a denier."""

    def happen(self, state: Board, seat: int) -> None:
        """Take the lowest free space of the bridge."""
        if not state.passed:
            state.goods[seat * GOODS + DENIER] += 1
        state.passed.append(seat)
        _next_turn(state, seat)


def _pay(state: Board, seat: int, payment: Payment) -> None:
    for kind, count in enumerate(payment, seat * GOODS):
        state.goods[kind] -= count


def _next_turn(state: Board, seat: int) -> None:
    """Put the turn of the next player who has not passed on the agenda."""
    passed = state.passed
    if len(passed) == state.players:
        return
    following = (seat + 1) % state.players
    while following in passed:
        following = (following + 1) % state.players
    state.agenda.append(_TURNS[following])


DRAW = Draw("draw")
REPLACE = Replace("replace")
PASS = Pass("pass")
PLACES = [Place(place) for place in range(LONGEST_ROAD)]

_MOST_CUBES = max(building.cost.total for building in PLAYER_BUILDINGS)
_make_build = functools.cache(Build)
_make_prestige = functools.cache(BuildPrestige)


@functools.lru_cache(maxsize=1 << 14)
def _builds(hand: int, *owned: int) -> tuple[Action, ...]:
    """Every way to build a card of the hand with the owned cubes.

    More cubes of a kind than the dearest card costs make no difference, so callers leave them out.
    """
    return tuple(build for kind in CARDS_IN[hand] for build in _builds_of(kind, *owned))


@functools.cache
def _builds_of(kind: int, *owned: int) -> tuple[Action, ...]:
    return tuple(_make_build(kind, paid) for paid in payments(BUILDINGS[kind].cost, owned))


@functools.lru_cache(maxsize=1 << 14)
def _prestiges(pool: int, place: int | None, *owned: int) -> tuple[Action, ...]:
    """Every way to build a prestige building of the pool on a place with the owned cubes."""
    return tuple(
        _make_prestige(kind, payment, place)
        for kind in PRESTIGE_KINDS
        if pool >> kind & 1
        for payment in payments(BUILDINGS[kind].cost, owned)
    )


class Turn(Step):
    """A player's turn: exactly one action."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer draw, replace, places, builds, prestige buildings and pass."""
        start = seat * GOODS
        food, wood, stone, gold, deniers = state.goods[start : start + GOODS]
        offered = _for_a_denier(state, seat) if deniers else []
        if state.hand[seat]:
            most = _MOST_CUBES
            offered += _builds(
                state.hand[seat],
                food if food < most else most,
                wood if wood < most else most,
                stone if stone < most else most,
                gold if gold < most else most,
            )
        if gold:
            for site in state.residences(seat) if state.standard else (None,):
                offered += _prestiges(state.pool, site, food, wood, stone, gold)
        offered.append(PASS)
        return offered


def _for_a_denier(state: Board, seat: int) -> list[Action]:
    offered: list[Action] = []
    if state.deck[seat] or state.discard[seat]:
        offered.append(DRAW)
    if state.hand[seat]:
        offered.append(REPLACE)
    if state.workers[seat]:
        workers = zip(PLACES, state.road_worker, strict=False)
        offered += [place for place, worker in workers if worker == FREE]
    return offered


class Actions(Phase):
    """Phase 2: turns in order from the first player until everybody has passed."""

    def work(self, state: Board) -> list[Entry]:
        """Begin with the first player."""
        return [(state.first, TURN)]

    def may_wait(self, state: Board, entries: list[Entry]) -> bool:
        """Whether they are one turn, and before it what one player draws; none of both passed."""
        turns, draws = entries[:1], entries[1:]
        drawing = {(who, step) for who, step in draws}
        return (
            all(step is TURN and seat not in state.passed for seat, step in turns)
            and drawing <= {(CHANCE, deal) for deal in DEALS if deal.seat not in state.passed}
            and len(drawing) <= 1
            and len(draws) <= len(PLAYER_BUILDINGS)
        )


TURN = Turn("turn")
_TURNS = [(seat, TURN) for seat in range(len(COLOURS))]
ACTIONS_PHASE = Actions("actions")
