"""How fast the rules of every game are: games a second, and what a decision costs.

Writes JSON. A decision of random players is measured in passes of a plain loop timed in the same
run, so that its bar holds on any machine.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from caylus.games import GAMES
from caylus.players import bench


def measured() -> dict[str, Any]:
    """The figures of every game, each with the whole of its rules, and the bar."""
    return {f"rules of {name}": _figures(name) for name in GAMES}


def _figures(name: str) -> dict[str, Any]:
    game = GAMES[name]
    found = bench.bench(game, game.variants[0])
    speeds = found["games_per_second"].items()
    return {
        "games a second": {f"{players} players": speed for players, speed in speeds},
        "a decision, in passes of a loop": {
            "passes": found["decision_cost"],
            "bar": bench.MOST_PASSES,
        },
    }


if __name__ == "__main__":
    print(json.dumps(measured()))
