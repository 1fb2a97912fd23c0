"""Whether a position's tiles, workers, houses and favors are those of a game (rules: 1, 4.0)."""

from __future__ import annotations

from collections import Counter

from caylus.games.classic.rules.board import COLOURS, ROOM, SECTIONS, Board
from caylus.games.classic.rules.ending import FAST, MARKS, SLOW
from caylus.games.classic.rules.favors import CAPS, LINES
from caylus.games.classic.rules.numbers import (
    CRAFT_KINDS,
    FIXED_KINDS,
    FIXED_ON_ROAD,
    MAY_TURN,
    NEUTRAL_KINDS,
)
from caylus.games.classic.rules.placing import STALLS
from caylus.games.classic.rules.spaces import EMPTY, FREE, NEUTRAL_SPACES, ROAD, START
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.kernel.state import checked

WITH_FAVORS = ("specials", "buildings", "castle", "end", "over")
"""The phases that can bring favors, and what they leave behind."""


def check_census(state: Board) -> None:
    """Raise BadPosition if something is there too often, too seldom or in the wrong place."""
    for space in range(ROAD):
        _check_tile(state, space)
    _check_tiles(state)
    _check_workers(state)
    _check_castle(state)
    for seat in range(state.players):
        _check_favors(state, seat)
    whole = len(state.order) == state.players or state.phase == "setup"
    checked(whole, "the order is not one of all players")
    checked(state.bailiff >= START, "the bailiff is before the space where he began")
    _check_bailiff(state)


def _check_bailiff(state: Board) -> None:
    """He goes one or two spaces a turn, in phase 7."""
    ended = state.phase in ("end", "over")
    gone, turns = state.bailiff - START, max(state.round - 1, 0)
    reason = f"round {state.round}, and the bailiff on road {state.bailiff + 1}"
    checked(SLOW * turns <= gone <= FAST * (turns + ended), reason)
    for section in range(min(state.scored, len(SECTIONS))):
        due = state.bailiff >= MARKS[section] or not state.castle[section]
        checked(due, f"the {SECTIONS[section]} scored too early")


def _check_tile(state: Board, space: int) -> None:
    kind, turning = state.road_kind[space], state.turning[space]
    if kind == EMPTY:
        return
    where, key = f"road {space + 1}", BUILDINGS[kind].key
    printed = FIXED_ON_ROAD.get(space)
    if printed is not None or kind in FIXED_KINDS:
        checked(kind == printed, f"{where}: {key} where another building is printed")
    elif kind in CRAFT_KINDS:
        checked(space not in NEUTRAL_SPACES, f"{where}: {key} on a neutral building's space")
    elif kind in NEUTRAL_KINDS:
        checked(space in NEUTRAL_SPACES, f"{where}: {key} behind the neutral buildings")
    if turning != FREE:
        owner = state.road_owner[space]
        may = MAY_TURN[kind] and (owner == turning or kind in NEUTRAL_KINDS)
        checked(may and state.worker[space] >= 0, f"{where}: turning, though it cannot")


def _check_tiles(state: Board) -> None:
    laid = Counter(kind for kind in state.road_kind if kind in NEUTRAL_KINDS)
    twice = [BUILDINGS[kind].key for kind, count in laid.items() if count > 1]
    checked(not twice, f"{', '.join(twice)} twice")
    for kind, left in enumerate(state.supply):
        checked(left >= 0, f"{BUILDINGS[kind].key} too often on the road")
    first = state.empty_space()
    behind = [kind for kind in state.road_kind[first:] if kind not in (EMPTY, *FIXED_KINDS)]
    checked(not behind, f"a tile behind the empty road {first + 1}")
    if state.phase != "setup":
        checked(first not in NEUTRAL_SPACES, "a neutral building is missing")


def _check_workers(state: Board) -> None:
    for seat, left in enumerate(state.workers):
        checked(left >= 0, f"{COLOURS[seat]} has {-left} workers too many")
    most = STALLS if state.players > 2 else 0
    checked(len(state.stables) <= most, f"{len(state.stables)} workers in the stables")


def _check_castle(state: Board) -> None:
    for section, left in enumerate(state.castle):
        checked(left >= 0, f"{-left} houses too many in the {SECTIONS[section]}")
        before = all(not room for room in state.castle[state.scored : section])
        empty = left == ROOM[section]
        checked(empty or before, f"houses in the {SECTIONS[section]} too early")


def _check_favors(state: Board, seat: int) -> None:
    name, used = COLOURS[seat], state.used[seat]
    cap = 0 if state.edition.is_simple else CAPS[min(state.scored, len(CAPS) - 1)]
    for line, key in enumerate(LINES):
        level = state.level(seat, line)
        checked(level <= cap, f"{name}: the marker of {key} in column {level}")
        checked(level or not used >> line & 1, f"{name}: {key} used before its first column")
    checked(not used or state.phase in WITH_FAVORS, f"{name}: used favors in this phase")
