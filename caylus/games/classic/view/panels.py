"""Panels: what opens beside the table on demand."""

from __future__ import annotations

from typing import cast

from caylus.games.classic.rules.sight import Sight
from caylus.games.classic.rules.tiles import BLUE, STONY, WOODEN
from caylus.games.classic.view import forecast as forecasts
from caylus.games.classic.view.all_cards import cards
from caylus.games.classic.view.favor_table import drawn_line, favor_lines
from caylus.games.classic.view.stock import stock as tiles_of
from caylus.kernel.text import N_
from caylus.view.environment import render
from caylus.view.panels import Panel
from caylus.view.table import Table
from caylus.view.text import _

FAMILIES = (
    (WOODEN, N_("Wood buildings")),
    (STONY, N_("Stone buildings")),
    (BLUE, N_("Prestige buildings")),
)


def stock(shown: Table, path: str) -> str:
    """The tiles that can still be built, as whole tiles."""
    tiles = list(tiles_of(shown))
    groups = [
        (_(title), [tile for tile in tiles if tile.face.family == family])
        for family, title in FAMILIES
    ]
    return render("classic/stock.html", groups=[group for group in groups if group[1]])


def favors(shown: Table, path: str) -> str:
    """The table of royal favors."""
    lines = [drawn_line(line, "panel-") for line in favor_lines(shown)]
    return render("classic/favors.html", lines=lines)


def forecast(shown: Table, path: str) -> str:
    """What the workers will bring, and what castle and scorings will give or cost."""
    return forecasts.page(cast(Sight, shown.sight), shown.seats)


PANELS: dict[str, Panel] = {
    "forecast": forecast,
    "stock": stock,
    "favors": favors,
    "cards": cards,
}
