"""The command `tournament`: opponents meet, in rotated seats and with paired deals."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, Self

from tqdm import tqdm

from caylus import games
from caylus.arena.calibration import Calibration
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, Sight
from caylus.players import counting, player
from caylus.players.budget import Budget
from caylus.players.player import Player
from caylus.players.search import Search
from caylus.players.temperaments import dealt

SEED_STEP = 1_000_003
# 95 % of a normal distribution lie within so many standard deviations.
CONFIDENCE = 1.96
KEEP_EVERY = 20
A_SECOND = 500
"""The iterations that stand for a second of thought."""


@dataclass(frozen=True)
class Meeting:
    """One game to play: the players at its seats, the seat that is measured, and the deal.

    So many iterations stand for a second of thought, the `rate`.
    """

    game: str
    variant: str
    seats: tuple[str, ...]
    measured: int
    deal: int
    rate: int = A_SECOND


@dataclass(frozen=True)
class Outcome:
    """The result of a game for the measured seat.

    `chances` are those to win that it gave itself in each decision, if it weighs chances.
    """

    won: float
    score: int
    winning_score: int
    chances: tuple[float, ...] = ()


@dataclass
class Pairing:
    """The results of one player against others of one kind, summed over games.

    The chances were told by the points by which the others fall short, their `shortfall`.
    """

    name: str
    others: str
    variant: str
    players: int
    games: int = 0
    won: float = 0.0
    points: int = 0
    winning_points: int = 0
    shortfall: float = 0.0
    calibration: Calibration = field(default_factory=Calibration)

    def plain(self) -> dict[str, Any]:
        """The results as plain values; chances only if any were said."""
        plain = asdict(self)
        return plain if any(self.calibration.decisions) else plain | {"calibration": {}}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Self:
        """The results that plain() told."""
        return cls(**{**plain, "calibration": Calibration(**plain["calibration"])})

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.calibration.add(outcome.chances, outcome.won)
        self.games += 1
        self.won += outcome.won
        self.points += outcome.score
        self.winning_points += outcome.winning_score

    @property
    def rate(self) -> float:
        """The part of the games won; shared victories count in part."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The rate's 95 % interval (Wilson)."""
        return wilson(self.rate, self.games)

    @property
    def score(self) -> float:
        """The mean score of the measured seat."""
        return self.points / self.games

    @property
    def winning_score(self) -> float:
        """The mean of the winners' scores."""
        return self.winning_points / self.games

    @property
    def elo(self) -> float:
        """By how many Elo points the player is ahead of one of the others."""
        fair = 1 / self.players
        rate = min(max(self.rate, 0.5 / self.games), 1 - 0.5 / self.games)
        return 400 * math.log10(rate / (1 - rate) * (1 - fair) / fair)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate over so many games."""
    square = CONFIDENCE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    spread *= CONFIDENCE / (1 + square / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def play(meeting: Meeting) -> Outcome:
    """Play one game."""
    players = [rated(name, meeting.rate) for name in meeting.seats]
    state = games.GAMES[meeting.game].new(meeting.variant, len(players), meeting.deal)
    random = Random(meeting.deal * len(players) + meeting.measured)
    chances: list[float] = []
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.dealt())
            continue
        sight = state.sight(state.actor)
        is_measured = state.actor == meeting.measured
        company = meeting.seats if is_measured else ()
        action, said = decided(players[state.actor], sight, random, company)
        if is_measured:
            chances += said
        state.play(action)
    scores, winners = state.scores(), state.winners()
    return Outcome(
        (meeting.measured in winners) / len(winners),
        scores[meeting.measured],
        max(scores),
        tuple(chances),
    )


def decided(
    who: Player, sight: Sight, random: Random, company: Sequence[str] = ()
) -> tuple[Action, list[float]]:
    """What a player does, and the chance to win that it gives itself, if it weighs only those."""
    if not isinstance(who, Search) or who.temperament or len(sight.actions()) == 1:
        return who.choose(sight, random), []
    thought = who.think(sight, random, company)
    return thought.action, [thought.chance(thought.action)]


def rated(name: str, rate: int) -> Player:
    """A player whose seconds are counted in iterations, so that its games repeat exactly.

    A name that ends with seconds, such as flat@0.5, thinks for so long by the clock.
    """
    name, _at, seconds = name.partition("@")
    if seconds:
        return player(name, Budget(seconds=float(seconds)))
    return counting(name, rate)


def meetings(
    game: str, pairing: Pairing, count: int, seed: int, rate: int = A_SECOND
) -> Iterator[Meeting]:
    """The games that a pairing still lacks up to a count: each deal from each seat.

    Others with any temperament are dealt one each.
    """
    among = games.temperaments(game, pairing.variant)
    for index in range(pairing.games, count):
        deal, measured = divmod(index, pairing.players)
        number = seed * SEED_STEP + deal
        seats = dealt([pairing.others] * pairing.players, among, number)
        seats[measured] = pairing.name
        asked = (tuple(seats), measured, number, rate)
        yield Meeting(game, pairing.variant, *asked)


def tournament(
    game: str,
    due: Sequence[tuple[Pairing, int]],
    seed: int,
    rate: int,
    keep: Callable[[], None],
) -> None:
    """Play pairings up to so many games on all cores; calls `keep` after every few games."""
    total = sum(max(0, count - pairing.games) for pairing, count in due)
    with ProcessPoolExecutor(os.cpu_count()) as pool, tqdm(total=total, unit="game") as bar:
        for pairing, count in due:
            bar.set_description(
                f"{pairing.variant} {pairing.players}: {pairing.name} - {pairing.others}"
            )
            for outcome in pool.map(play, meetings(game, pairing, count, seed, rate)):
                pairing.add(outcome)
                bar.update()
                if pairing.games % KEEP_EVERY == 0 or pairing.games == count:
                    keep()
