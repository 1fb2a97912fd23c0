"""Recorded games, replayed thing by thing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import caylus
from caylus.kernel.record import Match
from caylus.kernel.state import Action, State, Step
from tests import doors

RECORDS = sorted(doors.RECORDS.glob("*.record"))
EACH_RECORD = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)


class Scene(NamedTuple):
    """One thing that happened, with the states just before and just after it."""

    before: State
    seat: int
    what: Action | Step
    after: State


def beginning(record: Path) -> tuple[Match, list[str]]:
    """The match of a record before its first move, and its moves."""
    whole = caylus.load(record.read_text())
    return Match(whole.header, whole.game), whole.moves


def scenes(record: Path) -> Iterator[Scene]:
    """Everything that happens in a recorded game."""
    match, moves = beginning(record)
    last, found = match.state.clone(), []

    def watch(state: State, seat: int, what: Action | Step) -> None:
        nonlocal last
        before, last = last, state.clone()
        found.append(Scene(before, seat, what, last))

    for move in moves:
        match.play(move, watch)
        yield from found
        found.clear()
