"""The command `refit`: prospects and a swing that make winners of many games likelier.

They may move far from the old weights, as the games are many; what foretells a part of the games
that it has not seen no better is not kept.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from tqdm import tqdm

from caylus import games
from caylus.arena import fitting
from caylus.arena.lessons import Lesson, Round, Weights, lesson, look
from caylus.kernel.record import Match
from caylus.players.company import company_of
from caylus.records.link import unlink

# How many rounds the old weights count for.
FAITH = 2.0
# One game of so many is held back, to judge by it.
UNSEEN = 5


class Kind(NamedTuple):
    """What games have in common that can be learned from together."""

    game: str
    variant: str
    players: int


class Told(NamedTuple):
    """What a game taught, and the names of the players at its seats."""

    lesson: Lesson
    names: list[str]


def refit(path: Path) -> dict[str, Any]:
    """Refit the weights of the games in a file, all of one kind; returns what that brought.

    Raises ValueError for a file without games, with games of several kinds, or with a line that is
    no whole game.
    """
    kind, weights, found = all_read(path)
    told, better = refitted(weights, [each.lesson for each in found])
    if better is None:
        return told
    file = games.training(kind.game).weights_file(kind.variant, kind.players)
    file.write_text(json.dumps(better.plain(), indent=1) + "\n", encoding="utf-8")
    return {**told, "weights": str(file)}


def all_read(path: Path) -> tuple[Kind, Weights, list[Told]]:
    """The games in a file, of which kind they are, and what is known of it; as `refit` raises."""
    lines = path.read_text(encoding="utf-8").split()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        reading = pool.map(_read_line, enumerate(lines, 1), chunksize=8)
        found = list(tqdm(reading, path.name, len(lines), unit="game"))
    kinds = {kind for kind, _told in found}
    if len(kinds) != 1:
        raise ValueError(f"{path}: {len(kinds)} kinds of games, not one")
    kind = kinds.pop()
    known = games.training(kind.game)
    learned = {"swing": known.SWING, **known.learned(kind.variant, kind.players)}
    return kind, Weights(kind.game, **learned), [told for _kind, told in found]


def _read_line(numbered: tuple[int, str]) -> tuple[Kind, Told]:
    number, text = numbered
    try:
        return read(text)
    except ValueError as error:
        raise ValueError(f"line {number}: {error}") from None


def read(text: str) -> tuple[Kind, Told]:
    """The kind of the game of a link's text, and what it told; raises ValueError."""
    match = unlink(text, games.GAMES).match
    if not match.state.is_over:
        raise ValueError("the game is not over")
    told = Match(match.header, match.game)
    seen: list[Round] = []
    for move in match.moves:
        look(told.state, seen)
        told.play(move)
    header = match.header
    kind = Kind(header.game, header.variant, len(header.seats))
    return kind, Told(lesson(told.state, seen, []), company_of(header.seats))


def refitted(
    weights: Weights, lessons: Sequence[Lesson]
) -> tuple[dict[str, float], Weights | None]:
    """The logarithms of the chances of unseen winners, and the new weights if they are better."""
    old = weights.outlook
    unseen = lessons[::UNSEEN]
    others = [each for number, each in enumerate(lessons) if number % UNSEEN]
    before = fitting.foretold(unseen, *old)
    after = fitting.foretold(unseen, *fitting.outlook(others, *old, FAITH))
    told = {"games": len(lessons), "before": round(before, 3), "after": round(after, 3)}
    if after <= before:
        return told, None
    prospects, swing = fitting.outlook(lessons, *old, FAITH)
    return told, weights._replace(prospects=prospects, swing=swing)
