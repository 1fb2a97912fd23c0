"""Reading positions: names and space numbers from 1 outside, integers inside."""

from __future__ import annotations

from typing import Any

from caylus.games.classic import TITLE
from caylus.games.classic.rules import steps
from caylus.games.classic.rules.agendas import read_agenda
from caylus.games.classic.rules.board import (
    COLOURS,
    EDITION,
    NAME,
    ROOM,
    SECTIONS,
    WORKERS,
    Board,
)
from caylus.games.classic.rules.bounds import check_bounds
from caylus.games.classic.rules.census import check_census
from caylus.games.classic.rules.favors import COLUMNS, LINE_NAMES
from caylus.games.classic.rules.goods import GOODS, GOODS_NAMES
from caylus.games.classic.rules.numbers import CRAFT_KINDS, KIND, PRESTIGE_KINDS, RESIDENCE_KIND
from caylus.games.classic.rules.points import LOST, SOURCES
from caylus.games.classic.rules.rounds import PHASES
from caylus.games.classic.rules.spaces import CLOSED, EMPTY, FREE, ROAD, SINGLE, SPACES
from caylus.games.classic.rules.state import Classic
from caylus.kernel.errors import shown
from caylus.kernel.state import checked
from caylus.positions.fields import Fields

PHASE_NAMES = ("setup", *(phase.text for phase in PHASES), "over")
FIELDS = (
    *("game", "edition", "variant", "round", "phase", "order", "bailiff", "provost", "scored"),
    *("road", "specials", "stables", "inn", "queue", "bridge", "batches", "players"),
    *("agenda", "seed", "draws"),
)
MOST_ROUNDS = 99
MOST_GOODS = 99_999


def read(position: dict[str, Any]) -> Classic:
    """The state that a position's JSON object tells; raises BadPosition."""
    fields = Fields(position, "position")
    fields.only(*FIELDS)
    checked(fields.text("game") == NAME, "another game")
    checked(fields.number("edition", 0, MOST_GOODS) == EDITION, "another edition of the rules")
    variant = fields.one_of("variant", TITLE.variants)
    players = fields.objects("players", 2, len(COLOURS))
    state = Classic(variant, len(players), fields.optional_seed())
    state.draws = fields.counts("draws", (*steps.OF_CHANCE,))
    _read_table(state, fields)
    _read_road(state, fields)
    _read_workers(state, fields)
    for seat, player in enumerate(players):
        player.only(*GOODS_NAMES, "points", "favors", "used", "houses")
        _read_player(state, seat, player)
    _count_what_follows(state)
    check_census(state)
    read_agenda(state, fields.pairs("agenda", 400))
    check_bounds(state)
    state.proceed()
    return state


def _seats(state: Board, fields: Fields, name: str) -> list[int]:
    """A list of different seats."""
    return [COLOURS.index(colour) for colour in fields.names(name, COLOURS[: state.players])]


def _seat(state: Board, fields: Fields, name: str) -> int:
    """A seat, or nobody."""
    if fields.values.get(name) is None:
        return FREE
    return COLOURS.index(fields.one_of(name, COLOURS[: state.players]))


def _read_table(state: Board, fields: Fields) -> None:
    state.phase = fields.one_of("phase", PHASE_NAMES)
    bounds = (0, 0) if state.phase == "setup" else (1, MOST_ROUNDS)
    state.round = fields.number("round", *bounds)
    state.order = _seats(state, fields, "order")
    state.bailiff = fields.number("bailiff", 1, ROAD) - 1
    state.provost = fields.number("provost", 1, ROAD) - 1
    state.scored = fields.number("scored", 0, len(SECTIONS))
    state.bridge = _seats(state, fields, "bridge")
    state.batches = fields.number_list("batches", state.players)


def _read_road(state: Board, fields: Fields) -> None:
    tiles = fields.value("road")
    fits = isinstance(tiles, list) and len(tiles) == ROAD
    checked(fits, f"position: road is not a list of {ROAD} tiles")
    for space, tile in enumerate(tiles):
        where = f"road {space + 1}"
        checked(tile is None or isinstance(tile, dict), f"{where}: no tile")
        if tile is None:
            checked(state.road_kind[space] == EMPTY, f"{where}: its printed building is missing")
        else:
            card = Fields(tile, where)
            card.only("tile", "owner", "worker", "turning")
            _read_tile(state, card, space)


def _read_tile(state: Board, card: Fields, space: int) -> None:
    kind = KIND.get(card.text("tile"), -1)
    checked(kind >= 0, f"{card.where}: {shown(card.text('tile'))} is no tile")
    state.road_kind[space] = kind
    state.road_owner[space] = _seat(state, card, "owner")
    is_owned = kind in CRAFT_KINDS or kind in PRESTIGE_KINDS or kind == RESIDENCE_KIND
    reason = "needs an owner" if is_owned else "has no owner"
    has_owner = state.road_owner[space] != FREE
    checked(has_owner == is_owned, f"{card.where}: {card.text('tile')} {reason}")
    takes = not (kind in PRESTIGE_KINDS or kind == RESIDENCE_KIND)
    worker = _seat(state, card, "worker")
    checked(takes or worker == FREE, f"{card.where}: {card.text('tile')} takes no worker")
    state.worker[space] = worker if takes else CLOSED
    state.turning[space] = _seat(state, card, "turning")


def _read_workers(state: Board, fields: Fields) -> None:
    specials = fields.object("specials")
    specials.only(*SPACES[ROAD:SINGLE])
    for space in range(ROAD, SINGLE):
        specials.value(SPACES[space])
        state.worker[space] = _seat(state, specials, SPACES[space])
    state.stables = _seats(state, fields, "stables")
    state.queue = _seats(state, fields, "queue")
    inn = fields.value("inn")
    checked(isinstance(inn, list) and len(inn) == 2, "position: inn is not a list of two")
    places = Fields({"left": inn[0], "right": inn[1]}, "inn")
    state.inn = [_seat(state, places, "left"), _seat(state, places, "right")]


def _read_player(state: Board, seat: int, player: Fields) -> None:
    goods = [player.number(name, 0, MOST_GOODS) for name in GOODS_NAMES]
    state.goods[seat * GOODS : (seat + 1) * GOODS] = goods
    points = player.numbers("points", -MOST_GOODS, MOST_GOODS, SOURCES)
    checked(points[LOST] <= 0 <= min([0, *points[:LOST]]), f"{player.where}: points below 0")
    checked(sum(points) >= 0, f"{player.where}: more points lost than gained")
    state.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)] = points
    levels = player.numbers("favors", 0, COLUMNS, LINE_NAMES)
    state.levels[seat * len(LINE_NAMES) : (seat + 1) * len(LINE_NAMES)] = levels
    used = player.names("used", LINE_NAMES)
    state.used[seat] = sum(1 << LINE_NAMES.index(name) for name in used)
    houses = player.numbers("houses", 0, max(ROOM), SECTIONS)
    state.houses[seat * len(SECTIONS) : (seat + 1) * len(SECTIONS)] = houses


def _count_what_follows(state: Board) -> None:
    """The supply, the room in the castle and the workers in hand."""
    state.supply = state.edition.supply[:]
    for kind in state.road_kind:
        if kind in CRAFT_KINDS or kind in PRESTIGE_KINDS:
            state.supply[kind] -= 1
    for section in range(len(SECTIONS)):
        state.castle[section] = ROOM[section] - sum(state.houses[section :: len(SECTIONS)])
    for seat in range(state.players):
        out = [*state.worker, *state.stables, *state.inn, *state.queue].count(seat)
        state.workers[seat] = WORKERS - out
