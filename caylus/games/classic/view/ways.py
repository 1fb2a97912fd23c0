"""Paying differently: what is asked about the cubes, one kind after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caylus.games.classic.rules.construction import Build
from caylus.games.classic.rules.goods import CLOTH, FOOD, GOLD, LETTERS, STONE, WOOD
from caylus.kernel.text import N_
from caylus.view.ways import Question


def _paid(kind: int) -> Callable[[Any], int]:
    """How many cubes of a kind an action pays: a building's, or those given for gold."""

    def count(action: Any) -> int:
        if isinstance(action, Build):
            return action.payment[kind]
        given: str = action.trade.give
        return given.count(LETTERS[kind])

    return count


WAYS = (
    Question("G", N_("How much gold?"), N_("{number} gold"), _paid(GOLD)),
    Question("F", N_("How much food?"), N_("{number} food"), _paid(FOOD)),
    Question("W", N_("How much wood?"), N_("{number} wood"), _paid(WOOD)),
    Question("S", N_("How much stone?"), N_("{number} stone"), _paid(STONE)),
    Question("C", N_("How much cloth?"), N_("{number} cloth"), _paid(CLOTH)),
)
