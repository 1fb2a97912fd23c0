"""Writes the playthroughs again: `python -m tests.adapters.playthrough`.

A playthrough is what OpenSpiel tells of a whole random game; those of the same seed stay the same.
"""

from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from caylus import games
from caylus.adapters.openspiel import short_name

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7


def path_of(name: str) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{name}.txt"


def again(path: Path) -> str:
    """A playthrough played once more by its own moves."""
    flags.FLAGS.mark_as_parsed()
    return str(generate_playthrough.replay(str(path))[1])


def write() -> None:
    """Write those of all games."""
    for name in games.titles():
        text = generate_playthrough.playthrough(short_name(name), [], seed=SEED)
        path_of(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
