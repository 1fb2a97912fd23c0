"""A puzzle: how good an action is that was tried, beside the best one that is found or known."""

from collections.abc import Mapping
from random import Random

from caylus.kernel.record import Match
from caylus.players.advice import Adviser, reasons
from caylus.players.budget import Budget
from caylus.players.review import LOOKS, compare
from caylus.view import puzzles
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


def solve(match: Match, action: str, known: Mapping[str, int]) -> Answer:
    """The page that tells what an action leads to in a puzzle of which some chances are known.

    The others are worked out; they are no better than the last one that is known. The reasons
    compare the best action with the one that was tried, or else with the next.
    """
    state = match.state
    adviser = Adviser(state.sight(state.actor), Random(len(match.moves)))
    adviser.go_on(THOROUGHLY)
    best, following, *_others = known
    named = {each.text: each for each in state.offered}
    rival = named[following if action == best else action]
    this, other = (adviser.look_at(each, LOOKS) for each in (named[best], rival))
    chances = dict(known)
    chances.setdefault(rival.text, min(round(100 * adviser.chance(rival)), *known.values()))
    why = [Reason(*reason) for reason in reasons(this, other, adviser.seat)]
    html = puzzles.solution(adviser.thought.sight, match.header.seats, action, chances, why)
    return {"html": html}
