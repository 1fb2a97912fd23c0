"""The chronicle of a match: everybody's points round by round, and what made the difference."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from caylus.games.classic.rules.activation import BUILDINGS_PHASE, WorkerEffect
from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.castle import BATCH, CASTLE_PHASE, NO_BATCH
from caylus.games.classic.rules.construction import Build
from caylus.games.classic.rules.ending import COUNT, PENALTIES, reward
from caylus.games.classic.rules.favors import SIMPLE_POINTS
from caylus.games.classic.rules.points import CASTLE
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.rounds import ROUND
from caylus.games.classic.rules.specials import SPECIALS_PHASE
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.words import Exchange
from caylus.games.classic.view.points import points_of
from caylus.games.classic.view.tiles import SECTION_NAMES, things
from caylus.kernel.state import Action, State, Step
from caylus.view.chronicle import Chronicle, Moment, Standing
from caylus.view.seats import name_of
from caylus.view.text import _, ngettext

BUILT, TRADED, GIVEN, SCORED, DESERTED = "built", "traded", "given", "scored", "deserted"
A_WORKER_IS_WORTH = 2


@dataclass
class RoadChronicle(Chronicle):
    """Standings and moments of a match, kept while it is played through `watch`.

    `look` must see the state that the match begins with.
    """

    little: int = A_WORKER_IS_WORTH
    _castle: list[int] = field(default_factory=list)
    _provost: int = 0
    _pulled: list[int] = field(default_factory=list)

    def look(self, state: State) -> None:
        """Note how everybody stands before anything happens."""
        assert isinstance(state, Board)
        self._castle, self._provost = _castle_points(state), state.provost
        self._stand(state, max(0, state.round - 1))

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Note one thing that has just happened, if it made a difference."""
        assert isinstance(state, Board)
        if isinstance(what, Action):
            self._of_action(state, seat, what)
        elif what is SPECIALS_PHASE:
            self._provost, self._pulled = state.provost, []
        elif what is BUILDINGS_PHASE:
            self._note_deserted(state)
        elif what is CASTLE_PHASE:
            self._castle = _castle_points(state)
        elif what is BATCH:
            self._note_batches(state, seat)
        elif what is COUNT:
            self._note_count(state, seat)
        elif what is ROUND:
            self._stand(state, state.round - (state.phase != "over"))

    def _of_action(self, state: Board, seat: int, action: Action) -> None:
        if isinstance(action, Build):
            self._note_building(state, seat, action.kind)
        elif isinstance(action, Exchange) and action.points:
            self._note_trade(state, seat, action)
        elif isinstance(action, MoveProvost):
            self._pulled += [seat] if action.spaces < 0 else []
        elif action is NO_BATCH:
            self._note_batches(state, seat)

    def _stand(self, state: Board, round_number: int) -> None:
        """Note the points at the end of a round; the set-up counts to the one before the first."""
        if self.standings and self.standings[-1].round == round_number:
            self.standings.pop()
        points = tuple(points_of(state, seat) for seat in range(state.players))
        self.standings.append(Standing(round_number, points))

    def _note(
        self, state: Board, kind: str, seat: int, points: int, sentence: str, symbol: str
    ) -> None:
        self.moments.append(Moment(kind, state.round, seat, points, sentence, symbol))

    def _note_building(self, state: Board, seat: int, kind: int) -> None:
        building, points = BUILDINGS[kind], state.edition.points[kind]
        sentence = _built(
            points,
            round=state.round,
            name=name_of(self.seats, seat),
            building=_(building.name),
        )
        self._note(state, BUILT, seat, points, sentence, f"art-{building.key}")

    def _note_trade(self, state: Board, seat: int, deed: Exchange) -> None:
        """Note points that were bought at a building of the road."""
        if not isinstance(state.step, WorkerEffect):
            return
        building = BUILDINGS[state.road_kind[state.step.space]]
        sentence = _(
            "Round {round}: {name} took {gain} for {give} at the {building}.",
            round=state.round,
            name=name_of(self.seats, seat),
            gain=things(deed.trade.gain),
            give=things(deed.trade.give),
            building=_(building.name),
        )
        self._note(state, TRADED, seat, deed.points, sentence, f"art-{building.key}")

    def _note_batches(self, state: Board, seat: int) -> None:
        """Note what somebody gave to the castle, once no more is given."""
        count = state.batches[seat]
        if not count:
            return
        points = _castle_points(state)[seat] - self._castle[seat]
        name, worth = name_of(self.seats, seat), things("P" * points)
        sentence = _given(count, round=state.round, name=name, points=worth)
        self._note(state, GIVEN, seat, points, sentence, "icon-castle")

    def _note_count(self, state: Board, seat: int) -> None:
        """Note what the scoring of a section gave or cost."""
        houses = state.houses[seat * len(SECTIONS) + state.scored]
        favors = reward(state.scored, houses)
        section = SECTIONS[state.scored]
        said = {
            "round": state.round,
            "name": name_of(self.seats, seat),
            "section": _(SECTION_NAMES[section]),
        }
        symbol = f"icon-scoring-{section}"
        if favors:
            sentence = _favored(houses, favors=things("K" * favors), **said)
            self._note(state, SCORED, seat, SIMPLE_POINTS * favors, sentence, symbol)
        elif not houses:
            lost = PENALTIES[state.scored]
            sentence = _("Round {round}: {name} had no house in the {section}.", **said)
            moment = Moment(SCORED, state.round, seat, lost, sentence, symbol, is_loss=True)
            self.moments.append(moment)

    def _note_deserted(self, state: Board) -> None:
        """Note the workers whom moves of the Provost left beyond him, unless it was their own."""
        left = state.worker[state.provost + 1 : self._provost + 1]
        for seat, count in Counter(worker for worker in left if worker >= 0).items():
            if set(self._pulled) == {seat}:
                continue
            sentence = self._desertion(state, seat, count)
            lost = count * A_WORKER_IS_WORTH
            moment = Moment(
                DESERTED, state.round, seat, lost, sentence, "icon-provost", is_loss=True
            )
            self.moments.append(moment)

    def _desertion(self, state: Board, seat: int, count: int) -> str:
        """What is told of a seat's deserted workers, with who moved the Provost if it was one."""
        fields = {
            "round": state.round,
            "number": state.provost + 1,
            "name": name_of(self.seats, seat),
        }
        if len(self._pulled) != 1:
            return _beyond_the_stop(count, **fields)
        return _pulled_back(count, mover=name_of(self.seats, self._pulled[0]), **fields)


