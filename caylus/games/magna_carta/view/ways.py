"""Paying differently: what is asked about the cubes, one kind after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caylus.games.magna_carta.rules.payments import Payment
from caylus.games.magna_carta.rules.turns import BuildPrestige
from caylus.games.magna_carta.rules.words import Turn
from caylus.kernel.text import N_
from caylus.view.ways import Question


def _paid(kind: int) -> Callable[[Any], int]:
    """How many cubes of a kind an action pays; a card is turned with one."""

    def count(action: Any) -> int:
        if isinstance(action, Turn):
            return int(action.kind == kind)
        paid: Payment = action.payment
        return paid[kind]

    return count


def _place(action: Any) -> int:
    place = action.place if isinstance(action, BuildPrestige) else None
    return 0 if place is None else place + 1


WAYS = (
    Question("on", N_("On which residence?"), N_("place {number}"), _place, is_always=True),
    Question("G", N_("How much gold?"), N_("{number} gold"), _paid(3)),
    Question("F", N_("How much food?"), N_("{number} food"), _paid(0)),
    Question("W", N_("How much wood?"), N_("{number} wood"), _paid(1)),
    Question("S", N_("How much stone?"), N_("{number} stone"), _paid(2)),
)
