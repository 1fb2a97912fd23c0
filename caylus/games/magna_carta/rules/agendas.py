"""Reading agendas: what waits must be what the rules themselves put there."""

from __future__ import annotations

import itertools

from caylus.games.magna_carta.rules import steps
from caylus.games.magna_carta.rules.board import NAMES, Board
from caylus.games.magna_carta.rules.cards import NEUTRAL_BUILDINGS
from caylus.games.magna_carta.rules.numbers import FIRST_NEUTRAL_KIND, FREE, NEUTRAL_PEDDLER_KIND
from caylus.games.magna_carta.rules.phases import Phase
from caylus.games.magna_carta.rules.rounds import INCOME_PHASE, WHOLE_ROUND
from caylus.games.magna_carta.rules.setup import (
    FIRST_PLAYER_LOT,
    NEUTRAL_DEAL,
    PEDDLER_LAST,
    beginning,
)
from caylus.games.magna_carta.rules.turns import ACTIONS_PHASE
from caylus.kernel.chance import CHANCE, NOBODY
from caylus.kernel.errors import shown
from caylus.kernel.state import Entry, checked

_STEPS = {CHANCE: steps.OF_CHANCE, NOBODY: steps.BY_THEMSELVES}


def read_agenda(state: Board, pairs: list[tuple[str, str]]) -> None:
    """Put pairs of a name and a step's text on the agenda, the next last; raises BadPosition.

    Steps may be left out of what the rules put there, but none may stand elsewhere.
    """
    state.agenda = [_entry(state, who, what) for who, what in pairs]
    if state.phase == "setup":
        _check_setup(state)
    else:
        _check_round(state)
    lot = (CHANCE, FIRST_PLAYER_LOT) in state.agenda
    checked((state.first == FREE) == lot, "a first player too early or none")


def _entry(state: Board, who: str, what: str) -> Entry:
    seats = {name: seat for seat, name in NAMES.items() if seat < state.players}
    checked(who in seats, f"agenda: {shown(who)} is nobody here")
    step = _STEPS.get(seats[who], steps.OF_SEATS).get(what)
    checked(step is not None, f"agenda: {shown(what)} is no step of {who}")
    assert step is not None
    return seats[who], step


def _is_part(entries: list[Entry], whole: list[Entry]) -> bool:
    """Whether some entries stand in another list in the same order."""
    rest = iter(whole)
    return all(entry in rest for entry in entries)


def _check_setup(state: Board) -> None:
    """The set-up is as in a new game, and its neutral cards are not too many."""
    whole = beginning(state.players)
    checked(_is_part(state.agenda, whole), "agenda: not in the order of the set-up")
    checked(not state.passed, "somebody has passed before the first round")
    neutrals = sum(FIRST_NEUTRAL_KIND <= kind < NEUTRAL_PEDDLER_KIND for kind in state.road_kind)
    coming = state.agenda.count((CHANCE, NEUTRAL_DEAL))
    most = len(NEUTRAL_BUILDINGS) - 1
    checked(neutrals + coming <= most, "more neutral buildings than there are")
    closing = (NOBODY, PEDDLER_LAST) in state.agenda
    laid = NEUTRAL_PEDDLER_KIND in state.road_kind
    checked(not (closing and laid), "a second neutral Peddler")
    checked(state.road_kind or closing, "a road without a card")


def _check_round(state: Board) -> None:
    """Below what is left of the running phase wait later phases, in the order of the round."""
    checked(state.road_kind, "a road without a card")
    whole = WHOLE_ROUND[state.standard]
    phases = list(itertools.takewhile(whole.__contains__, state.agenda))
    running = next((step for _, step in whole if step.text == state.phase), None)
    later = whole[: whole.index((NOBODY, running))] if running else []
    checked(_is_part(_without_one_income(phases), later), "agenda: phases in another order")
    begins = (NOBODY, ACTIONS_PHASE) in phases
    checked(not (begins and state.passed), "somebody has passed before the actions")
    left = state.agenda[len(phases) :]
    possible = running.may_wait(state, left) if isinstance(running, Phase) else not left
    checked(possible, f"agenda: not what is left of the phase {state.phase}")


def _without_one_income(phases: list[Entry]) -> list[Entry]:
    """Phases but one income: it may be put behind any phase, to see what it brings."""
    place = phases.index((NOBODY, INCOME_PHASE)) if (NOBODY, INCOME_PHASE) in phases else -1
    return phases[:place] + phases[place + 1 :] if place >= 0 else phases
