"""What a worker is worth on a space, and what it is worth that the provost reaches him."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from caylus.games.classic.mind.effects import EFFECTS
from caylus.games.classic.mind.glance import BROUGHT, Glance
from caylus.games.classic.mind.tastes import FARTHEST, NEAREST
from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.castle import HOUSE_POINTS, IDLE_PENALTY, open_section
from caylus.games.classic.rules.ending import PENALTIES, reward
from caylus.games.classic.rules.goods import CUBES, DENIER, FOOD, GOODS, WOOD
from caylus.games.classic.rules.numbers import OWNER_EFFECT
from caylus.games.classic.rules.provost import FARTHEST as FARTHEST_MOVE
from caylus.games.classic.rules.spaces import (
    CASTLE,
    FREE,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    ROAD,
    STABLES,
    TRADING_POST,
)
from caylus.games.classic.rules.specials import SPECIAL_BUILDINGS
from caylus.games.classic.rules.words import Word

if TYPE_CHECKING:
    from caylus.games.classic.mind.instinct import Instinct

BATCHES_FORESEEN = 4
SPECIAL_EFFECT = {special.space: special.effect for special in SPECIAL_BUILDINGS}


def effect(
    i: Instinct, glance: Glance, word: Word | None, seat: int, goods: Sequence[int]
) -> float:
    """What an effect is worth for a seat that has such goods then."""
    judge = EFFECTS.get(type(word))
    return judge(i, glance, word, seat, goods) if judge else 0.0


def errand(i: Instinct, glance: Glance, space: int, price: int) -> float:
    """What a worker of the seat is worth on a space, without the price."""
    if space >= ROAD:
        return _SPECIAL[space](i, glance, space, price)
    state = glance.state
    kind, owner = state.road_kind[space], state.road_owner[space]
    brought = BROUGHT[kind]
    if brought:
        worth = glance.gain(brought)
    else:
        goods = glance.goods_at(space, price)
        worth = effect(i, glance, state.edition.worker[kind], glance.seat, goods)
    beyond = space - state.provost
    reach = 1.0
    if beyond >= NEAREST:
        reach = i.reach[(beyond if beyond < FARTHEST else FARTHEST) - NEAREST]
    if owner == glance.seat:
        return worth * reach + i.own_building
    if owner != FREE:
        worth -= i.rival * _bonus(i, glance, owner, kind)
        return worth * reach - i.visit
    return worth * reach


def house(i: Instinct, state: Board, seat: int, favor: float, further: int) -> float:
    """What the next house in the castle is worth, after so many further ones."""
    section = open_section(state)
    houses = state.houses[seat * len(SECTIONS) + section] + further
    worth = i.point * HOUSE_POINTS[section] + i.batch
    if not houses:
        return worth + i.first_house * PENALTIES[section]
    more = reward(section, houses + 1) - reward(section, houses)
    return worth + i.house_favor * favor * more if more else worth


def provost_moves(i: Instinct, glance: Glance, price: int, moves: Sequence[int]) -> list[float]:
    """What it is worth to move the provost by each of some distances, less the deniers."""
    state = glance.state
    worth = {0: 0.0}
    provost = state.provost
    for spaces in range(1, FARTHEST_MOVE + 1):
        worth[spaces] = worth[spaces - 1] + work(i, glance, provost + spaces)
        worth[-spaces] = worth[1 - spaces] - work(i, glance, provost + 1 - spaces)
    cost = i.provost_denier * price * glance.worth[DENIER]
    ahead = state.bailiff - provost
    return [
        worth[spaces] - cost * abs(spaces) + (i.provost_ahead if spaces > ahead else 0.0)
        for spaces in moves
    ]


def work(i: Instinct, glance: Glance, space: int) -> float:
    """What it is worth to the seat that a worker on a space of the road does his work."""
    state = glance.state
    worker = state.worker[space] if 0 <= space < ROAD else FREE
    if worker < 0:
        return 0.0
    kind, owner, seat = state.road_kind[space], state.road_owner[space], glance.seat
    start = worker * GOODS
    goods = state.goods[start : start + GOODS]
    worth = effect(i, glance, state.edition.worker[kind], worker, goods)
    worth = worth if worker == seat else -i.provost_rival * worth
    if owner not in (FREE, worker):
        bonus = _bonus(i, glance, owner, kind)
        worth += bonus if owner == seat else -i.provost_rival * bonus
    return worth


def _bonus(i: Instinct, glance: Glance, owner: int, kind: int) -> float:
    """What the owner of a tile gets for another's worker."""
    return effect(i, glance, OWNER_EFFECT[kind], owner, ())


def _gate(i: Instinct, glance: Glance, space: int, price: int) -> float:
    return i.gate + i.gate_early * glance.early


def _bought(i: Instinct, glance: Glance, space: int, price: int) -> float:
    """An effect that always takes place."""
    return effect(i, glance, SPECIAL_EFFECT[space], glance.seat, glance.goods_at(ROAD, price))


def _trading_post(i: Instinct, glance: Glance, space: int, price: int) -> float:
    return 3 * glance.worth[DENIER]


def _guild(i: Instinct, glance: Glance, space: int, price: int) -> float:
    return i.guild + i.guild_worker * glance.guests


def _stables(i: Instinct, glance: Glance, space: int, price: int) -> float:
    place = glance.state.order.index(glance.seat) - len(glance.state.stables)
    return i.stables + i.stables_early * glance.early + i.stables_place * place


def _inn(i: Instinct, glance: Glance, space: int, price: int) -> float:
    is_guest = glance.state.inn[1] == glance.seat
    return 0.0 if is_guest else i.inn + i.inn_early * glance.early


def _castle(i: Instinct, glance: Glance, space: int, price: int) -> float:
    """The batches that the seat will probably pay, and the favor for most of them."""
    state, worth = glance.state, glance.worth
    if open_section(state) == len(SECTIONS):
        return 0.0
    goods, total = glance.goods[:CUBES], 0.0
    room = min(BATCHES_FORESEEN, sum(state.castle[state.scored :]))
    for given in range(room):
        cost = _paid_batch(worth, goods)
        gain = house(i, state, glance.seat, glance.favor, given)
        if cost is None or (given and gain < cost):
            break
        total += gain - cost
    else:
        given = room
    if not given:
        return i.castle - i.idle * IDLE_PENALTY
    return i.castle + total + (0.0 if state.queue else i.most_batches * glance.favor)


def _paid_batch(worth: Sequence[float], goods: list[int]) -> float | None:
    """Take the cheapest batch from some cubes; what it costs, or None if they pay none."""
    if goods[FOOD] < 1:
        return None
    owned = sorted((worth[cube], cube) for cube in range(WOOD, CUBES) if goods[cube] > 0)
    if len(owned) < 2:
        return None
    goods[FOOD] -= 1
    for _worth, cube in owned[:2]:
        goods[cube] -= 1
    return worth[FOOD] + owned[0][0] + owned[1][0]


_SPECIAL: dict[int, Callable[[Instinct, Glance, int, int], float]] = {
    GATE: _gate,
    TRADING_POST: _trading_post,
    GUILD: _guild,
    JOUST_FIELD: _bought,
    STABLES: _stables,
    INN: _inn,
    CASTLE: _castle,
}
