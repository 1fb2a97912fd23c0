"""Panels: what opens beside the table on demand."""

from __future__ import annotations

from collections.abc import Callable

from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import PRESTIGE_KINDS
from caylus.view import forecast as forecasts
from caylus.view import ways as all_ways
from caylus.view.cards import known_faces
from caylus.view.environment import render
from caylus.view.table import Table

Panel = Callable[[Table, str], str]


def forecast(shown: Table, path: str) -> str:
    """What the workers on the road will bring."""
    return forecasts.page(shown.sight, shown.seats)


def ways(shown: Table, path: str) -> str:
    """One step of paying differently."""
    return all_ways.page(shown.sight, path)


def log(shown: Table, path: str) -> str:
    """Everything that happened, what is new on top."""
    told = [(entry.colour, entry.text(shown.reader)) for entry in reversed(shown.log)]
    return render("log.html", told=told, new=shown.new)


def pool(shown: Table, path: str) -> str:
    """The prestige buildings on offer, as whole cards."""
    lit = shown.lit
    kinds = [kind for kind in PRESTIGE_KINDS if shown.sight.table.pool >> kind & 1]
    cards = [(known_faces()[kind], lit.on.get(f"pool-{BUILDINGS[kind].key}", "")) for kind in kinds]
    return render("pool.html", cards=cards)


def lines(shown: Table, path: str) -> str:
    """The lines of the game that were left."""
    return render("lines.html", left=shown.history.left if shown.history else ())


PANELS: dict[str, Panel] = {
    "forecast": forecast,
    "ways": ways,
    "log": log,
    "pool": pool,
    "lines": lines,
}
