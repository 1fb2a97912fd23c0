"""Every lesson can be played to its end by what it says, and answers whatever else one tries."""

import re
from collections.abc import Iterator

import pytest

import caylus
from caylus import games
from caylus.table.taught import Taught
from caylus.view.lens import lens
from caylus.view.lesson import MOST_WORDS, Lesson, Step

LESSONS = [
    (name, lesson)
    for name in games.shown()
    if games.has_lessons(name)
    for lesson in games.lessons(name)
]
CHAPTERS = [
    pytest.param(lesson, number, id=f"{name}-{lesson.name}-{number}")
    for name, lesson in LESSONS
    for number, _chapter in enumerate(lesson.chapters)
]
EACH = pytest.mark.parametrize(("lesson", "number"), CHAPTERS)


def steps(lesson: Lesson, number: int) -> Iterator[tuple[int, Step, Taught]]:
    """Each step of a chapter, with the table at it; the first of its actions goes on."""
    for at, step in enumerate(lesson.chapters[number].steps):
        yield at, step, Taught(lesson, number, at)


def go_on(taught: Taught, action: str = "") -> None:
    """Do what a step asks, and let the others do what comes then."""
    if action:
        taught.play(action)
    else:
        taught.go_on()
    while taught.awaits_bot:
        taught.play(taught.scripted)


def things(taught: Taught) -> set[str]:
    """What of the table, or of the closing screen, has an id or can be looked at."""
    shown = taught.table()
    html = shown.html + taught.results(shown)
    return set(re.findall(r'(?:id|data-look)="([^"]+)"', html))


@EACH
def test_chapter_leads_from_step_to_step_whatever_is_chosen(lesson: Lesson, number: int) -> None:
    for at, step, _taught in steps(lesson, number):
        for action in step.actions or ("",):
            taught = Taught(lesson, number, at)
            assert taught.said.step is step
            go_on(taught, action)
            assert taught.said.number == min(at + 2, len(lesson.chapters[number].steps))


@EACH
def test_whole_chapter_can_be_played_with_the_last_of_every_choice(
    lesson: Lesson, number: int
) -> None:
    taught = Taught(lesson, number)
    while not taught.is_at_end:
        go_on(taught, taught.step.actions[-1] if taught.step.actions else "")

    assert taught.step.actions == ()


@EACH
def test_only_what_a_step_asks_is_lit(lesson: Lesson, number: int) -> None:
    for _at, step, taught in steps(lesson, number):
        assert {action.text for action in taught.table().actions} == set(step.actions)


@EACH
def test_what_is_looked_at_lies_on_the_table(lesson: Lesson, number: int) -> None:
    for _at, step, taught in steps(lesson, number):
        assert {*step.look.split(), *step.instead.split()} <= things(taught), step.text


@EACH
def test_every_other_action_is_refused_with_an_answer(lesson: Lesson, number: int) -> None:
    for _at, step, taught in steps(lesson, number):
        if taught.actor not in taught.people:
            continue
        for action in taught.state.actions():
            if action.text not in step.actions:
                with pytest.raises(caylus.IllegalAction, match=re.escape(taught.said.reply)):
                    taught.play(action.text)


@EACH
def test_every_click_elsewhere_is_answered(lesson: Lesson, number: int) -> None:
    for _at, _step, taught in steps(lesson, number):
        shown = taught.table()
        looks = set(re.findall(r'data-look="([^"]+)"', shown.html))
        for thing in looks - set(shown.lit.on):
            shown_lens = lens(shown, thing)
            assert shown_lens.lit or any(shown_lens.meaning), thing


@EACH
def test_a_lesson_goes_on_from_the_very_step_at_which_it_was_left(
    lesson: Lesson, number: int
) -> None:
    played = Taught(lesson, number)
    for at, step, again in steps(lesson, number):
        assert again.lesson_at == played.lesson_at
        assert again.lines.text() == played.lines.text()
        if at + 1 < len(lesson.chapters[number].steps):
            go_on(played, step.actions[0] if step.actions else "")


@EACH
def test_a_step_back_stands_where_that_step_began(lesson: Lesson, number: int) -> None:
    for at, _step, taught in steps(lesson, number):
        if at:
            before = Taught(lesson, number, at - 1)
            assert taught.a_step_back().lines.text() == before.lines.text()


@EACH
def test_undo_leads_to_the_step_that_asked(lesson: Lesson, number: int) -> None:
    asked = None
    for at, step, taught in steps(lesson, number):
        if asked is not None:
            taught.undo()
            assert taught.said.number - 1 == asked
            go_on(taught, taught.step.actions[0])
            assert taught.said.number - 1 > asked
        asked = at if step.actions else asked


@EACH
def test_steps_say_one_thing_briefly(lesson: Lesson, number: int) -> None:
    for step in lesson.chapters[number].steps:
        assert len(step.text.split()) <= MOST_WORDS, step.text
        assert len(step.reply.split()) <= MOST_WORDS, step.reply


def test_games_that_are_taught_begin_with_something_to_do_soon() -> None:
    assert LESSONS
    for _name, lesson in LESSONS:
        assert any(step.actions for step in lesson.chapters[0].steps[:4]), lesson.name
