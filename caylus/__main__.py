"""The commands of the terminal: selfplay, replay and bench."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import caylus
from caylus.players import bench, selfplay

FAILURE = 2


def run_selfplay(options: argparse.Namespace) -> dict[str, Any]:
    """Play opponents against each other."""
    game = caylus.game(options.game)
    seats = options.seats.split(",")
    return selfplay.selfplay(game, options.variant, seats, options.games, options.seed).to_json()


def run_replay(options: argparse.Namespace) -> dict[str, Any]:
    """Replay a record."""
    try:
        text = Path(options.file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise caylus.BadRecord(1, f"no text: {error.reason} at byte {error.start}") from None
    state = caylus.load(text).state
    return {"over": state.is_over, "scores": state.scores(), "winners": state.winners()}


def run_bench(options: argparse.Namespace) -> dict[str, Any]:
    """Measure how fast the rules are."""
    return bench.bench(caylus.game("magna-carta"), "standard")


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = argparse.ArgumentParser(prog="python -m caylus", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    command = _command(commands, "selfplay", run_selfplay)
    command.add_argument("--game", default="magna-carta")
    command.add_argument("--variant", default="standard")
    command.add_argument("--seats", default="random,greedy", help="opponents, comma-separated")
    command.add_argument("--games", type=int, default=50)
    command.add_argument("--seed", type=int, default=1)
    _command(commands, "replay", run_replay).add_argument("file", metavar="FILE")
    _command(commands, "bench", run_bench)
    return parser


def _command(commands: Any, name: str, run: Callable[..., dict[str, Any]]) -> Any:
    command = commands.add_parser(name, help=run.__doc__, description=run.__doc__)
    command.add_argument("--json", action="store_true", help="print one line of JSON")
    command.set_defaults(run=run)
    return command


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status: 2 for bad input, with one line saying why."""
    options = parser().parse_args(arguments)
    try:
        result = options.run(options)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return FAILURE
    if options.json:
        print(json.dumps(result))
    else:
        for key, value in result.items():
            print(f"{key.replace('_', ' ')}: {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
