"""Games to open in the page, of every game alike: one that is over, and one that goes on."""

import pytest

import caylus
from caylus.kernel.record import Match
from tools.page_bench import against_record
from tools.played import GAMES, NAME, longest_record, records

# For tests that open the address of a game: a snapshot holds the first game, others start plainly.
ADDRESSED = [
    pytest.param(game, marks=[] if game == NAME else [pytest.mark.compiled]) for game in GAMES
]


def ended(game: str) -> Match:
    """A recorded game of two players that is over."""
    path = max(path for path in records(game) if "-2-players-" in path.stem)
    return caylus.load(path.read_text(encoding="utf-8"))


def against_bot(game: str) -> str:
    """The record of the same game, with a person in the first seat."""
    return ended(game).text().replace(" random Ada\n", " person Ada\n")


def going_on(game: str, part: float = 0.5) -> Match:
    """The longest recorded game, up to a choice of its first player, a person, after a part."""
    head, moves, _own = against_record(longest_record(game))
    match = caylus.load(head)
    for move in moves:
        is_late = len(match.moves) >= len(moves) * part
        if is_late and match.state.actor == 0 and len(match.state.actions()) > 1:
            break
        match.play(move)
    return match
