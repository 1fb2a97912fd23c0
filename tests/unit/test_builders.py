"""The page for builders: its tables are those of the games, and its script runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from caylus import games
from caylus.adapters.ids import table

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "builders.md").read_text(encoding="utf-8")
NAMES = ("magna-carta", "classic")


def rows(name: str) -> list[str]:
    """A row for each group of a game's words, as the page has it."""
    found, first = [], 0
    for what, words in table(name).groups.items():
        last = first + len(words) - 1
        numbers = f"{first}" if first == last else f"{first} to {last}"
        found.append(f"| {numbers} | {what} | {listed(words)} |")
        first = last + 1
    return found


def listed(words: tuple[str, ...]) -> str:
    """Words, or the first and the last of a series."""
    letters, series = set("".join(words)), len(words) > 7
    if series and len(letters) == 1:
        return f"`{words[0]}`, `{words[1]}`, to {len(words)} letters `{words[0]}`"
    parts = [word for word in words if not word.isdigit() or not series]
    counted = [f"`{words[0]}` to `{len(words) - len(parts)}`"] if len(parts) < len(words) else []
    return ", ".join([*counted, *(f"`{word}`" for word in parts)])


def script() -> str:
    """The script that the page tells."""
    block = re.search(r"\n\n((?:    .*\n)*?    .*savefig.*\n)", PAGE)
    assert block
    return re.sub(r"(?m)^    ", "", block[1])


@pytest.mark.parametrize("name", NAMES)
def test_page_has_the_table_of_words(name: str) -> None:
    assert [row for row in rows(name) if row not in PAGE] == []


def test_page_tells_of_every_game() -> None:
    assert [name for name in games.titles() if name in NAMES] == list(NAMES)


def test_script_has_thirty_lines_at_most() -> None:
    assert len(script().strip().split("\n")) <= 30


@pytest.mark.long
def test_script_runs_and_draws_its_plot(tmp_path: Path) -> None:
    (tmp_path / "beat_greedy.py").write_text(script(), encoding="utf-8")
    command = (sys.executable, "beat_greedy.py", "1", "2")
    environment = {"PYTHONPATH": str(ROOT), "MPLBACKEND": "svg", "HOME": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "builders.svg").read_text(encoding="utf-8").startswith("<?xml")
