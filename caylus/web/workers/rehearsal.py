"""Does once what the page will ask for, so that a snapshot of the memory holds all of it.

A start from the snapshot reads no file before it has answered.
"""

import importlib
import itertools
import json
from collections.abc import Mapping
from typing import Any

import caylus
from caylus.games.magna_carta.mind.mind import mind
from caylus.games.magna_carta.rules import position, sight  # noqa: F401
from caylus.view import environment, text
from caylus.view.panels import PANELS
from caylus.view.share import TITLES
from caylus.web.workers import engine, engine_deeds, thinker, thinker_deeds  # noqa: F401
from caylus.web.workers.door import Deed, Message, answer

SEATS = [["person", "Anna"], ["random", ""]]
TURNS = 12


def rehearse() -> None:
    """Read every file, play the first turns of a game, open every panel, and have a bot think."""
    environment.load_all()
    text.packed(text.LANGUAGES)
    game = caylus.game("magna-carta")
    for variant, players in itertools.product(game.variants, range(game.fewest, game.most + 1)):
        mind(game.new(variant, players))  # type: ignore[arg-type]
    for variant in game.variants:
        shown = _engine("begin", variant=variant, seats=SEATS, seed=1, wishes={"tips": True})
        for _turn in range(TURNS):
            shown = _engine("play", action=_next_action(shown))
    for name in PANELS:
        _engine("panel", name=name)
    for kind in TITLES:
        _engine("share", kind=kind, address="")
    _engine("saves", found=[["2026-11-22T00-00-00-000", shown["record"]]], kept=True)
    importlib.invalidate_caches()


def _next_action(shown: Message) -> str:
    """The first action of a person, or what a bot thinks of."""
    if shown["bot"]:
        thought = _asked(thinker_deeds.DEEDS, "choose", record=shown["record"])
        return str(thought["action"])
    return str(shown["actions"][0])


def _engine(do: str, **fields: Any) -> Message:
    return _asked(engine_deeds.DEEDS, do, **fields)


def _asked(deeds: Mapping[str, Deed], do: str, **fields: Any) -> Message:
    answered: Message = json.loads(answer(json.dumps({"do": do, **fields}), deeds))
    if "fault" in answered:
        raise RuntimeError(answered["fault"])
    return answered
