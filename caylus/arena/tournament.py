"""The command `tournament`: opponents against each other, from rotated seats and paired deals."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from tqdm import tqdm

from caylus.games.magna_carta import MAGNA_CARTA
from caylus.kernel.chance import CHANCE
from caylus.players import player
from caylus.players.budget import Budget

SEED_STEP = 1_000_003
# Of a normal distribution: 95 % lie within so many standard deviations.
CONFIDENCE = 1.96


@dataclass(frozen=True)
class Meeting:
    """One game to play: the players at its seats, the seat that is measured, and the deal."""

    variant: str
    seats: tuple[str, ...]
    measured: int
    deal: int
    budget: Budget | None = None


@dataclass(frozen=True)
class Outcome:
    """What became of a game for the measured seat; `thinking` are seconds for `decisions`."""

    won: float
    score: int
    winning_score: int
    thinking: float
    decisions: int
    longest: float


@dataclass
class Pairing:
    """What one player achieved against others of one kind."""

    name: str
    others: str
    variant: str
    players: int
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.outcomes)

    @property
    def rate(self) -> float:
        """The part of the games won; shared victories count in part."""
        return sum(outcome.won for outcome in self.outcomes) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The rate's 95 % interval (Wilson)."""
        return wilson(self.rate, self.games)

    @property
    def score(self) -> float:
        """The mean score of the measured seat."""
        return sum(outcome.score for outcome in self.outcomes) / self.games

    @property
    def winning_score(self) -> float:
        """The mean of the winners' scores."""
        return sum(outcome.winning_score for outcome in self.outcomes) / self.games

    @property
    def seconds(self) -> float:
        """The mean time of a decision."""
        decisions = sum(outcome.decisions for outcome in self.outcomes)
        return sum(outcome.thinking for outcome in self.outcomes) / max(1, decisions)

    @property
    def longest(self) -> float:
        """The longest time of any decision."""
        return max(outcome.longest for outcome in self.outcomes)

    @property
    def elo(self) -> float:
        """By how many Elo points the player is ahead of one of the others."""
        fair = 1 / self.players
        rate = min(max(self.rate, 0.5 / self.games), 1 - 0.5 / self.games)
        return 400 * math.log10(rate / (1 - rate) * (1 - fair) / fair)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate seen over so many games."""
    square = CONFIDENCE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    spread *= CONFIDENCE / (1 + square / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def play(meeting: Meeting) -> Outcome:
    """Play one game."""
    players = [player(name, meeting.budget) for name in meeting.seats]
    state = MAGNA_CARTA.new(meeting.variant, len(players), meeting.deal)
    random = Random(meeting.deal * len(players) + meeting.measured)
    times: list[float] = []
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.dealt())
            continue
        start = time.perf_counter()
        action = players[state.actor].choose(state.sight(state.actor), random)
        if state.actor == meeting.measured and len(state.offered) > 1:
            times.append(time.perf_counter() - start)
        state.play(action)
    scores, winners = state.scores(), state.winners()
    return Outcome(
        (meeting.measured in winners) / len(winners),
        scores[meeting.measured],
        max(scores),
        sum(times),
        len(times),
        max(times, default=0.0),
    )


def meetings(
    name: str, other: str, variant: str, players: int, games: int, seed: int
) -> Iterator[Meeting]:
    """The games of a pairing: every deal is played from every seat."""
    for index in range(games):
        deal, measured = divmod(index, players)
        seats = [other] * players
        seats[measured] = name
        yield Meeting(variant, tuple(seats), measured, seed * SEED_STEP + deal)


def tournament(
    pairs: Sequence[tuple[str, str, int]], variant: str, players: int, seed: int
) -> list[Pairing]:
    """Play pairings of (name, others, games) on all cores, with a progress bar."""
    found = [Pairing(name, others, variant, players) for name, others, _ in pairs]
    total = sum(games for _, _, games in pairs)
    with ProcessPoolExecutor(os.cpu_count()) as pool, tqdm(total=total, unit="game") as bar:
        for pairing, (name, others, games) in zip(found, pairs, strict=True):
            bar.set_description(f"{variant} {players}: {name} - {others}")
            due = list(meetings(name, others, variant, players, games, seed))
            for outcome in pool.map(play, due):
                pairing.outcomes.append(outcome)
                bar.update()
    return found
