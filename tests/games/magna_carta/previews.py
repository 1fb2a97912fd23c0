"""Positions of Magna Carta that are worth a look: who plays from which seed until when."""

from collections.abc import Callable, Sequence

from caylus.games.magna_carta.rules.board import Board

Stop = Callable[[Board], bool]


def acting(round_number: int, seat: int = 0, road: int = 0) -> Stop:
    """Stops at a seat's turn in the actions phase, once round and road are as far as asked."""
    return lambda state: (
        state.phase == "actions"
        and state.round >= round_number
        and state.actor == seat
        and len(state.road_kind) >= road
        and len(state.actions()) > 1
    )


def asked(phase: str, word: str, choices: int = 3, round_number: int = 3) -> Stop:
    """Stops when a phase offers an action that begins with a word, among enough others."""
    return lambda state: (
        state.phase == phase
        and state.round >= round_number
        and len(state.actions()) >= choices
        and any(str(action).startswith(word) for action in state.actions())
    )


def never(state: Board) -> bool:
    """Stops nowhere."""
    return False


def many_cards(state: Board) -> bool:
    """Stops when somebody holds seven cards or more in the actions phase."""
    return acting(2, state.actor or 0)(state) and len(table_hand(state)) >= 7


def table_hand(state: Board) -> Sequence[int]:
    """The kinds of card that the player to move holds."""
    held = state.hand[state.actor or 0]
    return [kind for kind in range(held.bit_length()) if held >> kind & 1]


def prestige_built(state: Board) -> bool:
    """Stops when two prestige buildings stand in front of players."""
    built = sum(bin(buildings).count("1") for buildings in state.prestige)
    return built >= 2 and acting(1, state.actor or 0)(state)


POSITIONS = {
    "set-up": ("standard", 3, "greedy", 5, lambda state: len(state.actions()) == 2),
    "early": ("standard", 3, "greedy", 5, acting(2)),
    "late": ("standard", 4, "random", 8, acting(5, road=17)),
    "provost": ("standard", 4, "greedy", 5, asked("provost", "provost", 6)),
    "peddler": ("standard", 4, "greedy", 5, asked("buildings", "buy", 8)),
    "lawyer": ("standard", 4, "random", 11, asked("buildings", "turn", 3)),
    "castle": ("standard", 4, "greedy", 9, asked("castle", "offer", 3)),
    "five": ("standard", 5, "random", 4, acting(4, road=23)),
    "introductory": ("introductory", 3, "random", 5, prestige_built),
    "hand": ("standard", 2, "random", 10, many_cards),
    "over": ("standard", 4, "greedy", 5, never),
    "over-five": ("standard", 5, "greedy", 6, never),
}
