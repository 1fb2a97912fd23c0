"""Reading positions: names and place numbers from 1 outside, integers inside."""

from __future__ import annotations

from collections import Counter
from typing import Any

from caylus.games.magna_carta.rules import numbers, steps
from caylus.games.magna_carta.rules.agendas import read_agenda
from caylus.games.magna_carta.rules.board import (
    COLOURS,
    EDITION,
    NAME,
    SECTIONS,
    STORED_CUBES,
    TOKENS,
    WORKERS,
    Board,
)
from caylus.games.magna_carta.rules.bounds import check_bounds
from caylus.games.magna_carta.rules.buildings import BUILDINGS_PHASE, WORKERS_HOME
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import CONTRIBUTE
from caylus.games.magna_carta.rules.numbers import CLOSED, FREE, KIND, LAWYER_KIND, RESIDENCE_KIND
from caylus.games.magna_carta.rules.payments import GOODS
from caylus.games.magna_carta.rules.state import MagnaCarta
from caylus.games.magna_carta.rules.words import LONGEST_ROAD
from caylus.games.magna_carta.rules.writing import GOODS_NAMES
from caylus.kernel.chance import NOBODY
from caylus.kernel.errors import shown
from caylus.kernel.state import checked
from caylus.positions.fields import Fields

PHASES = ("setup", "income", "actions", "provost", "buildings", "castle", "over")
_MOST = 9_999
_MOST_TOKENS = 9


def read(position: dict[str, Any]) -> MagnaCarta:
    """The state that a position's JSON object tells; raises BadPosition."""
    fields = Fields(position, "position")
    checked(fields.text("game") == NAME, "another game")
    checked(fields.number("edition", 0, _MOST) == EDITION, "another edition of the rules")
    variant = fields.one_of("variant", ("standard", "introductory"))
    players = fields.objects("players", 2, len(COLOURS))
    state = MagnaCarta(variant == "standard", len(players), fields.optional_seed())
    state.draws = fields.counts("draws", (*steps.OF_CHANCE,))
    for player in players:
        player.only("hand", "deck", "discard", "prestige", "workers", "tokens", *GOODS_NAMES)
    _read_table(state, fields)
    for seat, player in enumerate(players):
        _read_player(state, seat, player)
    _check_census(state)
    read_agenda(state, fields.pairs("agenda", 400))
    _check_marks(state)
    _check_batches(state)
    check_bounds(state)
    state.proceed()
    return state


def _read_table(state: Board, fields: Fields) -> None:
    colours = COLOURS[: state.players]
    state.phase = fields.one_of("phase", PHASES)
    state.round = fields.number("round", *((0, 0) if state.phase == "setup" else (1, _MOST)))
    first = fields.value("first")
    state.first = FREE if first is None else colours.index(fields.one_of("first", colours))
    state.castle = fields.numbers("castle", 0, _MOST_TOKENS, SECTIONS)
    state.removed = fields.number("removed", 0, _MOST)
    state.pool = _cards(fields, "pool", numbers.POOL[state.standard])
    state.passed = [colours.index(name) for name in fields.names("passed", colours)]
    state.batches = fields.number_list("batches", state.players)
    for number, card in enumerate(fields.objects("road", 0, LONGEST_ROAD), 1):
        card.only("card", "owner", "worker", "cubes", "marked")
        _read_road_card(state, card, f"road place {number}")
    if state.standard and state.road_kind:
        state.provost = fields.number("provost", 1, len(state.road_kind)) - 1


def _read_road_card(state: Board, card: Fields, where: str) -> None:
    colours = COLOURS[: state.players]
    kind = KIND.get(card.text("card"), -1)
    checked(kind >= 0, f"{where}: {shown(card.text('card'))} is no card")
    checked(
        state.standard or (not BUILDINGS[kind].standard_only and kind < RESIDENCE_KIND),
        f"{where}: {BUILDINGS[kind].key} does not lie on the road of the introductory game",
    )
    owned = "owner" in card.values
    checked(
        owned != (numbers.FIRST_NEUTRAL_KIND <= kind < RESIDENCE_KIND),
        f"{where}: {BUILDINGS[kind].key} {'has no owner' if owned else 'needs an owner'}",
    )
    state.add_card(kind, colours.index(card.one_of("owner", colours)) if owned else FREE)
    stored = STORED_CUBES[state.players] if numbers.STORES[kind] else 0
    state.road_cubes[-1] = card.number("cubes", 0, stored) if "cubes" in card.values else 0
    if kind >= RESIDENCE_KIND:
        state.road_worker[-1] = CLOSED
        checked("worker" not in card.values, f"{where}: {BUILDINGS[kind].key} takes no worker")
    elif "worker" in card.values:
        state.road_worker[-1] = colours.index(card.one_of("worker", colours))
    if card.values.get("marked", False) is not False:
        turns = owned and kind != LAWYER_KIND and state.road_worker[-1] >= 0
        checked(turns and state.standard, f"{where}: marked, though it cannot turn")
        state.marked.append(len(state.road_kind) - 1)


