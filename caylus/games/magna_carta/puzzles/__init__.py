"""Puzzles of Magna Carta, found by `python -m caylus puzzles`."""

from pathlib import Path

PUZZLES = tuple(Path(__file__).with_name("found.txt").read_text("utf-8").splitlines())
