"""Par of a deal of the day: its game played in parts, kept between them."""

from caylus.kernel.record import Match
from caylus.players.par import Par
from caylus.view.par import said
from caylus.web.workers.parts import Work


def parring(match: Match, kept: str) -> Work:
    """Goes on with the game of par, of which some moves are kept; or par itself is.

    Answers what is "left" and all that is to be "kept" now, at last with what is "said".
    """
    if kept.isdigit():
        yield _found(match, int(kept))
        return
    par = Par(match, kept.split("\n") if kept else ())
    while not par.match.state.is_over:
        par.go_on()
        left = max(0.01, 1 - len(par.match.moves) / len(match.moves))
        yield {"left": left, "kept": "\n".join(par.match.moves)}
    yield _found(match, par.points)


def _found(match: Match, points: int) -> dict[str, object]:
    """What is answered once par is known."""
    own = match.state.scores()[Par(match).seat]
    return {"kept": str(points), "said": said(points, own)}
