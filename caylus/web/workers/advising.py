"""A hint: the best actions for whoever must choose, thought about in parts."""

from collections.abc import Sequence
from random import Random

from caylus.kernel.record import Match
from caylus.players.advice import Advised, Adviser, reasons
from caylus.players.budget import Budget
from caylus.players.company import company_of
from caylus.view.advice import Advice, Reason, page
from caylus.web.workers.parts import Work

PART = Budget(seconds=0.1)
# The parts of thinking about all actions, and about each of the best ones.
WIDE = 12
CLOSE = 2
BEST = 3
TOTAL = WIDE + CLOSE * BEST + 1


def advising(match: Match) -> Work:
    """Answers the page of a hint after the last part."""
    state = match.state
    company = company_of(match.header.seats)
    adviser = Adviser(state.sight(state.actor), Random(len(match.moves)), company)
    for done in range(WIDE):
        adviser.go_on(PART)
        yield {"left": 1 - (done + 1) / TOTAL}
    looked_at = adviser.worth_a_look(BEST)
    for number, action in enumerate(looked_at):
        for part in range(CLOSE):
            adviser.look_at(action, PART)
            yield {"left": 1 - (WIDE + CLOSE * number + part + 1) / TOTAL}
    found = sorted(adviser.advised.values(), key=lambda one: -adviser.chance(one.action))
    advice = [advice_of(adviser, one, found) for one in found]
    yield {"html": page(adviser.thought.sight, match.header.seats, advice)}


def advice_of(adviser: Adviser, this: Advised, found: Sequence[Advised]) -> Advice:
    """What the view tells about an action: beside the best one, or the best beside the next."""
    others = [one for one in found if one is not this]
    why = reasons(this, others[0], adviser.seat) if others else []
    return Advice(
        this.action,
        adviser.chance(this.action),
        [this.points(seat) for seat in range(len(this.outlooks[0]))],
        [Reason(*reason) for reason in why],
    )
