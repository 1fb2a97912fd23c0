"""What positions are worth to a seat, a module a game."""

from typing import Any, Protocol

from caylus.games.magna_carta.state import MagnaCarta
from caylus.kernel.state import Action
from caylus.players.evaluation.magna_carta import MagnaCartaEvaluation


class Evaluation(Protocol):
    """What an opponent asks about a game's states."""

    def value(self, state: Any, seat: int) -> float:
        """What the state is worth to a seat, in points."""
        ...

    def round_of(self, state: Any) -> int:
        """The number of the round, for looking ahead to its end."""
        ...

    def what_is_due(self, state: Any) -> Action:
        """What the actor does who starts nothing new."""
        ...


EVALUATIONS: dict[type, Evaluation] = {MagnaCarta: MagnaCartaEvaluation()}


def evaluation(state: object) -> Evaluation:
    """The evaluation of a state's game."""
    return EVALUATIONS[type(state)]
