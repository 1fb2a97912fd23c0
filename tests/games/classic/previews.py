"""Positions of classic Caylus that are worth a look: who plays from which seed until when."""

from collections.abc import Callable

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.spaces import EMPTY

Stop = Callable[[Board], bool]


def asked(phase: str, verb: str, choices: int = 2, tiles: int = 0) -> Stop:
    """Stops when a phase offers a verb, and choices enough, with so many tiles on the road."""
    return lambda state: (
        state.phase == phase
        and len(state.actions()) >= choices
        and sum(kind != EMPTY for kind in state.road_kind) >= tiles
        and any(action.text.split()[0] == verb for action in state.actions())
    )


def never(state: Board) -> bool:
    """Stops nowhere."""
    return False


POSITIONS = {
    "set-up": ("2006", 3, "greedy", 5, lambda state: True),
    "workers": ("2006", 3, "greedy", 5, asked("workers", "place", 12, tiles=13)),
    "gate": ("2006", 4, "greedy", 1, asked("specials", "move", 9, tiles=14)),
    "inn": ("2006", 4, "random", 5, asked("specials", "stay")),
    "provost": ("2006", 4, "greedy", 1, asked("provost", "provost", 7, tiles=12)),
    "trade": ("2006", 3, "greedy", 5, asked("buildings", "buy", 6)),
    "stock": ("2006", 4, "greedy", 1, asked("buildings", "build", 7)),
    "prestige": ("2006", 4, "greedy", 1, asked("buildings", "build", 3, tiles=16)),
    "residence": ("2006", 4, "greedy", 1, asked("buildings", "residence", 4)),
    "castle": ("2006", 4, "greedy", 1, asked("castle", "batch", 4)),
    "favor": ("2006", 4, "greedy", 1, asked("castle", "favor", 4, tiles=15)),
    "column": ("2006", 4, "greedy", 1, asked("castle", "take", 4)),
    "scoring": ("2006", 5, "greedy", 1, asked("end", "favor", 4)),
    "five": ("2006-jeweller", 5, "greedy", 1, asked("workers", "place", 9, tiles=25)),
    "simple": ("2006-simple", 4, "random", 3, asked("workers", "place", 5, tiles=17)),
    "two": ("2005", 2, "random", 2, asked("workers", "place", 5, tiles=13)),
    "over": ("2006", 3, "greedy", 5, never),
    "over-five": ("2006-jeweller", 5, "random", 6, never),
}
