"""The games that there are, a folder each: its title, and its rooms rules, view and mind.

No room is imported before it is asked for, so that a start loads one game only.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from caylus.kernel.game import Game, Title

if TYPE_CHECKING:
    from caylus.games.contract import GameMind, GameTraining, GameView


# Folders with further games, for those that are kept elsewhere.
__path__ += filter(None, os.environ.get("CAYLUS_GAMES", "").split(os.pathsep))


class Games(Mapping[str, Game]):
    """The games by name, each imported when it is looked up."""

    def __getitem__(self, name: str) -> Game:
        return cast(Game, _room(name, "rules").GAME)

    def __iter__(self) -> Iterator[str]:
        return iter(titles())

    def __len__(self) -> int:
        return len(titles())


GAMES = Games()


@functools.cache
def titles() -> dict[str, Title]:
    """The title of every game, by its name."""
    folders = {path.parent.name for each in __path__ for path in Path(each).glob("*/__init__.py*")}
    found = [import_module(f"{__name__}.{folder}").TITLE for folder in sorted(folders)]
    return {title.name: title for title in found}


def place(name: str) -> Path:
    """The folder of a game."""
    return Path(str(_room(name).__file__)).parent


def game_of(module: str) -> str:
    """The name of the game that a module is a room of; empty if it is none."""
    rooms = {f"{__name__}.{_folder(title)}.": name for name, title in titles().items()}
    return next((name for begin, name in rooms.items() if module.startswith(begin)), "")


def view(name: str) -> GameView:
    """How a game is shown."""
    return cast("GameView", _room(name, "view"))


def mind(name: str) -> GameMind:
    """What opponents know of a game."""
    return cast("GameMind", _room(name, "mind"))


def training(name: str) -> GameTraining:
    """What opponents learn of a game."""
    return cast("GameTraining", _room(name, "mind.training"))


def _room(name: str, *room: str) -> Any:
    return import_module(".".join((__name__, _folder(titles()[name]), *room)))


def _folder(title: Title) -> str:
    """The name of a game's folder: its own, as Python writes it."""
    return title.name.replace("-", "_")
