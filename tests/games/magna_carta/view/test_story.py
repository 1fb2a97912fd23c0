"""A match's story is the same, told during play or told again from its record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from caylus.games.magna_carta.view.movement import RoadMovement
from caylus.kernel.header import Header
from caylus.kernel.record import Match
from caylus.table.story import Story, story
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.pages import GAME, SETUPS, new
from tests.games.magna_carta.view.records import EACH_RECORD, beginning

PEOPLE = (0, 1)


def played(record: Path) -> tuple[Story, Match]:
    """The story of a recorded game told while it is played, and the match at its end."""
    match, moves = beginning(record)
    live = Story(match, PEOPLE, match.state)
    for move in moves:
        live.expect(match)
        match.play(move, live.watch)
    return live, match


def remembered(told: Story) -> dict[int, tuple[int, str]]:
    """What stood on the table when each seat last chose."""
    return {seat: (then.entries, then.table.to_json()) for seat, then in told.recap.before.items()}


@EACH_RECORD
def test_story_told_again_is_the_same(record: Path) -> None:
    live, match = played(record)
    again = story(match, PEOPLE)

    assert again.log.entries == live.log.entries
    assert remembered(again) == remembered(live)
    assert again.chronicle == live.chronicle
    assert again.decisions == live.decisions


@EACH_RECORD
def test_story_told_again_lets_nothing_fly(record: Path) -> None:
    live, match = played(record)

    assert live.movement.taken() != []
    assert story(match, PEOPLE).movement.taken() == []


@EACH_RECORD
def test_decisions_are_the_moves_at_which_people_had_a_choice(record: Path) -> None:
    live, _ = played(record)
    match, moves = beginning(record)
    choices = []
    for number, move in enumerate(moves):
        if match.state.actor in PEOPLE and len(match.state.actions()) > 1:
            choices.append(number)
        match.play(move)

    assert live.decisions == choices


def test_story_goes_on_where_it_was_told_to() -> None:
    """Otherwise, at the next move, everything that has moved since the beginning would fly."""
    start = table(players=2, turn="red", red="3d", green="3d")
    seats = new(("standard", 2)).header.seats
    match = Match(Header("magna-carta", 1, "standard", seats, 1, start.to_json()), GAME)
    match.play("place 1")
    told = story(match, PEOPLE)
    movement = RoadMovement()
    movement.look(match.state)
    match.play("place 2", told.watch)

    assert [move[:4] for move in told.movement.taken()] == [
        ("worker", "green", "row-1", "road-2"),
        ("denier", "", "row-1", "bridge"),
    ]


def test_story_begins_with_what_bots_like_and_keeps_its_places() -> None:
    header = new(SETUPS[-1]).header
    bots = [replace(seat, player="bailiff-sheriff", name="") for seat in header.seats]
    match = Match(replace(header, seats=tuple(bots)), GAME)
    told = story(match, ())
    fresh = told.news()
    match.deal()
    again = story(match, ())

    assert [entry.sentence for entry in fresh[:2]] == [
        "Red, Sheriff: likes to move the Provost.",
        "Green, Sheriff: likes to move the Provost.",
    ]
    assert told.frames[0].entries == len(bots)
    assert again.news() == []
