"""Reading agendas: what waits must be what the rules themselves put there."""

from __future__ import annotations

import itertools

from caylus.games.classic.rules import steps
from caylus.games.classic.rules.activation import BUILDINGS_PHASE, HOME_FROM_ROAD
from caylus.games.classic.rules.board import COLOURS, NAMES, SECTIONS, Board
from caylus.games.classic.rules.castle import BATCH, CASTLE_FAVOR
from caylus.games.classic.rules.ending import MARKS, SCORING, is_due
from caylus.games.classic.rules.favors import FAVOR, LineEffect, UseColumn
from caylus.games.classic.rules.numbers import FIXED_KINDS
from caylus.games.classic.rules.rounds import PHASES, ROUND, WHOLE_ROUND
from caylus.games.classic.rules.setup import ORDER_LOT, beginning
from caylus.games.classic.rules.spaces import EMPTY, FREE, GUILD, ROAD, SPACES
from caylus.games.classic.rules.specials import INN_STEP, STABLES_STEP, VISITS, UseSpecial, Visit
from caylus.games.classic.rules.turns import TURN, WORKERS_PHASE
from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.errors import shown
from caylus.kernel.state import Entry, checked

_STEPS = {CHANCE: steps.OF_CHANCE, NOBODY: steps.BY_THEMSELVES}
_PHASES = {phase.text: phase for phase in PHASES}
_ORDER = [phase.text for phase in PHASES]
MOST_FAVORS = 5
"""How many favors can wait at once: three of the Walls or Towers, and those of a Monument."""


def read_agenda(state: Board, pairs: list[tuple[str, str]]) -> None:
    """Put pairs of a name and a step's text on the agenda, the next last; raises BadPosition.

    Phases may be left out of what the rules put there if no further turn waits; nothing may stand
    elsewhere.
    """
    state.agenda = [_entry(state, who, what) for who, what in pairs]
    if state.phase == "setup":
        _check_setup(state)
        return
    phases = list(itertools.takewhile(_is_phase, state.agenda))
    left = state.agenda[len(phases) :]
    _check_phases(state, phases)
    left = left[: len(left) - _favors_waiting(state, left)]
    running = _PHASES.get(state.phase)
    possible = running.may_wait(state, left) if running else not left
    checked(possible, f"agenda: not what is left of the phase {state.phase}")
    last = state.scored == len(SECTIONS)
    checked(not last or not [*left, *phases[1:]], "agenda: the last section has been scored")
    _check_standing(state)
    _check_batches(state, left)
    _check_bridge(state)
    _check_provost(state)
    _check_scored(state)


def _entry(state: Board, who: str, what: str) -> Entry:
    seats = {name: seat for seat, name in NAMES.items() if seat < state.players}
    checked(who in seats, f"agenda: {shown(who)} is nobody here")
    step = _STEPS.get(seats[who], steps.OF_SEATS).get(what)
    checked(step is not None, f"agenda: {shown(what)} is no step of {who}")
    assert step is not None
    return seats[who], step


def _is_phase(entry: Entry) -> bool:
    return entry == (NOBODY, ROUND) or entry in WHOLE_ROUND


def _check_setup(state: Board) -> None:
    """What has been dealt and drawn, and what waits, is a new game."""
    whole = beginning(state.players)
    checked(state.agenda == whole[: len(state.agenda)], "agenda: not in the order of the set-up")
    lots = state.agenda.count((CHANCE, ORDER_LOT))
    dealt = len(whole) - len(state.agenda) - (state.players - lots)
    kinds = [kind for kind in state.road_kind if kind not in (EMPTY, *FIXED_KINDS)]
    checked(len(kinds) == dealt, f"{len(kinds)} neutral buildings, {dealt} dealt")
    checked(len(state.order) == state.players - lots, f"{len(state.order)} drawn for the order")
    new = type(state)(state.variant, state.players)
    same = ("workers", "points", "levels", "houses", "bridge", "batches", "bailiff", "provost")
    for name in (*same, "scored"):
        checked(getattr(state, name) == getattr(new, name), f"{name}: not those of a new game")


def _check_phases(state: Board, phases: list[Entry]) -> None:
    """Below what is left of the running phase wait later ones, all of them before a next turn."""
    whole: list[Entry] = [(NOBODY, ROUND), *WHOLE_ROUND]
    if state.phase == "over":
        later: list[Entry] = []
    else:
        later = whole[: len(whole) - 1 - _ORDER.index(state.phase)]
    rest = iter(later)
    in_order = all(entry in rest for entry in phases)
    checked(in_order, "agenda: phases in another order")
    checked((NOBODY, ROUND) not in phases or phases == later, "agenda: a phase is missing")