def _read_player(state: Board, seat: int, player: Fields) -> None:
    goods = [player.number(name, 0, _MOST) for name in GOODS_NAMES]
    state.goods[seat * GOODS : (seat + 1) * GOODS] = goods
    tokens = player.numbers("tokens", 0, _MOST_TOKENS, SECTIONS)
    state.tokens[seat * len(SECTIONS) : (seat + 1) * len(SECTIONS)] = tokens
    state.workers[seat] = player.number("workers", 0, WORKERS)
    deck = numbers.DECK[state.standard]
    state.hand[seat] = _cards(player, "hand", deck)
    state.deck[seat] = _cards(player, "deck", deck)
    state.discard[seat] = _cards(player, "discard", deck)
    state.prestige[seat] = _cards(player, "prestige", numbers.POOL[state.standard])
    checked(not (state.standard and state.prestige[seat]), "prestige buildings go on residences")


def _cards(fields: Fields, name: str, allowed: int) -> int:
    """The bit mask of a list of different cards out of a mask."""
    keys = [building.key for kind, building in enumerate(BUILDINGS) if allowed >> kind & 1]
    return numbers.bit_set(KIND[key] for key in fields.names(name, keys))


def _check_census(state: Board) -> None:
    """Every card, token and worker is there once (rules: components)."""
    tokens = sum(state.castle) + sum(state.tokens) + state.removed
    checked(tokens == sum(TOKENS[state.players]), f"{tokens} castle tokens in all")
    for section, most in enumerate(TOKENS[state.players]):
        there = state.castle[section] + sum(state.tokens[section :: len(SECTIONS)])
        checked(there <= most, f"{there} tokens of {SECTIONS[section]}")
    for seat in range(state.players):
        name = COLOURS[seat]
        workers = state.workers[seat] + state.road_worker.count(seat)
        checked(workers == WORKERS, f"{name} has {workers} workers")
        piles = (state.hand[seat], state.deck[seat], state.discard[seat])
        elsewhere = [kind for pile in piles for kind in numbers.CARDS_IN[pile]]
        on_road = [
            kind
            for kind, owner in zip(state.road_kind, state.road_owner, strict=True)
            if owner == seat
        ]
        fronts = [kind for kind in on_road if kind < RESIDENCE_KIND]
        checked(len({*elsewhere, *fronts}) == len(elsewhere + fronts), f"{name} has a card twice")
        in_all = len(elsewhere) + len(on_road)
        checked(in_all == numbers.DECK[state.standard].bit_count(), f"{name} has {in_all} cards")
    built = Counter(kind for kind in state.road_kind if kind >= numbers.FIRST_NEUTRAL_KIND)
    built.pop(RESIDENCE_KIND, None)
    for mask in (state.pool, *state.prestige):
        built.update(kind for kind in numbers.PRESTIGE_KINDS if mask >> kind & 1)
    checked(all(count == 1 for count in built.values()), "a neutral or prestige building twice")
    prestige = [kind for kind in built if kind >= numbers.FIRST_PRESTIGE_KIND]
    checked(len(prestige) == numbers.POOL[state.standard].bit_count(), "a prestige building lost")


def _check_marks(state: Board) -> None:
    """A marked card turns when its worker comes home, so that he has yet to come."""
    for place in state.marked:
        home = (state.road_worker[place], WORKERS_HOME[place])
        comes = home in state.agenda or (NOBODY, BUILDINGS_PHASE) in state.agenda
        checked(comes, f"road place {place + 1}: marked, and nobody comes home from it")


def _check_batches(state: Board) -> None:
    """Batches have been offered by who has passed, and have brought tokens, in this round."""
    running = state.phase == "castle" or not state.agenda
    for seat, count in enumerate(state.batches):
        tokens = sum(state.tokens[seat * len(SECTIONS) : (seat + 1) * len(SECTIONS)])
        offered = running and seat in state.passed and (seat, CONTRIBUTE) not in state.agenda
        reason = f"{count} batches of {COLOURS[seat]}, who cannot have offered them"
        checked(not count or (offered and count <= tokens), reason)
