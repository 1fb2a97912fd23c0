"""A game at one screen: who looks on, what can be taken back, what is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Self

import caylus
from caylus import games
from caylus.kernel.chance import CHANCE
from caylus.kernel.header import PERSON
from caylus.kernel.record import Match
from caylus.kernel.state import State
from caylus.records.lines import Lines, in_common
from caylus.records.twin import twin
from caylus.table.closing import closing
from caylus.table.coached import is_coached
from caylus.table.coached import remark as round_remark
from caylus.table.story import Story, story
from caylus.table.ways import ways
from caylus.table.wishes import ACTOR, Look, Wishes
from caylus.view.history import CARD, MOVE, NOTHING, SENT, History, Left
from caylus.view.offers import words
from caylus.view.parts import Change, Part, changes
from caylus.view.review import remark
from caylus.view.table import Table


class Session:
    """A game at this screen: its `lines`, the position where it stands, and one to look at.

    `open_hand` is the seat whose hand lies open. A single person's hand always does; with several
    people a curtain falls when the game needs another hand. `persons` are all seats of people, and
    `people` those at this screen. `tried_from` is the record to return to from a trial.
    `challenge` is the text of a link with the same deal as somebody else played it.
    """

    def __init__(self, lines: Lines, wishes: Wishes) -> None:
        self.lines = lines
        self.wishes = wishes
        seats = lines.match.header.seats
        self.persons = [seat for seat, each in enumerate(seats) if each.player == PERSON]
        own = lines.match.state.actor if wishes.own == ACTOR else wishes.own
        self.own = own if own in self.persons and len(self.persons) > 1 else None
        self.people = self.persons if self.own is None else [self.own]
        self.open_hand = self.persons[0] if len(self.persons) == 1 else None
        if self.own is not None and lines.match.state.actor != self.own:
            # A person who waits for an answer by link is alone at this screen.
            self.open_hand = self.own
        self.kept_story: Story | None = None
        self.handed = 0
        self.remarked = ""
        self.drawn: list[Part] = []
        self.look: Look | None = None
        self.tried_from = ""
        self.tried_at: Look | None = None
        self.challenge = ""
        if lines.is_back and self.actor not in self.people:
            self._leave()
        if not lines.is_back:
            self._go_on()

    @property
    def match(self) -> Match:
        """The whole line that is played."""
        return self.lines.match

    @property
    def story(self) -> Story:
        """What is told of that line; a line that is new here gets it when somebody asks."""
        self.kept_story = self.kept_story or story(self.match, self.people)
        return self.kept_story

    def awaits_choice(self, record: str) -> bool:
        """Whether the game stands as a record leaves it, and the open hand's seat must choose."""
        can_choose = self.actor is not None and self.actor == self.open_hand
        return can_choose and self.lines.text() == record

    @property
    def state(self) -> State:
        """The position where the game stands."""
        return self.story.position(self.lines.at) if self.lines.is_back else self.match.state

    @property
    def actor(self) -> int | None:
        """The seat that must choose, or None when the game is over."""
        return self.state.actor

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot must choose."""
        return self.actor is not None and self.match.header.seats[self.actor].player != PERSON

    @property
    def is_coached(self) -> bool:
        """Whether a coach looks on."""
        return is_coached(self)

    @property
    def is_hidden(self) -> bool:
        """Whether a person must choose whose hand is not open."""
        return self.actor in self.people and self.actor != self.open_hand

    @property
    def is_behind_curtain(self) -> bool:
        """Whether that person must see the hand to choose."""
        return self.is_hidden and games.view(self.state.game).needs_hand(self.state)

    @property
    def choices(self) -> list[str]:
        """The actions that a person at this screen may choose from now."""
        is_asked = self.actor in self.people and not self.is_hidden
        return [str(action) for action in self.state.actions()] if is_asked else []

    def twin(self) -> Self:
        """A session that stands like this one; what is played there changes nothing here."""
        made = twin(self)
        made.lines = self.lines.twin()
        made.kept_story = self.story.twin(made.match)
        return made

    def play(self, action: str) -> None:
        """Play an action of the actor, and all that follows by itself; raises IllegalAction.

        If it is the move that was taken back, the game does that again; otherwise it leaves the
        line. A person who plays stops looking at another position; a bot disturbs no look.
        """
        if self.actor in self.people:
            self.look = None
        if self.lines.is_back:
            chosen = str(self.state.clone().play(action))
            if chosen == self.match.moves[self.lines.at]:
                self.redo()
                return
            self._leave()
        self._play(action)
        self._go_on()

    def _play(self, action: str) -> None:
        decisions = self.story.decisions[:]
        self.story.expect(self.match)
        try:
            self.match.play(action, self.story.watch)
        except ValueError:
            self.story.decisions = decisions
            raise
        self.story.keep(self.match.state)
        self.lines.arrive()

    def _go_on(self) -> None:
        """Deal, and play forced moves if people wish it."""
        self._deal()
        while self.wishes.plays_forced and self.actor in self.people and self._is_forced():
            self._play(str(self.match.state.actions()[0]))
            self._deal()

    def _deal(self) -> None:
        while self.actor == CHANCE:
            self._play(str(self.match.state.dealt()))

    def _is_forced(self) -> bool:
        return len(self.match.state.offered) == 1

    def _leave(self) -> None:
        """Leave the line where the game stands; if something new was seen, mark the record."""
        if self.crossed(self.lines.at, len(self.match.moves)) != NOTHING:
            header = self.match.header
            self.match.header = replace(header, retaken=header.retaken + 1)
        self.lines.leave()
        self.look = None
        self.kept_story = None

    def crossed(self, start: int, end: int) -> str:
        """What was new between two positions to the seat that chose at the first."""
        actors = self.match.actors[start:end]
        if not actors:
            return NOTHING
        if any(actor not in (CHANCE, actors[0]) for actor in actors):
            return MOVE
        if self.waits_elsewhere:
            return SENT
        return CARD if CHANCE in actors else NOTHING

    @property
    def last_decision(self) -> int | None:
        """The number of moves before the last choice of a person here."""
        return max((at for at in self.story.decisions if at < self.lines.at), default=None)

    @property
    def last_turn(self) -> int | None:
        """The number of moves before the first choice of a person's last turn here."""
        return self.turn_before(self.lines.at)

    def turn_before(self, end: int) -> int | None:
        """The number of moves before a person's last turn here, seen from a position."""
        start = None
        for at in reversed(self.story.decisions):
            if at < end:
                if start is not None and not self._is_one_turn(at, start):
                    break
                start = at
        return start

    def _is_one_turn(self, start: int, end: int) -> bool:
        """Whether one person chose at both positions, and nobody else moved between them."""
        actors = self.match.actors
        return actors[start] == actors[end] and self.crossed(start, end) != MOVE

    @property
    def next_decision(self) -> int:
        """The number of moves before the next choice that was taken back, else of all moves."""
        later = (at for at in self.story.decisions if at > self.lines.at)
        return min(later, default=len(self.match.moves))

    @property
    def next_turn(self) -> int:
        """The number of moves after the whole turn that was taken back."""
        later = [at for at in self.story.decisions if at > self.lines.at]
        others = (at for at in later if not self._is_one_turn(self.lines.at, at))
        return min(others, default=len(self.match.moves))

    @property
    def last_person(self) -> int | None:
        """The seat of the person here who chose last."""
        at = self.last_decision
        return None if at is None else self.match.actors[at]

    @property
    def waits_elsewhere(self) -> bool:
        """Whether the person who must choose plays on another screen."""
        return self.actor in self.persons and self.actor not in self.people

    @property
    def can_send(self) -> bool:
        """Whether somebody else may make the next choice on a screen of their own."""
        is_others = self.actor in self.persons and self.actor != self.own
        return is_others and len(self.persons) > 1 and not self.tried_from

    def undo(self) -> None:
        """Take back a person's last choice and all that followed it; redo brings it back."""
        if self.last_decision is not None:
            self.stand(self.last_decision)

    def restart_turn(self) -> None:
        """Take back a person's last turn and all that followed it."""
        if self.last_turn is not None:
            self.stand(self.last_turn)

    def redo(self) -> None:
        """Do again the moves that were taken back, up to a person's next choice."""
        self.stand(self.next_decision)

    def redo_turn(self) -> None:
        """Do again the whole turn that was taken back."""
        self.stand(self.next_turn)

    def stand(self, at: int) -> None:
        """Stand at a position of the line; if a bot must choose there, it thinks anew."""
        self.look = None
        self.lines.at = at
        if self.lines.is_back and self.actor not in self.people:
            self._leave()
            self._go_on()
        self.story.news()

    def turn_to(self, number: int) -> None:
        """Return to a line that was left."""
        self.lines.turn_to(number)
        self.look = None
        self.kept_story = None

    def try_out(self) -> None:
        """Begin a trial, at the position that is looked at if there is one."""
        if not self.tried_from:
            self.tried_from, self.tried_at = self.lines.text(), self.look
        if self.look:
            self.stand(self.look.at)

    def keep_trial(self) -> None:
        """Go on from the trial; the line before it stays among the others."""
        self.tried_from = ""

    def drop_trial(self) -> None:
        """Return to the game before the trial, and to the position that was looked at."""
        self.lines = caylus.load_lines(self.tried_from)
        self.tried_from, self.look = "", self.tried_at
        self.kept_story = None

    def reveal(self) -> None:
        """Lift the curtain for the person who must choose."""
        if self.actor in self.people:
            self.open_hand = self.actor

    def look_at(self, at: int | None, best: str = "") -> None:
        """Look at the position after so many moves, or back at the game."""
        last = len(self.match.moves)
        self.look = None if at is None else Look(min(max(at, 0), last), best)

    def news(self, shown: Table) -> list[str]:
        """The news since this was last asked, as the reader of a table may know it."""
        said, self.remarked = self.remarked, shown.remark
        remarks = [shown.remark] if shown.remark not in ("", said) else []
        return [entry.text(shown.reader) for entry in self.story.news()] + remarks

    def handed_out(self) -> str:
        """The record of all lines that found no room; empty if there is no new one among them."""
        if len(self.lines.gone) == self.handed:
            return ""
        self.handed = len(self.lines.gone)
        return self.lines.gone_text()

    def table(self) -> Table:
        """What this screen may show."""
        return self._standing() if self.look is None else self._looking(self.look)

    def _standing(self) -> Table:
        hidden, curtain = self.is_hidden, self.is_behind_curtain
        viewer = None if curtain else self.actor if hidden else self.open_hand
        frame = self.story.frames[self.lines.at]
        undone = self.last_decision
        return Table(
            sight=self.state.sight(viewer),
            seats=self.match.header.seats,
            log=self.story.log.entries[: frame.entries],
            curtain=self.actor if curtain else None,
            covered=hidden and not curtain,
            undo="" if undone is None else self.crossed(undone, self.lines.at),
            before=None if viewer is None else frame.before.get(viewer),
            learned=None if self.is_coached else self.wishes.learned,
            remark=round_remark(self),
            ways=tuple(ways(self)),
            is_trial=bool(self.tried_from),
            by_link=self.own is not None,
            note=self.lines.noted.get(self.lines.at, ""),
        )

    def _looking(self, look: Look) -> Table:
        """What is shown of a position of the line; in a finished game, as the chooser saw it."""
        frame, state = self.story.frames[look.at], self.story.position(look.at)
        open_hand = None if self.is_hidden else self.open_hand
        chose = state.actor
        is_told = self.lines.is_over and not self.tried_from
        viewer = chose if is_told and chose != CHANCE else open_hand
        sight, seats = state.sight(viewer), self.match.header.seats
        said = remark(sight, seats, self.match.moves[look.at], look.best) if look.best else None
        notes = self.lines.noted
        history = History(
            at=look.at,
            length=len(self.match.moves),
            stands=self.lines.at,
            crossed=self.crossed(look.at, self.lines.at) if look.at < self.lines.at else "",
            marks=tuple(self.story.marks),
            people=bool(self.people),
            my_turn=self.turn_before(look.at),
            others=tuple(self._left()),
            remark=said,
            mine=self.own is None or chose == self.own,
            notes=tuple(notes.items()),
        )
        log, note = self.story.log.entries[: frame.entries], notes.get(look.at, "")
        return Table(sight, seats, log, history=history, note=note)

    def _left(self) -> Iterator[Left]:
        for other in self.lines.others:
            common = in_common(self.match.moves, other)
            state = self.story.position(common)
            known = state.actor in self.people and not self.is_hidden
            move = words(state.sight(state.actor), other[common]) if known else ""
            yield Left(common, len(other) - common, move)

    def changes(self, shown: Table) -> list[Change] | None:
        """The changes from the table drawn last to this one; None if all has to be drawn."""
        before, self.drawn = self.drawn, shown.board
        return changes(before, self.drawn)

    def html(self, shown: Table) -> str:
        """The HTML text of a whole table."""
        self.drawn = shown.board
        return "".join(part.html for part in self.drawn)

    def results(self, shown: Table) -> str:
        """The HTML text of the game's end; empty before it, and while somebody looks back."""
        return closing(self, shown)
