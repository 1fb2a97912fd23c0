"""Does once what the page will ask for, so that a snapshot of the memory holds all of it.

A start from the snapshot reads no file before it has answered.
"""

import importlib
import itertools
import json
from collections.abc import Mapping
from typing import Any

from caylus import games
from caylus.kernel.game import Game
from caylus.view import environment
from caylus.view.panels import PANELS
from caylus.view.share import TITLES
from caylus.web.workers import engine, engine_deeds, thinker, thinker_deeds  # noqa: F401
from caylus.web.workers.door import Deed, Message, answer, read

SEATS = [["person", "Anna"], ["random", ""]]
TURNS = 12


def rehearse(game: str) -> None:
    """Read every file, play the first turns of a game, open every panel, and have a bot think."""
    environment.load_all(game)
    _play(games.GAMES[game])
    importlib.invalidate_caches()


def _play(game: Game) -> None:
    """Do for one game what the page will ask for."""
    for variant, players in itertools.product(game.variants, range(game.fewest, game.most + 1)):
        room, state = games.mind(game.name), game.new(variant, players)
        room.mind(state)
        room.shortfalls(state)
    for variant in reversed(game.variants):
        chosen = {"game": game.name, "variant": variant, "seats": SEATS}
        shown = _engine("begin", **chosen, seed=1, wishes={"tips": True})
        for _turn in range(TURNS):
            if shown["bot"] or shown["actions"]:
                shown = _engine("play", action=_next_action(shown))
    for name in (*games.view(game.name).PANELS, *PANELS):
        _engine("panel", name=name)
    for kind in TITLES:
        _engine("share", kind=kind, address="")
    kept = _engine("summarise", record=shown["record"])["summary"]
    _engine("saves", found=[["2026-11-22T00-00-00-000", kept, ""]], kept=True)


def _next_action(shown: Message) -> str:
    """The first action of a person, or what a bot thinks of."""
    if shown["bot"]:
        thought = _asked(thinker_deeds.DEEDS, "choose", record=shown["record"])
        return str(thought["action"])
    return str(shown["actions"][0])


def _engine(do: str, **fields: Any) -> Message:
    return _asked(engine_deeds.DEEDS, do, **fields)


def _asked(deeds: Mapping[str, Deed], do: str, **fields: Any) -> Message:
    answered = read(answer(json.dumps({"do": do, **fields}), deeds))
    if "fault" in answered:
        raise RuntimeError(answered["fault"])
    return answered
