"""Draws docs/learning.svg from the table in docs/opponents.md: python -m tools.learning."""

import re
from pathlib import Path

import matplotlib as mpl
from matplotlib import pyplot as plt

DOCS = Path(__file__).resolve().parent.parent / "docs"
HEADING = "| games learned from |"
SIZE = (7, 3.6)
MARKS = "os^"


def table(text: str) -> dict[str, list[tuple[int, float]]]:
    """What is in each column of the table: games that were learned from, and a logarithm."""
    lines = text[text.index(HEADING) :].split("\n\n")[0].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    heads, _rule, *rest = rows
    return {
        head: [(int(row[0]), float(row[column])) for row in rest if row[column]]
        for column, head in enumerate(heads)
        if column
    }


def draw(columns: dict[str, list[tuple[int, float]]], path: Path) -> None:
    """Write the picture: a line for each column."""
    mpl.rcParams["svg.hashsalt"] = "caylus"
    figure, axes = plt.subplots(figsize=SIZE, layout="constrained")
    for (name, points), mark in zip(columns.items(), MARKS, strict=True):
        axes.plot(*zip(*points, strict=True), marker=mark, label=name)
    axes.set_xscale("symlog", base=2, linthresh=15)
    games = sorted({games for points in columns.values() for games, _ in points})
    axes.set_xticks(games, [str(each) for each in games])
    axes.minorticks_off()
    axes.set_xlabel("games learned from")
    axes.set_ylabel("logarithm of the winners' chance")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(path, metadata={"Date": None})
    written = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r" +\n", "\n", written), encoding="utf-8")


def main() -> None:
    """Draw the picture."""
    text = (DOCS / "opponents.md").read_text(encoding="utf-8")
    draw(table(text), DOCS / "learning.svg")


if __name__ == "__main__":
    main()
