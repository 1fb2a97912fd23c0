"""Heavy board games in plain Python: rules, positions and records."""

from caylus.games import GAMES
from caylus.kernel.chance import CHANCE
from caylus.kernel.errors import BadLink, BadPosition, BadRecord, IllegalAction, shown
from caylus.kernel.game import Game
from caylus.kernel.record import Match, json_object, new_match
from caylus.kernel.state import Action, State
from caylus.records.lines import Lines
from caylus.records.lines import read as _read
from caylus.records.link import link
from caylus.records.link import unlink as _unlink

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "Action",
    "BadLink",
    "BadPosition",
    "BadRecord",
    "IllegalAction",
    "Lines",
    "Match",
    "State",
    "from_json",
    "game",
    "link",
    "load",
    "load_lines",
    "new_game",
    "new_match",
    "unlink",
    "unlink_lines",
]


def game(name: str) -> Game:
    """The game of that name; raises ValueError."""
    if name not in GAMES:
        raise ValueError(f"game {shown(name)}: known are {', '.join(GAMES)}")
    return GAMES[name]


def new_game(name: str, *, variant: str, players: int, seed: int | None = None) -> State:
    """A game's state before its first deal; raises ValueError.

    With a seed `state.dealt()` is what the dealer answers for CHANCE; without one the caller
    chooses among the outcomes.
    """
    return game(name).new(variant, players, seed)


def load(text: str) -> Match:
    """Read and replay a record's line of play; raises BadRecord with the line and the reason."""
    return _read(text, GAMES).match


def load_lines(text: str) -> Lines:
    """Read and replay a record with all its lines; raises BadRecord."""
    return _read(text, GAMES)


def unlink(text: str) -> Match:
    """The match of a text that `link` wrote; raises BadLink with one sentence."""
    return _unlink(text, GAMES).match


def unlink_lines(text: str) -> Lines:
    """The match of a text that `link` wrote, with its notes; raises BadLink."""
    return _unlink(text, GAMES)


def from_json(text: str) -> State:
    """The state of a position as `State.to_json` writes it; raises BadPosition."""
    position = json_object(text)
    name = position.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise BadPosition(f"game {shown(name)}: known are {', '.join(GAMES)}")
    return GAMES[name].from_json(position)
