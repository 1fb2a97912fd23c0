"""Every step by its text, for reading agendas."""

from caylus.games.magna_carta.rules.buildings import (
    BUILDINGS_PHASE,
    OWNER_EFFECTS,
    WORKER_EFFECTS,
    WORKERS_HOME,
)
from caylus.games.magna_carta.rules.castle import CASTLE_BONUS, CASTLE_PHASE, CONTRIBUTE
from caylus.games.magna_carta.rules.decks import DEALS
from caylus.games.magna_carta.rules.provost import INFLUENCE, PROVOST_PHASE
from caylus.games.magna_carta.rules.rounds import END_OF_ROUND, INCOME_PHASE, ROUND
from caylus.games.magna_carta.rules.setup import (
    FIRST_HAND,
    FIRST_PLAYER_LOT,
    NEUTRAL_DEAL,
    PEDDLER_LAST,
)
from caylus.games.magna_carta.rules.turns import ACTIONS_PHASE, TURN
from caylus.kernel.state import Step


def _by_text(*steps: Step) -> dict[str, Step]:
    return {step.text: step for step in steps}


OF_CHANCE = _by_text(NEUTRAL_DEAL, FIRST_PLAYER_LOT, *DEALS)
BY_THEMSELVES = _by_text(
    PEDDLER_LAST,
    ROUND,
    INCOME_PHASE,
    ACTIONS_PHASE,
    PROVOST_PHASE,
    BUILDINGS_PHASE,
    CASTLE_PHASE,
    CASTLE_BONUS,
    END_OF_ROUND,
)
OF_SEATS = _by_text(
    FIRST_HAND, TURN, INFLUENCE, CONTRIBUTE, *WORKER_EFFECTS, *OWNER_EFFECTS, *WORKERS_HOME
)
ON_PLACES = _by_text(*WORKER_EFFECTS, *OWNER_EFFECTS, *WORKERS_HOME)
"""The steps about one place: it must be on the road."""
