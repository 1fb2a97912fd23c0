"""The games that there are, a folder each: its title, and its rooms: rules, view and others.

No room is imported before it is asked for, so that a start loads one game only.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from caylus.kernel.game import Game, Title

if TYPE_CHECKING:
    from caylus.games.contract import (
        GameAgents,
        GameLessons,
        GameMind,
        GamePuzzles,
        GameTraining,
        GameView,
    )
    from caylus.view.lesson import Lesson


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
APART = ("lessons", "puzzles")
"""The rooms of a game that are fetched when they are opened, in packs of their own."""
BESIDE = "beside"
"""Where the packs are of games that are opened beside another: compiled, so that they open soon."""


@functools.cache
def titles() -> dict[str, Title]:
    """The title of every game, by its name, in the order in which they are listed."""
    folders = {path.parent.name for each in __path__ for path in Path(each).glob("*/__init__.py*")}
    found = [import_module(f"{__name__}.{folder}").TITLE for folder in sorted(folders)]
    return {title.name: title for title in sorted(found, key=lambda title: title.rank)}


def shown() -> dict[str, Title]:
    """The titles of the games that have a view, by name: the page offers them."""
    return {name: title for name, title in titles().items() if (place(name) / "view").is_dir()}


def place(name: str) -> Path:
    """The folder of a game."""
    return Path(str(_room(name).__file__)).parent


def game_of(module: str) -> str:
    """The name of the game that a module is a room of; empty if it is none."""
    rooms = {f"{__name__}.{_folder(title)}.": name for name, title in titles().items()}
    return next((name for begin, name in rooms.items() if module.startswith(begin)), "")


def pack_of(module: str) -> str:
    """The pack that brings a module to a Python with another game; empty if it is of no game."""
    name = game_of(module)
    room = module.removeprefix(f"{__name__}.").split(".")[1] if name else ""
    return f"{room if room in APART else BESIDE}/{name}" if name else ""


def view(name: str) -> GameView:
    """How a game is shown."""
    return cast("GameView", _room(name, "view"))


def mind(name: str) -> GameMind:
    """What opponents know of a game."""
    return cast("GameMind", _room(name, "mind"))


def temperaments(name: str, variant: str) -> list[str]:
    """The temperaments that opponents can have in a variant of a game."""
    every: Mapping[str, Sequence[str]] = getattr(_room(name), "TEMPERAMENTS", {})
    first = variant.partition("-")[0]
    return [each for each, only in every.items() if not only or first in only]


def has_agents(name: str) -> bool:
    """Whether programs of others can play a game."""
    return (place(name) / "agents").is_dir()


def agents(name: str) -> GameAgents:
    """What programs of others need to play a game; raises ModuleNotFoundError if there is none."""
    return cast("GameAgents", _room(name, "agents"))


def has_lessons(name: str) -> bool:
    """Whether a game is taught."""
    return (place(name) / "lessons").is_dir()


def lessons(name: str) -> Sequence[Lesson]:
    """What is taught of a game; raises ModuleNotFoundError if nothing is."""
    return cast("GameLessons", _room(name, "lessons")).LESSONS


def has_puzzles(name: str) -> bool:
    """Whether a game has a puzzle for each day."""
    return (place(name) / "puzzles").is_dir() and bool(puzzles(name))


def puzzles(name: str) -> Sequence[str]:
    """The lines of a game's puzzles; raises ModuleNotFoundError if it has none."""
    return cast("GamePuzzles", _room(name, "puzzles")).PUZZLES


def training(name: str) -> GameTraining:
    """What opponents learn of a game."""
    return cast("GameTraining", _room(name, "mind.training"))


def _room(name: str, *room: str) -> Any:
    return import_module(".".join((__name__, _folder(titles()[name]), *room)))


def _folder(title: Title) -> str:
    """The name of a game's folder: its own, as Python writes it."""
    return title.name.replace("-", "_")
