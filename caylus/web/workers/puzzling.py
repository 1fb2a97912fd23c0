"""A puzzle: how good an action is that was tried, beside the best one that is found."""

from caylus.kernel.record import Match
from caylus.players.advice import reasons
from caylus.players.budget import Budget
from caylus.players.review import compare
from caylus.view.advice import Reason
from caylus.view.embed import verdict
from caylus.web.workers.door import Answer

THOROUGHLY = Budget(seconds=1.5)


def judge(match: Match, action: str) -> Answer:
    """The page with the verdict; raises IllegalAction."""
    state, number = match.state.clone(), len(match.moves)
    match.play(action)
    adviser, chosen, best = compare(match, number, state, THOROUGHLY)
    why = reasons(best, chosen, adviser.seat) if best is not chosen else []
    html = verdict(
        adviser.thought.sight,
        match.header.seats,
        (match.moves[number], str(best.action)),
        (adviser.chance(chosen.action), adviser.chance(best.action)),
        [Reason(*reason) for reason in why],
    )
    return {"html": html}
