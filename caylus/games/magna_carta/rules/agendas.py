"""Reading agendas: whatever a foreign position lets happen must be something that can."""

from __future__ import annotations

from collections import Counter

from caylus.games.magna_carta.rules import steps
from caylus.games.magna_carta.rules.board import NAMES, Board
from caylus.games.magna_carta.rules.buildings import OwnerEffect, PlaceStep
from caylus.games.magna_carta.rules.cards import NEUTRAL_BUILDINGS
from caylus.games.magna_carta.rules.castle import CASTLE_BONUS, CONTRIBUTE
from caylus.games.magna_carta.rules.numbers import FIRST_NEUTRAL_KIND, FREE, NEUTRAL_PEDDLER_KIND
from caylus.games.magna_carta.rules.rounds import END_OF_ROUND, ROUND
from caylus.games.magna_carta.rules.setup import FIRST_PLAYER_LOT, NEUTRAL_DEAL, PEDDLER_LAST
from caylus.games.magna_carta.rules.turns import ACTIONS_PHASE, TURN
from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.errors import shown
from caylus.kernel.state import Step, checked

_STEPS = {CHANCE: steps.OF_CHANCE, NOBODY: steps.BY_THEMSELVES}
_MOST_DEALS = 12


def read_agenda(state: Board, pairs: list[tuple[str, str]]) -> None:
    """Put pairs of a name and a step's text on the agenda, the next last; raises BadPosition."""
    seats = {name: seat for seat, name in NAMES.items() if seat < state.players}
    for who, what in pairs:
        checked(who in seats, f"agenda: {shown(who)} is nobody here")
        step = _STEPS.get(seats[who], steps.OF_SEATS).get(what)
        checked(step is not None, f"agenda: {shown(what)} is no step of {who}")
        assert step is not None
        state.agenda.append((seats[who], step))
    for (seat, step), count in Counter(state.agenda).items():
        most = _MOST_DEALS if seat == CHANCE else 1
        checked(count <= most, f"agenda: {NAMES[seat]} {step.text} too often")
        _check_step(state, seat, step)
    _check_setup(state)
    _check_order(state)


def _check_step(state: Board, seat: int, step: Step) -> None:
    """A step of one seat or place: the seat takes part and has to do with the place."""
    if isinstance(step, PlaceStep):
        there = state.road_owner if isinstance(step, OwnerEffect) else state.road_worker
        concerned = step.place < len(there) and there[step.place] == seat
        checked(concerned, f"agenda: {NAMES[seat]} has nothing to do with {step.text}")
    elif step is TURN:
        checked(seat not in state.passed, f"agenda: {NAMES[seat]} has passed and has no turn")
    elif step is CONTRIBUTE:
        checked(seat in state.passed, f"agenda: {NAMES[seat]} has not passed and offers nothing")
    checked(getattr(step, "seat", 0) < state.players, f"agenda: {step.text} is of nobody here")


def _check_setup(state: Board) -> None:
    """The neutral cards on the road and those still to come are not too many."""
    waiting = [step for _, step in state.agenda]
    neutrals = sum(FIRST_NEUTRAL_KIND <= kind < NEUTRAL_PEDDLER_KIND for kind in state.road_kind)
    coming = waiting.count(NEUTRAL_DEAL)
    most = len(NEUTRAL_BUILDINGS) - 1
    checked(neutrals + coming <= most, "more neutral buildings than there are")
    peddlers = state.road_kind.count(NEUTRAL_PEDDLER_KIND) + waiting.count(PEDDLER_LAST)
    checked(peddlers <= 1, "a second neutral Peddler")
    checked(state.road_kind or PEDDLER_LAST in waiting, "a road without a card")


def _check_order(state: Board) -> None:
    """Seats act in the running round; actions begin with a first player and nobody passed."""
    passing, first, over = bool(state.passed), state.first != FREE, False
    for seat, step in reversed(state.agenda):
        begins = step in (ACTIONS_PHASE, ROUND)
        of_this_round = seat != NOBODY or step in (CASTLE_BONUS, PEDDLER_LAST)
        checked(not (over and of_this_round), f"agenda: {step.text} after the end of its round")
        checked(not (begins and passing), f"agenda: {step.text} before the last one is done")
        first = first or step is FIRST_PLAYER_LOT
        checked(first or not begins, f"agenda: {step.text} without a first player")
        passing = step not in (END_OF_ROUND, ROUND) and (passing or step in (TURN, ACTIONS_PHASE))
        over = over or begins or step is END_OF_ROUND
    turns = [step for _, step in state.agenda if step is TURN]
    checked(len(turns) <= 1, "agenda: two turns at once")
    owing = [NAMES[n] for n, count in enumerate(state.batches) if count and n not in state.passed]
    checked(not owing, f"batches of {', '.join(owing)}, who have not passed")
