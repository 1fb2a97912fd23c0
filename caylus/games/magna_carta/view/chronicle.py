"""The chronicle of a match: everybody's points round by round, and what made the difference."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.buildings import BUILDINGS_PHASE
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.numbers import PRESTIGE
from caylus.games.magna_carta.rules.provost import PROVOST_PHASE, MoveProvost
from caylus.games.magna_carta.rules.rounds import END_OF_ROUND
from caylus.games.magna_carta.rules.scoring import TOKEN_POINTS
from caylus.games.magna_carta.rules.turns import Build, BuildPrestige
from caylus.games.magna_carta.rules.words import Tokens
from caylus.kernel.state import Action, State, Step
from caylus.view.chronicle import Chronicle, Moment, Standing
from caylus.view.seats import name_of
from caylus.view.text import _, ngettext

BUILT, GIVEN, DESERTED = "built", "given", "deserted"
A_WORKER_IS_WORTH = 2


@dataclass
class RoadChronicle(Chronicle):
    """Standings and moments of a match, kept while it is played through `watch`.

    `look` must see the state that the match begins with.
    """

    little: int = A_WORKER_IS_WORTH
    _tokens: list[int] = field(default_factory=list)
    _provost: int = 0
    _pulled: list[int] = field(default_factory=list)

    def look(self, state: State) -> None:
        """Note how everybody stands before anything happens."""
        assert isinstance(state, Board)
        self._tokens, self._provost = state.tokens[:], state.provost
        self._stand(state, max(0, state.round - 1))

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Note one thing that has just happened, if it made a difference."""
        assert isinstance(state, Board)
        if isinstance(what, Build | BuildPrestige):
            self._note_building(state, seat, what.kind)
        elif isinstance(what, Offer | Tokens):
            self._note_tokens(state, seat, what)
        elif isinstance(what, MoveProvost):
            self._pulled += [seat] if what.places < 0 else []
        elif what is PROVOST_PHASE:
            self._provost, self._pulled = state.provost, []
        elif what is BUILDINGS_PHASE:
            self._note_deserted(state)
        elif what is END_OF_ROUND:
            self._stand(state, state.round)

    def _stand(self, state: Board, round_number: int) -> None:
        points = tuple(scoring.points(state, seat) for seat in range(state.players))
        self.standings.append(Standing(round_number, points))

    def _note_building(self, state: Board, seat: int, kind: int) -> None:
        building = BUILDINGS[kind]
        sentence = _built(
            PRESTIGE[kind],
            round=state.round,
            name=name_of(self.seats, seat),
            building=_(building.name),
        )
        symbol = f"art-{building.key}"
        self.moments.append(
            Moment(BUILT, state.round, seat, PRESTIGE[kind], sentence, symbol),
        )

    def _note_tokens(self, state: Board, seat: int, deed: Offer | Tokens) -> None:
        if not deed.count:
            return
        before, self._tokens = self._tokens, state.tokens[:]
        own = range(seat * 3, seat * 3 + 3)
        points = sum(
            (state.tokens[place] - before[place]) * worth
            for place, worth in zip(own, TOKEN_POINTS, strict=True)
        )
        given = isinstance(deed, Offer)
        tell = _given if given else _bought
        name = name_of(self.seats, seat)
        sentence = tell(deed.count, round=state.round, name=name, points=_points(points))
        symbol = "icon-castle" if given else "art-church"
        self.moments.append(Moment(GIVEN, state.round, seat, points, sentence, symbol))

    def _note_deserted(self, state: Board) -> None:
        """Note the workers whom moves of the Provost left beyond him, unless it was their own."""
        left = state.road_worker[state.provost + 1 : self._provost + 1]
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


def _points(count: int) -> str:
    return ngettext("{count} point", "{count} points", count)


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


def _bought(count: int, **values: object) -> str:
    return ngettext(
        "Round {round}: {name} bought {count} castle token at the Church, {points}.",
        "Round {round}: {name} bought {count} castle tokens at the Church, {points}.",
        count,
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
