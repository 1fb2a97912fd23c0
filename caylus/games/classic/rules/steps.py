"""Every step by its text, for reading agendas."""

from caylus.games.classic.rules.activation import HOME_FROM_ROAD, OWNER_EFFECTS, WORKER_EFFECTS
from caylus.games.classic.rules.castle import BATCH, CASTLE_FAVOR
from caylus.games.classic.rules.ending import COUNT, SCORED, SCORING
from caylus.games.classic.rules.favors import FAVOR, LINE_EFFECTS, USED_COLUMNS
from caylus.games.classic.rules.provost import INFLUENCE
from caylus.games.classic.rules.rounds import PHASES, ROUND
from caylus.games.classic.rules.setup import NEUTRAL_DEAL, ORDER_LOT
from caylus.games.classic.rules.specials import (
    HOME_FROM_SPECIALS,
    INN_STEP,
    LODGING,
    STABLES_STEP,
    USE_SPECIALS,
    VISITS,
)
from caylus.games.classic.rules.turns import TURN
from caylus.games.classic.rules.words import TAKE_TWO
from caylus.kernel.state import Step


def _by_text(*steps: Step) -> dict[str, Step]:
    return {step.text: step for step in steps}


OF_CHANCE = _by_text(NEUTRAL_DEAL, ORDER_LOT)
BY_THEMSELVES = _by_text(
    ROUND, *PHASES, *VISITS, STABLES_STEP, INN_STEP, CASTLE_FAVOR, SCORING, SCORED
)
OF_FAVORS = _by_text(FAVOR, *LINE_EFFECTS, *USED_COLUMNS, TAKE_TWO)
"""The steps of a royal favor that is being resolved."""
OF_SEATS = {
    **_by_text(TURN, INFLUENCE, LODGING, BATCH, COUNT),
    **_by_text(*WORKER_EFFECTS, *OWNER_EFFECTS, *HOME_FROM_ROAD),
    **_by_text(*USE_SPECIALS.values(), *HOME_FROM_SPECIALS.values()),
    **OF_FAVORS,
}
