"""Does once what the page will ask for, so that a snapshot of the memory holds all of it."""

import importlib
import json
from collections.abc import Mapping
from typing import Any

import caylus
from caylus.view.panels import PANELS
from caylus.view.share import TITLES
from caylus.web.workers import engine_deeds, thinker_deeds
from caylus.web.workers.door import Deed, Message, answer

SEATS = [["person", "Anna"], ["random", ""]]
TURNS = 12


def rehearse() -> None:
    """Play the first turns of a game, open every panel, and have a bot think."""
    for variant in caylus.game("magna-carta").variants:
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
