"""Games to open in the page, of every game alike: one that is over, and one that goes on."""

import caylus
from caylus.kernel.record import Match
from tools.page_bench import against_record
from tools.played import longest_record, records


def ended(game: str, players: int = 2) -> Match:
    """A recorded game that is over, of so many players."""
    path = max(path for path in records(game) if f"-{players}-players-" in path.stem)
    return caylus.load(path.read_text(encoding="utf-8"))


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
