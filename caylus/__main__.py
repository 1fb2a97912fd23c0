"""The commands of the terminal: games, opponents that learn and are measured, and records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import caylus
from caylus.games import titles
from caylus.players import bench, selfplay
from caylus.players.budget import Budget
from caylus.players.levels import LEVELS
from caylus.records.link import with_notes

FAILURE = 2
GAME = next(iter(titles()))


def run_selfplay(options: argparse.Namespace) -> dict[str, Any]:
    """Play opponents against each other."""
    game = caylus.game(options.game)
    seats = options.seats.split(",")
    tally = selfplay.selfplay(
        game, variant_of(options), seats, options.games, options.seed, budget_of(options)
    )
    return tally.to_json()


def run_levels(options: argparse.Namespace) -> dict[str, Any]:
    """List the levels of opponents, weakest first."""
    levels = [
        {"name": level.name, "seconds": level.seconds, "character": level.character}
        for level in LEVELS
    ]
    return {"levels": levels}


def level_lines(result: dict[str, Any]) -> list[str]:
    """A line for each level: what it is called, how long it thinks, and what it is like."""
    return [
        f"{level.name}: {level.title}, {level.seconds:g} s a decision. {level.character}"
        for level in LEVELS
    ]


def run_train(options: argparse.Namespace) -> dict[str, Any]:
    """Learn the weights of opponents from games against themselves."""
    try:
        from caylus.arena.training import Plan, train
    except ImportError as error:
        raise _missing("train", error) from None
    asked = _table(options, "generations", "games", "seed", "start")
    return train(Plan(folder=Path(options.folder), **asked))


def run_mixed(options: argparse.Namespace) -> dict[str, Any]:
    """Play games of greedy and searches of all temperaments, for `refit` to learn from."""
    try:
        from caylus.arena.mixed import Plan, mixed
    except ImportError as error:
        raise _missing("mixed", error) from None
    asked = _table(options, "games", "seed", "iterations", "levels")
    return mixed(Plan(path=Path(options.out), **asked))


def run_refit(options: argparse.Namespace) -> dict[str, Any]:
    """Learn from games how winners stand on the way, if it foretells unseen games better."""
    try:
        from caylus.arena.refitting import refit
    except ImportError as error:
        raise _missing("refit", error) from None
    return refit(Path(options.file))


def run_gauge(options: argparse.Namespace) -> dict[str, Any]:
    """Learn from games by how many points each level falls short of what prospects foretell."""
    try:
        from caylus.arena.gauging import gauge
    except ImportError as error:
        raise _missing("gauge", error) from None
    return gauge(Path(options.file))


def _table(options: argparse.Namespace, *others: str) -> dict[str, Any]:
    """Game, variant and players that were asked for, if they exist, and other options by name."""
    variant = variant_of(options)
    caylus.game(options.game).new(variant, options.players)
    names = ("game", "players", *others)
    return {"variant": variant, **{name: getattr(options, name) for name in names}}


def run_tournament(options: argparse.Namespace) -> dict[str, Any]:
    """Measure how strong the opponents are, and write it down."""
    try:
        from caylus.arena import report
    except ImportError as error:
        raise _missing("tournament", error) from None
    path = Path(options.out)
    variants = options.variants or caylus.game(options.game).variants
    asked = (options.players, options.games, options.seed, options.rate)
    plan = report.Plan(options.game, variants, *asked, options.only, options.against)
    report.Report(path, plan).play()
    return {"report": str(path)}


def run_puzzles(options: argparse.Namespace) -> dict[str, Any]:
    """Find positions in which one choice is clearly best, for the puzzle of the day."""
    try:
        from caylus.arena.puzzles import Plan, file_of, find, find_anew
    except ImportError as error:
        raise _missing("puzzles", error) from None
    game = caylus.game(options.game).name
    path = Path(options.out) if options.out else file_of(game)
    plan = Plan(game, options.count, options.seed, options.iterations, path)
    return find_anew(plan) if options.anew else find(plan)


def _missing(command: str, error: ImportError) -> ValueError:
    """Why a command of the arena cannot run here."""
    if str(error.name).startswith("caylus"):
        return ValueError(f"{command} needs {error.name}, which is in the repository only")
    return ValueError(f"{command} needs {error.name}: see requirements/arena.txt")


def variant_of(options: argparse.Namespace) -> str:
    """The variant that was asked for, or the first one of the game."""
    return str(options.variant or caylus.game(options.game).variants[0])


def budget_of(options: argparse.Namespace) -> Budget | None:
    """The budget a decision that was asked for."""
    if options.seconds is None and options.iterations is None:
        return None
    return Budget(options.seconds, options.iterations)


def lines_in(file: str) -> caylus.Lines:
    """The lines of the record in a file."""
    try:
        return caylus.load_lines(Path(file).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise caylus.BadRecord(1, f"no text: {error.reason} at byte {error.start}") from None


def run_link(options: argparse.Namespace) -> dict[str, Any]:
    """Print what a link to a record's game holds."""
    lines = lines_in(options.file)
    text, left_out = with_notes(lines.match, lines.noted)
    told = {"left_out": f"{left_out} notes found no room in the link"} if left_out else {}
    return {"link": text, **told}


