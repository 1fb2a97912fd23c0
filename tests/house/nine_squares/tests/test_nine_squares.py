"""All parts of the house can play a game that lives in one folder here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]
HOUSE = Path(__file__).resolve().parents[2]
HERE = {**os.environ, "CAYLUS_GAMES": str(HOUSE)}


def run(*command: str) -> str:
    """The output of a Python command that knows this game too."""
    done = subprocess.run(
        [sys.executable, *command], env=HERE, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(*lines: str) -> str:
    """What some lines of Python print."""
    return run("-c", "\n".join(lines))


@pytest.mark.long
def test_it_passes_the_contract_suite() -> None:
    assert "passed" in run("-m", "pytest", "-q", "tests/contract", "-k", "nine-squares")


@pytest.mark.long
def test_programs_of_others_play_it() -> None:
    told = run(
        "-m", "pytest", "-q", "tests/adapters", "-k", "nine-squares", "-p", "no:cacheprovider"
    )

    assert "passed" in told


def test_searching_bots_play_it_in_the_terminal_and_beat_others() -> None:
    seats = ("--seats", "seneschal,random", "--iterations", "60", "--games", "40")
    told = json.loads(run("-m", "caylus", "selfplay", "--game", "nine-squares", *seats, "--json"))

    assert told["wins"][0] > told["wins"][1]


def test_opponents_meet_in_a_tournament(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    asked = ("--game", "nine-squares", "--players", "2", "--games", "2", "--out", str(page))
    run("-m", "caylus", "tournament", *asked, "--only", "apprentice")

    assert "## Plain, 2 players" in page.read_text()


def test_it_is_over_before_its_rehearsal_would_be() -> None:
    found = python(
        "from caylus.web.workers.rehearsal import rehearse",
        "rehearse('nine-squares')",
        "print('ready')",
    )

    assert found.split() == ["ready"]


def test_a_link_holds_a_whole_game() -> None:
    found = python(
        "import caylus",
        "from caylus.players.selfplay import GAMES_A_SEED",
        "game = caylus.game('nine-squares')",
        "match = caylus.new_match(game, 'plain', [('random', ''), ('random', '')], 5)",
        "while not match.state.is_over:",
        "    match.deal()",
        "    if not match.state.is_over: match.play(str(match.state.actions()[-1]))",
        "again = caylus.unlink(caylus.link(match))",
        "print(again.moves == match.moves, again.state.scores() == match.state.scores())",
    )

    assert found.split() == ["True", "True"]


def test_the_die_falls_as_often_on_a_side_as_its_weights_say() -> None:
    found = python(
        "from collections import Counter",
        "import caylus",
        "seen = Counter()",
        "for seed in range(400):",
        "    match = caylus.new_match(",
        "        caylus.game('nine-squares'), 'plain', [('random', ''), ('random', '')], seed)",
        "    match.deal()",
        "    seen[match.moves[-1]] += 1",
        "print(seen['roll 1'], seen['roll 2'], seen['roll 3'])",
    )
    ones, twos, threes = map(int, found.split())

    assert ones > twos > threes > 0
    assert abs(ones - 200) < 30
