"""A puzzle: how good an action is that was tried, beside the best one that is found or known."""

from collections.abc import Mapping
from random import Random

from caylus.kernel.record import Match
from caylus.players.advice import Adviser, reasons
from caylus.players.budget import Budget
from caylus.players.review import LOOKS, compare
from caylus.view import puzzles
from caylus.view.advice import Reason, to_win
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


def explain(match: Match, action: str, known: Mapping[str, int]) -> Answer:
    """Why the best action of a puzzle is better than one that was tried, or else than the next.

    Of a puzzle some chances are known, the best one first. The chance of another action is worked
    out; it is no better than the last one that is known.
    """
    state = match.state
    adviser = Adviser(state.sight(state.actor), Random(len(match.moves)))
    adviser.go_on(THOROUGHLY)
    best, following, *_others = known
    named = {each.text: each for each in state.offered}
    rival = named[following if action == best else action]
    this, other = (adviser.look_at(each, LOOKS) for each in (named[best], rival))
    why = [Reason(*reason) for reason in reasons(this, other, adviser.seat)]
    said = {"why": puzzles.reason(adviser.thought.sight, match.header.seats, why)}
    if rival.text in known:
        return said
    worked_out = round(100 * adviser.chance(rival))
    return {**said, "chance": to_win(min(worked_out, *known.values()))}
