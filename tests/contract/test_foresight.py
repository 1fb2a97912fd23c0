"""What the engine foresees is what it answers otherwise, and disturbs nothing."""

import functools
import itertools
from collections.abc import Iterator
from random import Random

import caylus
from caylus.records.lines import Lines
from caylus.table.session import Session
from caylus.table.taught import Taught
from caylus.table.wishes import Wishes
from caylus.view.lesson import Lesson
from caylus.web.workers import answers
from caylus.web.workers.answers import Shown
from caylus.web.workers.foresight import Foresight
from tests.contract.test_lessons import EACH as EACH_CHAPTER
from tests.contract.test_lessons import steps
from tests.pages import EACH, Setup
from tests.walks import chosen

# One choice of the person in so many is foreseen: all would take long.
OFTEN = 3


def against_bots(setup: Setup) -> Session:
    """A session of a person in the first seat."""
    name, variant, players = setup
    seats = [("person", "Anna"), *[("random", f"Player {seat}") for seat in range(1, players)]]
    match = caylus.new_match(caylus.game(name), variant, seats, 1)
    return Session(Lines(match, 0), Wishes())


@functools.cache
def choices(setup: Setup) -> list[str]:
    """The choices of a random game."""
    session, random, found = against_bots(setup), Random(1), []
    while not session.state.is_over:
        found.append(chosen(session.state, random))
        session.play(found[-1])
    return found


def played(setup: Setup, foresees: bool) -> Iterator[tuple[Shown, bool]]:
    """What each choice of a game leads to, and whether it was foreseen, as one in so many is."""
    session, foresight, asked = against_bots(setup), Foresight(), itertools.count()
    session.html(session.table())
    for action in choices(setup):
        if foresees and session.choices and next(asked) % OFTEN == 0:
            while foresight.go_on(session):
                pass
        foreseen = foresight.take(session, action)
        if foreseen:
            session, shown = foreseen
        else:
            session.play(action)
            shown = answers.shown(session)
        yield shown, foreseen is not None


@EACH
def test_what_is_foreseen_is_what_is_answered_otherwise(setup: Setup) -> None:
    foreseen = list(played(setup, foresees=True))

    assert [shown for shown, _ in foreseen] == [shown for shown, _ in played(setup, foresees=False)]
    assert any(is_foreseen for _, is_foreseen in foreseen)


@EACH
def test_nothing_is_foreseen_for_bots_or_after_the_end(setup: Setup) -> None:
    session = against_bots(setup)
    for action in choices(setup):
        can_choose = session.actor == session.people[0]
        assert bool(Foresight().go_on(session)) == can_choose
        session.play(action)

    assert session.state.is_over
    assert not Foresight().go_on(session)


@EACH_CHAPTER
def test_lesson_answers_what_it_foresees(lesson: Lesson, number: int) -> None:
    for at, step, taught in steps(lesson, number):
        foresight, plain = Foresight(), Taught(lesson, number, at)
        for session in (taught, plain):
            session.html(session.table())
        while foresight.go_on(taught):
            pass
        for action in step.actions[:1]:
            plain.play(action)
            foreseen = foresight.take(taught, action)
            assert foreseen is not None
            assert foreseen[1] == answers.shown(plain)