def run_unlink(options: argparse.Namespace) -> dict[str, Any]:
    """Print the record of a link's text, which may stand in a whole address."""
    return {"record": caylus.unlink_lines(text_in(options.text)).text()}


def text_in(address: str) -> str:
    """The text of a link out of an address such as https://host/#play=TEXT&at=3, or of its end."""
    fragment = address.strip().rpartition("#")[2]
    return fragment.partition("&")[0].rpartition("=")[2]


def bare(result: dict[str, Any]) -> list[str]:
    """The values of a result without their names."""
    return [str(value).rstrip("\n") for value in result.values()]


def run_replay(options: argparse.Namespace) -> dict[str, Any]:
    """Replay a record."""
    state = lines_in(options.file).match.state
    return {"over": state.is_over, "scores": state.scores(), "winners": state.winners()}


def run_bench(options: argparse.Namespace) -> dict[str, Any]:
    """Measure how fast the rules are."""
    return bench.bench(caylus.game(options.game), variant_of(options))


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = argparse.ArgumentParser(prog="python -m caylus", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    command = _command(commands, "selfplay", run_selfplay)
    _add_game(command)
    command.add_argument(
        "--seats",
        default="random,greedy",
        help="opponents, comma-separated; merchant-any has any temperament",
    )
    command.add_argument("--games", type=int, default=50)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--seconds", type=float, help="to think about each decision")
    command.add_argument("--iterations", type=int, help="of thought for each decision")
    _command(commands, "levels", run_levels).set_defaults(lines=level_lines)
    _add_arena(commands)
    _command(commands, "replay", run_replay).add_argument("file", metavar="FILE")
    command = _command(commands, "link", run_link)
    command.add_argument("file", metavar="FILE")
    command.set_defaults(lines=bare)
    command = _command(commands, "unlink", run_unlink)
    command.add_argument("text", metavar="TEXT")
    command.set_defaults(lines=bare)
    _add_game(_command(commands, "bench", run_bench))
    return parser


def _add_arena(commands: Any) -> None:
    """The commands that need what requirements/arena.txt lists."""
    _add_learning(commands)
    command = _command(commands, "tournament", run_tournament)
    command.add_argument("--game", default=GAME)
    command.add_argument("--variants", nargs="+", help="instead of all")
    command.add_argument("--players", type=int, nargs="+", default=[2, 4])
    command.add_argument("--games", type=int, help="a pairing, instead of 400 or 100")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--only", nargs="+", default=(), help="players to measure now")
    command.add_argument("--against", nargs="+", default=(), help="their opponents now")
    command.add_argument("--rate", type=int, default=500, help="iterations for each second")
    command.add_argument("--out", default="docs/strength.md", help="goes on where this stopped")
    command = _command(commands, "puzzles", run_puzzles)
    command.add_argument("--game", default=GAME)
    command.add_argument("--count", type=int, default=120, help="with those found already")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--iterations", type=int, default=20_000, help="of thought for each")
    command.add_argument(
        "--anew", action="store_true", help="think anew about those found, no more"
    )
    command.add_argument("--out", help="instead of the game's own file; goes on behind its lines")


def _add_learning(commands: Any) -> None:
    """The commands that make weights."""
    command = _command(commands, "train", run_train)
    _add_game(command)
    command.add_argument("--players", type=int, default=2)
    command.add_argument("--generations", type=int, default=12)
    command.add_argument("--games", type=int, default=120, help="of a generation")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--start", default="", help="weights to begin with, as standard-2")
    command.add_argument("--folder", default="training", help="keeps a run that was stopped")
    command = _command(commands, "mixed", run_mixed)
    _add_game(command)
    command.add_argument("--players", type=int, default=2)
    command.add_argument("--games", type=int, default=600, help="with those in the file")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--iterations", type=int, default=24, help="of thought for each decision")
    command.add_argument("--out", default="training/mixed.links", help="goes on behind its lines")
    command.add_argument("--levels", action="store_true", help="the strongest among one level")
    for name, run in (("refit", run_refit), ("gauge", run_gauge)):
        command = _command(commands, name, run)
        command.add_argument("file", metavar="FILE", help="games, as `mixed` writes them")


def _add_game(command: Any) -> None:
    command.add_argument("--game", default=GAME)
    command.add_argument("--variant", help="instead of the first one of the game")


def _command(commands: Any, name: str, run: Callable[..., dict[str, Any]]) -> Any:
    command = commands.add_parser(name, help=run.__doc__, description=run.__doc__)
    command.add_argument("--json", action="store_true", help="print one line of JSON")
    command.set_defaults(run=run, lines=_lines)
    return command


def _lines(result: dict[str, Any]) -> list[str]:
    """A line for each value of a result."""
    return [f"{key.replace('_', ' ')}: {value}" for key, value in result.items()]


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status: 2 for bad input, with one line saying why."""
    options = parser().parse_args(arguments)
    try:
        result = options.run(options)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return FAILURE
    lines = [json.dumps(result)] if options.json else options.lines(result)
    print(*lines, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
