"""A lesson at the table: a session that takes only the actions of a step, and knows its script."""

from __future__ import annotations

from dataclasses import replace

import caylus
from caylus.kernel.chance import CHANCE
from caylus.table.session import Session
from caylus.table.wishes import Wishes
from caylus.view.lesson import RESULTS, Chapter, Lesson, Said, Step
from caylus.view.table import Table


class Taught(Session):
    """A chapter of a lesson at this screen, at one of its steps.

    `begun` holds how many moves were made when each step up to this one began. The step that is
    left goes on counting until the others have done what it says they do then.
    """

    def __init__(self, lesson: Lesson, number: int, step: int = 0) -> None:
        self.lesson = lesson
        self.number = min(max(number, 0), len(lesson.chapters) - 1)
        super().__init__(caylus.load_lines(self.chapter.record), Wishes())
        self.begun = [self.lines.at]
        self.is_left = False
        while len(self.begun) - 1 < min(step, len(self.chapter.steps) - 1):
            self._follow()

    @property
    def chapter(self) -> Chapter:
        """The chapter that is played."""
        return self.lesson.chapters[self.number]

    @property
    def step(self) -> Step:
        """The step where it stands."""
        return self.chapter.steps[len(self.begun) - 1]

    @property
    def awaits_bot(self) -> bool:
        """Whether another seat moves next."""
        return bool(self.scripted)

    @property
    def is_coached(self) -> bool:
        """No: the lesson itself says what to do."""
        return False

    @property
    def lesson_at(self) -> str:
        """The place in the lesson where it stands."""
        step = len(self.begun) - 1
        return f"{self.match.header.game}/{self.lesson.name}/{self.number}/{step}"

    @property
    def scripted(self) -> str:
        """What another seat does now; empty if the learner is asked."""
        if not self.is_left:
            return ""
        done = sum(actor not in (CHANCE, *self.people) for actor in self._since())
        return self.step.then[done] if done < len(self.step.then) else ""

    def _since(self) -> list[int]:
        """Who has moved since the step began."""
        return self.match.actors[self.begun[-1] : self.lines.at]

    @property
    def choices(self) -> list[str]:
        """The actions of the step."""
        return [] if self.is_left else list(self.step.actions)

    def play(self, action: str) -> None:
        """Play an action of the step, or the others' next one; raises IllegalAction."""
        if self.scripted:
            if action != self.scripted:
                raise caylus.IllegalAction(self.said.reply)
            super().play(action)
        else:
            if action not in self.step.actions:
                raise caylus.IllegalAction(self.said.reply)
            super().play(action)
            self.is_left = True
        self._arrive()

    def go_on(self) -> None:
        """Leave a step that was only read."""
        if not self.step.actions and not self.is_left and not self.is_at_end:
            self.is_left = True
            self._arrive()

    def a_step_back(self) -> Taught:
        """The chapter at the step before, or where this step began if others move already."""
        step = len(self.begun) - 1
        before = Taught(self.lesson, self.number, step if self.is_left else step - 1)
        before.drawn = self.drawn
        return before

    @property
    def is_at_end(self) -> bool:
        """Whether nothing comes after this step in its chapter."""
        return len(self.begun) == len(self.chapter.steps)

    def _arrive(self) -> None:
        """Come to the next step once the others have done all."""
        if self.is_left and not self.scripted and not self.is_at_end:
            self.begun.append(self.lines.at)
            self.is_left = False

    def _follow(self) -> None:
        """Do what a step asks first, and all that comes then."""
        if self.step.actions:
            self.play(self.step.actions[0])
        else:
            self.go_on()
        while self.scripted:
            self.play(self.scripted)

    def stand(self, at: int) -> None:
        """Stand at a position where the learner chose, and at the step that asked for it."""
        super().stand(at)
        if self.lines.is_back:
            self._leave()
        known = [number for number, begun in enumerate(self.begun) if begun <= self.lines.at]
        del self.begun[known[-1] + 1 :]
        self.is_left = False

    def table(self) -> Table:
        """What this screen may show, with what the lesson says."""
        shown = super().table()
        if shown.history:
            past = replace(shown.history, mine=False, people=False, others=())
            return replace(shown, history=past)
        return replace(shown, learned=None, lesson=None if self.is_left else self.said)

    def results(self, shown: Table) -> str:
        """The HTML text of the game's end, if the step speaks of it."""
        speaks_of_it = shown.lesson is not None and shown.lesson.step.look == RESULTS
        return super().results(shown) if speaks_of_it else ""

    def _go_on(self) -> None:
        """Deal; what is forced is the learner's to do."""
        self._deal()

    @property
    def said(self) -> Said:
        """What the lesson says now."""
        chapters, steps = self.lesson.chapters, self.chapter.steps
        following = chapters[self.number + 1].title if self.number + 1 < len(chapters) else ""
        return Said(
            self.match.header.game,
            self.chapter.title,
            self.step,
            len(self.begun),
            len(steps),
            following,
        )
