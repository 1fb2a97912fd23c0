"""Lines of play as tests begin, continue and read them again."""

import pytest

import caylus
from caylus.records.lines import Lines
from tests.doors import HEADER


def begun(game: str = "magna-carta") -> Lines:
    """A game dealt up to its first decision, which is at 7 in Magna Carta."""
    lines = HEADER.replace("game magna-carta", f"game {game}").splitlines(keepends=True)
    lines[2] = f"edition {caylus.game(game).edition}\n"
    lines[3] = f"variant {caylus.game(game).variants[0]}\n"
    match = caylus.load("".join(lines))
    match.deal()
    return Lines(match, len(match.moves))


def play(lines: Lines, *moves: str) -> None:
    """Leave the line where it stands, if need be, and play some moves and the deals that follow."""
    lines.leave()
    for move in moves:
        lines.match.play(move)
        lines.match.deal()
    lines.arrive()


def again(lines: Lines) -> Lines:
    """Lines as their record is read again."""
    return caylus.load_lines(lines.text())


def refusal(text: str) -> str:
    """Why a text is no record."""
    with pytest.raises(caylus.BadRecord) as refused:
        caylus.load(text)
    return str(refused.value)
