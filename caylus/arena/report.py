"""The strength of the opponents as a page of Markdown, and how it is measured."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from pathlib import Path

from caylus.arena.tournament import Pairing, tournament
from caylus.players.levels import LEVELS, Level

BASELINES = ("random", "greedy", "flat")
FAST = 400
SLOW = 100
SLOW_SECONDS = 0.1
HEADINGS = (
    "player",
    "against",
    "games",
    "won",
    "95 %",
    "points",
    "winner's",
    "Elo",
    "s",
    "longest",
)
INTRODUCTION = """# How strong the opponents are

Written by `python -m caylus tournament`. Every deal is played from every seat; a shared victory
counts in part. "Points" are the mean of the player's, "winner's" the mean of whoever won; "Elo" is
how far ahead of one such opponent the player is; "s" are seconds a decision, with the longest.
"""


def pairs(players: int, games: int | None) -> list[tuple[str, str, int]]:
    """Who plays whom: each level the one below and the baselines, the strongest itself."""
    found = []
    for index, level in enumerate(LEVELS):
        below = [LEVELS[index - 1].name] if index else []
        if index > 1 and players > 2:
            below.append(LEVELS[index - 2].name)
        for other in [*below, *BASELINES]:
            found.append((level.name, other, games or _games(level, other)))
    strongest = LEVELS[-1]
    return [*found, (strongest.name, strongest.name, games or SLOW)]


def _games(level: Level, other: str) -> int:
    slow = level.seconds >= SLOW_SECONDS or other == "flat"
    return SLOW if slow else FAST


def table(pairings: Iterable[Pairing]) -> list[str]:
    """The lines of a table of pairings."""
    lines = [" | ".join(HEADINGS), " | ".join("---" for _ in HEADINGS)]
    for found in pairings:
        least, most = found.interval
        cells = (
            found.name,
            f"{found.players - 1} x {found.others}",
            str(found.games),
            f"{found.rate:.1%}",
            f"{least:.0%} - {most:.0%}",
            f"{found.score:.1f}",
            f"{found.winning_score:.1f}",
            f"{found.elo:+.0f}",
            f"{found.seconds:.3f}",
            f"{found.longest:.2f}",
        )
        lines.append(" | ".join(cells))
    return [f"| {line} |" for line in lines]


def write(
    path: Path, variants: Sequence[str], counts: Sequence[int], games: int | None, seed: int
) -> None:
    """Play every pairing and write the report; `games` instead of the usual numbers."""
    lines = [
        INTRODUCTION,
        f"Machine: {platform.processor() or platform.machine()}, "
        f"{os.cpu_count()} cores, Python {platform.python_version()}. Seed {seed}.",
    ]
    for variant in variants:
        for players in counts:
            lines += ["", f"## {variant.capitalize()}, {players} players", ""]
            lines += table(tournament(pairs(players, games), variant, players, seed))
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
