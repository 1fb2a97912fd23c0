"""What happened, told from what changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from caylus.games.classic.rules.activation import OwnerEffect, WorkerEffect
from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.castle import BATCH, CASTLE_FAVOR
from caylus.games.classic.rules.ending import COUNT, END_PHASE, SCORED, SCORING, reward
from caylus.games.classic.rules.favors import (
    CAPS,
    FAVOR,
    LINE_CHOICES,
    LINE_NAMES,
    SIMPLE_FAVOR,
    LineEffect,
    UseColumn,
)
from caylus.games.classic.rules.phases import SpaceStep, WorkerHome
from caylus.games.classic.rules.points import LOST, SOURCES
from caylus.games.classic.rules.rounds import INCOME_A_TURN, INCOME_PHASE, ROUND
from caylus.games.classic.rules.setup import NextInOrder
from caylus.games.classic.rules.spaces import FREE, ROAD, SPACES
from caylus.games.classic.rules.specials import INN_STEP, STABLES_STEP, UseSpecial
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.turns import TURN
from caylus.games.classic.rules.words import NOWHERE
from caylus.games.classic.view.changes import gained
from caylus.games.classic.view.tiles import LINE_TITLES, SECTION_NAMES, SPECIAL_NAMES, things
from caylus.games.classic.view.wording import wording
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, State, Step
from caylus.view.log import Log
from caylus.view.seats import name_of
from caylus.view.text import _, listed, ngettext, passage
from caylus.view.wording import Told


@dataclass
class RoadLog(Log):
    """Everything that happened in a match, told while it is played through `watch`."""

    _before: Board | None = None

    def look(self, state: State) -> None:
        """Remember what stands before the next thing happens."""
        assert isinstance(state, Board)
        self._before = state.clone()

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell one thing that has just happened."""
        assert isinstance(state, Board)
        before = self._before or state
        if seat == CHANCE:
            self._of_chance(state, what)
        elif isinstance(what, Action):
            told = Told(state, self.seats, seat, gained(before, state, seat))
            self.tell(seat, wording(what).line(told, what))
        elif seat >= 0:
            self.tell(seat, self._of_seat(before, state, seat, what))
        else:
            for sentence in self._of_table(before, state, what):
                self.note(sentence)
        self.look(state)

    def _of_chance(self, state: Board, what: Action | Step) -> None:
        if isinstance(what, NextInOrder) and len(state.order) == state.players:
            self.note(_("The turn order is {names}.", names=self._names(state.order)))

    def _of_seat(self, before: Board, state: Board, seat: int, step: Step) -> str:
        """What happened to a seat without its doing; empty if nothing is told."""
        if isinstance(step, WorkerHome):
            return self._of_worker_home(before, state, seat, step)
        if isinstance(step, WorkerEffect | OwnerEffect | UseSpecial):
            return self._of_effect(before, state, seat, step)
        if step is TURN:
            return self._of_forced_pass(before, state, seat)
        if step is BATCH:
            return self._of_no_batch(before, state, seat)
        if step is COUNT:
            return self._of_count(before, state, seat)
        return self._of_favor(before, state, seat, step)

    def _of_worker_home(self, before: Board, state: Board, seat: int, step: SpaceStep) -> str:
        space = step.space
        if space >= ROAD:
            return ""
        tile, turning = _on_road(before, space), before.turning[space]
        deserted = _(
            "{name}'s worker came home from {number} {card} with nothing: the Provost stood on"
            " {provost}.",
            name=name_of(self.seats, seat),
            provost=state.provost + 1,
            **tile,
        )
        owner = name_of(self.seats, turning) if turning != FREE else ""
        turned = _("{number} {card} has become a residence of {name}.", name=owner, **tile)
        return passage([deserted if space > state.provost else "", turned if owner else ""])

    def _of_effect(self, before: Board, state: Board, seat: int, step: SpaceStep) -> str:
        name, gain = name_of(self.seats, seat), things(gained(before, state, seat))
        if step.space >= ROAD:
            said = {"name": name, "building": _(SPECIAL_NAMES[SPACES[step.space]])}
            if gain:
                return _("{name} took {gain} at the {building}.", gain=gain, **said)
            return _("{name} could do nothing at the {building}.", **said)
        tile = _on_road(state, step.space)
        if gain:
            return _("{name} took {gain} on {number} {card}.", name=name, gain=gain, **tile)
        return _("{name} could do nothing on {number} {card}.", name=name, **tile)

    def _of_forced_pass(self, before: Board, state: Board, seat: int) -> str:
        name, taken = name_of(self.seats, seat), gained(before, state, seat)
        if taken:
            return _(
                "{name} could place no worker, passed and took {gain}.",
                name=name,
                gain=things(taken),
            )
        return _("{name} could place no worker and passed.", name=name)

    def _of_no_batch(self, before: Board, state: Board, seat: int) -> str:
        if state.batches[seat]:
            return ""
        name, lost = name_of(self.seats, seat), _lost(before, state, seat)
        if not lost:
            return _("{name} could give no batch to the castle.", name=name)
        return ngettext(
            "{name} could give no batch to the castle and lost {count} point.",
            "{name} could give no batch to the castle and lost {count} points.",
            lost,
            name=name,
        )

    def _of_count(self, before: Board, state: Board, seat: int) -> str:
        """What the scoring of a section gives or costs."""
        houses = state.houses[seat * len(SECTIONS) + state.scored]
        said = {
            "name": name_of(self.seats, seat),
            "section": _(SECTION_NAMES[SECTIONS[state.scored]]),
        }
        favors = reward(state.scored, houses) if houses else 0
        if favors:
            favor = things("K" * favors)
            return ngettext(
                "{name} has {count} house in the {section} and receives {favor}.",
                "{name} has {count} houses in the {section} and receives {favor}.",
                houses,
                favor=favor,
                **said,
            )
        if houses:
            return _("{name} has 1 house in the {section}: it neither gives nor costs.", **said)
        lost = _lost(before, state, seat)
        if not lost:
            return _("{name} has no house in the {section}, and no point to lose.", **said)
        return ngettext(
            "{name} has no house in the {section} and loses {count} point.",
            "{name} has no house in the {section} and loses {count} points.",
            lost,
            **said,
        )

    def _of_favor(self, before: Board, state: Board, seat: int, step: Step) -> str:
        name = name_of(self.seats, seat)
        if step is SIMPLE_FAVOR:
            points = sum(state.points_of(seat)) - sum(before.points_of(seat))
            return _("{name} took {gain} for a royal favor.", name=name, gain=things("P" * points))
        forced = _forced(before, state, seat, step)
        if forced:
            told = Told(state, self.seats, seat, gained(before, state, seat))
            return wording(forced).line(told, forced)
        if step is FAVOR:
            return _(
                "{name} has used every line of favors in this phase: a royal favor is lost.",
                name=name,
            )
        if isinstance(step, LineEffect):
            line = _(LINE_TITLES[LINE_NAMES[step.line]])
            return _("{name} could do nothing in the line {line}.", name=name, line=line)
        return ""

    def _of_table(self, before: Board, state: Board, step: Step) -> Iterator[str]:
        """What happened that is nobody's doing."""
        if step is INCOME_PHASE:
            yield from self._of_income(before, state)
        elif step is STABLES_STEP and before.stables:
            yield _("The turn order is {names} now.", names=self._names(state.order))
        elif step is INN_STEP and before.inn != state.inn:
            yield self._of_inn(before, state)
        elif step is CASTLE_FAVOR and before.queue:
            yield self._of_most_batches(before, state)
        elif step is END_PHASE:
            yield self._of_bailiff(before, state)
        elif step is SCORING and state.agenda and state.agenda[-1][1] is COUNT:
            yield _("The houses of the {section} are counted.", section=_section(state.scored))
        elif step is SCORED and not state.edition.is_simple and state.scored < len(SECTIONS):
            yield _("Favors go up to column {number} now.", number=CAPS[state.scored])
        elif step is ROUND and state.phase == "over":
            yield _("The Towers have been scored: the game is over.")

    def _of_income(self, before: Board, state: Board) -> Iterator[str]:
        first = name_of(self.seats, state.order[0])
        if before.order == state.order:
            yield _("Round {number}: income.", number=state.round)
        else:
            yield _("Round {number}: income. {name} goes first.", number=state.round, name=first)
        brought = [
            _("{gain} to {name}", gain=things("d" * more), name=name_of(self.seats, seat))
            for seat in range(state.players)
            if (more := gained(before, state, seat).count("d") - INCOME_A_TURN) > 0
        ]
        if brought:
            yield _("Buildings brought {parts}.", parts=listed(brought))

    def _of_inn(self, before: Board, state: Board) -> str:
        left, guest = before.inn[1], name_of(self.seats, state.inn[1])
        if left == FREE:
            return _("{name} is the guest of the Inn now.", name=guest)
        return _(
            "{name} is the guest of the Inn now; {left}'s worker came home.",
            name=guest,
            left=name_of(self.seats, left),
        )

    def _of_most_batches(self, before: Board, state: Board) -> str:
        if not any(before.batches):
            return _("Nobody gave a batch to the castle.")
        winner = state.agenda[-1][0]
        name, most = name_of(self.seats, winner), before.batches[winner]
        if before.batches.count(most) > 1:
            return _("{name} gave most batches first and receives a royal favor.", name=name)
        return _("{name} gave most batches and receives a royal favor.", name=name)

    def _of_bailiff(self, before: Board, state: Board) -> str:
        if before.provost == state.provost:
            return _("The Bailiff joins the Provost on {number}.", number=state.bailiff + 1)
        return _(
            "The Bailiff goes on to {number}, and the Provost joins him.", number=state.bailiff + 1
        )

    def _names(self, order: list[int]) -> str:
        return listed([name_of(self.seats, seat) for seat in order])


def _forced(before: Board, state: Board, seat: int, step: Step) -> Action | None:
    """The only choice within a royal favor, which was taken by itself; None if there was none."""
    if step is FAVOR:
        line = state.used[seat] & ~before.used[seat]
        return LINE_CHOICES[line.bit_length() - 1] if line else None
    return step.word.run(before, seat, NOWHERE)[0] if isinstance(step, UseColumn) else None


def _on_road(state: Board, space: int) -> dict[str, object]:
    """The number of a space of the road and the tile on it, for a sentence."""
    return {"number": space + 1, "card": _(BUILDINGS[state.road_kind[space]].name)}


def _lost(before: Board, state: Board, seat: int) -> int:
    place = seat * len(SOURCES) + LOST
    return before.points[place] - state.points[place]


def _section(number: int) -> str:
    return _(SECTION_NAMES[SECTIONS[number]])