def _favors_waiting(state: Board, left: list[Entry]) -> int:
    """How many entries at the end of the agenda belong to royal favors that are resolved."""
    entries = list(itertools.takewhile(lambda e: e[1].text in steps.OF_FAVORS, reversed(left)))
    if not entries:
        return 0
    seat = entries[0][0]
    checked(all(who == seat for who, _ in entries), "agenda: favors of several players")
    waiting = [step for _, step in entries]
    asked, others = waiting[0], waiting[1:]
    checked(all(step is FAVOR for step in others), "agenda: favors in another order")
    checked(len(waiting) <= MOST_FAVORS + (asked is not FAVOR), "agenda: too many favors")
    checked(not state.edition.is_simple or asked is FAVOR, "agenda: no lines of favors here")
    checked(state.phase in ("specials", "buildings", "castle", "end"), "agenda: a favor too early")
    if isinstance(asked, LineEffect | UseColumn):
        is_used = state.used[seat] >> asked.line & 1
        checked(is_used, "agenda: a line of favors that was not chosen")
    if isinstance(asked, UseColumn):
        reached = state.level(seat, asked.line) >= asked.column
        checked(reached, "agenda: a column of favors that was not reached")
    return len(entries)


def _check_standing(state: Board) -> None:
    """Workers stand only where the phase that brings them home is still to come."""
    waiting = {step for _, step in state.agenda}
    phase = state.phase
    over = phase == "over" or not state.agenda
    for visit in VISITS:
        stands = state.worker[visit.space] != FREE
        home = (state.worker[visit.space], visit.entries[0]) in state.agenda
        fine = phase == "workers" or visit in waiting or home or over
        checked(not stands or fine, f"{SPACES[visit.space]}: its worker should be home")
    fine = phase == "workers" or STABLES_STEP in waiting or over
    checked(not state.stables or fine, "stables: their workers should be home")
    fine = phase == "workers" or INN_STEP in waiting or over
    checked(state.inn[0] == FREE or fine, "inn: who arrived should be its guest")
    fine = phase not in ("income", "end") and (phase != "castle" or CASTLE_FAVOR in waiting)
    checked(not state.queue or fine or over, "castle: its workers should be home")
    _check_road(state, over)


def _check_road(state: Board, over: bool) -> None:
    coming = state.phase in ("workers", "specials", "provost") or over
    for space in range(ROAD):
        worker = state.worker[space]
        home = (worker, HOME_FROM_ROAD[space]) in state.agenda
        fine = worker < 0 or coming or home
        checked(fine, f"road {space + 1}: its worker should be home")
        if state.turning[space] != FREE:
            comes = home or (NOBODY, BUILDINGS_PHASE) in state.agenda or over
            checked(comes, f"road {space + 1}: turning, and nobody comes home from it")


def _check_batches(state: Board, left: list[Entry]) -> None:
    """Batches are given by who stands at the castle, and have become houses, in this phase."""
    asked = left[-1][0] if left and left[-1][1] is BATCH else FREE
    running = state.phase == "castle" and (NOBODY, CASTLE_FAVOR) in left
    for seat, count in enumerate(state.batches):
        houses = sum(state.houses[seat * len(SECTIONS) : (seat + 1) * len(SECTIONS)])
        waits = (seat, BATCH) in left and seat != asked
        given = running and seat in state.queue and not waits and count <= houses
        checked(not count or given, f"{count} batches of {COLOURS[seat]}, who gave none")


def _check_bridge(state: Board) -> None:
    """Nobody has passed before phase 2, and everybody after it (rules: 4.1, 4.2)."""
    waiting = {step for _, step in state.agenda}
    if WORKERS_PHASE in waiting:
        checked(not state.bridge, "bridge: somebody passed before phase 2")
    elif TURN not in waiting:
        missing = [COLOURS[seat] for seat in range(state.players) if seat not in state.bridge]
        checked(not missing, f"bridge: {', '.join(missing)} should have passed in phase 2")


def _check_provost(state: Board) -> None:
    """From phase 7 to the merchants' guild he stands with the bailiff (rules: 4.3, 4.10)."""
    at_guild = any(
        isinstance(step, Visit | UseSpecial) and step.space == GUILD for _, step in state.agenda
    )
    may_leave = state.phase in ("specials", "provost", "buildings", "castle") and not at_guild
    reason = f"the provost on road {state.provost + 1}, and nobody moved him from the bailiff"
    checked(may_leave or state.provost == state.bailiff, reason)


def _check_scored(state: Board) -> None:
    """A section that is full, or that the bailiff reached, was scored in phase 7 (rules: 4.10)."""
    if not is_due(state):
        return
    reached = state.bailiff >= MARKS[state.scored]
    comes = (NOBODY, SCORING) in state.agenda or (state.phase == "castle" and not reached)
    reason = f"the {SECTIONS[state.scored]} should have been scored: "
    checked(comes, reason + ("reached by the bailiff" if reached else "no room is left"))
