"""The command `gauge`: by how many points each level falls short of what prospects foretell.

Prospects foretell how a table of the strongest goes on. Games of it among players of one level show
how those do.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from caylus import games
from caylus.arena import fitting
from caylus.arena.lessons import Weights
from caylus.arena.mixed import SEARCH
from caylus.arena.refitting import UNSEEN, Told, all_read
from caylus.players.company import level_of


def gauge(path: Path) -> dict[str, Any]:
    """Gauge the levels in a file of games, all of one kind; returns what that brought.

    What foretells a part of the games that it has not seen no better is not kept. Raises
    ValueError as `refit` does.
    """
    kind, weights, found = all_read(path)
    told, short = gauged(weights, found)
    if short:
        known = games.training(kind.game)
        kept = json.loads(known.SHORTFALLS.read_text("utf-8"))
        kept[known.weights_file(kind.variant, kind.players).stem] = short
        known.SHORTFALLS.write_text(
            json.dumps(dict(sorted(kept.items())), indent=1) + "\n", "utf-8"
        )
    return {**told, **short}


def gauged(weights: Weights, found: Sequence[Told]) -> tuple[dict[str, float], dict[str, float]]:
    """The logarithms of the chances of unseen winners, and the shortfalls if they are better."""
    known = weights.outlook
    lessons = [each.lesson for each in found]
    levels = [[*map(level_of, each.names)] for each in found]
    names = sorted({level for table in levels for level in table} - {SEARCH})
    shown = [number for number in range(len(found)) if number % UNSEEN]

    def fitted(numbers: Sequence[int]) -> dict[str, float]:
        some = [lessons[each] for each in numbers], [levels[each] for each in numbers]
        return fitting.shortfalls(some[0], *known, some[1], names)

    first = fitted(shown)
    short = [[first.get(level, 0.0) for level in table] for table in levels[::UNSEEN]]
    before = fitting.foretold(lessons[::UNSEEN], *known)
    after = fitting.foretold(lessons[::UNSEEN], *known, short)
    told = {"games": len(found), "before": round(before, 3), "after": round(after, 3)}
    return told, fitted(range(len(found))) if after > before else {}
