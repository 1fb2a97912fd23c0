"""Par: what the strongest opponent scores in a person's place, the same on every device."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from random import Random

from caylus.kernel.chance import CHANCE
from caylus.kernel.errors import IllegalAction
from caylus.kernel.header import PERSON
from caylus.kernel.record import Match
from caylus.players import counting
from caylus.players.levels import LEVELS

# Who thinks by the clock gets so many iterations for a second, and at most so many for a decision.
A_SECOND, MOST = 1_000, 150


class Par:
    """The deal of a match as the strongest opponent plays it in the person's place.

    It goes on from the moves that are known of it; if these cannot be played, it begins anew.
    """

    def __init__(self, played: Match, known: Sequence[str] = ()) -> None:
        seats = played.header.seats
        self.seat = next(at for at, seat in enumerate(seats) if seat.player == PERSON)
        self.match = Match(played.header, played.game)
        with contextlib.suppress(IllegalAction):
            for move in known:
                self.match.play(move)
        if len(self.match.moves) < len(known):
            self.match = Match(played.header, played.game)
        self.match.deal()

    @property
    def points(self) -> int:
        """What the strongest opponent has scored."""
        return self.match.state.scores()[self.seat]

    def go_on(self) -> None:
        """Play one decision, and what is dealt after it."""
        match, seats = self.match, self.match.header.seats
        state = match.state
        at = CHANCE if state.actor is None else state.actor
        name = LEVELS[-1].name if at == self.seat else seats[at].player
        random = Random((match.header.seed or 0) * 1_000 + len(match.moves))
        match.play(str(counting(name, A_SECOND, MOST).choose(state.sight(at), random)))
        match.deal()