def _castle_points(state: Board) -> list[int]:
    return [state.points_of(seat)[CASTLE] for seat in range(state.players)]


def _built(points: int, **values: object) -> str:
    return ngettext(
        "Round {round}: {name} built the {building}, {count} point.",
        "Round {round}: {name} built the {building}, {count} points.",
        points,
        **values,
    )


def _given(count: int, **values: object) -> str:
    return ngettext(
        "Round {round}: {name} gave {count} batch to the castle, {points}.",
        "Round {round}: {name} gave {count} batches to the castle, {points}.",
        count,
        **values,
    )


def _favored(houses: int, **values: object) -> str:
    return ngettext(
        "Round {round}: {name} had {count} house in the {section} and received {favors}.",
        "Round {round}: {name} had {count} houses in the {section} and received {favors}.",
        houses,
        **values,
    )


def _beyond_the_stop(count: int, **values: object) -> str:
    return ngettext(
        "Round {round}: the Provost stopped at {number}; {name}'s worker came home with nothing.",
        "Round {round}: the Provost stopped at {number};"
        " {name}'s {count} workers came home with nothing.",
        count,
        **values,
    )


def _pulled_back(count: int, **values: object) -> str:
    return ngettext(
        "Round {round}: {mover} moved the Provost back to {number};"
        " {name}'s worker came home with nothing.",
        "Round {round}: {mover} moved the Provost back to {number};"
        " {name}'s {count} workers came home with nothing.",
        count,
        **values,
    )
