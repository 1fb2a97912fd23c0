"""The command `tournament`: opponents meet, in rotated seats and with paired deals."""

from __future__ import annotations

import math
import os
import time
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
from caylus.players import player
from caylus.players.budget import Budget
from caylus.players.player import Player
from caylus.players.search import Search
from caylus.players.temperaments import dealt

SEED_STEP = 1_000_003
# 95 % of a normal distribution lie within so many standard deviations.
CONFIDENCE = 1.96
KEEP_EVERY = 20


@dataclass(frozen=True)
class Meeting:
    """One game to play: the players at its seats, the seat that is measured, and the deal.

    Players think for a part of their usual time, the `pace`.
    """

    game: str
    variant: str
    seats: tuple[str, ...]
    measured: int
    deal: int
    pace: float = 1.0


@dataclass(frozen=True)
class Outcome:
    """The result of a game for the measured seat; `thinking` are seconds for its `decisions`.

    `chances` are those to win that it gave itself in each of them, if it weighs chances.
    """

    won: float
    score: int
    winning_score: int
    thinking: float
    decisions: int
    longest: float
    chances: tuple[float, ...] = ()


@dataclass
class Pairing:
    """The results of one player against others of one kind, summed over games."""

    name: str
    others: str
    variant: str
    players: int
    games: int = 0
    won: float = 0.0
    points: int = 0
    winning_points: int = 0
    thinking: float = 0.0
    decisions: int = 0
    longest: float = 0.0
    calibration: Calibration = field(default_factory=Calibration)

    def plain(self) -> dict[str, Any]:
        """The results as plain values; chances only if any were said."""
        plain = asdict(self)
        return plain if any(self.calibration.decisions) else plain | {"calibration": {}}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Self:
        """The results that plain() told, or did before chances were counted."""
        kept = Calibration(**plain.get("calibration", {}))
        return cls(**{**plain, "calibration": kept})

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.calibration.add(outcome.chances, outcome.won)
        self.games += 1
        self.won += outcome.won
        self.points += outcome.score
        self.winning_points += outcome.winning_score
        self.thinking += outcome.thinking
        self.decisions += outcome.decisions
        self.longest = max(self.longest, outcome.longest)

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
    def seconds(self) -> float:
        """The mean time of a decision."""
        return self.thinking / max(1, self.decisions)

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
    players = [paced(name, meeting.pace) for name in meeting.seats]
    state = games.GAMES[meeting.game].new(meeting.variant, len(players), meeting.deal)
    random = Random(meeting.deal * len(players) + meeting.measured)
    times: list[float] = []
    chances: list[float] = []
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.dealt())
            continue
        start = time.perf_counter()
        action, said = decided(players[state.actor], state.sight(state.actor), random)
        if state.actor == meeting.measured and len(state.offered) > 1:
            times.append(time.perf_counter() - start)
            chances += said
        state.play(action)
    scores, winners = state.scores(), state.winners()
    return Outcome(
        (meeting.measured in winners) / len(winners),
        scores[meeting.measured],
        max(scores),
        sum(times),
        len(times),
        max(times, default=0.0),
        tuple(chances),
    )


def decided(who: Player, sight: Sight, random: Random) -> tuple[Action, list[float]]:
    """What a player does, and the chance to win that it gives itself, if it weighs only those."""
    if not isinstance(who, Search) or who.temperament or len(sight.actions()) == 1:
        return who.choose(sight, random), []
    thought = who.think(sight, random)
    return thought.action, [thought.chance]


def paced(name: str, pace: float) -> Player:
    """A player at a pace; its name may end with other seconds than usual, such as flat@0.5."""
    name, _at, seconds = name.partition("@")
    usual = player(name)
    budget = getattr(usual, "budget", None)
    if seconds:
        return player(name, Budget(seconds=float(seconds)))
    return player(name, Budget(seconds=budget.seconds * pace)) if budget else usual


def meetings(
    game: str, pairing: Pairing, count: int, seed: int, pace: float = 1.0
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
        asked = (tuple(seats), measured, number, pace)
        yield Meeting(game, pairing.variant, *asked)


def tournament(
    game: str,
    due: Sequence[tuple[Pairing, int]],
    seed: int,
    pace: float,
    keep: Callable[[], None],
) -> None:
    """Play pairings up to so many games on all cores; calls `keep` after every few games."""
    total = sum(max(0, count - pairing.games) for pairing, count in due)
    with ProcessPoolExecutor(os.cpu_count()) as pool, tqdm(total=total, unit="game") as bar:
        for pairing, count in due:
            bar.set_description(
                f"{pairing.variant} {pairing.players}: {pairing.name} - {pairing.others}"
            )
            for outcome in pool.map(play, meetings(game, pairing, count, seed, pace)):
                pairing.add(outcome)
                bar.update()
                if pairing.games % KEEP_EVERY == 0 or pairing.games == count:
                    keep()
