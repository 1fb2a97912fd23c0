"""A review of a game: what every decision did to the chances of all seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from caylus.kernel.chance import CHANCE
from caylus.kernel.record import Match
from caylus.kernel.state import State
from caylus.players.advice import Advised, Adviser
from caylus.players.budget import Budget
from caylus.players.company import company_of

LOOKS = Budget(iterations=24)
SWINGS = 3
# Decisions that seem mistakes at first sight, and get a second thought.
SUSPECTS = 6
LEAST_LOSS = 0.03


@dataclass(frozen=True)
class Judged:
    """One decision of a seat: the number of its move, what it led to, and what seemed best.

    `chances` are those of all seats after it; `loss` is the chance that the best would have kept.
    """

    move: int
    seat: int
    round: int
    action: str
    best: str
    chances: tuple[float, ...]
    loss: float

    def plain(self) -> dict[str, Any]:
        """The same as plain values, which `judged` reads."""
        return asdict(self)


def judged(plain: dict[str, Any]) -> Judged:
    """A decision from plain values; raises KeyError, TypeError or ValueError for bad ones."""
    return Judged(**{**plain, "chances": tuple(map(float, plain["chances"]))})


def decisions(match: Match) -> Iterator[tuple[int, State]]:
    """The number of each move that was a choice, with a copy of the position before it."""
    again = Match(match.header, match.game)
    for number, text in enumerate(match.moves):
        if again.state.actor != CHANCE and len(again.state.offered) > 1:
            yield number, again.state.clone()
        again.play(text)


def judge(match: Match, move: int, state: State, budget: Budget) -> Judged:
    """Think about one decision of a match until a budget is spent, and judge what was chosen."""
    adviser, chosen, best = compare(match, move, state, budget)
    return Judged(
        move,
        adviser.seat,
        state.round,
        match.moves[move],
        str(best.action),
        tuple(round(chosen.chance(seat), 3) for seat in range(state.players)),
        round(max(0.0, adviser.chance(best.action) - adviser.chance(chosen.action)), 3),
    )


def compare(
    match: Match, move: int, state: State, budget: Budget
) -> tuple[Adviser, Advised, Advised]:
    """Think about a decision; returns the chosen action and the best, which may be the same."""
    company = company_of(match.header.seats)
    adviser = Adviser(state.sight(state.actor), Random(move), company)
    adviser.go_on(budget)
    taken = next(action for action in state.offered if str(action) == match.moves[move])
    return (adviser, *adviser.beside_best(taken, LOOKS))


def suspects(found: Sequence[Judged], seats: Sequence[int]) -> list[Judged]:
    """The decisions of some seats that cost most at first sight, the worst first."""
    theirs = [one for one in found if one.seat in seats and one.loss >= LEAST_LOSS]
    return sorted(theirs, key=lambda one: -one.loss)[:SUSPECTS]
